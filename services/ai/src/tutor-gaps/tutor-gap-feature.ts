import { keptSince } from '@academy/contracts/shared/retention.ts';
import { defineFeature, type Feature } from '@academy/service-kit/lifecycle/feature.ts';
import type { Runtime } from '@academy/service-kit/lifecycle/service-runtime.ts';
import { dayOf } from '../budgets/domain/day.ts';
import { tutorGapsRouter } from './api/tutor-gaps-router.ts';
import { createSecretKey, gapKeyModel } from './data/gap-key.ts';
import { gapMarkModel } from './data/gap-mark-model.ts';
import { createGapMarkRepository } from './data/gap-mark-repository.ts';
import type { ListGapsDeps, TutorGapDeps } from './use-cases/tutor-gap-deps.ts';

export const createTutorGapModels = (mongo: Runtime['mongo']) => ({
  marks: gapMarkModel(mongo),
  keys: gapKeyModel(mongo),
});

type TutorGapModels = ReturnType<typeof createTutorGapModels>;

/** What counting unanswered questions works with. */
export const createTutorGapDeps = ({ marks, keys }: TutorGapModels): TutorGapDeps => ({
  marks: createGapMarkRepository(marks, createSecretKey(keys, 'key')),
});

/** Near what members ask that the tutor does not answer. */
export const tutorGapFeature = (deps: ListGapsDeps, models: TutorGapModels): Feature =>
  defineFeature({
    name: 'tutor gaps',
    models: Object.values(models),
    routers: (routes) => [tutorGapsRouter(routes, deps)],
    sweeps: [
      {
        name: 'marks of unanswered questions',
        retention: 'tutorGaps',
        model: models.marks,
        filter: (at) => ({ lastDay: { $lt: dayOf(keptSince('tutorGaps', at)) } }),
      },
    ],
    erase: (userId) => deps.tutorGaps.marks.erase(userId),
  });
