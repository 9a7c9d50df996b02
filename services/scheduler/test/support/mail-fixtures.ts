import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DataOf } from '@academy/contracts/events/event.ts';
import type { mailRequestedV3 } from '@academy/contracts/events/mail/mail-requested.v3.ts';
import type { RequestedMail, RequestedMailValues } from '@academy/contracts/shared/mail-templates.ts';
import { newId } from '@academy/service-kit/ids/uuid-v7.ts';
import { seal } from '@academy/service-kit/secrets/seal.ts';
import type { MailDeps, MailQueueDeps } from '../../src/mail/use-cases/mail-deps.ts';
import { queueRequestedMail } from '../../src/mail/use-cases/queue-requested-mail.ts';
import { requestMail } from '../../src/mail/use-cases/request-mail.ts';
import { mailKinds } from '../../src/mail/kinds/mail-kinds.ts';

/** The key of every mail in a test process. */
export const testMailKey = randomBytes(32);

/** Where the mails of a test process are written that has no mail server. */
export const testDataDir = join(tmpdir(), `scheduler-${randomBytes(6).toString('hex')}`);

/** Asks for a mail about a reply, as the notifications do. */
export const askReply = (deps: MailQueueDeps, _id: string, userId: string): Promise<void> =>
  requestMail(deps, { _id, template: 'reply', userId, values: mailKinds.reply.example });

/** What an event says that asks for a mail. */
export const requestOf = <Template extends RequestedMail>(
  template: Template,
  values: RequestedMailValues<Template>,
  to: { userId?: string | null; address: string | null },
): DataOf<typeof mailRequestedV3> & { template: Template } => ({
  template,
  userId: to.userId ?? null,
  sealedAddress: to.address === null ? null : seal(testMailKey, to.address),
  language: 'en',
  timeZone: 'UTC',
  sealedValues: seal(testMailKey, JSON.stringify(values)),
});

/** The same as if its event had arrived; gives the mail's id. */
export const askAccountMail = async (
  deps: MailDeps,
  data: DataOf<typeof mailRequestedV3>,
): Promise<string> => {
  const eventId = newId();
  const time = new Date().toISOString();
  await queueRequestedMail(deps, { eventId, subject: data.userId ?? eventId, time, data });
  return `mail_requested:${eventId}`;
};
