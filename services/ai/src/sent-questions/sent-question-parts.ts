import { keptSince } from '@academy/contracts/shared/retention.ts';
import type { Runtime } from '@academy/service-kit/lifecycle/service-runtime.ts';
import { endedLimitCounts, limitCountModel } from '@academy/service-kit/limits/limit-count-model.ts';
import type { SweepJob } from '@academy/service-kit/sweeper/sweeper.ts';
import { createDayLimit } from '../limits/day-limit.ts';
import type { SecretKey } from '../tutor-gaps/data/gap-key.ts';
import type { SentQuestionModel } from './data/sent-question-model.ts';
import { createSentQuestionRepository } from './data/sent-question-repository.ts';
import { tooManySentQuestions } from './domain/sent-question-texts.ts';
import type { SentQuestionDeps } from './use-cases/sent-question-deps.ts';

const mostPerDay = 20;

/** Questions to the team put together on their models. */
export const createSentQuestionParts = (
  model: SentQuestionModel,
  runtime: Pick<Runtime, 'mongo' | 'logger'> & { now: () => Date },
  receiptKey: SecretKey,
): { sentQuestions: SentQuestionDeps; sweeps: SweepJob[] } => {
  const questions = createSentQuestionRepository(model);
  const { now } = runtime;
  const limit = createDayLimit(runtime, {
    most: mostPerDay,
    text: tooManySentQuestions(mostPerDay),
    keyOf: (userId) => userId,
  });
  return {
    sentQuestions: {
      questions,
      count: limit.count,
      erase: async (userId) => {
        await questions.erase(userId, now());
        await limit.forget(userId);
      },
      receiptKey,
      now,
    },
    sweeps: [
      {
        name: 'questions sent to the team',
        retention: 'sentQuestions',
        model,
        filter: (at) => ({ createdAt: { $lt: keptSince('sentQuestions', at) }, outboxPending: null }),
      },
      { name: 'counts of limits', model: limitCountModel(runtime.mongo), filter: endedLimitCounts },
    ],
  };
};
