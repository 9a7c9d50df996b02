import type { z } from 'zod';
import type { teamMessageSchema } from '@academy/contracts/http/auth/team-messages.ts';
import { messageReach } from '@academy/contracts/shared/message-reach.ts';
import { may } from '@academy/contracts/shared/permissions.ts';
import { placeId } from '@academy/contracts/shared/place-in-course.ts';
import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import type { User } from '../../accounts/users/user.ts';
import type { HelpTicket } from '../inquiries/support.ts';

export type SentMessage = z.output<typeof teamMessageSchema>;

/** A support ticket that staff opened. */
export type TeamMessage = HelpTicket & { openedBy: string };

export const isTeamMessage = <Ticket extends HelpTicket>(
  ticket: Ticket,
): ticket is Ticket & { openedBy: string } => ticket.openedBy !== undefined;

interface Writing {
  recipient: Pick<User, '_id' | 'plan' | 'language'>;
  actorId: string;
  now: Date;
}

/** Nothing of it waits for staff, as of what they answered: so it is done until the member writes below it. */
export const newTeamMessage = (
  { requestId, subject, text, place }: SentMessage,
  { recipient: { _id: userId, plan, language }, actorId, now }: Writing,
): TeamMessage & { waitsAs: string } => ({
  _id: requestId,
  userId,
  subject,
  text,
  language,
  status: 'done',
  priority: plan === 'premium',
  openedBy: actorId,
  ...(place && { place }),
  waitsAs: `${userId} ${place ? placeId(place) : ''}`,
  createdAt: now,
  updatedAt: now,
});

const placeOf = ({ place }: HelpTicket): string => (place ? placeId(place) : '');

/** Whether both are one form sent twice. */
export const isSameTeamMessage = (a: HelpTicket, b: HelpTicket): boolean =>
  (['userId', 'openedBy', 'subject', 'text'] as const).every((field) => a[field] === b[field]) &&
  placeOf(a) === placeOf(b);

/** More texts than this below one that the member has not answered would press them. */
export const mostFollowUps = 3;

/**
 * How many texts of staff stand below the first that the member has not answered; null where what is written next answers
 * the member.
 */
export const followUpsOf = ({
  replies = [],
  answers = [],
}: Pick<HelpTicket, 'replies' | 'answers'>): number | null => {
  const lastReply = replies.at(-1);
  if (!lastReply) return answers.length;
  const since = answers.filter(({ at }) => at >= lastReply.at).length;
  return since === 0 ? null : since - 1;
};

const dayMs = 24 * 3_600_000;

/** What was written before this moment waits for an answer no longer. */
export const waitingSince = (now: Date): Date =>
  new Date(now.getTime() - messageReach.unansweredDays * dayMs);

/** A thread is for who wrote first, and for those who read support tickets. */
export const mayReadThread = (
  { userId, role }: Pick<Caller, 'userId' | 'role'>,
  { openedBy }: HelpTicket,
): boolean => openedBy === userId || may(role, 'support.read');

export const mayWriteThread = (
  { userId, role }: Pick<Caller, 'userId' | 'role'>,
  { openedBy }: HelpTicket,
): boolean => openedBy === userId || may(role, 'support.write');
