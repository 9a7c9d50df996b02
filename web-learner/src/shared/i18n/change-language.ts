import i18next from 'i18next';
import { readStored, writeStored } from '../storage.ts';
import { currentLanguage, LANGUAGE_KEY, languages, type Language } from './language.ts';

type LoadTexts = (language: Language) => Promise<unknown>;
let loadTexts: LoadTexts = () => Promise.resolve();

/** app/ knows every feature's texts and says here how a language's are loaded. */
export const provideTexts = (load: LoadTexts) => {
  loadTexts = load;
};

let asked: Language | null = null;

async function show(language: Language): Promise<void> {
  asked = language;
  try {
    await loadTexts(language);
  } catch (error) {
    // So that the texts of the next screen are in the language that is shown.
    await loadTexts(currentLanguage());
    throw error;
  }
  // Another was asked for meanwhile, whose texts came first.
  if (asked !== language) return;
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
}

/**
 * Switches the language once its texts are here, remembers it, and tells the document. Where the texts do not come, it
 * throws, and what was chosen before stays.
 */
export async function changeLanguage(language: Language): Promise<void> {
  const before = readStored(LANGUAGE_KEY);
  writeStored(LANGUAGE_KEY, language);
  try {
    await show(language);
  } catch (error) {
    if (readStored(LANGUAGE_KEY) === language) writeStored(LANGUAGE_KEY, before);
    throw error;
  }
}

/** Shows an account's language where none was chosen in this browser. Nothing is stored: nobody chose it here. */
export async function followAccount({ language }: { language: Language }): Promise<void> {
  if (readStored(LANGUAGE_KEY) === null && language !== currentLanguage()) await show(language);
}

/** Shows what another tab of this browser chose. Where the texts do not come, this one stays as it is. */
export function followOtherTabs(): void {
  addEventListener('storage', ({ key, newValue }) => {
    const chosen = languages.find((language) => language === newValue);
    if (key === LANGUAGE_KEY && chosen) show(chosen).catch(() => undefined);
  });
}
