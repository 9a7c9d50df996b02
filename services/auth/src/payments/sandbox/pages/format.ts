import type { Language } from '@academy/contracts/shared/language.ts';

const locales: Record<Language, string> = { es: 'es-ES', en: 'en-GB' };

/** Cents as people write them: `29,99 €`, `€29.99`. */
export const money = (cents: number, currency: string, language: Language): string =>
  new Intl.NumberFormat(locales[language], { style: 'currency', currency }).format(cents / 100);

/** `21 de diciembre de 2026`, `21 December 2026`. */
export const day = (date: Date, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'Europe/Madrid' }).format(date);

/** With the time to the second. */
export const moment = (date: Date, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: 'Europe/Madrid',
  }).format(date);

/** `21 %`, `21%`. */
export const percent = (value: number, language: Language): string =>
  new Intl.NumberFormat(locales[language], { style: 'percent', maximumFractionDigits: 2 }).format(
    value / 100,
  );

/** Puts values into a text's `{names}`. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
