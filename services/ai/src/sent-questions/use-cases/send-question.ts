import { unansweredKindSchema, type SentQuestionDraft } from '@academy/contracts/http/ai/sent-questions.ts';
import { newId } from '@academy/service-kit/ids/uuid-v7.ts';
import { isSameQuestion, newSentQuestion, type SentQuestion } from '../domain/sent-question.ts';
import { isReceiptOf } from '../../tutor/domain/receipt.ts';
import { notYourAnswer } from '../../tutor-votes/domain/tutor-vote-texts.ts';
import { answerNeeded, sentQuestionIdTaken } from '../domain/sent-question-texts.ts';
import type { SentQuestionDeps } from './sent-question-deps.ts';

/** Whether it is stored already. Throws DomainError 409 where its id stands for another. */
const isKept = async ({ questions }: SentQuestionDeps, sent: SentQuestion): Promise<boolean> => {
  const kept = await questions.find(sent._id);
  if (kept && !isSameQuestion(kept, sent)) throw sentQuestionIdTaken();
  return kept !== null;
};

/** Whether it may be sent: about an answer of theirs, or about none where none was given. Throws DomainError 400. */
const checkAnswer = async (
  { receiptKey }: SentQuestionDeps,
  { kind, receipt }: Pick<SentQuestionDraft, 'kind' | 'receipt'>,
  userId: string,
): Promise<void> => {
  if (receipt && !isReceiptOf(await receiptKey(), userId, receipt)) throw notYourAnswer();
  if (!receipt && !unansweredKindSchema.safeParse(kind).success) throw answerNeeded();
};

/**
 * A member sends the team what the tutor could not answer, or what was missing in an answer. The same question under the same id, at once or later, is one and
 * counts once. Throws DomainError 400 naming the field, 409 where the id is another's, and 429 beyond a day's questions.
 */
export const sendQuestion = async (
  deps: SentQuestionDeps,
  { id = newId(), ...draft }: SentQuestionDraft,
  userId: string,
): Promise<{ id: string }> => {
  await checkAnswer(deps, draft, userId);
  const sent = newSentQuestion(draft, { id, userId, now: deps.now() });
  if (await isKept(deps, sent)) return { id };
  await deps.count(userId, id);
  if ((await deps.questions.add(sent)) || (await isKept(deps, sent))) return { id };
  throw sentQuestionIdTaken();
};
