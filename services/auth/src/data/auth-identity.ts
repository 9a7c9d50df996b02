import type { IdentityOptions } from '@academy/service-kit/identity/create-identity.ts';
import { isOver } from '../domain/session.ts';
import type { SessionRepository } from './session-repository.ts';
import type { UserRepository } from './user-repository.ts';

/** The others learn of accounts and sessions from events; auth has the records themselves. */
export const createAuthIdentity = (from: {
  users: UserRepository;
  sessions: SessionRepository;
  now: () => Date;
}): Pick<IdentityOptions, 'users' | 'revocations'> => ({
  users: {
    get: async (userId) => {
      const user = await from.users.find(userId);
      if (user === null) return { role: 'learner', plan: 'free', sequence: 0, deleted: true };
      return { role: user.role, plan: user.plan, sequence: user.version, deleted: false };
    },
  },
  revocations: {
    isRevoked: async ({ userId, sessionId }) => {
      const [session, user] = await Promise.all([from.sessions.find(sessionId), from.users.find(userId)]);
      return (
        session === null || session.userId !== userId || isOver(session, user?.sessionsEnded, from.now())
      );
    },
  },
});
