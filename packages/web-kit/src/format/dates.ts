const locales: Record<string, string> = { es: 'es-ES', en: 'en-GB' };
/** The locale whose conventions a language of the academy follows. */
export const localeOf = (language: string) => locales[language] ?? 'en-GB';

/** The day of a moment in full, such as `24 August 2025` or `24 de agosto de 2025`, in the reader's own time zone. */
export const formatDate = (iso: string, language: string) =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long' }).format(new Date(iso));

/**
 * A day without a time, such as `2025-12-01`, or a moment's day in UTC: the same day in every time zone. In full like
 * `formatDate`, or `medium`, such as `1 Dec 2025`.
 */
export const formatDay = (day: string, language: string, dateStyle: 'long' | 'medium' = 'long') =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle, timeZone: 'UTC' }).format(new Date(day));

/** A day and a time of day, in the reader's own time zone. */
export const formatDateTime = (iso: string, language: string) =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(iso),
  );

/** A time of day, such as `01:00`, in the reader's own time zone. */
export const formatTime = (iso: string, language: string) =>
  new Intl.DateTimeFormat(localeOf(language), { timeStyle: 'short' }).format(new Date(iso));
