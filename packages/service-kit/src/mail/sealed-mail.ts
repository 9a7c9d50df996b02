import type { DataOf, EventContract } from '@academy/contracts/events/event.ts';
import { mailRequestedV1 } from '@academy/contracts/events/mail/mail-requested.v1.ts';
import { mailRequestedV2 } from '@academy/contracts/events/mail/mail-requested.v2.ts';
import { mailRequestedV3 } from '@academy/contracts/events/mail/mail-requested.v3.ts';
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

/** The first version that may ask for a mail: so a mailer from before the next one still reads all that it can send. */
const eventFor = (template: string): EventContract =>
  [mailRequestedV1, mailRequestedV2].find(({ data }) => data.shape.template.safeParse(template).success) ??
  mailRequestedV3;

/** The event that asks for one mail, to be written with what it is about; address and values are sealed with the mail key. */
export const mailRequested = <Template extends RequestedMail>(
  mailKey: Buffer,
  mail: { template: Template; to: Recipient; values: RequestedMailValues<Template> },
): PendingEvent => {
  const { address, ...to } = mail.to;
  return pendingEvent(eventFor(mail.template), {
    template: mail.template,
    ...to,
    sealedAddress: address === null ? null : seal(mailKey, address),
    sealedValues: seal(mailKey, JSON.stringify(mail.values)),
  });
};

/** Address and values of a mail that was asked for. Throws when it was sealed with another key. */
export const openMail = (
  mailKey: Buffer,
  { sealedAddress, sealedValues }: Pick<DataOf<typeof mailRequestedV3>, 'sealedAddress' | 'sealedValues'>,
): { address: string | null; values: unknown } => ({
  address: sealedAddress === null ? null : unseal(mailKey, sealedAddress),
  values: JSON.parse(unseal(mailKey, sealedValues)) as unknown,
});
