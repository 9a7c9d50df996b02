import { notFound } from '@academy/service-kit/errors/domain-error.ts';
import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import type { Dependencies } from '../dependencies.ts';
import { sessionRevoked } from '../events/produces.ts';
import { texts } from '../locales/texts.ts';
import { sessionOf } from './refresh-session.ts';

type Deps = Pick<Dependencies, 'sessions' | 'refreshKey' | 'now'>;

/** Ends the session of the refresh cookie, and that of the bearer where they differ. Ending nothing is no error. */
export const signOut = async (
  deps: Deps,
  cookie: string | undefined,
  caller: Caller | null,
): Promise<void> => {
  const now = deps.now();
  const found = await sessionOf(deps, cookie);
  if (found)
    await deps.sessions.end(found.session._id, sessionRevoked(found.session.userId, found.session._id, now));
  if (caller && caller.sessionId !== found?.session._id)
    await deps.sessions.end(caller.sessionId, sessionRevoked(caller.userId, caller.sessionId, now));
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
  if (!hasEnded) throw notFound('session-not-found', texts.sessionNotFound);
};
