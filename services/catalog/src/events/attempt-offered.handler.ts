import { exerciseCheckedV1 } from '@academy/contracts/events/catalog/exercise-checked.v1.ts';
import { defineHandler, type EventHandler } from '@academy/service-kit/consumers/event-handler.ts';
import { z } from 'zod';
import type { CatalogDeps } from '../use-cases/deps.ts';
import { offerAttempt } from '../teaching/use-cases/offer-attempt.ts';

/** Offers to teachers what its learner lets teach the checker: after the check, which does not wait for it. */
export const teachingHandler = (catalog: CatalogDeps): EventHandler =>
  defineHandler({
    event: exerciseCheckedV1,
    expects: z.looseObject({
      userId: z.string(),
      lessonId: z.string(),
      exerciseId: z.string(),
      attemptId: z.string(),
    }),
    example: {
      userId: '0197f3a0-0000-7000-8000-000000000001',
      courseId: 'first-steps',
      lessonId: 'first-steps--one',
      exerciseId: 'first-steps--one--ask',
      attemptId: '0197f3a0-0000-7000-8000-000000000002',
      score: 80,
      passed: true,
    },
    handle: ({ data }) => offerAttempt(catalog, data),
  });
