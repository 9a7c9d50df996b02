import { contactChangedV1 } from '@academy/contracts/events/auth/contact-changed.v1.ts';
import { contactRemovedV1 } from '@academy/contracts/events/auth/contact-removed.v1.ts';
import { pendingEvent, type PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';
import { seal } from '@academy/service-kit/secrets/seal.ts';
import type { User } from '../users/user.ts';

/** Where mail reaches somebody, and how it is to be written. */
export type Contact = Pick<User, '_id' | 'email' | 'emailConfirmed' | 'language' | 'timeZone' | 'removedAt'>;

const contactFields = ['email', 'emailConfirmed', 'language', 'timeZone'] as const;

export const contactChanged = (mailKey: Buffer, contact: Contact): PendingEvent =>
  pendingEvent(contactChangedV1, {
    id: contact._id,
    sealedAddress: seal(mailKey, contact.email),
    confirmed: contact.emailConfirmed,
    language: contact.language,
    timeZone: contact.timeZone,
  });

/** What the mailer learns of a write that makes, changes or removes an account. */
export const contactChanges = (mailKey: Buffer, before: Contact | null, after: Contact): PendingEvent[] => {
  if (after.removedAt) return [pendingEvent(contactRemovedV1, { id: after._id })];
  const isNews = before === null || contactFields.some((field) => before[field] !== after[field]);
  return isNews ? [contactChanged(mailKey, after)] : [];
};
