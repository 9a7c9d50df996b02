import type { DataOf } from '@academy/contracts/events/event.ts';
import type { mailRequestedV3 } from '@academy/contracts/events/mail/mail-requested.v3.ts';
import { effectId } from '@academy/service-kit/consumers/once.ts';
import { PermanentError } from '@academy/service-kit/consumers/permanent-error.ts';
import { openMail } from '@academy/service-kit/mail/sealed-mail.ts';
import { z } from 'zod';
import { findRequestedKind } from '../kinds/mail-kinds.ts';
import type { MailQueueDeps } from './mail-deps.ts';

/** `unknown`: of a kind that came later than this version of the service, or that is not asked for by events. */
export type RequestOutcome = 'queued' | 'unknown';

type RequestedMailData = DataOf<typeof mailRequestedV3>;

interface RequestedMail {
  eventId: string;
  /** What the event is keyed by, and when it happened. */
  subject: string;
  time: string;
  data: RequestedMailData;
}

/** Of mails whose link ends. */
const limited = z.object({ validUntil: z.coerce.date().nullable().default(null) });

const open = (mailKey: Buffer, data: RequestedMailData): unknown => {
  try {
    return openMail(mailKey, data).values;
  } catch (error) {
    throw new PermanentError('the mail was sealed with another key', { cause: error });
  }
};

/**
 * Puts a mail that another service asks for into the queue, once for its event; it stays sealed. Leaves out one of an unknown
 * kind, which nobody could render. Throws PermanentError where it cannot be opened, ZodError for values that the template
 * cannot take.
 */
export const queueRequestedMail = async (
  { mailQueue, mailAdded, mailKey, now }: MailQueueDeps,
  { eventId, subject, time, data }: RequestedMail,
): Promise<RequestOutcome> => {
  const kind = findRequestedKind(data.template);
  if (kind === null) return 'unknown';
  const values = kind.schema.parse(open(mailKey, data));
  const { validUntil } = limited.parse(values);
  const added = await mailQueue.add({
    _id: effectId('mail_requested', eventId),
    key: null,
    template: data.template,
    userId: data.userId,
    sealedAddress: data.sealedAddress,
    sealedValues: data.sealedValues,
    language: data.language,
    timeZone: data.timeZone,
    validUntil,
    createdAt: now(),
    about: subject,
    requestedAt: new Date(time),
    recipient: null,
    outcome: null,
  });
  if (added) mailAdded.raise();
  return 'queued';
};
