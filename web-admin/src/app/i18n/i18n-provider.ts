import type { Language } from '@academy/contracts/shared/language.ts';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider } from 'ra-core';

const loaders = {
  en: () => import('../../locales/en/messages.ts'),
  es: () => import('../../locales/es/messages.ts'),
};

/** The texts of one language, fetched when it is first chosen. */
export async function loadI18nProvider(language: Language): Promise<I18nProvider> {
  const { messages } = await loaders[language]();
  return polyglotI18nProvider(() => messages, language, [], { allowMissing: true });
}
