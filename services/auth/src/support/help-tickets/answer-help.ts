import { helpAnsweredV1 } from '@academy/contracts/events/auth/help-answered.v1.ts';
import { staffActionRecorded } from '@academy/service-kit/audit/staff-action.ts';
import { pendingEvent, type PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';
import { assertExpectedVersion } from '@academy/service-kit/staff/expected-version.ts';
import type { StaffEdit } from '@academy/service-kit/staff/staff-edit.ts';
import type { Addressee } from '../../accounts/mails/account-mail.ts';
import type { UserRecord } from '../../accounts/users/user.ts';
import type { HelpTicket, HelpTicketRecord, TicketWithAsker } from '../inquiries/support.ts';
import { inquiryChangedMeanwhile, inquiryNotFound } from '../inquiries/support-texts.ts';
import { answerMail } from '../inquiries/inquiry-mails.ts';
import type { AuthDeps } from '../../deps.ts';
import { readHelp } from '../inquiries/list-inquiries.ts';
import { giveBackOnFailure } from '../inquiries/support-limits.ts';
import { assertMayFollowUp, countFollowUp } from '../team-messages/count-follow-up.ts';
import { isTeamMessage } from '../team-messages/team-message.ts';
import { teamMessageEvents } from '../team-messages/team-message-events.ts';

type Deps = Pick<
  AuthDeps,
  'users' | 'staffUsers' | 'helpTickets' | 'supportLimits' | 'personalValues' | 'mailKey' | 'config' | 'now'
>;
type Answer = StaffEdit<{ text: string }>;

/** The mail and the event: who was written to and has not replied asked nothing, so that neither may speak of an answer. */
const answerEvents = (
  deps: Deps,
  ticket: HelpTicket,
  { asker, text, at }: { asker: Addressee; text: string; at: Date },
): PendingEvent[] => {
  const hasReply = (ticket.replies ?? []).length > 0;
  if (isTeamMessage(ticket) && !hasReply) return teamMessageEvents(deps, ticket, { to: asker, text, at });
  const { userId, _id: helpId } = ticket;
  return [
    answerMail(deps, ticket, { asker, answer: text }),
    pendingEvent(helpAnsweredV1, { userId, helpId, at: at.toISOString() }, { subject: userId }),
  ];
};

const addAnswer = async (
  deps: Deps,
  asker: UserRecord,
  { id, change: { text }, expectedVersion, actorId }: Answer,
): Promise<HelpTicketRecord> => {
  const what = { resource: 'help', resourceId: id, personId: asker._id, fields: ['answers', 'status'] };
  const values = { before: {}, after: { answers: text } };
  const sealed = await deps.personalValues.seal({ ...what, values });
  const changed = await deps.helpTickets.change(id, (current) => {
    assertExpectedVersion(expectedVersion, current.version, inquiryChangedMeanwhile);
    assertMayFollowUp(current);
    const now = deps.now();
    const { answers = [] } = current;
    return {
      state: { answers: [...answers, { text, at: now, by: actorId }], status: 'done', updatedAt: now },
      events: [
        ...answerEvents(deps, current, { asker, text, at: now }),
        staffActionRecorded({ ...what, actorId, action: 'help.answered', sealed, at: now }),
      ],
    };
  });
  if (!changed) throw inquiryNotFound();
  return changed;
};

/**
 * Staff answer a member's question: by mail, and kept with the question, which is then done. Throws 404, also where the
 * account is gone, and 409 when the record has moved on. Below a message that the member has not answered, 409 after
 * several and 429.
 */
export const answerHelp = async (deps: Deps, answer: Answer): Promise<TicketWithAsker> => {
  const { ticket } = await readHelp(deps, answer.id);
  const asker = await deps.users.find(ticket.userId);
  if (!asker) throw inquiryNotFound();
  const counted = await countFollowUp(deps, ticket, answer.actorId);
  const changed = await giveBackOnFailure(counted, () => addAnswer(deps, asker, answer));
  return { ticket: changed, asker };
};
