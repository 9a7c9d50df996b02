import { createRoot } from 'react-dom/client';
import '@academy/web-kit/theme/tokens.css';
import '@academy/web-kit/theme/fonts.css';
import '@academy/web-kit/theme/base.css';
import '../shared/theme/base.css';
import '../shared/ui/ui.css';
import './first-paint/first-paint.css';
import { startI18n } from './i18n.ts';
import { App } from './app.tsx';
import { landingInPlace } from './routes/home.tsx';

await Promise.all([startI18n(), landingInPlace()]);
createRoot(document.getElementById('root')!).render(<App />);
