import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import type { AggregateChange } from '@academy/service-kit/outbox/with-event.ts';
import { newMailToken } from '../mails/mail-token.ts';
import { emailTaken, passwordNeeded } from '../users/user-texts.ts';
import type { User, UserRecord } from '../users/user.ts';
import { mayMail } from '../mails/account-mail-limits.ts';
import type { AuthDeps } from '../../deps.ts';
import { verifyCurrentPassword } from '../sign-in/verify-current-password.ts';
import { addressChangeMail } from './address-mails.ts';
import { addressChangeUntil, isNewAddress } from './address-rules.ts';

type Deps = Pick<
  AuthDeps,
  'users' | 'hasher' | 'limits' | 'accountMailLimits' | 'mailKey' | 'config' | 'now'
>;

export interface AddressRequest {
  caller: Caller;
  /** The network address that the call came from. */
  address: string;
}

/** What an account becomes that asks for another address; it keeps its own until the link is opened. */
export type AddressChange = (current: UserRecord) => Promise<AggregateChange<User>>;

const pendingChange = (
  deps: Deps,
  current: UserRecord,
  { email, sessionId, isMailed }: { email: string; sessionId: string; isMailed: boolean },
): AggregateChange<User> => {
  const isWaiting = current.pendingAddress !== undefined && !isNewAddress(current.pendingAddress, { email });
  // Without a mail nobody would learn of a new token, so the one that was sent goes on working.
  if (isWaiting && !isMailed) return { state: {}, events: [] };
  const link = newMailToken(current._id, addressChangeUntil(deps.now()));
  const pendingAddress = { email, proof: link.proof, sessionId };
  return {
    state: { pendingAddress },
    events: isMailed ? [addressChangeMail(deps, current, { email, ...link })] : [],
  };
};

/**
 * Permits another address to a caller who knows the password. Each try counts as a registration, since its
 * answer tells whether the address is taken. Past the limit of mails the address waits, and its mail is asked for later.
 * Throws 400 that names `currentPassword`, 409 for an address that is taken, and 429.
 */
export const permitNewAddress = async (
  deps: Deps,
  { caller, address }: AddressRequest,
  { email, currentPassword }: { email: string; currentPassword: string | undefined },
): Promise<AddressChange> => {
  if (currentPassword === undefined) throw passwordNeeded();
  const assertStillRight = await verifyCurrentPassword(deps, caller.userId, currentPassword);
  await deps.limits.registration(address);
  const owner = await deps.users.findByEmail(email);
  if (owner && owner._id !== caller.userId) throw emailTaken();
  const isMailed = await mayMail(deps, { to: email, from: address });
  return async (current) => {
    await assertStillRight(current);
    return pendingChange(deps, current, { email, sessionId: caller.sessionId, isMailed });
  };
};
