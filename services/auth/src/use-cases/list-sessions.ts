import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import type { Dependencies } from '../dependencies.ts';
import { isOver, type Session } from '../domain/session.ts';

/** The caller's live sessions, latest first. */
export const listSessions = async (
  deps: Pick<Dependencies, 'sessions' | 'users' | 'now'>,
  caller: Caller,
): Promise<Session[]> => {
  const [sessions, user] = await Promise.all([
    deps.sessions.ofUser(caller.userId),
    deps.users.find(caller.userId),
  ]);
  return sessions.filter((session) => !isOver(session, user?.sessionsEnded, deps.now()));
};
