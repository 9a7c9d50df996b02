import type { TutorReceipt } from '@academy/contracts/http/ai/tutor-answers.ts';
import { dayOf } from '../../budgets/domain/day.ts';
import { isReceiptOf } from '../../tutor/domain/receipt.ts';
import { notYourAnswer } from '../domain/tutor-vote-texts.ts';
import type { VoteDeps } from './tutor-vote-deps.ts';

/**
 * A member says whether an answer helped, or changes their mind. Throws DomainError 400 for an answer that was not theirs, and 429
 * beyond a day's votes.
 */
export const voteOnAnswer = async (
  { tutorVotes, receiptKey, now }: VoteDeps,
  { receipt, helpful }: { receipt: TutorReceipt; helpful: boolean },
  userId: string,
): Promise<{ helpful: boolean }> => {
  if (!isReceiptOf(await receiptKey(), userId, receipt)) throw notYourAnswer();
  await tutorVotes.count(userId);
  await tutorVotes.votes.set(userId, receipt, { helpful, day: dayOf(now()) });
  return { helpful };
};
