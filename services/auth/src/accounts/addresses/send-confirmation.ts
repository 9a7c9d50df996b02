import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import { mayMail } from '../mails/account-mail-limits.ts';
import type { AuthDeps } from '../../deps.ts';
import { newConfirmation } from './address-mails.ts';

type Deps = Pick<AuthDeps, 'users' | 'identity' | 'accountMailLimits' | 'mailKey' | 'config' | 'now'>;

/** Sends the link that confirms the caller's address again; the one before stops working. Nothing past the limit. */
export const sendConfirmation = async (
  deps: Deps,
  { caller, address }: { caller: Caller; address: string },
): Promise<void> => {
  const { email, emailConfirmed } = deps.identity.accountOf(caller);
  if (emailConfirmed || !(await mayMail(deps, { to: email, from: address }))) return;
  await deps.users.change(caller.userId, (current) => {
    if (current.emailConfirmed || current.email !== email) return null;
    return newConfirmation(deps, current);
  });
};
