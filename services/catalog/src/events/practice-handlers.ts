import { exerciseCheckedV1 } from '@academy/contracts/events/catalog/exercise-checked.v1.ts';
import { lessonCompletedV1 } from '@academy/contracts/events/catalog/lesson-completed.v1.ts';
import { verdictOverruledV1 } from '@academy/contracts/events/catalog/verdict-overruled.v1.ts';
import { defineHandler, type EventHandler } from '@academy/service-kit/consumers/event-handler.ts';
import { z } from 'zod';
import type { CatalogDeps } from '../use-cases/deps.ts';
import { takeAttempts } from '../practice/use-cases/take-attempts.ts';
import { takeThisWeek } from '../practice/use-cases/take-week.ts';

const expects = z.looseObject({ userId: z.string(), exerciseId: z.string() });

const learned = {
  userId: '0197f3a0-0000-7000-8000-000000000001',
  courseId: 'first-steps',
  lessonId: 'first-steps--one',
};
const attempted = {
  ...learned,
  exerciseId: 'first-steps--one--ask',
  attemptId: '0197f3a0-0000-7000-8000-000000000002',
  passed: true,
};

/** What practice follows of the catalogue's own events: attempts, what staff decide on them, completed lessons. */
export const practiceHandlers = (catalog: CatalogDeps): EventHandler[] => {
  const take = async ({ data: { userId, exerciseId } }: { data: z.output<typeof expects> }) => {
    await takeAttempts(catalog, userId, exerciseId);
    await takeThisWeek(catalog, userId);
  };
  return [
    defineHandler({ event: exerciseCheckedV1, expects, example: { ...attempted, score: 80 }, handle: take }),
    defineHandler({ event: verdictOverruledV1, expects, example: attempted, handle: take }),
    defineHandler({
      event: lessonCompletedV1,
      expects: z.looseObject({ userId: z.string() }),
      example: learned,
      handle: ({ data }) => takeThisWeek(catalog, data.userId),
    }),
  ];
};
