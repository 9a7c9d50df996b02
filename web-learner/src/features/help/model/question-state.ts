import type { OwnHelp } from '@academy/contracts/http/auth/help-tickets.ts';

export type AnsweredState = 'received' | 'open' | 'answered' | 'closed' | 'unanswered';

type Stands = Pick<OwnHelp, 'status' | 'answers' | 'replies' | 'isFromTeam'>;

/**
 * How a question stands in its asker's eyes: staff may take one up again after an answer, or close it without. What the team
 * wrote first is for the member to answer, if they like.
 */
export const answeredStateOf = ({ status, answers, replies, isFromTeam }: Stands): AnsweredState => {
  if (isFromTeam && replies.length === 0) return 'unanswered';
  if (status === 'done') return answers.length > 0 ? 'answered' : 'closed';
  return status === 'open' ? 'open' : 'received';
};
