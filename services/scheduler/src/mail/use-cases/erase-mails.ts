import { fileNameOf } from '../domain/file-name.ts';
import type { MailDeps } from './mail-deps.ts';

/** Forgets the address of a deleted account and every mail to it, those that wait too. Again changes nothing. */
export const eraseMails = async (
  { contacts, mails, mailTransport }: Pick<MailDeps, 'contacts' | 'mails' | 'mailTransport'>,
  userId: string,
): Promise<void> => {
  await contacts.remove(userId);
  for (const mail of await mails.listOf(userId)) await mailTransport.forget(fileNameOf(mail));
  await mails.eraseOf(userId);
};
