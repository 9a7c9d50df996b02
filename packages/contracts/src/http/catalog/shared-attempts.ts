import { z } from 'zod';
import { languageSchema } from '../../shared/language.ts';
import { idParamsSchema } from '../../shared/lists.ts';
import { defineEndpoint } from '../endpoint.ts';
import { criterionVerdictSchema } from './verdicts.ts';
import { overrideSchema } from './attempts.ts';

const summarySchema = z.object({
  id: z.string(),
  exerciseId: z.string(),
  exerciseTitleEs: z.string(),
  exerciseTitleEn: z.string(),
  lessonId: z.string(),
  score: z.number().int(),
  passScore: z.number().int(),
  /** What counts: the rubric's verdict, or that of staff where they overruled it. */
  passed: z.boolean(),
  /** Who wrote it, as others may see it: first name and the initial of the last. */
  author: z.string(),
  /** Whether it is the caller's own. */
  own: z.boolean(),
});

/**
 * An attempt that its author has shared. The text and the verdict are only in the unlocked one: for the author,
 * staff who read attempts or the moderation cases, and members who have passed the exercise.
 */
export const sharedAttemptSchema = z.discriminatedUnion('locked', [
  summarySchema.extend({ locked: z.literal(true) }),
  summarySchema.extend({
    locked: z.literal(false),
    answer: z.string(),
    /** The language that the criteria are worded in. */
    language: languageSchema,
    criteria: z.array(criterionVerdictSchema),
    /** Its reason is empty for readers other than the author and staff. */
    override: overrideSchema.nullable(),
  }),
]);
export type SharedAttempt = z.infer<typeof sharedAttemptSchema>;

const attempt = { params: idParamsSchema, errors: [404] } as const;

export const sharedAttemptEndpoints = {
  shareAttempt: defineEndpoint({
    ...attempt,
    method: 'POST',
    path: '/api/attempts/:id/share',
    summary: "Share one of the caller's own attempts. Idempotent.",
    access: 'member',
    response: sharedAttemptSchema,
  }),
  unshareAttempt: defineEndpoint({
    ...attempt,
    method: 'DELETE',
    path: '/api/attempts/:id/share',
    summary: "Stop sharing one of the caller's own attempts. Idempotent.",
    access: 'member',
    status: 204,
  }),
  getSharedAttempt: defineEndpoint({
    ...attempt,
    method: 'GET',
    path: '/api/attempts/:id/shared',
    summary: 'Get a shared attempt. The text and verdict are included only for those who may read them.',
    access: 'public',
    inViewing: true,
    response: sharedAttemptSchema,
    cacheable: true,
    notes:
      'Unlocked for the author, staff who read attempts or the moderation cases, and members who have passed the exercise. ' +
      'The author also gets an attempt that is not shared.',
  }),
} as const;
