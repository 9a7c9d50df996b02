import type { Mail as StaffMail, MailDetail } from '@academy/contracts/http/scheduler/mails.ts';
import { staffActionRecorded } from '@academy/service-kit/audit/staff-action.ts';
import type { PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';
import { unseal } from '@academy/service-kit/secrets/seal.ts';
import type { StaffList } from '@academy/service-kit/staff/staff-list.ts';
import type { MailRecord } from '../data/mail-repository.ts';
import { mailIsUnconfirmed, mailIsUnwanted, mailNotFound } from '../domain/mail-refusals.ts';
import { refusalToSendAgain } from '../domain/send-again.ts';
import { renderMail } from '../layout/render-mail.ts';
import { isSecretMail } from '../kinds/mail-kinds.ts';
import { toStaffMail } from '../views/mail-views.ts';
import { findBar } from './find-recipient.ts';
import type { MailDeps } from './mail-deps.ts';

/** A page of the mails, with the count of all that match. */
export const listMails = async (
  { mails, now }: MailDeps,
  list: StaffList,
): Promise<{ rows: StaffMail[]; total: number }> => {
  const { rows, total } = await mails.listForStaff(list);
  return { rows: rows.map((mail) => toStaffMail(mail, now())), total };
};

const contentOf = async (deps: MailDeps, mail: MailRecord): Promise<MailDetail['content']> => {
  const { mailTransport, mailKey, mailSettings, contacts } = deps;
  if (!mailTransport.isLocal || mail.sealedValues === null || isSecretMail(mail.template)) return null;
  const contact = mail.userId === null ? 'unknown' : await contacts.find(mail.userId);
  const known = typeof contact === 'object' ? contact : null;
  const { subject, text } = renderMail(
    { ...mailSettings, mailKey },
    {
      template: mail.template,
      values: JSON.parse(unseal(mailKey, mail.sealedValues)),
      userId: mail.userId,
      language: mail.language ?? known?.language ?? 'es',
      timeZone: mail.timeZone ?? known?.timeZone ?? 'UTC',
    },
  );
  return { subject, text };
};

/** Throws DomainError 404. */
export const readMail = async (deps: MailDeps, id: string): Promise<MailDetail> => {
  const mail = await deps.mails.find(id);
  if (!mail) throw mailNotFound();
  return { ...toStaffMail(mail, deps.now()), content: await contentOf(deps, mail) };
};

const refusals = { removed: mailNotFound, unwanted: mailIsUnwanted, unconfirmed: mailIsUnconfirmed };

/** The mail's record goes in time, so what was sent again is noted with the person too. */
const recordsOf = (mail: MailRecord, actorId: string, at: Date): PendingEvent[] => {
  const audit = { actorId, fields: [], at };
  const ofMail = { ...audit, action: 'mail.sent-again', resource: 'mails', resourceId: mail._id };
  if (mail.userId === null) return [staffActionRecorded(ofMail)];
  const ofPerson = { ...audit, action: 'user.mail-sent-again', resource: 'users', resourceId: mail.userId };
  return [staffActionRecorded(ofMail), staffActionRecorded(ofPerson)];
};

/**
 * Puts a mail back into the queue: one that was given up, or one that was sent and may be sent again, which then goes to the
 * address that the account has now. What is known of the time before stays until it is sent. Throws DomainError 404, and 409
 * with the reason for any other, also where the person gets no mails of its kind now.
 */
export const sendMailAgain = async (
  deps: MailDeps,
  { id, actorId }: { id: string; actorId: string },
): Promise<StaffMail> => {
  const at = deps.now();
  const changed = await deps.mails.change(id, async (mail) => {
    const refusal = refusalToSendAgain(mail, at);
    if (refusal) throw refusal();
    const bar = await findBar(deps, mail);
    if (bar !== null) throw refusals[bar]();
    const resent = mail.outcome === null ? {} : { resentAt: at };
    return {
      state: { poisonedAt: null, attempts: 0, dueAt: at, lastError: undefined, ...resent },
      events: recordsOf(mail, actorId, at),
    };
  });
  if (!changed) throw mailNotFound();
  deps.mailAdded.raise();
  return toStaffMail(changed, at);
};
