import type { AggregateChange } from '@academy/service-kit/outbox/with-event.ts';
import type { AuthDeps } from '../../deps.ts';
import { accountMail, linkTo } from '../mails/account-mail.ts';
import { newMailToken } from '../mails/mail-token.ts';
import type { User } from '../users/user.ts';

/** How long the link works. */
const validMs = 30 * 60_000;

/** A new link to set a password, with its mail; the link before stops working. */
export const newResetLink = (
  deps: Pick<AuthDeps, 'mailKey' | 'config' | 'now'>,
  user: User,
  requestId: string,
): AggregateChange<User> => {
  const { token, proof } = newMailToken(user._id, new Date(deps.now().getTime() + validMs));
  const mail = accountMail(deps, user, {
    template: 'password_reset',
    values: {
      name: user.firstName,
      resetUrl: linkTo(deps, '/reset', token),
      validUntil: proof.until.toISOString(),
    },
  });
  return { state: { passwordReset: { ...proof, requestId } }, events: [mail] };
};

/** When the latest link was sent; null where there is none that was not used. */
export const resetLinkSentAt = ({ passwordReset }: Pick<User, 'passwordReset'>): Date | null =>
  passwordReset ? new Date(passwordReset.until.getTime() - validMs) : null;
