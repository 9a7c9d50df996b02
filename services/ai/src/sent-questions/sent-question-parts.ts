import { keptSince } from '@academy/contracts/shared/retention.ts';
import { tooMany } from '@academy/service-kit/errors/domain-error.ts';
import type { Runtime } from '@academy/service-kit/lifecycle/service-runtime.ts';
import { createCountStore } from '@academy/service-kit/limits/count-store.ts';
import { endedLimitCounts, limitCountModel } from '@academy/service-kit/limits/limit-count-model.ts';
import { createLimitCounts } from '@academy/service-kit/limits/limit-counts.ts';
import type { SweepJob } from '@academy/service-kit/sweeper/sweeper.ts';
import type { SecretKey } from '../tutor-gaps/data/gap-key.ts';
import type { SentQuestionModel } from './data/sent-question-model.ts';
import { createSentQuestionRepository } from './data/sent-question-repository.ts';
import { tooManySentQuestions } from './domain/sent-question-texts.ts';
import type { SentQuestionDeps } from './use-cases/sent-question-deps.ts';

const mostPerDay = 20;
const dayMs = 24 * 3_600_000;

/** Questions to the team put together on their models. */
export const createSentQuestionParts = (
  model: SentQuestionModel,
  { mongo, logger, now }: Pick<Runtime, 'mongo' | 'logger'> & { now: () => Date },
  receiptKey: SecretKey,
): { sentQuestions: SentQuestionDeps; sweeps: SweepJob[] } => {
  const questions = createSentQuestionRepository(model);
  const countModel = limitCountModel(mongo);
  const counts = createLimitCounts(countModel);
  const { soon } = createCountStore({ logger });
  return {
    sentQuestions: {
      questions,
      count: async (userId, once) => {
        const at = now();
        const window = { most: mostPerDay, windowMs: dayMs, now: at, once };
        const { isAllowed, endsAt } = await soon(counts.take(userId, window));
        if (isAllowed) return;
        throw tooMany((endsAt.getTime() - at.getTime()) / 1_000, tooManySentQuestions(mostPerDay));
      },
      erase: async (userId) => {
        await questions.erase(userId, now());
        await counts.forget(userId);
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
      { name: 'counts of limits', model: countModel, filter: endedLimitCounts },
    ],
  };
};
