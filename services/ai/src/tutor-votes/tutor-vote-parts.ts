import { keptSince } from '@academy/contracts/shared/retention.ts';
import { tooMany } from '@academy/service-kit/errors/domain-error.ts';
import type { Runtime } from '@academy/service-kit/lifecycle/service-runtime.ts';
import { createCountStore } from '@academy/service-kit/limits/count-store.ts';
import { limitCountModel } from '@academy/service-kit/limits/limit-count-model.ts';
import { createLimitCounts } from '@academy/service-kit/limits/limit-counts.ts';
import type { SweepJob } from '@academy/service-kit/sweeper/sweeper.ts';
import { dayOf } from '../budgets/domain/day.ts';
import type { SecretKey } from '../tutor-gaps/data/gap-key.ts';
import { tutorVoteModel } from './data/tutor-vote-model.ts';
import { createTutorVoteRepository } from './data/tutor-vote-repository.ts';
import { tooManyVotes } from './domain/tutor-vote-texts.ts';
import type { TutorVoteDeps } from './use-cases/tutor-vote-deps.ts';

const mostPerDay = 200;
const dayMs = 24 * 3_600_000;

/** Votes on the tutor's answers put together on their models. */
export const createTutorVoteParts = (
  { mongo, logger, now }: Pick<Runtime, 'mongo' | 'logger'> & { now: () => Date },
  secretKey: SecretKey,
): { tutorVotes: TutorVoteDeps; sweeps: SweepJob[] } => {
  const model = tutorVoteModel(mongo);
  const votes = createTutorVoteRepository(model, secretKey);
  // Its ended windows go with those of the questions to the team.
  const counts = createLimitCounts(limitCountModel(mongo));
  const { soon } = createCountStore({ logger });
  const windowOf = (userId: string): string => `votes/${userId}`;
  return {
    tutorVotes: {
      votes,
      count: async (userId) => {
        const at = now();
        const window = { most: mostPerDay, windowMs: dayMs, now: at };
        const { isAllowed, endsAt } = await soon(counts.take(windowOf(userId), window));
        if (isAllowed) return;
        throw tooMany((endsAt.getTime() - at.getTime()) / 1_000, tooManyVotes(mostPerDay));
      },
      erase: async (userId) => {
        await votes.erase(userId);
        await counts.forget(windowOf(userId));
      },
    },
    sweeps: [
      {
        name: 'votes on answers of the tutor',
        retention: 'tutorVotes',
        model,
        filter: (at) => ({ day: { $lt: dayOf(keptSince('tutorVotes', at)) } }),
      },
    ],
  };
};
