import type { Language } from '@academy/contracts/shared/language.ts';

/** Local-storage key of the chosen language, shared with the learners' app. */
export const LANGUAGE_KEY = 'language';
export const languages: readonly Language[] = ['es', 'en'];

/** The stored choice, else English. */
export function storedLanguage(): Language {
  try {
    return localStorage.getItem(LANGUAGE_KEY) === 'es' ? 'es' : 'en';
  } catch {
    return 'en';
  }
}

export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // Forbidden: the choice then lasts as long as the page.
  }
}
