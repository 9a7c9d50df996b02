import { keptSince } from '@academy/contracts/shared/retention.ts';
import { defineFeature, type Feature } from '@academy/service-kit/lifecycle/feature.ts';
import { endedLimitCounts, type LimitCountModel } from '@academy/service-kit/limits/limit-count-model.ts';
import { createDayLimit, type DayLimitDeps } from '../limits/day-limit.ts';
import { sentQuestionsRouter } from './api/sent-questions-router.ts';
import type { SentQuestionModel } from './data/sent-question-model.ts';
import { createSentQuestionRepository } from './data/sent-question-repository.ts';
import { tooManySentQuestions } from './domain/sent-question-texts.ts';
import type { SentQuestionDeps } from './use-cases/sent-question-deps.ts';

const mostPerDay = 20;

/** What the use cases of questions to the team work with. */
export const createSentQuestionDeps = (
  model: SentQuestionModel,
  { receiptKey, ...limited }: DayLimitDeps & Pick<SentQuestionDeps, 'receiptKey'>,
): SentQuestionDeps => {
  const questions = createSentQuestionRepository(model);
  const { now } = limited;
  const limit = createDayLimit(limited, {
    most: mostPerDay,
    text: tooManySentQuestions(mostPerDay),
    keyOf: (userId) => userId,
  });
  return {
    questions,
    count: limit.count,
    erase: async (userId) => {
      await questions.erase(userId, now());
      await limit.forget(userId);
    },
    receiptKey,
    now,
  };
};

/** What members send the team from the tutor. */
export const sentQuestionFeature = (
  deps: { sentQuestions: SentQuestionDeps },
  { sentQuestions, limitCounts }: { sentQuestions: SentQuestionModel; limitCounts: LimitCountModel },
): Feature =>
  defineFeature({
    name: 'sent questions',
    models: [sentQuestions, limitCounts],
    routers: (routes) => [sentQuestionsRouter(routes, deps)],
    sweeps: [
      {
        name: 'questions sent to the team',
        retention: 'sentQuestions',
        model: sentQuestions,
        filter: (at) => ({ createdAt: { $lt: keptSince('sentQuestions', at) }, outboxPending: null }),
      },
      { name: 'counts of limits', model: limitCounts, filter: endedLimitCounts },
    ],
    erase: (userId) => deps.sentQuestions.erase(userId),
  });
