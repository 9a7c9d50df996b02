import { accountViewedV1 } from '@academy/contracts/events/auth/account-viewed.v1.ts';
import { staffActionRecorded } from '@academy/service-kit/audit/staff-action.ts';
import { pendingEvent, type PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';
import { sessionRevoked } from '../sessions/session-events.ts';
import type { Viewing } from './viewing.ts';

const recorded = (
  { userId }: Pick<Viewing, 'userId'>,
  action: string,
  rest: Pick<Parameters<typeof staffActionRecorded>[0], 'actorId' | 'fields' | 'values' | 'at'>,
): PendingEvent =>
  staffActionRecorded({ action: `user.${action}`, resource: 'users', resourceId: userId, ...rest });

export const viewingAsked = (viewing: Viewing): PendingEvent =>
  recorded(viewing, 'viewing-asked', {
    actorId: viewing.viewerId,
    fields: ['viewingReason'],
    values: { before: {}, after: { viewingReason: viewing.reason } },
    at: viewing.createdAt,
  });

/** Every service and the learner hear of it. */
export const viewingStarted = ({ _id, userId, viewerId }: Viewing, at: Date): PendingEvent[] => [
  pendingEvent(accountViewedV1, { userId, viewingId: _id, at: at.toISOString() }, { subject: userId }),
  recorded({ userId }, 'viewing-started', { actorId: viewerId, fields: [], at }),
];

/** Its token holds nowhere any more. */
export const viewingEnded = (
  { _id, userId, viewerId }: Viewing,
  { end, endedAt, actorId = viewerId }: Required<Pick<Viewing, 'end' | 'endedAt'>> & { actorId?: string },
): PendingEvent[] => [
  sessionRevoked(userId, _id, endedAt),
  recorded({ userId }, 'viewing-ended', {
    actorId,
    fields: ['viewingEnd'],
    values: { before: {}, after: { viewingEnd: end } },
    at: endedAt,
  }),
];
