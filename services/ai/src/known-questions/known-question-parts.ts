import type { KnownQuestionModel } from './data/known-question-model.ts';
import { createKnownQuestionRepository } from './data/known-question-repository.ts';
import { createAddedQuestions } from './memory/added-questions.ts';
import type { KnownQuestionDeps } from './use-cases/known-question-deps.ts';

/** Known questions from the console put together on their model. */
export const createKnownQuestionParts = (model: KnownQuestionModel): KnownQuestionDeps['knownQuestions'] => {
  const questions = createKnownQuestionRepository(model);
  return { questions, ...createAddedQuestions(questions) };
};
