import { staffActionRecorded } from '@academy/service-kit/audit/staff-action.ts';
import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import type { AuthDeps } from '../../deps.ts';
import { assertMayAssist } from '../staff-users/assert-may-assist.ts';
import { userNotFound } from '../users/user-texts.ts';
import { endSessions } from '../users/user.ts';
import { sessionRevoked, sessionsRevoked } from './session-events.ts';
import { sessionNotFound } from './session-texts.ts';

type Deps = Pick<AuthDeps, 'users' | 'sessions' | 'now'>;

const ended = (caller: Caller, userId: string, action: 'session-ended' | 'sessions-ended', at: Date) =>
  staffActionRecorded({
    actorId: caller.userId,
    action: `user.${action}`,
    resource: 'users',
    resourceId: userId,
    fields: [],
    at,
  });

/** Staff end one session of somebody, which may be their own. Throws 403 of an administrator's, and 404. */
export const endSessionOf = async (
  deps: Deps,
  caller: Caller,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<void> => {
  await assertMayAssist(deps, caller, userId);
  const { sessions, now } = deps;
  const at = now();
  const isTheirs = (await sessions.find(sessionId))?.userId === userId;
  const hasEnded =
    isTheirs &&
    (await sessions.end(
      sessionId,
      sessionRevoked(userId, sessionId, at),
      ended(caller, userId, 'session-ended', at),
    ));
  if (!hasEnded) throw sessionNotFound();
};

/** Staff end every session of somebody, but never the one that they call from. Throws 403 of an administrator, and 404. */
export const endSessionsOf = async (deps: Deps, caller: Caller, userId: string): Promise<void> => {
  await assertMayAssist(deps, caller, userId);
  const changed = await deps.users.change(userId, (current) => {
    const at = deps.now();
    const own = userId === caller.userId ? caller.sessionId : undefined;
    const sessionsEnded = endSessions(current, at, own);
    return {
      state: { sessionsEnded },
      events: [sessionsRevoked(userId, sessionsEnded), ended(caller, userId, 'sessions-ended', at)],
    };
  });
  if (!changed?.sessionsEnded) throw userNotFound();
  await deps.sessions.clearAway(userId, changed.sessionsEnded);
};
