import { retention } from '@academy/contracts/shared/retention.ts';
import type { SessionsEnded } from '../users/user.ts';

/** All that follows from one sign-in, whatever number of tokens it is renewed with. */
export interface Session {
  _id: string;
  userId: string;
  /**
   * The account's version whose password was checked. A sign-in takes a while: what ended every session meanwhile
   * ended this one too, whatever the clocks say. Absent in sessions of an earlier release.
   */
  accountVersion?: number;
  createdAt: Date;
  lastUsedAt: Date;
  expiresAt: Date;
  /** Whether the browser was asked to keep the cookie: 30 days, else until it is closed. */
  persistent: boolean;
  device: Device | null;
  /** Random; refresh tokens are derived from it and the master key, so that neither alone makes one. */
  seed: string;
  /** Counts renewals; a refresh token is of one generation. */
  generation: number;
  /** Generations that were renewed a moment ago, whose answer may have been lost. */
  retired: { generation: number; until: Date }[];
}

export interface Device {
  browser: string;
  system: string;
}

const dayMs = 24 * 3_600_000;

export const sessionLife = {
  persistentMs: retention.sessions.until.count * dayMs,
  /** A browser left open over night finds its session; the cookie itself ends with the browser. */
  browserMs: 24 * 3_600_000,
  /** For answers that were lost and tabs that renewed at the same moment. */
  graceMs: 10_000,
} as const;

export const expiryOf = (persistent: boolean, now: Date): Date =>
  new Date(now.getTime() + (persistent ? sessionLife.persistentMs : sessionLife.browserMs));

/** What becomes of a genuine refresh token of this generation. */
export type RefreshDecision = 'renew' | 'repeat' | 'replayed' | 'unknown';

/**
 * `renew`: it is the current one. `repeat`: it gets the answer that its renewal got, because nobody has used that
 * answer yet, so it may have been lost however long ago (a laptop closed, a train in a tunnel), or because the
 * renewal was within the grace. `replayed`: its successor was used, so two parties hold the session. `unknown`: of a
 * later generation than the store knows, as after a restored backup.
 */
export const decideRefresh = (
  session: Pick<Session, 'generation' | 'retired'>,
  generation: number,
  now: Date,
): RefreshDecision => {
  if (generation === session.generation) return 'renew';
  if (generation > session.generation) return 'unknown';
  const isSuccessorUnused = generation === session.generation - 1;
  if (isSuccessorUnused) return 'repeat';
  const inGrace = session.retired.some((retired) => retired.generation === generation && retired.until > now);
  return inGrace ? 'repeat' : 'replayed';
};

/** Whether an end of all the user's sessions covers this one, or its time is over. */
export const isOver = (
  session: Pick<Session, '_id' | 'accountVersion' | 'createdAt' | 'expiresAt'>,
  ended: SessionsEnded | undefined,
  now: Date,
): boolean => {
  if (session.expiresAt <= now) return true;
  if (ended === undefined || ended.exceptSessionId === session._id) return false;
  if (session.accountVersion !== undefined && ended.upToVersion !== undefined)
    return session.accountVersion <= ended.upToVersion;
  return session.createdAt <= ended.before;
};
