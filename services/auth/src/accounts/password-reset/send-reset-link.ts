import { isNewAddress } from '../addresses/address-rules.ts';
import { newMailToken } from '../mails/mail-token.ts';
import { accountMail, linkTo } from '../mails/account-mail.ts';
import type { AuthDeps } from '../../deps.ts';
import type { ResetRequest } from './reset-request-model.ts';

type Deps = Pick<AuthDeps, 'users' | 'accountMailLimits' | 'mailKey' | 'config' | 'now'>;

/** How long the link works. */
const validMs = 30 * 60_000;

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
    const { token, proof } = newMailToken(current._id, new Date(deps.now().getTime() + validMs));
    const mail = accountMail(deps, current, {
      template: 'password_reset',
      values: {
        name: current.firstName,
        resetUrl: linkTo(deps, '/reset', token),
        validUntil: proof.until.toISOString(),
      },
    });
    return { state: { passwordReset: { ...proof, requestId } }, events: [mail] };
  });
  return handled;
};
