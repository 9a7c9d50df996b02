import { staffActionRecorded } from '@academy/service-kit/audit/staff-action.ts';
import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import type { DomainError } from '@academy/service-kit/errors/domain-error.ts';
import type { PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';
import { getUser } from '../../accounts/users/get-user.ts';
import type { AuthDeps } from '../../deps.ts';
import { submitInquiry } from '../inquiries/submit-inquiry.ts';
import { readMessage, type MessageWithPeople } from './read-team-messages.ts';
import {
  isSameTeamMessage,
  newTeamMessage,
  waitingSince,
  type SentMessage,
  type TeamMessage,
} from './team-message.ts';
import { teamMessageEvents } from './team-message-events.ts';
import { alreadyWritten } from './team-message-texts.ts';

type Deps = Pick<
  AuthDeps,
  'users' | 'staffUsers' | 'helpTickets' | 'supportLimits' | 'mailKey' | 'config' | 'now'
>;

const audit = ({
  _id: resourceId,
  userId: personId,
  openedBy: actorId,
  createdAt: at,
}: TeamMessage): PendingEvent =>
  staffActionRecorded({
    actorId,
    action: 'help.message-sent',
    resource: 'help',
    resourceId,
    personId,
    fields: [],
    at,
  });

/** Why it was not stored: another about the same waits for an answer. */
const refusal = async (
  { helpTickets, users }: Deps,
  actorId: string,
  waitsAs: string,
): Promise<DomainError> => {
  const waiting = await helpTickets.findWaiting(waitsAs);
  if (waiting?.openedBy === undefined) return alreadyWritten(null);
  const { subject, createdAt, openedBy } = waiting;
  if (openedBy === actorId) return alreadyWritten({ subject, createdAt, by: null });
  const by = await users.find(openedBy);
  return alreadyWritten({ subject, createdAt, by: by ? `${by.firstName} ${by.lastName}`.trim() : '' });
};

/**
 * Staff write to a member, which opens a support ticket: by mail, and kept there. Sent again under the same id, it is the
 * same message and counts once. Throws 404 where the account is gone, 409 where one about the same waits for an answer or
 * the id is another's, and 429.
 */
export const writeTeamMessage = async (
  deps: Deps,
  caller: Caller,
  sent: SentMessage,
): Promise<MessageWithPeople> => {
  const recipient = await getUser(deps, sent.userId);
  const now = deps.now();
  const message = newTeamMessage(sent, { recipient, actorId: caller.userId, now });
  await deps.helpTickets.stopWaiting(message.waitsAs, waitingSince(now));
  await submitInquiry({
    repository: deps.helpTickets,
    inquiry: message,
    mails: () =>
      Promise.resolve([
        ...teamMessageEvents(deps, message, { to: recipient, text: message.text, at: now }),
        audit(message),
      ]),
    isSame: isSameTeamMessage,
    count: () => deps.supportLimits.message({ actorId: caller.userId, userId: recipient._id }, message._id),
    refusal: () => refusal(deps, caller.userId, message.waitsAs),
  });
  return readMessage(deps, caller, message._id);
};
