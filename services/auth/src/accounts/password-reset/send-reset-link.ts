import { isNewAddress } from '../addresses/address-rules.ts';
import type { AuthDeps } from '../../deps.ts';
import { newResetLink } from './reset-link.ts';
import type { ResetRequest } from './reset-request-model.ts';

type Deps = Pick<AuthDeps, 'users' | 'accountMailLimits' | 'mailKey' | 'config' | 'now'>;

/**
 * Sends the link of one request to the account of that address, if there is one; the link before stops working. May run
 * again for the same request. What it gives leaves no address in the request.
 */
export const sendResetLink = async (
  deps: Deps,
  { _id: requestId, email }: Pick<ResetRequest, '_id' | 'email'>,
): Promise<{ email: string }> => {
  const handled = { email: '' };
  const user = await deps.users.findByEmail(email);
  if (!user || user.passwordReset?.requestId === requestId) return handled;
  if (!(await deps.accountMailLimits.to(email))) return handled;
  await deps.users.change(user._id, (current) => {
    if (isNewAddress(current, { email }) || current.passwordReset?.requestId === requestId) return null;
    return newResetLink(deps, current, requestId);
  });
  return handled;
};
