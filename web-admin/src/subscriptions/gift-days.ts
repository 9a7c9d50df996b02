const twoDigits = (part: number) => String(part).padStart(2, '0');

/** A moment's day in the reader's own time zone, as a date input holds it: `2026-11-21`. */
export const dayOf = (moment: Date): string =>
  `${moment.getFullYear()}-${twoDigits(moment.getMonth() + 1)}-${twoDigits(moment.getDate())}`;

/** The same moment some days later, by the calendar. */
export function daysLater(moment: Date, days: number): Date {
  const later = new Date(moment);
  later.setDate(later.getDate() + days);
  return later;
}

/** The last moment of a day in the reader's own time zone, as an ISO instant; null for what is no day. */
export function endOfDay(day: string): string | null {
  const end = new Date(`${day}T23:59:59.999`);
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(end.getTime()) ? end.toISOString() : null;
}
