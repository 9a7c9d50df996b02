import { knownQuestionLimits } from '@academy/contracts/shared/known-question-limits.ts';
import { flat } from '../../knowledge/domain/passage-id.ts';
import type { PlacedPassage } from '../../knowledge/domain/placed-passages.ts';
import { holdersOf } from '../../retrieval/questions/holders.ts';
import { tellingWords } from '../../retrieval/terms.ts';
import { heldQuestionOf, type KnownQuestion } from '../domain/known-question.ts';
import { alreadyKnown, passageFull, wordlessQuestion } from '../domain/known-question-texts.ts';
import type { KnownQuestionDeps } from './known-question-deps.ts';

/**
 * Whether a question may stand beside the others of its passage. Throws DomainError 400 naming the field: it says nothing, is known
 * there already, or there are as many as there may be.
 */
export const checkRoom = async (
  { knownQuestions }: Pick<KnownQuestionDeps, 'knownQuestions'>,
  question: KnownQuestion,
  passages: readonly PlacedPassage[],
): Promise<void> => {
  const words = flat(question.question);
  if (tellingWords(question.question).length === 0) throw wordlessQuestion();
  const others = (await knownQuestions.questions.active()).filter(({ _id }) => _id !== question._id);
  const [own = [], ...held] = holdersOf([question, ...others].map(heldQuestionOf), passages);
  const beside = others.filter((_, at) => held[at]?.some((passage) => own.includes(passage)));
  if (beside.some((other) => flat(other.question) === words)) throw alreadyKnown();
  if (beside.length >= knownQuestionLimits.perPassage) throw passageFull(knownQuestionLimits.perPassage);
};
