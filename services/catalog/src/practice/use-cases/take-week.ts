import type { CatalogDeps } from '../../use-cases/deps.ts';
import { addDays, mondayAt, weekFrom } from '../../domain/calendar.ts';
import { closeWeek, reachWeek } from '../domain/weeks.ts';
import type { WeekOutcome } from '../domain/streak.ts';
import { countWeek } from './count-week.ts';
import { timeZoneOf } from './time-zone-of.ts';

/** Records that a learner has reached the goal of this week, as soon as it is so. Again changes nothing. */
export const takeThisWeek = async (deps: CatalogDeps, userId: string): Promise<void> => {
  const record = await deps.practice.find(userId);
  if (!record?.goal) return;
  const timeZone = timeZoneOf(await deps.people.find(userId));
  const monday = mondayAt(deps.now(), timeZone);
  if (record.reachedWeeks.includes(monday)) return;
  const done = await countWeek(deps, userId, { kind: record.goal.kind, week: weekFrom(monday, timeZone) });
  await deps.practice.change(userId, (current) => reachWeek(current, monday, done));
};

/** Closes the week that ended last for a learner with a goal; null where there is nothing to close. */
export const closeLastWeek = async (deps: CatalogDeps, userId: string): Promise<WeekOutcome | null> => {
  const record = await deps.practice.find(userId);
  if (!record?.goal) return null;
  const timeZone = timeZoneOf(await deps.people.find(userId));
  const monday = addDays(mondayAt(deps.now(), timeZone), -7);
  if (!closeWeek(record, monday, 0)) return null;
  const done = await countWeek(deps, userId, { kind: record.goal.kind, week: weekFrom(monday, timeZone) });
  let outcome: WeekOutcome | null = null;
  await deps.practice.change(userId, (current) => {
    const closed = closeWeek(current, monday, done);
    outcome = closed?.outcome ?? null;
    return closed && { state: closed.state, events: closed.events };
  });
  return outcome;
};
