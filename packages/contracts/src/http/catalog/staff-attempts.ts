import { z } from 'zod';
import { idParamsSchema, staffListQuerySchema } from '../../shared/lists.ts';
import { defineEndpoint } from '../endpoint.ts';
import { attemptSchema, criterionStatusSchema, overrideSchema } from './practice.ts';

/** An attempt as staff see it, who may overrule its verdict. */
export const staffAttemptSchema = attemptSchema.omit({ changes: true, criteria: true }).extend({
  userId: z.string(),
  /** The learner's name; empty where the academy does not know it any more. */
  learner: z.string(),
  courseId: z.string(),
  lessonId: z.string(),
  exerciseId: z.string(),
  /** What the rubric said, whatever staff decided. */
  judgedPassed: z.boolean(),
  criteria: z.array(z.object({ key: z.string(), status: criterionStatusSchema })),
  /** Everything that staff decided on it, oldest first; `passed` is null where a decision was withdrawn. */
  overrides: z.array(overrideSchema.extend({ passed: z.boolean().nullable(), by: z.string() })),
  version: z.number().int(),
});
export type StaffAttempt = z.infer<typeof staffAttemptSchema>;

const staff = { access: 'administrator' } as const;
const one = { ...staff, params: idParamsSchema } as const;

export const staffAttemptEndpoints = {
  staffListAttempts: defineEndpoint({
    ...staff,
    method: 'GET',
    path: '/api/admin/attempts',
    summary: 'List the attempts of all learners, newest first by default (ra-data-simple-rest conventions).',
    query: staffListQuerySchema,
    response: z.array(staffAttemptSchema),
  }),
  staffGetAttempt: defineEndpoint({
    ...one,
    method: 'GET',
    path: '/api/admin/attempts/:id',
    summary: 'Get one attempt.',
    response: staffAttemptSchema,
    errors: [404],
  }),
  staffOverrideAttempt: defineEndpoint({
    ...one,
    method: 'POST',
    path: '/api/admin/attempts/:id/override',
    summary:
      'Override the verdict of an attempt, with a reason the learner sees, or withdraw the override. Audited.',
    body: z.object({
      /** Null withdraws an earlier decision: the verdict of the rubric counts again. */
      passed: z.boolean().nullable(),
      reason: z.string().trim().min(3).max(500),
    }),
    response: staffAttemptSchema,
    errors: [404, 409],
  }),
} as const;
