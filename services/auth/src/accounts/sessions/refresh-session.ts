import type { AuthDeps } from '../../deps.ts';
import { isGenuine, parseRefreshToken, type RefreshToken } from './refresh-token.ts';
import { decideRefresh, expiryOf, isOver, sessionLife, type Session } from './session.ts';
import { sessionRevoked } from './session-events.ts';
import { sessionEnded } from './session-texts.ts';
import { tokensOf, type SignedIn } from './open-session.ts';

type Deps = Pick<AuthDeps, 'sessions' | 'users' | 'signingKeys' | 'refreshKey' | 'now' | 'logger'>;

interface HeldSession {
  session: Session;
  token: RefreshToken;
}

const sessionOf = async (
  deps: Pick<Deps, 'sessions' | 'refreshKey'>,
  cookie: string,
): Promise<HeldSession | null> => {
  const token = parseRefreshToken(cookie);
  const session = token && (await deps.sessions.find(token.sessionId));
  if (!token || !session || !isGenuine(deps.refreshKey, session, token)) return null;
  return { session, token };
};

/** The live sessions of the genuine refresh tokens among these, in their order. */
export const sessionsOf = async (
  deps: Pick<Deps, 'sessions' | 'refreshKey'>,
  cookies: readonly string[],
): Promise<HeldSession[]> =>
  (await Promise.all(cookies.map((cookie) => sessionOf(deps, cookie)))).filter((held) => held !== null);

const renewed = (session: Session, now: Date): Session => ({
  ...session,
  generation: session.generation + 1,
  lastUsedAt: now,
  expiresAt: expiryOf(session.persistent, now),
});

const renew = async (deps: Deps, session: Session, now: Date): Promise<Session | null> => {
  const next = renewed(session, now);
  const won = await deps.sessions.renew({
    sessionId: session._id,
    generation: session.generation,
    now,
    expiresAt: next.expiresAt,
    graceUntil: new Date(now.getTime() + sessionLife.graceMs),
  });
  return won ? next : null;
};

const revoke = async (deps: Deps, session: Session, now: Date): Promise<void> => {
  deps.logger.warn(
    { sessionId: session._id, userId: session.userId },
    'refresh token replayed, session ended',
  );
  await deps.sessions.end(session._id, sessionRevoked(session.userId, session._id, now));
};

/** The session as it stands after this token: renewed by this call or by the one that it ran into. */
const takeTurn = async (deps: Deps, { session, token }: HeldSession): Promise<Session> => {
  const now = deps.now();
  const decision = decideRefresh(session, token.generation, now);
  if (decision === 'repeat') return session;
  if (decision === 'replayed') await revoke(deps, session, now);
  if (decision !== 'renew') throw sessionEnded();
  const next = await renew(deps, session, now);
  if (next) return next;
  const current = await deps.sessions.find(session._id);
  if (!current) throw sessionEnded();
  return takeTurn(deps, { session: current, token });
};

/**
 * Trades a refresh token for its one successor and a new access token. Calls in parallel, and those whose answer was
 * lost, all get that same successor; once it was used, a replay ends the session. Of several cookies the first that is
 * genuine counts. Throws 401.
 */
export const refreshSession = async (deps: Deps, cookies: readonly string[]): Promise<SignedIn> => {
  const [held] = await sessionsOf(deps, cookies);
  const account = held && (await deps.users.account(held.session.userId));
  if (!account || isOver(held.session, account.sessionsEnded, deps.now())) throw sessionEnded();
  return tokensOf(deps, account, await takeTurn(deps, held));
};
