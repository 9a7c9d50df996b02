import type { Language } from '@academy/contracts/shared/language.ts';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'ra-core';

const loaders = {
  en: () => import('../../locales/en/messages.ts'),
  es: () => import('../../locales/es/messages.ts'),
};
/** The texts about rubrics are many and of few pages, which bring them along. */
const rubricLoaders = {
  en: () => import('../../locales/en/rubric.ts'),
  es: () => import('../../locales/es/rubric.ts'),
};
const rubricTexts = new Map<Language, I18nProvider>();
let shown: Language = 'en';
let isRubricWanted = false;

const provider = (messages: object, language: Language): I18nProvider =>
  // Its type asks for react-admin's own texts, which texts of single pages do not have.
  polyglotI18nProvider(() => messages as TranslationMessages, language, [], { allowMissing: true });

async function loadRubricTexts(language: Language): Promise<void> {
  if (rubricTexts.has(language)) return;
  const { rubric } = await rubricLoaders[language]();
  rubricTexts.set(language, provider({ resources: rubric }, language));
}

/** A page that speaks of rubrics, once the texts for that are there; they follow the language from then on. */
export async function withRubricTexts<Page>(page: Promise<Page>): Promise<Page> {
  isRubricWanted = true;
  await loadRubricTexts(shown);
  return page;
}

/** The texts of one language, fetched when it is first chosen. */
export async function loadI18nProvider(language: Language): Promise<I18nProvider> {
  shown = language;
  const [{ messages }] = await Promise.all([
    loaders[language](),
    isRubricWanted ? loadRubricTexts(language) : undefined,
  ]);
  const texts = provider(messages, language);
  const textsFor = (key: string) =>
    (key.startsWith('resources.rubric.') ? rubricTexts.get(language) : undefined) ?? texts;
  return { ...texts, translate: (key, options) => textsFor(key).translate(key, options) };
}
