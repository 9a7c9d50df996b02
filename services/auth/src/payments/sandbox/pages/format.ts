import { contractTimeZone } from '@academy/contracts/shared/contract-time-zone.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import { locales } from '../../../locales/formats.ts';

/** With the time to the second. */
export const moment = (date: Date, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: contractTimeZone,
  }).format(date);

/** `21 %`, `21%`. */
export const percent = (value: number, language: Language): string =>
  new Intl.NumberFormat(locales[language], { style: 'percent', maximumFractionDigits: 2 }).format(
    value / 100,
  );

/** Puts values into a text's `{names}`. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
