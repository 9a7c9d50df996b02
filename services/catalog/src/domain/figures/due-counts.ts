import type { CalendarDate } from '../calendar.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** An attempt reaches the store, and progress, somewhat after the time that it bears. */
const lateMs = 5 * 60 * 1000;
/** The present week and the last: most attempts that staff overrule are of these. */
const lively = 2;

/** Whether learners did anything since a course was read; after a day it is taken that staff did, or an account was deleted. */
export const hasChangedSince = (of: { readAt: Date | null; latest: Date | null; now: Date }): boolean => {
  const { readAt, latest, now } = of;
  if (readAt === null || now.getTime() - readAt.getTime() >= dayMs) return true;
  return latest !== null && latest.getTime() >= readAt.getTime() - lateMs;
};

/**
 * The weeks to count now: those that never were, the lively ones of a course where something changed, and of those counted a day ago or
 * longer the one that has waited longest. The others follow in later rounds, so that they do not all fall due together every day.
 */
export const dueWeeks = (
  weeks: readonly CalendarDate[],
  known: { counted: ReadonlyMap<CalendarDate, Date>; isChanged: boolean; now: Date },
): CalendarDate[] => {
  const { counted, isChanged, now } = known;
  const countedAt = (week: CalendarDate): number => counted.get(week)?.getTime() ?? 0;
  const [longest] = weeks
    .slice(0, -lively)
    .filter((week) => counted.has(week) && now.getTime() - countedAt(week) >= dayMs)
    .toSorted((a, b) => countedAt(a) - countedAt(b));
  return weeks.filter(
    (week, at) => !counted.has(week) || (isChanged && at >= weeks.length - lively) || week === longest,
  );
};
