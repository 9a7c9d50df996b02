import type { Envelope } from '@academy/contracts/events/event.ts';
import { z } from 'zod';
import type { RevocationsPort, SessionUse } from './create-identity.ts';
import { createTtlMap } from './ttl-map.ts';

/** All that identity reads of academy.auth.sessions_revoked.v1. */
export const revocationExpectation = z.object({
  userId: z.string(),
  sessionId: z.string().optional(),
  exceptSessionId: z.string().optional(),
  upToVersion: z.number().optional(),
  before: z.iso.datetime(),
});

export type Revocation = z.infer<typeof revocationExpectation>;

export interface RevocationsReader extends RevocationsPort {
  isRevoked(use: SessionUse): boolean;
  /** Takes in one event of auth.sessions. Order and repetition do not matter. */
  observe(envelope: Envelope): void;
}

/**
 * Whether a revocation ends a session.
 * When a token was issued says nothing: a renewal in flight signs after the revocation. A session's id is never used
 * again, so its end needs no time; an end of all sessions covers those opened before it.
 */
export const coversSession = (
  revocation: Revocation,
  { sessionId, openedOn, openedAt }: SessionUse,
): boolean => {
  if (revocation.sessionId !== undefined) return revocation.sessionId === sessionId;
  if (revocation.exceptSessionId === sessionId) return false;
  if (revocation.upToVersion !== undefined && openedOn !== undefined)
    return openedOn <= revocation.upToVersion;
  return openedAt.getTime() <= Date.parse(revocation.before);
};

/** A person rarely has more within a token's life; past it the oldest go, whose tokens end soonest. */
const mostPerUser = 200;

/** Which sessions have ended within the life of any token still about. */
export const createRevocationsReader = (keepMs: number): RevocationsReader => {
  const byUser = createTtlMap<readonly Revocation[]>(keepMs);
  return {
    isRevoked: (use) => (byUser.get(use.userId) ?? []).some((revocation) => coversSession(revocation, use)),
    observe: (envelope) => {
      const revocation = revocationExpectation.parse(envelope.data);
      const known = byUser.get(revocation.userId) ?? [];
      byUser.set(revocation.userId, [...known, revocation].slice(-mostPerUser));
    },
  };
};
