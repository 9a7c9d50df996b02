import { keptSince } from '@academy/contracts/shared/retention.ts';
import { defineFeature, type Feature } from '@academy/service-kit/lifecycle/feature.ts';
import { dayOf } from '../budgets/domain/day.ts';
import { createDayLimit, type DayLimitDeps } from '../limits/day-limit.ts';
import type { SecretKey } from '../tutor-gaps/data/gap-key.ts';
import { tutorVotesRouter } from './api/tutor-votes-router.ts';
import type { TutorVoteModel } from './data/tutor-vote-model.ts';
import { createTutorVoteRepository } from './data/tutor-vote-repository.ts';
import { tooManyVotes } from './domain/tutor-vote-texts.ts';
import type { ListVotesDeps, TutorVoteDeps, VoteDeps } from './use-cases/tutor-vote-deps.ts';

const mostPerDay = 200;

/** What voting on the tutor's answers works with. */
export const createTutorVoteDeps = (
  model: TutorVoteModel,
  { receiptKey, ...limited }: DayLimitDeps & { receiptKey: SecretKey },
): TutorVoteDeps => {
  const votes = createTutorVoteRepository(model, receiptKey);
  // Its ended windows go with those of the questions to the team.
  const limit = createDayLimit(limited, {
    most: mostPerDay,
    text: tooManyVotes(mostPerDay),
    keyOf: (userId) => `votes/${userId}`,
  });
  return {
    votes,
    count: (userId) => limit.count(userId),
    erase: async (userId) => {
      await votes.erase(userId);
      await limit.forget(userId);
    },
  };
};

/** Whether the tutor's answers help. */
export const tutorVoteFeature = (
  deps: VoteDeps & ListVotesDeps & { tutorVotes: Pick<TutorVoteDeps, 'erase'> },
  model: TutorVoteModel,
): Feature =>
  defineFeature({
    name: 'tutor votes',
    models: [model],
    routers: (routes) => [tutorVotesRouter(routes, deps)],
    sweeps: [
      {
        name: 'votes on answers of the tutor',
        retention: 'tutorVotes',
        model,
        filter: (at) => ({ day: { $lt: dayOf(keptSince('tutorVotes', at)) } }),
      },
    ],
    erase: (userId) => deps.tutorVotes.erase(userId),
  });
