import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { AdminApp } from './admin.tsx';
import { session } from './app/api.ts';
import { LanguageProvider } from './app/i18n/language-context.tsx';
import { loadI18nProvider } from './app/i18n/i18n-provider.ts';
import { currentLanguage } from './app/i18n/current-language.ts';
import './app/theme/fonts.css';
import './app/theme/base.css';

const language = currentLanguage();
const i18nProvider = await loadI18nProvider(language);
session.start();
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') session.wake();
});

const router = createBrowserRouter([{ path: '*', element: <AdminApp /> }], { basename: '/admin' });

createRoot(document.getElementById('root')!).render(
  <LanguageProvider initial={{ language, i18nProvider }}>
    <RouterProvider router={router} />
  </LanguageProvider>,
);
