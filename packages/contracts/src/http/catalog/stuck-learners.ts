import { z } from 'zod';
import { stuckReach } from '../../shared/stuck-reach.ts';
import { staffListQuerySchema } from '../../shared/lists.ts';
import { defineEndpoint } from '../endpoint.ts';

/** A learner who does not get on: in one exercise, or because they stay away from a course. */
export const stuckLearnerSchema = z.object({
  id: z.string(),
  userId: z.string(),
  /** Empty where the academy does not know their name any more. */
  learner: z.string(),
  /** `point`: refused again and again for the same criterion. `away`: began the course and has not come back. */
  reason: z.enum(['point', 'away']),
  courseId: z.string(),
  courseTitleEs: z.string(),
  courseTitleEn: z.string(),
  /** Where they are stuck, or were last; null where they have tried no exercise. */
  exerciseId: z.string().nullable(),
  /** The lesson that it belongs to; null where there is no exercise. */
  lessonId: z.string().nullable(),
  exerciseTitleEs: z.string(),
  exerciseTitleEn: z.string(),
  /** The criterion that they miss, in the caller's language; empty for one who stays away. */
  criterion: z.string(),
  /** Their attempts at the exercise. */
  attempts: z.number().int(),
  /** The latest of them; null where there is none. */
  attemptId: z.string().nullable(),
  /** When they last tried the exercise, or were last in the course. */
  lastAt: z.iso.datetime(),
});
export type StuckLearner = z.infer<typeof stuckLearnerSchema>;

export const stuckLearnerEndpoints = {
  staffListStuckLearners: defineEndpoint({
    access: 'attempts.read',
    method: 'GET',
    path: '/api/admin/stuck-learners',
    summary: 'List learners who do not get on, latest first (ra-data-simple-rest conventions).',
    query: staffListQuerySchema,
    response: z.array(stuckLearnerSchema),
    notes: `Stuck on a point: the latest ${stuckReach.refusals} attempts at an exercise, within ${stuckReach.days} days, are refused and miss the same criterion; attempts that staff decided on do not count. Away: a course begun, not completed, and not visited for ${stuckReach.awayFromDays} to ${stuckReach.awayToDays} days. Of each at most the latest ${stuckReach.most}, in what is published, and none of staff; a minute old at most.`,
  }),
} as const;
