import type { PlacedPassage } from '../../knowledge/domain/placed-passages.ts';
import type { ComparedQuestions } from './compared-questions.ts';
import { holdersOf } from './holders.ts';

export interface QuestionMatch {
  /** For each passage how close the question is to one that it is known to answer: 0 to 1. */
  scores(question: string): number[];
  /** Whether there are known questions for a passage. */
  has(passage: PlacedPassage): boolean;
}

/** Finds the passages that hold the sentences which answer known questions. */
export const createQuestionMatch = (
  questions: ComparedQuestions,
  passages: readonly PlacedPassage[],
): QuestionMatch => {
  const holders = holdersOf(questions.answered, passages);
  const held = new Set(holders.flat().map((at) => passages[at]));
  return {
    has: (passage) => held.has(passage),
    scores: (question) => {
      const scores = new Array<number>(passages.length).fill(0);
      questions.toAnswered(question).forEach((close, entry) => {
        for (const passage of holders[entry] ?? []) scores[passage] = Math.max(scores[passage] ?? 0, close);
      });
      return scores;
    },
  };
};
