import type { Language } from '@academy/contracts/shared/language.ts';

/** Local-storage key of the chosen language, shared with the learners' app. */
export const LANGUAGE_KEY = 'language';
export const languages: readonly Language[] = ['es', 'en'];

const isLanguage = (code: string | undefined): code is Language => code === 'es' || code === 'en';

/** The first of the wishes that the console has; English where it has none. A wish may name a country: `es-MX`. */
export const firstLanguageOf = (wishes: readonly (string | null)[]): Language =>
  wishes.map((wish) => wish?.split('-')[0]?.toLowerCase()).find(isLanguage) ?? 'en';

function stored(): string | null {
  try {
    return localStorage.getItem(LANGUAGE_KEY);
  } catch {
    return null;
  }
}

/** The stored choice, else what the browser asks for. */
export const currentLanguage = (): Language => firstLanguageOf([stored(), ...navigator.languages]);

export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // Forbidden: the choice then lasts as long as the page.
  }
}
