import { randomBytes } from 'node:crypto';
import { newId } from '@academy/service-kit/ids/uuid-v7.ts';
import type { AuthDeps } from '../../deps.ts';
import { makeRefreshToken } from './refresh-token.ts';
import { expiryOf, type Device, type Session } from './session.ts';
import type { Account } from '../users/user.ts';

/** What a browser is given to go on with. */
export interface SignedIn {
  user: Account;
  /** The access token, for ten minutes. */
  token: string;
  refreshToken: string;
  /** Whether its cookie outlives the browser. */
  persistent: boolean;
}

type Deps = Pick<AuthDeps, 'sessions' | 'signingKeys' | 'refreshKey' | 'now'>;

/** The tokens of a session as it stands. */
export const tokensOf = async (
  deps: Pick<Deps, 'signingKeys' | 'refreshKey'>,
  user: Account,
  session: Session,
): Promise<SignedIn> => ({
  user,
  token: await deps.signingKeys.sign({
    sub: user._id,
    role: user.role,
    plan: user.plan,
    userSeq: user.version,
    sid: session._id,
    ...(session.accountVersion !== undefined && { sessionSeq: session.accountVersion }),
  }),
  refreshToken: makeRefreshToken(deps.refreshKey, session, session.generation),
  persistent: session.persistent,
});

/**
 * Opens a session for somebody whose password was that of this very record: one changed since has ended it already.
 */
export const openSession = async (
  deps: Deps,
  user: Account,
  { persistent, device }: { persistent: boolean; device: Device | null },
): Promise<SignedIn> => {
  const now = deps.now();
  const session: Session = {
    _id: newId(),
    userId: user._id,
    accountVersion: user.version,
    createdAt: now,
    lastUsedAt: now,
    expiresAt: expiryOf(persistent, now),
    persistent,
    device,
    seed: randomBytes(32).toString('base64url'),
    generation: 1,
    retired: [],
  };
  await deps.sessions.create(session);
  return tokensOf(deps, user, session);
};
