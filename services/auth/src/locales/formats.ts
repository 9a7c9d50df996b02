import { contractTimeZone } from '@academy/contracts/shared/contract-time-zone.ts';
import type { Language } from '@academy/contracts/shared/language.ts';

/** English dates as the screens write them: `3 February 2026`, not `February 3, 2026`. */
export const locales: Readonly<Record<Language, string>> = { es: 'es-ES', en: 'en-GB' };

/** Cents as people write them: `29,99 €`, `€29.99`. */
export const money = (cents: number, currency: string, language: Language): string =>
  new Intl.NumberFormat(locales[language], { style: 'currency', currency }).format(cents / 100);

/** `21 de diciembre de 2026`, `21 December 2026`. */
export const day = (date: Date, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: contractTimeZone }).format(date);
