import type { PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';
import type { AggregateChange } from '@academy/service-kit/outbox/with-event.ts';
import { newMailToken, type MailProof } from '../mails/mail-token.ts';
import type { User } from '../users/user.ts';
import { accountMail, linkTo, pageUrl, type MailDeps } from '../mails/account-mail.ts';
import { confirmationUntil, maskAddress } from './address-rules.ts';

interface Link {
  token: string;
  proof: MailProof;
}

const confirmation = (deps: MailDeps, user: User, { token, proof }: Link) => ({
  name: user.firstName,
  confirmUrl: linkTo(deps, '/confirm-address', token),
  validUntil: proof.until.toISOString(),
});

export const welcomeMail = (deps: MailDeps, user: User, link: Link): PendingEvent =>
  accountMail(deps, user, { template: 'welcome', values: confirmation(deps, user, link) });

/** A new link that confirms the address, with its mail; the link before stops working. */
export const newConfirmation = (deps: MailDeps & { now: () => Date }, user: User): AggregateChange<User> => {
  const link = newMailToken(user._id, confirmationUntil(deps.now()));
  const values = confirmation(deps, user, link);
  return {
    state: { addressProof: link.proof },
    events: [accountMail(deps, user, { template: 'confirm_address', values })],
  };
};

/** To the new address, which is not the account's yet. */
export const addressChangeMail = (
  deps: MailDeps,
  user: User,
  { email, token, proof }: Link & { email: string },
): PendingEvent =>
  accountMail(
    deps,
    { ...user, email },
    {
      template: 'address_change_confirm',
      values: {
        name: user.firstName,
        confirmUrl: linkTo(deps, '/confirm-new-address', token),
        validUntil: proof.until.toISOString(),
      },
    },
  );

/** To the address before, whose owner may not have wanted it, and to the new one. */
export const addressChangedMails = (
  deps: MailDeps,
  before: User,
  { email, now }: { email: string; now: Date },
): PendingEvent[] => {
  const values = {
    name: before.firstName,
    at: now.toISOString(),
    maskedAddress: maskAddress(email),
    helpUrl: pageUrl(deps, '/help'),
  };
  return [before.email, email].map((address) =>
    accountMail(deps, { ...before, email: address }, { template: 'address_changed', values }),
  );
};
