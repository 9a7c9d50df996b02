import { teamMessageSentV1 } from '@academy/contracts/events/auth/team-message-sent.v1.ts';
import { placePath } from '@academy/contracts/shared/place-in-course.ts';
import { pendingEvent, type PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';
import { accountMail, pageUrl, type Addressee, type MailDeps } from '../../accounts/mails/account-mail.ts';
import type { HelpTicket } from '../inquiries/support.ts';

/** The mail of what staff write in a ticket that they opened, and the event of it: the first words, and what follows. */
export const teamMessageEvents = (
  deps: MailDeps,
  { _id: helpId, userId, subject, place, language }: HelpTicket,
  { to, text, at }: { to: Addressee; text: string; at: Date },
): PendingEvent[] => [
  accountMail(
    deps,
    { ...to, language },
    {
      template: 'team_message',
      values: {
        name: to.firstName,
        subject,
        text,
        threadUrl: pageUrl(deps, `/help#question-${helpId}`),
        placeUrl: place ? pageUrl(deps, placePath(place)) : null,
      },
    },
  ),
  pendingEvent(teamMessageSentV1, { userId, helpId, at: at.toISOString() }, { subject: userId }),
];
