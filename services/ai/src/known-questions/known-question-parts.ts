import { keptSince } from '@academy/contracts/shared/retention.ts';
import type { SweepJob } from '@academy/service-kit/sweeper/sweeper.ts';
import type { KnownQuestionModel } from './data/known-question-model.ts';
import { createKnownQuestionRepository } from './data/known-question-repository.ts';
import { createAddedQuestions } from './cache/added-questions.ts';
import type { KnownQuestionDeps } from './use-cases/known-question-deps.ts';

/** Known questions from the console put together on their model. */
export const createKnownQuestionParts = (
  model: KnownQuestionModel,
): { knownQuestions: KnownQuestionDeps['knownQuestions']; sweeps: SweepJob[] } => {
  const questions = createKnownQuestionRepository(model);
  return {
    knownQuestions: { questions, ...createAddedQuestions(questions) },
    sweeps: [
      {
        name: 'known questions that staff removed',
        retention: 'knownQuestions',
        model,
        filter: (at) => ({
          status: 'removed',
          removedAt: null,
          updatedAt: { $lt: keptSince('knownQuestions', at) },
        }),
        remove: (id, at) => questions.expire(id, keptSince('knownQuestions', at)),
      },
    ],
  };
};
