import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';

const texts = (path: string): Record<string, unknown> =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../src', path), 'utf8')) as Record<string, unknown>;

interface SharedTexts extends Record<string, unknown> {
  error: Record<string, string>;
}

export const sharedTexts = (language: string): SharedTexts =>
  texts(`shared/i18n/locales/${language}.json`) as SharedTexts;

/** Words that the back office says too; they come with those of the lessons. */
const exerciseWords = (language: string) =>
  texts(`../../packages/web-kit/src/exercise/locales/${language}.json`);

const textsOf = (language: string, features: readonly string[]) => ({
  shared: sharedTexts(language),
  ...Object.fromEntries(
    features.map((feature) => [
      feature,
      {
        ...texts(`features/${feature}/locales/${language}.json`),
        ...(feature === 'lessons' && exerciseWords(language)),
      },
    ]),
  ),
});

/** Makes components of these features render with their own texts, in English until the language is changed. */
export const useTextsOf = (...features: readonly string[]) =>
  i18next.use(initReactI18next).init({
    lng: 'en',
    defaultNS: 'shared',
    resources: { en: textsOf('en', features), es: textsOf('es', features) },
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });

export const useLessonTexts = () => useTextsOf('lessons');
