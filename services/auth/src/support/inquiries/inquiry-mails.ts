import { defaultTimeZone } from '@academy/contracts/shared/time-zone.ts';
import { mailRequested, type Recipient } from '@academy/service-kit/mail/sealed-mail.ts';
import type { PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';
import type { HelpTicket, Lead } from './support.ts';
import { accountMail, pageUrl, type Addressee, type MailDeps } from '../../accounts/mails/account-mail.ts';

/** Staff's own address, which the mailer knows; they read in the language that they were written to in. */
const staff = ({ language }: Pick<Recipient, 'language'>): Recipient => ({
  userId: null,
  address: null,
  language,
  timeZone: defaultTimeZone,
});

/** To the member who asked, and to staff. */
export const helpMails = (deps: MailDeps, ticket: HelpTicket, asker: Addressee): PendingEvent[] => {
  const { _id: id, subject, text, priority } = ticket;
  const received = { template: 'help_received', values: { name: asker.firstName, subject, text } } as const;
  const consoleUrl = pageUrl(deps, `/admin/help/${id}/show`);
  return [
    accountMail(deps, asker, received),
    mailRequested(deps.mailKey, {
      template: 'help_message',
      to: staff(ticket),
      values: { subject, text, from: asker.email, priority, consoleUrl },
    }),
  ];
};

/** To staff: the asker wrote below an answer. */
export const replyMail = (
  deps: MailDeps,
  ticket: HelpTicket,
  { asker, text }: { asker: Addressee; text: string },
): PendingEvent =>
  mailRequested(deps.mailKey, {
    template: 'help_message',
    to: staff(ticket),
    values: {
      subject: `Re: ${ticket.subject}`,
      text,
      from: asker.email,
      priority: ticket.priority,
      consoleUrl: pageUrl(deps, `/admin/help/${ticket._id}/show`),
    },
  });

/** To staff, and to who wrote for the company where that is confirmed to them. */
export const leadMails = (
  deps: MailDeps,
  lead: Lead,
  { isConfirmed }: { isConfirmed: boolean },
): PendingEvent[] => {
  const { _id: id, name, company, email, text, language, teamSize = null } = lead;
  const toThem = { userId: null, address: email, language, timeZone: defaultTimeZone };
  const values = {
    subject: lead.plan ?? company,
    text,
    from: email,
    company,
    teamSize,
    consoleUrl: pageUrl(deps, `/admin/leads/${id}/show`),
  };
  const received = { template: 'business_received', to: toThem, values: { name, company, text } } as const;
  return [
    ...(isConfirmed ? [mailRequested(deps.mailKey, received)] : []),
    mailRequested(deps.mailKey, { template: 'business_message', to: staff(lead), values }),
  ];
};

/** The answer of staff to a company, in the language that it wrote in. */
export const leadAnswerMail = (
  { mailKey }: MailDeps,
  { name, company, email, text: question, language }: Lead,
  answer: string,
): PendingEvent =>
  mailRequested(mailKey, {
    template: 'help_answered',
    to: { userId: null, address: email, language, timeZone: defaultTimeZone },
    values: { name, subject: company, answer, question },
  });

/** The answer of staff to a member, in the language of the question, below what they wrote last. */
export const answerMail = (
  deps: MailDeps,
  { _id: id, subject, text, replies, language }: HelpTicket,
  { asker, answer }: { asker: Addressee; answer: string },
): PendingEvent =>
  accountMail(
    deps,
    { ...asker, language },
    {
      template: 'help_answered',
      values: {
        name: asker.firstName,
        subject,
        answer,
        question: replies?.at(-1)?.text ?? text,
        threadUrl: pageUrl(deps, `/help#question-${id}`),
      },
    },
  );
