import { newId } from '@academy/service-kit/ids/uuid-v7.ts';
import type { AuthDeps } from '../../deps.ts';
import type { HelpTicket } from '../inquiries/support.ts';
import type { Counted } from '../inquiries/support-limits.ts';
import { followUpsOf, isTeamMessage, mostFollowUps } from './team-message.ts';
import { tooManyFollowUps } from './team-message-texts.ts';

/** Throws DomainError 409 where the member has left several texts below a message unanswered. */
export const assertMayFollowUp = (ticket: HelpTicket): void => {
  if (isTeamMessage(ticket) && (followUpsOf(ticket) ?? 0) >= mostFollowUps) throw tooManyFollowUps();
};

const countsNothing: Counted = { giveBack: async () => undefined };

/**
 * What nobody asked for counts as a message of who writes it; an answer does not. Throws DomainError 409 where the member
 * has left several unanswered, and 429.
 */
export const countFollowUp = async (
  { supportLimits }: Pick<AuthDeps, 'supportLimits'>,
  ticket: HelpTicket,
  actorId: string,
): Promise<Counted> => {
  assertMayFollowUp(ticket);
  if (!isTeamMessage(ticket) || followUpsOf(ticket) === null) return countsNothing;
  return supportLimits.followUp(actorId, newId());
};
