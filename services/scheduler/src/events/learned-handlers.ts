import { exerciseCheckedV1 } from '@academy/contracts/events/catalog/exercise-checked.v1.ts';
import { lessonCompletedV1 } from '@academy/contracts/events/catalog/lesson-completed.v1.ts';
import { weeklyGoalClosedV1 } from '@academy/contracts/events/catalog/weekly-goal-closed.v1.ts';
import { weeklyGoalReachedV1 } from '@academy/contracts/events/catalog/weekly-goal-reached.v1.ts';
import { defineHandler, type EventHandler } from '@academy/service-kit/consumers/event-handler.ts';
import type { ErasureGuard } from '@academy/service-kit/people/erasure-guard.ts';
import { z } from 'zod';
import type { LearnedRepository } from '../digest/data/learned-repository.ts';
import type { Learned } from '../digest/domain/learned.ts';

export interface LearnedDeps {
  learned: LearnedRepository;
  erasure: ErasureGuard;
}

const id = '0197f3a0-0000-7000-8000-000000000001';
const lesson = { userId: id, courseId: 'first-steps', lessonId: 'first-steps--one' };
const week = { userId: id, week: '2026-01-05', kind: 'lessons', target: 3, streakWeeks: 2 };

/** What learners did lately, for their digests. */
export const learnedHandlers = (deps: LearnedDeps): EventHandler[] => {
  const keep = (one: Learned): Promise<void> => deps.erasure.guard(one.userId, () => deps.learned.add(one));
  return [
    defineHandler({
      event: lessonCompletedV1,
      expects: z.looseObject({ userId: z.string(), lessonId: z.string() }),
      example: lesson,
      handle: ({ data: { userId, lessonId }, time }) => {
        const at = new Date(time);
        return keep({ _id: `lesson:${lessonId}:${userId}`, userId, kind: 'lesson', figure: 1, at });
      },
    }),
    defineHandler({
      event: exerciseCheckedV1,
      expects: z.looseObject({ userId: z.string(), exerciseId: z.string(), passed: z.boolean() }),
      example: { ...lesson, exerciseId: 'one', attemptId: id, score: 100, passed: true },
      handle: async ({ data: { userId, exerciseId, passed }, time }) => {
        const at = new Date(time);
        const one = { _id: `exercise:${exerciseId}:${userId}`, userId, figure: 1, at };
        if (passed) await keep({ ...one, kind: 'exercise' });
      },
    }),
    defineHandler({
      event: weeklyGoalReachedV1,
      expects: z.looseObject({ userId: z.string(), streakWeeks: z.number() }),
      example: week,
      handle: ({ data: { userId, streakWeeks: figure }, id, time }) =>
        keep({ _id: `streak:${id}`, userId, kind: 'streak', figure, at: new Date(time) }),
    }),
    defineHandler({
      event: weeklyGoalClosedV1,
      expects: z.looseObject({
        userId: z.string(),
        outcome: z.enum(['forgiven', 'ended']),
        streakWeeks: z.number(),
      }),
      example: { ...week, done: 1, outcome: 'forgiven' },
      handle: ({ data: { userId, outcome, streakWeeks }, id, time }) => {
        const figure = outcome === 'ended' ? 0 : streakWeeks;
        return keep({ _id: `streak:${id}`, userId, kind: 'streak', figure, at: new Date(time) });
      },
    }),
  ];
};
