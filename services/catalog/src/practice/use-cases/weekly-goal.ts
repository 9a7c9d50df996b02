import type { GoalWrite, WeeklyGoal } from '@academy/contracts/http/catalog/practice.ts';
import { unauthorised } from '@academy/service-kit/errors/domain-error.ts';
import type { CatalogDeps } from '../../use-cases/deps.ts';
import { addDays, mondayAt, weekAt } from '../../domain/calendar.ts';
import { toWeeklyGoal } from '../views/practice-views.ts';
import { countWeek } from './count-week.ts';
import { recordedPractice } from './practice-of.ts';
import { closeLastWeek, takeThisWeek } from './take-week.ts';
import { timeZoneOf } from './time-zone-of.ts';

/** The weekly goal of a learner with how far this week is. */
export const readWeeklyGoal = async (deps: CatalogDeps, userId: string): Promise<WeeklyGoal> => {
  const [record, person] = await Promise.all([deps.practice.find(userId), deps.people.find(userId)]);
  const week = weekAt(deps.now(), timeZoneOf(person));
  const goal = record?.goal ?? null;
  const done = goal ? await countWeek(deps, userId, { kind: goal.kind, week }) : 0;
  return toWeeklyGoal({ goal, reachedWeeks: record?.reachedWeeks ?? [] }, week, done);
};

const setGoal = async (deps: CatalogDeps, userId: string, goal: GoalWrite | null): Promise<WeeklyGoal> => {
  const timeZone = timeZoneOf(await deps.people.find(userId));
  await recordedPractice(deps, userId, timeZone);
  // The week that is over counts by the goal that it had, and one without a goal not at all.
  await closeLastWeek(deps, userId);
  const closedWeek = addDays(mondayAt(deps.now(), timeZone), -7);
  const saved = await deps.practice.change(userId, () => ({ state: { goal, closedWeek }, events: [] }));
  // Gone since it was made: the account is deleted.
  if (!saved) throw unauthorised();
  await takeThisWeek(deps, userId);
  return readWeeklyGoal(deps, userId);
};

/** Sets a learner's weekly goal, which counts for the present week already. */
export const saveWeeklyGoal = (deps: CatalogDeps, userId: string, goal: GoalWrite): Promise<WeeklyGoal> =>
  setGoal(deps, userId, goal);

/** Removes a learner's weekly goal. The weeks reached stay, should they set one again. */
export const removeWeeklyGoal = (deps: CatalogDeps, userId: string): Promise<WeeklyGoal> =>
  setGoal(deps, userId, null);
