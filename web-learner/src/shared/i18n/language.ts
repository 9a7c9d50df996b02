import type { Language } from '@academy/contracts/shared/language.ts';
import i18next from 'i18next';
import { readStored } from '../storage.ts';

export type { Language };

/** Local-storage key of the chosen language. */
export const LANGUAGE_KEY = 'language';
export const languages: readonly Language[] = ['es', 'en'];

/** The stored choice, else English. */
export const storedLanguage = (): Language => (readStored(LANGUAGE_KEY) === 'es' ? 'es' : 'en');
export const currentLanguage = (): Language => (i18next.language === 'es' ? 'es' : 'en');
