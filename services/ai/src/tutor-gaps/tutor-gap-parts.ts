import { keptSince } from '@academy/contracts/shared/retention.ts';
import type { Runtime } from '@academy/service-kit/lifecycle/service-runtime.ts';
import type { SweepJob } from '@academy/service-kit/sweeper/sweeper.ts';
import { dayOf } from '../budgets/domain/day.ts';
import { createSecretKey, gapKeyModel } from './data/gap-key.ts';
import { gapMarkModel } from './data/gap-mark-model.ts';
import { createGapMarkRepository } from './data/gap-mark-repository.ts';
import type { TutorGapDeps } from './use-cases/tutor-gap-deps.ts';

/** The count of unanswered questions put together on its models. */
export const createTutorGapParts = ({
  mongo,
}: Pick<Runtime, 'mongo'>): { tutorGaps: TutorGapDeps; sweeps: SweepJob[] } => {
  const model = gapMarkModel(mongo);
  return {
    tutorGaps: { marks: createGapMarkRepository(model, createSecretKey(gapKeyModel(mongo), 'key')) },
    sweeps: [
      {
        name: 'marks of unanswered questions',
        retention: 'tutorGaps',
        model,
        filter: (at) => ({ lastDay: { $lt: dayOf(keptSince('tutorGaps', at)) } }),
      },
    ],
  };
};
