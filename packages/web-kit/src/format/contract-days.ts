import { contractTimeZone } from '@academy/contracts/shared/contract-time-zone.ts';
import { localeOf } from './dates.ts';

const DAY_MS = 86_400_000;

/** The day of a moment in the contracts' time zone, in full or `medium`: the same for every reader. Takes ISO 8601. */
export const formatContractDay = (
  iso: string,
  language: string,
  dateStyle: 'long' | 'medium' = 'long',
): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle, timeZone: contractTimeZone }).format(
    new Date(iso),
  );

/** The same day with the time of day. */
export const formatContractMoment = (iso: string, language: string): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: contractTimeZone,
  }).format(new Date(iso));

/**
 * A moment of the last day on which somebody may withdraw. The right ends a day after that moment, so that the last day is
 * whole in every time zone; within that day it is today. Takes and gives ISO 8601.
 */
export const lastDayToWithdraw = (withdrawUntil: string, now: Date): string =>
  new Date(Math.max(Date.parse(withdrawUntil) - DAY_MS, now.getTime())).toISOString();

const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: contractTimeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** A moment's day in the contracts' time zone, as a date input holds it: `2026-11-21`. */
export const contractDayOf = (moment: Date): string => parts.format(moment);

/** The day so many days after a moment's, by the calendar. */
export function contractDayAfter(moment: Date, days: number): string {
  const day = new Date(`${contractDayOf(moment)}T00:00:00.000Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

/** Milliseconds that the contracts' clocks are ahead of UTC. */
const offsetAt = (moment: Date): number => {
  const wall = new Date(
    moment.toLocaleString('sv-SE', { timeZone: contractTimeZone }).replace(' ', 'T') + 'Z',
  );
  return wall.getTime() - Math.floor(moment.getTime() / 1000) * 1000;
};

/** The last moment of a day in the contracts' time zone, as an ISO instant; null for what is no day. */
export const endOfContractDay = (day: string): string | null => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null;
  const end = new Date(`${day}T23:59:59.999Z`);
  // Clocks change in the middle of the night, never in the hours around midnight.
  return Number.isNaN(end.getTime()) ? null : new Date(end.getTime() - offsetAt(end)).toISOString();
};
