import type { AggregateChange } from '@academy/service-kit/outbox/with-event.ts';
import type { CalendarDate } from '../../domain/calendar.ts';
import { goalMissed, goalReached } from './practice-events.ts';
import type { PracticeRecord, PracticeState } from './practice.ts';
import { outcomeOf, streakIn, type WeekOutcome } from './streak.ts';

type Change = AggregateChange<PracticeState>;

/** That the goal of a week is reached, with its event; null where it is not, or was recorded before. */
export const reachWeek = (record: PracticeRecord, week: CalendarDate, done: number): Change | null => {
  const { _id: userId, goal, reachedWeeks } = record;
  if (!goal || done < goal.target || reachedWeeks.includes(week)) return null;
  const reached = [...reachedWeeks, week].toSorted();
  const event = goalReached({ userId, week, goal, streakWeeks: streakIn(reached, week) });
  return { state: { reachedWeeks: reached }, events: [event] };
};

/**
 * Closes a week that is over, with an event where its learner may want to know: the goal was reached after all, a miss was
 * forgiven, a streak ended. Null without a goal, and where the week is closed already.
 */
export const closeWeek = (
  record: PracticeRecord,
  week: CalendarDate,
  done: number,
): (Change & { outcome: WeekOutcome }) | null => {
  const { _id: userId, goal, closedWeek } = record;
  if (!goal || (closedWeek !== null && closedWeek >= week)) return null;
  const late = reachWeek(record, week, done);
  const reachedWeeks = late?.state.reachedWeeks ?? record.reachedWeeks;
  const { outcome, streakWeeks } = outcomeOf(reachedWeeks, week);
  const missed =
    outcome === 'forgiven' || outcome === 'ended'
      ? [goalMissed({ userId, week, goal, streakWeeks, done, outcome })]
      : [];
  return {
    state: { reachedWeeks, closedWeek: week },
    events: [...(late?.events ?? []), ...missed],
    outcome,
  };
};
