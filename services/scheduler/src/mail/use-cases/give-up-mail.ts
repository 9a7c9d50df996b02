import { mailFailedV1 } from '@academy/contracts/events/scheduler/mail-failed.v1.ts';
import { pendingEvent } from '@academy/service-kit/outbox/pending-event.ts';
import type { Mail } from '../domain/mail.ts';
import type { MailDeps } from './mail-deps.ts';

/** Tells who asked for a mail that it is given up; of those that this service writes by itself nobody asks. */
export const tellOfFailure = async (
  { mails }: Pick<MailDeps, 'mails'>,
  { _id, about }: Pick<Mail, '_id' | 'about'>,
): Promise<void> => {
  if (about == null) return;
  await mails.change(_id, ({ template, requestedAt, createdAt }) => {
    const data = { template, about, requestedAt: (requestedAt ?? createdAt).toISOString() };
    return { state: {}, events: [pendingEvent(mailFailedV1, data, { subject: about })] };
  });
};
