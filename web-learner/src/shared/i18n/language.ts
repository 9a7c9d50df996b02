import type { Language } from '@academy/contracts/shared/language.ts';
import i18next from 'i18next';

export type { Language };

/** Local-storage key of the chosen language. */
export const LANGUAGE_KEY = 'language';
export const languages: readonly Language[] = ['es', 'en'];

/** What `vite/boot.js` chose before the first paint: the stored choice, else the browser's language, else English. */
export const documentLanguage = (): Language => (document.documentElement.lang === 'es' ? 'es' : 'en');
export const currentLanguage = (): Language => (i18next.language === 'es' ? 'es' : 'en');
