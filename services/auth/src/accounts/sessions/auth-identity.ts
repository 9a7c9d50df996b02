import {
  createIdentity,
  type AccountAccess,
  type IdentityOptions,
} from '@academy/service-kit/identity/create-identity.ts';
import type { Caller, IdentityPort } from '@academy/service-kit/identity/identity-port.ts';
import { isOver } from './session.ts';
import type { ViewingRepository } from '../viewings/viewing-repository.ts';
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
  viewings: Pick<ViewingRepository, 'find'>;
  now: () => Date;
}): AuthIdentity => {
  const accounts = new WeakMap<Caller, Account>();
  /** A viewing is the session of its own token. */
  const sessionOf = async (id: string) => {
    const session = await from.sessions.find(id);
    if (session) return session;
    const viewing = await from.viewings.find(id);
    return viewing?.startedAt === undefined || viewing.endedAt !== undefined ? null : viewing;
  };
  return {
    identify: async (request) => {
      /** Of a viewing there are two. */
      const read = new Map<string, Account | null>();
      const identity = createIdentity({
        keys: from.keys,
        revocations: {
          isRevoked: async ({ userId, sessionId }) => {
            const [session, account] = await Promise.all([sessionOf(sessionId), from.users.account(userId)]);
            read.set(userId, account);
            return session?.userId !== userId || isOver(session, account?.sessionsEnded, from.now());
          },
        },
        users: { get: (userId) => accessOf(read.get(userId) ?? null) },
      });
      const caller = await identity.identify(request);
      const account = caller && read.get(caller.userId);
      if (account) accounts.set(caller, account);
      return caller;
    },
    accountOf: (caller) => {
      const account = accounts.get(caller);
      if (!account) throw new Error('this caller was identified elsewhere');
      return account;
    },
  };
};
