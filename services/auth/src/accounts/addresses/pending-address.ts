import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import { newMailToken } from '../mails/mail-token.ts';
import { userNotFound } from '../users/user-texts.ts';
import type { UserRecord } from '../users/user.ts';
import { mayMail } from '../mails/account-mail-limits.ts';
import type { AuthDeps } from '../../deps.ts';
import { addressChangeMail } from './address-mails.ts';
import { addressChangeUntil } from './address-rules.ts';
import { noPendingAddress } from './address-texts.ts';
import type { AddressRequest } from './request-address-change.ts';

type SendDeps = Pick<AuthDeps, 'users' | 'identity' | 'accountMailLimits' | 'mailKey' | 'config' | 'now'>;

/** Sends the link to the pending address again; the one before stops working. Nothing past the limit. Throws 404. */
export const sendAddressChange = async (
  deps: SendDeps,
  { caller, address }: AddressRequest,
): Promise<void> => {
  const { pendingAddress } = deps.identity.accountOf(caller);
  if (!pendingAddress) throw noPendingAddress();
  const { email } = pendingAddress;
  if (!(await mayMail(deps, { to: email, from: address }))) return;
  await deps.users.change(caller.userId, (current) => {
    if (current.pendingAddress?.email !== email) return null;
    const link = newMailToken(current._id, addressChangeUntil(deps.now()));
    return {
      // Its session stays: the one whose owner gave the password.
      state: { pendingAddress: { ...current.pendingAddress, proof: link.proof } },
      events: [addressChangeMail(deps, current, { email, ...link })],
    };
  });
};

/** The account keeps its address; none pending is no error. */
export const cancelAddressChange = async (
  { users }: Pick<AuthDeps, 'users'>,
  caller: Caller,
): Promise<UserRecord> => {
  const changed = await users.change(caller.userId, ({ pendingAddress }) =>
    pendingAddress ? { state: { pendingAddress: undefined }, events: [] } : null,
  );
  if (!changed) throw userNotFound();
  return changed;
};
