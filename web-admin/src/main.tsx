import { keepSession } from '@academy/web-kit/session/keep-session.ts';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { AdminApp } from './admin.tsx';
import { session } from './app/api.ts';
import { LanguageProvider } from './app/i18n/language-context.tsx';
import { loadI18nProvider } from './app/i18n/i18n-provider.ts';
import { currentLanguage } from './app/i18n/current-language.ts';
import '@academy/web-kit/theme/tokens.css';
import '@academy/web-kit/theme/fonts.css';
import '@academy/web-kit/theme/base.css';
import './app/theme/base.css';

const language = currentLanguage();
const i18nProvider = await loadI18nProvider(language);
keepSession(session);

const router = createBrowserRouter([{ path: '*', element: <AdminApp /> }], { basename: '/admin' });

createRoot(document.getElementById('root')!, {
  // As React would do it by itself, which leaves out what it recovered from.
  onRecoverableError: (error) => {
    reportError(error);
    // eslint-disable-next-line no-console -- for who looks into it, in their browser or a journey's trace
    if (error instanceof Error && error.cause !== undefined) console.error(error.cause);
  },
}).render(
  <LanguageProvider initial={{ language, i18nProvider }}>
    <RouterProvider router={router} />
  </LanguageProvider>,
);
