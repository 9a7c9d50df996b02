import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import type { AuthDeps } from '../../deps.ts';
import { isOver, type Session } from './session.ts';
import type { SessionsEnded } from '../users/user.ts';
import { getUser } from '../users/get-user.ts';

type Deps = Pick<AuthDeps, 'sessions' | 'now'>;

/** The live sessions of an account, latest first. */
const liveSessions = async (
  { sessions, now }: Deps,
  userId: string,
  ended: SessionsEnded | undefined,
): Promise<Session[]> => (await sessions.ofUser(userId)).filter((session) => !isOver(session, ended, now()));

/** The caller's live sessions, latest first. */
export const listSessions = async (
  deps: Deps & Pick<AuthDeps, 'identity'>,
  caller: Caller,
): Promise<Session[]> => {
  const { sessionsEnded } = deps.identity.accountOf(caller);
  return liveSessions(deps, caller.userId, sessionsEnded);
};

/** The live sessions of anybody, for staff, the one used last first. Throws 404. */
export const listSessionsOf = async (
  deps: Deps & Pick<AuthDeps, 'users'>,
  userId: string,
): Promise<Session[]> => {
  const { sessionsEnded } = await getUser(deps, userId);
  const live = await liveSessions(deps, userId, sessionsEnded);
  return live.toSorted((a, b) => b.lastUsedAt.getTime() - a.lastUsedAt.getTime());
};
