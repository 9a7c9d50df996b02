import { z } from 'zod';
import { contentStatusSchema, idParamsSchema, staffListQuerySchema } from '../../shared/lists.ts';
import { defineEndpoint } from '../endpoint.ts';
import { selfTestReportSchema } from './self-tests.ts';

/** One run of the automation `exercise_review`: every exercise's self-test, by the rubrics as they were then. */
export const exerciseReviewSchema = z.object({
  id: z.string(),
  reviewedAt: z.iso.datetime(),
  exercises: z.number().int(),
  samples: z.number().int(),
  misjudged: z.number().int(),
});
export type ExerciseReview = z.infer<typeof exerciseReviewSchema>;

export const exerciseReviewDetailSchema = exerciseReviewSchema.extend({
  /** The exercises with misjudged samples, by course and lesson; the first 500. */
  faults: z.array(
    z.object({
      exerciseId: z.string(),
      titleEs: z.string(),
      titleEn: z.string(),
      /** Its lesson's. */
      status: contentStatusSchema,
      misjudged: selfTestReportSchema.shape.misjudged,
    }),
  ),
});
export type ExerciseReviewDetail = z.infer<typeof exerciseReviewDetailSchema>;

export const exerciseReviewEndpoints = {
  staffListExerciseReviews: defineEndpoint({
    method: 'GET',
    path: '/api/admin/exercise-reviews',
    summary:
      'List the reviews of all exercises, newest first (ra-data-simple-rest conventions). Kept for a year.',
    access: 'content.read',
    query: staffListQuerySchema,
    response: z.array(exerciseReviewSchema),
  }),
  staffGetExerciseReview: defineEndpoint({
    method: 'GET',
    path: '/api/admin/exercise-reviews/:id',
    summary: 'Get one review with every misjudged sample and why.',
    access: 'content.read',
    params: idParamsSchema,
    response: exerciseReviewDetailSchema,
    errors: [404],
  }),
} as const;
