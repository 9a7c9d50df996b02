import type { Interval } from '@academy/contracts/shared/payments.ts';

const lastDayOf = (year: number, month: number): number =>
  new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

/** So many months later on that day of the month, or on the month's last day where it has no such day. */
export const addMonths = (from: Date, months: number, day = from.getUTCDate()): Date => {
  const after = new Date(from);
  after.setUTCDate(1);
  after.setUTCMonth(after.getUTCMonth() + months);
  after.setUTCDate(Math.min(day, lastDayOf(after.getUTCFullYear(), after.getUTCMonth())));
  return after;
};

/** When the period that starts there ends; `day` is the day of the month on which the subscription began. */
export const periodEndOf = (start: Date, interval: Interval, day: number): Date =>
  addMonths(start, interval === 'year' ? 12 : 1, day);
