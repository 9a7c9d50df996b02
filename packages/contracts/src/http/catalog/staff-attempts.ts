import { z } from 'zod';
import { languageSchema } from '../../shared/language.ts';
import { idParamsSchema, staffListQuerySchema } from '../../shared/lists.ts';
import { defineEndpoint } from '../endpoint.ts';
import { attemptSchema, overrideSchema, pointingRefusalSchema, pointingSchema } from './attempts.ts';
import { criterionVerdictSchema, groupVerdictSchema } from './verdicts.ts';

/** An attempt as staff see it, who may overrule its verdict. */
export const staffAttemptSchema = attemptSchema
  .omit({ changes: true, criteria: true, pointings: true })
  .extend({
    userId: z.string(),
    /** The learner's name; empty where the academy does not know it any more. */
    learner: z.string(),
    courseId: z.string(),
    lessonId: z.string(),
    exerciseId: z.string(),
    /** Both empty where the academy has the exercise no more. */
    exerciseTitleEs: z.string(),
    exerciseTitleEn: z.string(),
    /** What the rubric says, without the pointings that staff refused and whatever they decided beside. */
    judgedPassed: z.boolean(),
    criteria: z.array(criterionVerdictSchema.pick({ key: true, status: true, pointedOut: true })),
    pointings: z.array(
      pointingSchema.extend({
        /** What the criterion was called in the learner's language. */
        label: z.string(),
        refused: pointingRefusalSchema.extend({ by: z.string() }).nullable(),
      }),
    ),
    /** Every refusal of a pointing and every withdrawal of one, oldest first. */
    pointingDecisions: z.array(
      pointingRefusalSchema.extend({ key: z.string(), refused: z.boolean(), by: z.string() }),
    ),
    /** Everything that staff decided on it, oldest first; `passed` is null where a decision was withdrawn. */
    overrides: z.array(overrideSchema.extend({ passed: z.boolean().nullable(), by: z.string() })),
    version: z.number().int(),
  });
export type StaffAttempt = z.infer<typeof staffAttemptSchema>;

/** An attempt with what its learner had before them, in the caller's language as far as the rubric still says the same. */
export const staffAttemptDetailSchema = staffAttemptSchema.extend({
  /** As it is today: attempts keep no copy. Null where the academy has it no more. */
  exercise: z
    .object({
      titleEs: z.string(),
      titleEn: z.string(),
      /** The instructions to the learner. */
      promptEs: z.string(),
      promptEn: z.string(),
    })
    .nullable(),
  passScore: z.number().int(),
  criteria: z.array(
    criterionVerdictSchema.omit({ id: true, weight: true, pointable: true }).extend({
      /** Of message and hint: the caller's, or the learner's where the rubric of today would not say the same. */
      language: languageSchema,
    }),
  ),
  groups: z.array(groupVerdictSchema.extend({ language: languageSchema })),
});
export type StaffAttemptDetail = z.infer<typeof staffAttemptDetailSchema>;

/** How often learners had to point to what the rubric of an exercise did not see. */
export const contestedCriterionSchema = z.object({
  exerciseId: z.string(),
  exerciseTitleEs: z.string(),
  exerciseTitleEn: z.string(),
  key: z.string(),
  /** In the caller's language; the key where the rubric has it no more. */
  label: z.string(),
  /** Attempts at the exercise. */
  attempts: z.number().int(),
  /** Attempts in which the criterion was pointed out. */
  pointedOut: z.number().int(),
  /** Of those, the ones that staff refused. */
  refused: z.number().int(),
});
export type ContestedCriterion = z.infer<typeof contestedCriterionSchema>;

const one = { params: idParamsSchema } as const;

export const staffAttemptEndpoints = {
  staffListAttempts: defineEndpoint({
    method: 'GET',
    path: '/api/admin/attempts',
    summary: 'List the attempts of all learners, newest first by default (ra-data-simple-rest conventions).',
    access: 'attempts.read',
    query: staffListQuerySchema,
    response: z.array(staffAttemptSchema),
    notes:
      'Filters: `courseId`, `exerciseId`, `userId`, `passed`, `pending`, `overruled` (whether staff decided on the verdict), `missed` (the key of a criterion that was judged and not met), `from` and `to` (times).',
  }),
  staffGetAttempt: defineEndpoint({
    ...one,
    method: 'GET',
    path: '/api/admin/attempts/:id',
    summary: 'Get one attempt with its exercise and its whole verdict.',
    access: 'attempts.read',
    response: staffAttemptDetailSchema,
    errors: [404],
  }),
  staffOverrideAttempt: defineEndpoint({
    ...one,
    method: 'POST',
    path: '/api/admin/attempts/:id/override',
    summary:
      'Override the verdict of an attempt, with a reason the learner sees, or withdraw the override. Audited.',
    access: 'attempts.write',
    body: z.object({
      /** Null withdraws an earlier decision: the verdict of the rubric counts again. */
      passed: z.boolean().nullable(),
      reason: z.string().trim().min(3).max(500),
    }),
    response: staffAttemptDetailSchema,
    errors: [404, 409],
  }),
  staffRefusePointing: defineEndpoint({
    ...one,
    method: 'POST',
    path: '/api/admin/attempts/:id/refuse-pointing',
    summary:
      'Refuse words that a learner pointed to, with a reason the learner sees, or withdraw the refusal. Audited.',
    access: 'attempts.write',
    body: z.object({
      /** The criterion's key. */
      key: z.string().min(1).max(120),
      refused: z.boolean(),
      reason: z.string().trim().min(3).max(500),
    }),
    response: staffAttemptDetailSchema,
    errors: [404, 409],
    notes: 'The attempt is judged without it from then on. An exercise that it passed stays passed.',
  }),
  staffListContestedCriteria: defineEndpoint({
    ...one,
    method: 'GET',
    path: '/api/admin/courses/:id/contested-criteria',
    summary: 'List the criteria that learners of a course pointed out in the last 90 days, most often first.',
    access: 'content.read',
    response: z.array(contestedCriterionSchema),
    errors: [404],
  }),
} as const;
