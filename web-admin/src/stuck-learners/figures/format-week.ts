import { localeOf } from '@academy/web-kit/format/dates.ts';

/** A week by its Monday, such as `23 Nov`, in one line. */
export const formatWeek = (monday: string, language: string): string =>
  new Intl.DateTimeFormat(localeOf(language), { day: 'numeric', month: 'short', timeZone: 'UTC' })
    .format(new Date(monday))
    .replaceAll(' ', '\u00A0');
