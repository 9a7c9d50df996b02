import { automationInterval } from '@academy/contracts/shared/automation-types.ts';

/** The units that an interval is shown and chosen in, the largest first, in milliseconds. */
export const intervalUnits = { days: 86_400_000, hours: 3_600_000, minutes: 60_000, seconds: 1_000 } as const;
export type IntervalUnit = keyof typeof intervalUnits;

/** In the order in which they are offered: seconds, which only trials allow, last. */
export const chosenUnits = ['minutes', 'hours', 'days', 'seconds'] as const satisfies readonly IntervalUnit[];

// Object.keys forgets which keys there are.
const units = Object.keys(intervalUnits) as IntervalUnit[];

/** An interval in the largest unit that it is a whole number of: 90 minutes, not 1.5 hours. */
export const inUnit = (intervalMs: number): { unit: IntervalUnit; count: number } => {
  const unit = units.find((name) => intervalMs % intervalUnits[name] === 0) ?? 'seconds';
  return { unit, count: Math.round(intervalMs / intervalUnits[unit]) };
};

/** What was typed, in milliseconds; NaN where it is no whole number from 1. */
export const toMs = (count: string, unit: IntervalUnit): number =>
  /^[1-9]\d*$/.test(count.trim()) ? Number(count) * intervalUnits[unit] : NaN;

/** Key of what is wrong with an interval, before the server is asked. */
export function intervalFault(intervalMs: number): string | undefined {
  if (Number.isNaN(intervalMs)) return 'resources.automations.wholeNumber';
  return intervalMs > automationInterval.max ? 'resources.automations.tooLong' : undefined;
}
