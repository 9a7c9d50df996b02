import { keptSince } from '@academy/contracts/shared/retention.ts';
import type { Runtime } from '@academy/service-kit/lifecycle/service-runtime.ts';
import type { SweepJob } from '@academy/service-kit/sweeper/sweeper.ts';
import { dayOf } from '../budgets/domain/day.ts';
import { createDayLimit } from '../limits/day-limit.ts';
import type { SecretKey } from '../tutor-gaps/data/gap-key.ts';
import { tutorVoteModel } from './data/tutor-vote-model.ts';
import { createTutorVoteRepository } from './data/tutor-vote-repository.ts';
import { tooManyVotes } from './domain/tutor-vote-texts.ts';
import type { TutorVoteDeps } from './use-cases/tutor-vote-deps.ts';

const mostPerDay = 200;

/** Votes on the tutor's answers put together on their models. */
export const createTutorVoteParts = (
  runtime: Pick<Runtime, 'mongo' | 'logger'> & { now: () => Date },
  secretKey: SecretKey,
): { tutorVotes: TutorVoteDeps; sweeps: SweepJob[] } => {
  const model = tutorVoteModel(runtime.mongo);
  const votes = createTutorVoteRepository(model, secretKey);
  // Its ended windows go with those of the questions to the team.
  const limit = createDayLimit(runtime, {
    most: mostPerDay,
    text: tooManyVotes(mostPerDay),
    keyOf: (userId) => `votes/${userId}`,
  });
  return {
    tutorVotes: {
      votes,
      count: (userId) => limit.count(userId),
      erase: async (userId) => {
        await votes.erase(userId);
        await limit.forget(userId);
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
