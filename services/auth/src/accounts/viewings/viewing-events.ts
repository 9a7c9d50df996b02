import { accountViewedV1 } from '@academy/contracts/events/auth/account-viewed.v1.ts';
import { staffActionRecorded } from '@academy/service-kit/audit/staff-action.ts';
import { pendingEvent, type PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';
import { sessionRevoked } from '../sessions/session-events.ts';
import type { Viewing } from './viewing.ts';

const recorded = (
  { userId }: Pick<Viewing, 'userId'>,
  action: string,
  rest: Pick<
    Parameters<typeof staffActionRecorded>[0],
    'actorId' | 'fields' | 'values' | 'at' | 'isOutsideCall'
  >,
): PendingEvent =>
  staffActionRecorded({ action: `user.${action}`, resource: 'users', resourceId: userId, ...rest });

/** The reason is kept with the viewing alone, and erased with it: the log keeps nothing that was written about somebody. */
export const viewingAsked = (viewing: Viewing): PendingEvent =>
  recorded(viewing, 'viewing-asked', {
    actorId: viewing.viewerId,
    fields: ['viewingId'],
    values: { before: {}, after: { viewingId: viewing._id } },
    at: viewing.createdAt,
  });

/** Every service and the learner hear of it. */
export const viewingStarted = ({ _id, userId, viewerId }: Viewing, at: Date): PendingEvent[] => [
  pendingEvent(accountViewedV1, { userId, viewingId: _id, at: at.toISOString() }, { subject: userId }),
  recorded({ userId }, 'viewing-started', { actorId: viewerId, fields: [], at }),
];

/** Its token holds nowhere any more. Where none of staff ended it by a call, the log names whose viewing it was, and no network. */
export const viewingEnded = (
  { _id, userId, viewerId }: Viewing,
  { end, endedAt, staffId }: Required<Pick<Viewing, 'end' | 'endedAt'>> & { staffId?: string },
): PendingEvent[] => [
  sessionRevoked(userId, _id, endedAt),
  recorded({ userId }, 'viewing-ended', {
    actorId: staffId ?? viewerId,
    isOutsideCall: staffId === undefined,
    fields: ['viewingEnd'],
    values: { before: {}, after: { viewingEnd: end } },
    at: endedAt,
  }),
];
