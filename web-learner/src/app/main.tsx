import { createRoot } from 'react-dom/client';
import '../shared/theme/tokens.css';
import '../shared/theme/fonts.css';
import '../shared/theme/base.css';
import '../shared/ui/ui.css';
import { startI18n } from './i18n.ts';
import { App } from './app.tsx';

await startI18n();
createRoot(document.getElementById('root')!).render(<App />);
