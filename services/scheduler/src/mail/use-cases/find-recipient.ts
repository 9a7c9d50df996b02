import type { Language } from '@academy/contracts/shared/language.ts';
import { PermanentError } from '@academy/service-kit/consumers/permanent-error.ts';
import { unseal } from '@academy/service-kit/secrets/seal.ts';
import { z } from 'zod';
import type { Contact } from '../data/contact-model.ts';
import type { Mail } from '../domain/mail.ts';
import { activityOf, needsConfirmedAddress } from '../kinds/mail-activity.ts';
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

type Bar = 'removed' | 'unconfirmed' | 'unwanted';
type Known = Contact | 'unknown' | 'removed' | null;

const contactOf = async ({ contacts }: MailDeps, { userId }: Mail): Promise<Known> =>
  userId === null ? null : contacts.find(userId);

const barOf = async (deps: MailDeps, { userId, template }: Mail, contact: Known): Promise<Bar | null> => {
  if (contact === 'removed') return 'removed';
  const activity = activityOf(template);
  if (userId !== null && activity !== null && !(await deps.wantsMail(userId, activity))) return 'unwanted';
  const isUnconfirmed = contact !== null && contact !== 'unknown' && !contact.confirmed;
  return isUnconfirmed && needsConfirmedAddress(template) ? 'unconfirmed' : null;
};

/** Why a mail goes nowhere at this moment; null where nothing is known against it. */
export const findBar = async (deps: MailDeps, mail: Mail): Promise<Bar | null> =>
  barOf(deps, mail, await contactOf(deps, mail));

const fromContact = ({ mailKey }: MailDeps, mail: Mail, contact: Contact): Recipient => ({
  address: checked(unseal(mailKey, contact.sealedAddress)),
  // What is sent again stays in the language of the first.
  language: mail.language ?? contact.language,
  timeZone: mail.timeZone ?? contact.timeZone,
});

/**
 * Where a mail goes at this moment, or why it goes nowhere. Throws an Error where that is not known yet, PermanentError for an
 * address that is none.
 */
export const findRecipient = async (deps: MailDeps, mail: Mail): Promise<Recipient | Bar> => {
  const { sealedAddress } = mail;
  const contact = await contactOf(deps, mail);
  const bar = await barOf(deps, mail, contact);
  if (contact === 'removed' || bar !== null) return bar ?? 'removed';
  const asked = { language: mail.language ?? 'es', timeZone: mail.timeZone ?? 'UTC' } as const;
  if (sealedAddress !== null) return { ...asked, address: checked(unseal(deps.mailKey, sealedAddress)) };
  if (contact === null) return { ...asked, address: deps.mailSettings.staffAddress };
  // Its event is on its way, or auth has not published it yet: the queue tries again.
  if (contact === 'unknown') throw new Error('the address of the account is not known yet');
  return fromContact(deps, mail, contact);
};
