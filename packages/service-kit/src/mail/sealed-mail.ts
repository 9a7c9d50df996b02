import type { DataOf } from '@academy/contracts/events/event.ts';
import { mailRequestedV1 } from '@academy/contracts/events/mail/mail-requested.v1.ts';
import { mailRequestedV2 } from '@academy/contracts/events/mail/mail-requested.v2.ts';
import { mailTemplateV1Schema } from '@academy/contracts/shared/mail-templates.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import type { RequestedMail, RequestedMailValues } from '@academy/contracts/shared/mail-templates.ts';
import { pendingEvent, type PendingEvent } from '../outbox/pending-event.ts';
import { seal, unseal } from '../secrets/seal.ts';

export interface Recipient {
  /** Null for people without an account and for staff. */
  userId: string | null;
  /** Null for staff's own address, which the mailer knows. */
  address: string | null;
  language: Language;
  timeZone: string;
}

/** The event that asks for one mail, to be written with what it is about; address and values are sealed with the mail key. */
export const mailRequested = <Template extends RequestedMail>(
  mailKey: Buffer,
  mail: { template: Template; to: Recipient; values: RequestedMailValues<Template> },
): PendingEvent => {
  const { address, ...to } = mail.to;
  const sealed = {
    ...to,
    sealedAddress: address === null ? null : seal(mailKey, address),
    sealedValues: seal(mailKey, JSON.stringify(mail.values)),
  };
  const known = mailTemplateV1Schema.safeParse(mail.template);
  return known.success
    ? pendingEvent(mailRequestedV1, { template: known.data, ...sealed })
    : pendingEvent(mailRequestedV2, { template: mail.template, ...sealed });
};

/** Address and values of a mail that was asked for. Throws when it was sealed with another key. */
export const openMail = (
  mailKey: Buffer,
  { sealedAddress, sealedValues }: Pick<DataOf<typeof mailRequestedV2>, 'sealedAddress' | 'sealedValues'>,
): { address: string | null; values: unknown } => ({
  address: sealedAddress === null ? null : unseal(mailKey, sealedAddress),
  values: JSON.parse(unseal(mailKey, sealedValues)) as unknown,
});
