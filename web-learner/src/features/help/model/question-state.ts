import type { OwnHelp } from '@academy/contracts/http/auth/help-tickets.ts';

export type AnsweredState = 'received' | 'open' | 'answered' | 'closed';

/** How a question stands in its asker's eyes: staff may take one up again after an answer, or close it without. */
export const answeredStateOf = ({ status, answers }: Pick<OwnHelp, 'status' | 'answers'>): AnsweredState => {
  if (status === 'done') return answers.length > 0 ? 'answered' : 'closed';
  return status === 'open' ? 'open' : 'received';
};
