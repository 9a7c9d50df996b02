import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import type { AuthDeps } from './deps.ts';
import { isOver, type Session } from '../domain/session.ts';

/** The caller's live sessions, latest first. */
export const listSessions = async (
  deps: Pick<AuthDeps, 'sessions' | 'identity' | 'now'>,
  caller: Caller,
): Promise<Session[]> => {
  const { sessionsEnded } = deps.identity.accountOf(caller);
  const sessions = await deps.sessions.ofUser(caller.userId);
  return sessions.filter((session) => !isOver(session, sessionsEnded, deps.now()));
};
