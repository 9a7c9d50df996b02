import { postFlaggedV1 } from '@academy/contracts/events/forum/post-flagged.v1.ts';
import { postModeratedV1 } from '@academy/contracts/events/forum/post-moderated.v1.ts';
import { staffActionRecorded } from '@academy/service-kit/audit/staff-action.ts';
import { pendingEvent, type PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';
import type { CaseState, DecisionAction } from './case.ts';
import type { Deciding } from './change-case.ts';

/** Keyed by the post, so that a discussion stays in order. */
export const caseOpened = ({ _id, postId, openFlags, status }: CaseState): PendingEvent =>
  pendingEvent(
    postFlaggedV1,
    { postId, caseId: _id, openFlags, hold: status === 'held' },
    { subject: postId },
  );

const auditedAs: Record<DecisionAction, string> = {
  approve: 'flag.approved',
  remove: 'flag.removed',
  warn: 'flag.warned',
};

const appealAuditedAs: Record<DecisionAction, string> = {
  ...auditedAs,
  approve: 'flag.appeal_restored',
  remove: 'flag.appeal_confirmed',
};

/** What a decision publishes: the author's side of it, and for the audit log who decided, never the reason. */
export const caseDecided = (
  { _id, postId, userId }: CaseState,
  { by, action, reason, at, onAppeal, postTitle }: Deciding & { postTitle: string },
): PendingEvent[] => [
  pendingEvent(
    postModeratedV1,
    {
      postId,
      postTitle,
      caseId: _id,
      authorId: userId,
      action,
      reason,
      at: at.toISOString(),
      ...(onAppeal && { onAppeal }),
    },
    { subject: postId },
  ),
  staffActionRecorded({
    actorId: by,
    action: (onAppeal ? appealAuditedAs : auditedAs)[action],
    resource: 'flags',
    resourceId: _id,
    ...(userId !== null && { personId: userId }),
    fields: ['decision'],
    at,
  }),
];

export const caseNoted = ({ _id, userId }: CaseState, { by, at }: { by: string; at: Date }): PendingEvent =>
  staffActionRecorded({
    actorId: by,
    action: 'flag.noted',
    resource: 'flags',
    resourceId: _id,
    ...(userId !== null && { personId: userId }),
    fields: ['notes'],
    at,
  });
