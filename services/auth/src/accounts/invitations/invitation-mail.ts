import { defaultTimeZone } from '@academy/contracts/shared/time-zone.ts';
import { mailRequested } from '@academy/service-kit/mail/sealed-mail.ts';
import type { PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';
import { linkTo, type MailDeps } from '../mails/account-mail.ts';
import { newMailToken, type MailProof } from '../mails/mail-token.ts';
import { invitationUntil, type Invitation } from './invitation.ts';

type Invited = Pick<Invitation, '_id' | 'email' | 'firstName' | 'language'>;

/** A new link for somebody who is invited, with its mail; a link before stops working. */
export const newInvitationLink = (
  deps: MailDeps,
  { _id, email, firstName, language }: Invited,
  now: Date,
): { proof: MailProof; mail: PendingEvent } => {
  const { token, proof } = newMailToken(_id, invitationUntil(now));
  const to = { userId: null, address: email, language, timeZone: defaultTimeZone };
  const values = {
    name: firstName,
    acceptUrl: linkTo(deps, '/invitation', token),
    validUntil: proof.until.toISOString(),
  };
  return { proof, mail: mailRequested(deps.mailKey, { template: 'invitation', to, values }) };
};
