import { localeOf } from '@academy/web-kit/format/dates.ts';

/** A day for a column of days, such as `24 Aug 2025`, that never breaks across lines. */
export const formatShortDate = (iso: string, language: string): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium' })
    .format(new Date(iso))
    .replaceAll(' ', '\u00A0');
