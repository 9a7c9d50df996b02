import { sessionsRevokedV1 } from '@academy/contracts/events/auth/sessions-revoked.v1.ts';
import { pendingEvent, type PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';
import type { SessionsEnded } from '../users/user.ts';

/** One session ended. */
export const sessionRevoked = (userId: string, sessionId: string, now: Date): PendingEvent =>
  pendingEvent(sessionsRevokedV1, { userId, sessionId, before: now.toISOString() }, { subject: userId });

/** All of a user's sessions ended, but the one excepted. */
export const sessionsRevoked = (userId: string, { before, ...ended }: SessionsEnded): PendingEvent =>
  pendingEvent(sessionsRevokedV1, { userId, before: before.toISOString(), ...ended }, { subject: userId });
