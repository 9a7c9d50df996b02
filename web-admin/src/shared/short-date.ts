import { formatContractDay } from '@academy/web-kit/format/contract-days.ts';
import { formatDay, localeOf } from '@academy/web-kit/format/dates.ts';

/** The day of a moment for a column of days, such as `24 Aug 2025`, that never breaks across lines. */
export const formatShortDate = (iso: string, language: string): string =>
  inOneLine(new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium' }).format(new Date(iso)));

/** The same in the contracts' time zone: of a charge, an invoice or a gift. */
export const formatShortContractDay = (iso: string, language: string): string =>
  inOneLine(formatContractDay(iso, language, 'medium'));

/** The same of a day without a time, such as `2025-08-24`, or of a moment as its day in UTC: a certificate's. */
export const formatShortDay = (day: string, language: string): string =>
  inOneLine(formatDay(day, language, 'medium'));

const inOneLine = (text: string) => text.replaceAll(' ', '\u00A0');
