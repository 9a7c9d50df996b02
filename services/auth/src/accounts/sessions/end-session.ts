import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import type { AuthDeps } from '../../deps.ts';
import { sessionRevoked } from './session-events.ts';
import { sessionNotFound } from './session-texts.ts';
import { sessionsOf } from './refresh-session.ts';

type Deps = Pick<AuthDeps, 'sessions' | 'refreshKey' | 'now'>;

/** Ends the sessions of the refresh cookies and that of the bearer. Ending nothing is no error. */
export const signOut = async (
  deps: Deps,
  cookies: readonly string[],
  caller: Caller | null,
): Promise<void> => {
  const now = deps.now();
  const held = (await sessionsOf(deps, cookies)).map(({ session }) => [session._id, session.userId] as const);
  const own = caller ? [[caller.sessionId, caller.userId] as const] : [];
  for (const [sessionId, userId] of new Map([...held, ...own]))
    await deps.sessions.end(sessionId, sessionRevoked(userId, sessionId, now));
};

/** Ends one of the caller's own sessions. Throws 404 for any other. */
export const endOwnSession = async (
  deps: Pick<Deps, 'sessions' | 'now'>,
  caller: Caller,
  sessionId: string,
): Promise<void> => {
  const session = await deps.sessions.find(sessionId);
  const isOwn = session?.userId === caller.userId;
  const hasEnded =
    isOwn && (await deps.sessions.end(sessionId, sessionRevoked(caller.userId, sessionId, deps.now())));
  if (!hasEnded) throw sessionNotFound();
};
