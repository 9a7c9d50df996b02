import { verdictOverruledV1 } from '@academy/contracts/events/catalog/verdict-overruled.v1.ts';
import { pendingEvent, type PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';
import type { AttemptRecord } from './attempt.ts';

const week = 7 * 24 * 60 * 60 * 1000;

/** So many passes may a learner have by pointing in seven days. */
export const mostPending = 3;

type Judged = Pick<AttemptRecord, 'judgedPassed' | 'pointings' | 'verdictsWithout'>;
type Waiting = Judged & Pick<AttemptRecord, 'countsFrom' | 'override'>;

const passesWithout = ({ verdictsWithout = [] }: Judged, keys: readonly string[]): boolean =>
  verdictsWithout.some(
    ({ without, passed }) =>
      passed && without.length === keys.length && without.every((key) => keys.includes(key)),
  );

/**
 * What an attempt is kept with that passes only by what its learner pointed to: it counts when staff agree, or after a week
 * in which they did not object. Nothing for any other.
 */
export const pendingAtCheck = (
  attempt: Judged,
  at: Date,
): Pick<AttemptRecord, 'passed' | 'countsFrom' | 'waitingUntil'> | null => {
  const { judgedPassed, pointings = [] } = attempt;
  const keys = pointings.map(({ key }) => key);
  if (!judgedPassed || keys.length === 0 || passesWithout(attempt, keys)) return null;
  const countsFrom = new Date(at.getTime() + week);
  return { passed: false, countsFrom, waitingUntil: countsFrom };
};

/** Whether a pass that is or was pending counts at a time: what staff refused once it counted takes nothing away. */
export const pendingOutcome = (
  attempt: Waiting,
  at: Date,
): { passed: boolean; waitingUntil: Date | undefined } => {
  const { countsFrom, override, pointings = [] } = attempt;
  if (override || !countsFrom) return { passed: override?.passed ?? false, waitingUntil: undefined };
  const refusedInTime = pointings.filter(({ refused }) => refused && refused.at < countsFrom);
  const passes = passesWithout(
    attempt,
    refusedInTime.map(({ key }) => key),
  );
  const isOver = at >= countsFrom;
  return { passed: passes && isOver, waitingUntil: passes && !isOver ? countsFrom : undefined };
};

/** Until when a pass is pending at most, as screens are told; null where it is not. */
export const pendingView = ({
  waitingUntil,
}: Pick<AttemptRecord, 'waitingUntil'>): { until: string } | null =>
  waitingUntil ? { until: waitingUntil.toISOString() } : null;

/** That what counts of an attempt has changed, as its learner is told. */
export const outcomeChanged = (
  attempt: Pick<AttemptRecord, '_id' | 'userId' | 'courseId' | 'lessonId' | 'exerciseId'>,
  { passed, decidedBy }: { passed: boolean; decidedBy: 'staff' | 'time' },
): PendingEvent => {
  const { _id: attemptId, userId, courseId, lessonId, exerciseId } = attempt;
  const data = { userId, courseId, lessonId, exerciseId, attemptId, passed, decidedBy };
  return pendingEvent(verdictOverruledV1, data, { subject: userId });
};

/** A pending pass whose week is over; null where staff have decided meanwhile, or it counts already. */
export const countAfterWeek = (attempt: AttemptRecord, at: Date) => {
  if (!attempt.waitingUntil || attempt.waitingUntil > at) return null;
  const { passed, waitingUntil } = pendingOutcome(attempt, at);
  return {
    state: { passed, waitingUntil, overruled: true, uncountedSince: at },
    events: [outcomeChanged(attempt, { passed, decidedBy: 'time' })],
  };
};

/** What the pending passes of a learner's week may take. */
export const pendingPlaces = (userId: string): string[] =>
  Array.from({ length: mostPending }, (_, place) => `${userId}:${place}`);

/** The place that a learner's next pending pass takes, or from when there is one. */
export const nextPlace = (
  userId: string,
  taken: readonly Pick<AttemptRecord, 'pendingPlace' | 'countsFrom'>[],
): { place: string; freeFrom?: never } | { freeFrom: Date } => {
  const places = pendingPlaces(userId);
  const free = places.find((place) => !taken.some(({ pendingPlace }) => pendingPlace === place));
  if (free !== undefined) return { place: free };
  const times = taken.map(({ countsFrom }) => countsFrom?.getTime() ?? 0);
  return { freeFrom: new Date(Math.min(...times)) };
};
