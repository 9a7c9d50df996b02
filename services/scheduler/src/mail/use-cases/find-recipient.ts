import type { Language } from '@academy/contracts/shared/language.ts';
import { PermanentError } from '@academy/service-kit/consumers/permanent-error.ts';
import { unseal } from '@academy/service-kit/secrets/seal.ts';
import { z } from 'zod';
import type { Contact } from '../data/contact-model.ts';
import type { Mail } from '../domain/mail.ts';
import { activityOf } from '../kinds/mail-activity.ts';
import { isNotificationMail } from '../kinds/mail-kinds.ts';
import type { MailDeps } from './mail-deps.ts';

export interface Recipient {
  address: string;
  language: Language;
  timeZone: string;
}

const checked = (address: string): string => {
  const parsed = z.email().safeParse(address);
  if (!parsed.success) throw new PermanentError('the address cannot be written to');
  return parsed.data;
};

const fromContact = ({ mailKey }: MailDeps, { template }: Mail, contact: Contact | 'unknown') => {
  // Its event is on its way, or auth has not published it yet: the queue tries again.
  if (contact === 'unknown') throw new Error('the address of the account is not known yet');
  if (!contact.confirmed && isNotificationMail(template)) return 'unconfirmed';
  return { ...contact, address: checked(unseal(mailKey, contact.sealedAddress)) };
};

/**
 * Where a mail goes at this moment, or why it goes nowhere. Throws an Error where that is not known yet, PermanentError for an
 * address that is none.
 */
export const findRecipient = async (
  deps: MailDeps,
  mail: Mail,
): Promise<Recipient | 'removed' | 'unconfirmed' | 'unwanted'> => {
  const { userId, sealedAddress, template } = mail;
  const activity = activityOf(template);
  const contact = userId === null ? null : await deps.contacts.find(userId);
  if (contact === 'removed') return 'removed';
  if (userId !== null && activity !== null && !(await deps.wantsMail(userId, activity))) return 'unwanted';
  const asked = { language: mail.language ?? 'es', timeZone: mail.timeZone ?? 'UTC' } as const;
  if (sealedAddress !== null) return { ...asked, address: checked(unseal(deps.mailKey, sealedAddress)) };
  if (contact === null) return { ...asked, address: deps.mailSettings.staffAddress };
  return fromContact(deps, mail, contact);
};
