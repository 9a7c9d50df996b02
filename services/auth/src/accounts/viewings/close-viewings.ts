import { isStaff, may } from '@academy/contracts/shared/permissions.ts';
import { failureDetails } from '@academy/service-kit/logging/failure-details.ts';
import type { AuthDeps } from '../../deps.ts';
import { isOver } from '../sessions/session.ts';
import { endAs } from './end-viewing.ts';
import { hasEnded, type Viewing } from './viewing.ts';

type Deps = Pick<AuthDeps, 'users' | 'sessions' | 'viewings' | 'logger' | 'now'>;

/** Whether the accounts and sessions that a viewing's token stands on are still there. */
const isHeld = async (deps: Deps, viewing: Viewing): Promise<boolean> => {
  const [viewer, session, learner] = await Promise.all([
    deps.users.account(viewing.viewerId),
    deps.sessions.find(viewing.viewerSessionId),
    deps.users.account(viewing.userId),
  ]);
  if (!viewer || !session || !learner) return false;
  if (!may(viewer.role, 'people.view') || isStaff(learner.role)) return false;
  const now = deps.now();
  return !isOver(session, viewer.sessionsEnded, now) && !isOver(viewing, learner.sessionsEnded, now);
};

const closeIfOver = async (deps: Deps, viewing: Viewing): Promise<void> => {
  if (hasEnded(viewing, deps.now())) await endAs(deps, viewing._id, { how: 'time' });
  else if (!(await isHeld(deps, viewing))) await endAs(deps, viewing._id, { how: 'access' });
};

/**
 * Records the end of viewings whose time is over, or whose token no longer holds since a session, a role or an account has gone: the
 * audit log and the learner see when each ended. One that fails is tried again in the next round, and holds up no other.
 */
export const closeViewings = async (deps: Deps): Promise<void> => {
  for (const viewing of await deps.viewings.allOpen()) {
    try {
      await closeIfOver(deps, viewing);
    } catch (error) {
      deps.logger.warn({ viewingId: viewing._id, ...failureDetails(error) }, 'viewing not closed yet');
    }
  }
};
