import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';

const texts = (path: string): Record<string, unknown> =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../src', path), 'utf8')) as Record<string, unknown>;

const textsOf = (language: string) => ({
  shared: texts(`shared/i18n/locales/${language}.json`),
  lessons: texts(`features/lessons/locales/${language}.json`),
});

/** Makes components of the lessons feature render with its own texts, in English until the language is changed. */
export const useLessonTexts = () =>
  i18next.use(initReactI18next).init({
    lng: 'en',
    defaultNS: 'shared',
    resources: { en: textsOf('en'), es: textsOf('es') },
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
