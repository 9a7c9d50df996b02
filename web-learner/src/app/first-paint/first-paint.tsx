import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { Hero } from '../../features/landing/components/hero.tsx';
import { TrialBox } from '../../features/landing/components/trial-box.tsx';
import landingEn from '../../features/landing/locales/en.json';
import landingEs from '../../features/landing/locales/es.json';
import sharedEn from '../../shared/i18n/locales/en.json';
import sharedEs from '../../shared/i18n/locales/es.json';
import type { Language } from '../../shared/i18n/language.ts';
import { PublicHeader } from '../layout/public-header.tsx';

const texts = {
  en: { shared: sharedEn, landing: landingEn },
  es: { shared: sharedEs, landing: landingEs },
};

/**
 * HTML of what a visitor sees first at `/`: header and hero as the app itself draws them, for `index.html`. Rendered
 * when the app is built. Links lead where they say; buttons and the box wait for the app, which replaces it all.
 */
export async function renderFirstPaint(language: Language): Promise<string> {
  const i18n = i18next.createInstance();
  await i18n.use(initReactI18next).init({
    lng: language,
    defaultNS: 'shared',
    resources: { [language]: texts[language] },
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <PublicHeader />
          <main>
            <div className="landing">
              <Hero trial={<TrialBox check={() => null} onStart={() => undefined} />} />
            </div>
          </main>
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  );
  return `<div class="first-paint" lang="${language}">${ownIds(waiting(html), language)}</div>`;
}

const waiting = (html: string): string => html.replaceAll(/<(button|textarea)\b/g, '<$1 disabled=""');

/** Both languages stand in one page, of which one is displayed. */
const ownIds = (html: string, language: Language): string =>
  html.replaceAll(/ (id|for|aria-labelledby|aria-describedby)="/g, `$&first-paint-${language}-`);
