import { verdictOverruledV1 } from '@academy/contracts/events/catalog/verdict-overruled.v1.ts';
import { staffActionRecorded } from '@academy/service-kit/audit/staff-action.ts';
import { pendingEvent, type PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';
import type { AttemptRecord } from './attempt.ts';
import { passedWhenChecked } from './pointing.ts';

/** What staff decide on an attempt; `passed` null withdraws an earlier decision. */
export interface Decision {
  passed: boolean | null;
  reason: string;
  by: string;
  at: Date;
}

type Decided = Pick<AttemptRecord, 'override' | 'overrides' | 'passed'>;

const isStanding = ({ override }: AttemptRecord, { passed, reason }: Decision): boolean =>
  passed === null ? override === null : override?.passed === passed && override.reason === reason;

/** An attempt's verdict after a decision; null when that is how it stands already, such as for a call sent again. */
export const overrule = (attempt: AttemptRecord, decision: Decision): Decided | null => {
  if (isStanding(attempt, decision)) return null;
  const { passed, reason, by, at } = decision;
  return {
    override: passed === null ? null : { passed, reason, at },
    overrides: [...attempt.overrides, { passed, reason, by, at }],
    passed: passed ?? passedWhenChecked(attempt),
  };
};

/** What a decision tells: the learner's side of it, and for the audit log who decided, never the reason. */
export const overrideEvents = (
  attempt: AttemptRecord,
  after: Decided,
  { passed, by, at }: Decision,
): PendingEvent[] => [
  pendingEvent(
    verdictOverruledV1,
    {
      userId: attempt.userId,
      courseId: attempt.courseId,
      lessonId: attempt.lessonId,
      exerciseId: attempt.exerciseId,
      attemptId: attempt._id,
      passed: after.passed,
    },
    { subject: attempt.userId },
  ),
  staffActionRecorded({
    actorId: by,
    action: passed === null ? 'attempt.override_withdrawn' : 'attempt.overruled',
    resource: 'attempts',
    resourceId: attempt._id,
    fields: ['override'],
    at,
  }),
];
