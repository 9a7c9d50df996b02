import type { Mail as StaffMail, MailStatus } from '@academy/contracts/http/scheduler/mails.ts';
import { refusalToSendAgain } from '../domain/send-again.ts';
import { findMailKind } from '../kinds/mail-kinds.ts';
import type { MailRecord } from '../data/mail-repository.ts';

const statusOf = ({ outcome, dueAt, poisonedAt, lastError }: MailRecord): MailStatus => {
  if (poisonedAt !== null) return 'failed';
  // One that is sent again has an outcome, and waits.
  if (outcome !== null && dueAt == null) return outcome;
  return lastError === undefined ? 'waiting' : 'retrying';
};

/** A mail as staff see it: never its text nor its whole address. */
export const toStaffMail = (mail: MailRecord, now: Date): StaffMail => ({
  id: mail._id,
  template: mail.template,
  name: findMailKind(mail.template)?.name ?? { es: mail.template, en: mail.template },
  status: statusOf(mail),
  recipient: mail.recipient,
  userId: mail.userId,
  attempts: mail.attempts,
  error: mail.lastError ?? null,
  createdAt: mail.createdAt.toISOString(),
  endedAt: (mail.handledAt ?? mail.poisonedAt)?.toISOString() ?? null,
  resentAt: mail.resentAt?.toISOString() ?? null,
  nextAttemptAt: mail.dueAt?.toISOString() ?? null,
  maySendAgain: refusalToSendAgain(mail, now) === null,
  version: mail.version,
});
