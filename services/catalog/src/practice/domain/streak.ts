import { addDays, type CalendarDate } from '../../domain/calendar.ts';

/** How many weeks in a row may be missed without an end of the streak. */
const forgiven = 1;

const weeksBefore = (week: CalendarDate, weeks: number): CalendarDate => addDays(week, -7 * weeks);

/** How many reached weeks form the streak that ends with `last`, with no more than the forgiven misses between. */
const chainUpTo = (reached: readonly CalendarDate[], last: CalendarDate): number => {
  let oldest = last;
  let length = 0;
  for (const week of reached
    .filter((each) => each <= last)
    .toSorted()
    .reverse()) {
    if (week < weeksBefore(oldest, forgiven + 1)) break;
    oldest = week;
    length += 1;
  }
  return length;
};

/** The last reached week up to and with this one; null where there is none. */
const lastReached = (reached: readonly CalendarDate[], week: CalendarDate): CalendarDate | null =>
  reached
    .filter((each) => each <= week)
    .toSorted()
    .at(-1) ?? null;

/**
 * Weeks of the streak in a week that is not over yet: those reached, with no two in a row missed. The weeks are named by
 * their Mondays.
 */
export const streakIn = (reached: readonly CalendarDate[], week: CalendarDate): number => {
  const last = lastReached(reached, week);
  // The present week is not missed yet.
  if (last === null || last < weeksBefore(week, forgiven + 1)) return 0;
  return chainUpTo(reached, last);
};

export type WeekOutcome = 'reached' | 'forgiven' | 'ended' | 'none';

/** What became of a streak with a week that is over: `none` where there was none to lose. */
export const outcomeOf = (
  reached: readonly CalendarDate[],
  week: CalendarDate,
): { outcome: WeekOutcome; streakWeeks: number } => {
  const last = lastReached(reached, week);
  if (last === null) return { outcome: 'none', streakWeeks: 0 };
  const streakWeeks = chainUpTo(reached, last);
  if (last === week) return { outcome: 'reached', streakWeeks };
  if (last >= weeksBefore(week, forgiven)) return { outcome: 'forgiven', streakWeeks };
  if (last === weeksBefore(week, forgiven + 1)) return { outcome: 'ended', streakWeeks };
  return { outcome: 'none', streakWeeks: 0 };
};
