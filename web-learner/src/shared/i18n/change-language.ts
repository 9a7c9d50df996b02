import i18next from 'i18next';
import { writeStored } from '../storage.ts';
import { LANGUAGE_KEY, type Language } from './language.ts';

type LoadTexts = (language: Language) => Promise<unknown>;
let loadTexts: LoadTexts = () => Promise.resolve();

/** app/ knows every feature's texts and says here how a language's are loaded. */
export const provideTexts = (load: LoadTexts) => {
  loadTexts = load;
};

/** Switches the language once its texts are here, remembers it, and tells the document. */
export async function changeLanguage(language: Language): Promise<void> {
  writeStored(LANGUAGE_KEY, language);
  await loadTexts(language);
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
}
