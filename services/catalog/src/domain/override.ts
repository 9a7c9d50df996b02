import { staffActionRecorded } from '@academy/service-kit/audit/staff-action.ts';
import type { PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';
import type { AttemptRecord } from './attempt.ts';
import { pendingOutcome, outcomeChanged } from './pending-pass.ts';
import { passedWhenChecked } from './pointing.ts';

/** What staff decide on an attempt; `passed` null withdraws an earlier decision. */
export interface Decision {
  passed: boolean | null;
  reason: string;
  by: string;
  at: Date;
}

type Decided = Pick<AttemptRecord, 'override' | 'overrides' | 'passed'> & { waitingUntil?: Date | undefined };

const isDecided = ({ override }: AttemptRecord, { passed, reason }: Decision): boolean =>
  passed === null ? override === null : override?.passed === passed && override.reason === reason;

/** An attempt's verdict after a decision; null when that is how it stands already, such as for a call sent again. */
export const overrule = (attempt: AttemptRecord, decision: Decision): Decided | null => {
  if (isDecided(attempt, decision)) return null;
  const { passed, reason, by, at } = decision;
  const override = passed === null ? null : { passed, reason, at };
  return {
    override,
    overrides: [...attempt.overrides, { passed, reason, by, at }],
    ...(attempt.countsFrom
      ? pendingOutcome({ ...attempt, override }, at)
      : { passed: passed ?? passedWhenChecked(attempt) }),
  };
};

/** What a decision tells: the learner's side of it, and for the audit log who decided, never the reason. */
export const overrideEvents = (
  attempt: AttemptRecord,
  after: Decided,
  { passed, by, at }: Decision,
): PendingEvent[] => [
  outcomeChanged(attempt, { passed: after.passed, decidedBy: 'staff' }),
  staffActionRecorded({
    actorId: by,
    action: passed === null ? 'attempt.override_withdrawn' : 'attempt.overruled',
    resource: 'attempts',
    resourceId: attempt._id,
    personId: attempt.userId,
    fields: ['override'],
    at,
  }),
];
