import { keptSince } from '@academy/contracts/shared/retention.ts';
import { defineFeature, type Feature } from '@academy/service-kit/lifecycle/feature.ts';
import { knownQuestionsRouter } from './api/known-questions-router.ts';
import { createAddedQuestions } from './cache/added-questions.ts';
import type { KnownQuestionModel } from './data/known-question-model.ts';
import { createKnownQuestionRepository } from './data/known-question-repository.ts';
import type { KnownQuestionDeps, ListPassagesDeps } from './use-cases/known-question-deps.ts';

/** The known questions from the console, and those that the tutor holds. */
export const createKnownQuestionDeps = (model: KnownQuestionModel): KnownQuestionDeps['knownQuestions'] => {
  const questions = createKnownQuestionRepository(model);
  return { questions, ...createAddedQuestions(questions) };
};

/** What staff tell the tutor that learners ask. */
export const knownQuestionFeature = (
  deps: KnownQuestionDeps & ListPassagesDeps,
  model: KnownQuestionModel,
): Feature =>
  defineFeature({
    name: 'known questions',
    models: [model],
    routers: (routes) => [knownQuestionsRouter(routes, deps)],
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
        remove: (id, at) => deps.knownQuestions.questions.expire(id, keptSince('knownQuestions', at)),
      },
    ],
  });
