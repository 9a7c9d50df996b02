import { seal } from '@academy/service-kit/secrets/seal.ts';
import {
  notificationMails,
  type NotificationMail,
  type NotificationMailValues,
} from '../kinds/mail-kinds.ts';
import type { MailQueueDeps } from './mail-deps.ts';

export interface NewNotificationMail<Template extends NotificationMail> {
  /** What the mail is about, such as handler, event and recipient: nothing is mailed twice under one id. */
  _id: string;
  /** The activity; the recipient's preferences are asked when the mail is sent. */
  template: Template;
  userId: string;
  values: NotificationMailValues<Template>;
}

/**
 * Puts a mail about an activity into the queue, once for its id. Where it goes, in which language, and whether the recipient
 * wants it is decided when it is sent. Throws ZodError for values that the template cannot take.
 */
export const requestMail = async <Template extends NotificationMail>(
  { mailQueue, mailAdded, mailKey, now }: MailQueueDeps,
  { _id, template, userId, values }: NewNotificationMail<Template>,
): Promise<void> => {
  const checked = notificationMails[template].schema.parse(values);
  const added = await mailQueue.add({
    _id,
    key: null,
    template,
    userId,
    sealedAddress: null,
    sealedValues: seal(mailKey, JSON.stringify(checked)),
    language: null,
    timeZone: null,
    validUntil: null,
    createdAt: now(),
    recipient: null,
    outcome: null,
  });
  if (added) mailAdded.raise();
};
