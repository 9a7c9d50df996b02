import { unauthorised } from '@academy/service-kit/errors/domain-error.ts';
import type { Dependencies } from '../dependencies.ts';
import { isGenuine, parseRefreshToken, type RefreshToken } from '../domain/refresh-token.ts';
import { decideRefresh, expiryOf, isOver, sessionLife, type Session } from '../domain/session.ts';
import { sessionRevoked } from '../events/produces.ts';
import { texts } from '../locales/texts.ts';
import { tokensOf, type SignedIn } from './open-session.ts';

type Deps = Pick<Dependencies, 'sessions' | 'users' | 'signingKeys' | 'refreshKey' | 'now' | 'logger'>;

const ended = () => unauthorised('session-ended', texts.sessionEnded);

/** The live session of a genuine refresh token; null for anything else. */
export const sessionOf = async (
  deps: Pick<Deps, 'sessions' | 'refreshKey'>,
  cookie: string | undefined,
): Promise<{ session: Session; token: RefreshToken } | null> => {
  const token = parseRefreshToken(cookie ?? '');
  const session = token && (await deps.sessions.find(token.sessionId));
  if (!token || !session || !isGenuine(deps.refreshKey, session, token)) return null;
  return { session, token };
};

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
const takeTurn = async (deps: Deps, cookie: string | undefined): Promise<Session> => {
  const now = deps.now();
  const found = await sessionOf(deps, cookie);
  if (!found) throw ended();
  const { session, token } = found;
  const decision = decideRefresh(session, token.generation, now);
  if (decision === 'repeat') return session;
  if (decision === 'renew') return (await renew(deps, session, now)) ?? takeTurn(deps, cookie);
  if (decision === 'replayed') await revoke(deps, session, now);
  throw ended();
};

/**
 * Trades a refresh token for its one successor and a new access token. Calls in parallel, and those within ten
 * seconds whose answer was lost, all get that same successor; a later replay ends the session. Throws 401.
 */
export const refreshSession = async (deps: Deps, cookie: string | undefined): Promise<SignedIn> => {
  const before = await sessionOf(deps, cookie);
  const user = before && (await deps.users.find(before.session.userId));
  if (!before || !user || isOver(before.session, user.sessionsEnded, deps.now())) throw ended();
  return tokensOf(deps, user, await takeTurn(deps, cookie));
};
