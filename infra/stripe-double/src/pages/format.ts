import { contractTimeZone } from '@academy/contracts/shared/contract-time-zone.ts';
import type { Language } from '@academy/contracts/shared/language.ts';

/** English dates as the academy writes them: `3 February 2026`, not `February 3, 2026`. */
const locales: Readonly<Record<Language, string>> = { es: 'es-ES', en: 'en-GB' };

/** Cents as people write them: `29,99 €`, `€29.99`. */
export const money = (cents: number, currency: string, language: Language): string =>
  new Intl.NumberFormat(locales[language], { style: 'currency', currency }).format(cents / 100);

/** `21 de diciembre de 2026`, `21 December 2026`. */
export const day = (seconds: number, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: contractTimeZone }).format(
    seconds * 1000,
  );

/** The VAT within a price that includes it, in cents. */
export const vatWithin = (total: number, percent: number): number =>
  total - Math.round(total / (1 + percent / 100));

/** With the time to the second. */
export const moment = (seconds: number, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: contractTimeZone,
  }).format(seconds * 1000);

/** `21 %`, `21%`. */
export const percent = (value: number, language: Language): string =>
  new Intl.NumberFormat(locales[language], { style: 'percent', maximumFractionDigits: 2 }).format(
    value / 100,
  );

/** Puts values into a text's `{names}`. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
