import {
  createIdentity,
  type AccountAccess,
  type IdentityOptions,
} from '@academy/service-kit/identity/create-identity.ts';
import type { Caller, IdentityPort } from '@academy/service-kit/identity/identity-port.ts';
import { isOver } from './session.ts';
import type { Account } from '../users/user.ts';
import type { SessionRepository } from './session-repository.ts';
import type { UserRepository } from '../users/user-repository.ts';

export interface AuthIdentity extends IdentityPort {
  /** The account that a caller was identified by, so that their call need not read it again. */
  accountOf(caller: Caller): Account;
}

const accessOf = (account: Account | null): AccountAccess =>
  account === null
    ? { role: 'learner', plan: 'free', sequence: 0, deleted: true }
    : { role: account.role, plan: account.plan, sequence: account.version, deleted: false };

/** The others learn of accounts and sessions from events; auth has the records themselves, and reads each once. */
export const createAuthIdentity = (from: {
  keys: IdentityOptions['keys'];
  users: Pick<UserRepository, 'account'>;
  sessions: Pick<SessionRepository, 'find'>;
  now: () => Date;
}): AuthIdentity => {
  const accounts = new WeakMap<Caller, Account>();
  return {
    identify: async (request) => {
      const read: { account: Account | null } = { account: null };
      const identity = createIdentity({
        keys: from.keys,
        revocations: {
          isRevoked: async ({ userId, sessionId }) => {
            const [session, account] = await Promise.all([
              from.sessions.find(sessionId),
              from.users.account(userId),
            ]);
            read.account = account;
            return session?.userId !== userId || isOver(session, account?.sessionsEnded, from.now());
          },
        },
        users: { get: () => accessOf(read.account) },
      });
      const caller = await identity.identify(request);
      if (caller && read.account) accounts.set(caller, read.account);
      return caller;
    },
    accountOf: (caller) => {
      const account = accounts.get(caller);
      if (!account) throw new Error('this caller was identified elsewhere');
      return account;
    },
  };
};
