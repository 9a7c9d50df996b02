import { z } from 'zod';
import { rubricData } from '../../content/exercise-file.ts';
import { exerciseReferencesSchema } from '../../shared/exercise-references.ts';
import { idParamsSchema } from '../../shared/lists.ts';
import { defineEndpoint } from '../endpoint.ts';
import { attemptSchema } from './attempts.ts';
import { checkSchema } from './checks.ts';
import { draftSchema, draftWriteSchema } from './drafts.ts';
import { hintLadderSchema, hintLevelSchema } from './hints.ts';
import { pendingSchema, verdictSchema } from './verdicts.ts';

export const exerciseSchema = z.object({
  id: z.string(),
  lessonId: z.string(),
  orderIndex: z.number().int(),
  titleEs: z.string(),
  titleEn: z.string(),
  /** The instructions to the learner. */
  promptEs: z.string(),
  promptEn: z.string(),
  passScore: z.number().int(),
  /** The caller's own progress in it. */
  attempts: z.number().int(),
  bestScore: z.number().int().nullable(),
  passed: z.boolean(),
  pending: pendingSchema,
});
export type Exercise = z.infer<typeof exerciseSchema>;

/** Prompts for an exercise whose worth is known, by what they mean: vectors in Base64. Null where there are none. */
export const referencesSchema = z.object({
  references: exerciseReferencesSchema.nullable(),
});
export type ReferencesView = z.infer<typeof referencesSchema>;
const onExercise = { access: 'member', params: idParamsSchema } as const;

export const exerciseEndpoints = {
  listExercises: defineEndpoint({
    ...onExercise,
    method: 'GET',
    path: '/api/lessons/:id/exercises',
    summary: "List a lesson's exercises with the caller's results.",
    response: z.array(exerciseSchema),
    errors: [404],
    inViewing: true,
  }),
  listDrafts: defineEndpoint({
    ...onExercise,
    method: 'GET',
    path: '/api/lessons/:id/drafts',
    summary: "Get the caller's drafts for a lesson's exercises. Exercises without a draft are omitted.",
    response: z.array(draftSchema),
    errors: [404],
  }),
  checkExercise: defineEndpoint({
    ...onExercise,
    method: 'POST',
    path: '/api/exercises/:id/check',
    summary: "Check a prompt against the exercise's rubric and store the attempt.",
    body: checkSchema,
    response: verdictSchema,
    errors: [404, 409, 413],
    notes:
      "413 where the prompt is too long, or the caller's attempts at the exercise have used up their bytes.",
  }),
  getRubric: defineEndpoint({
    ...onExercise,
    method: 'GET',
    path: '/api/exercises/:id/rubric',
    summary: 'Get the rubric as data, for previews while typing. Only a check counts.',
    response: rubricData,
    errors: [404],
  }),
  getReferences: defineEndpoint({
    ...onExercise,
    method: 'GET',
    path: '/api/exercises/:id/references',
    summary:
      'Get what prompts for the exercise are compared with, for previews while typing. Only a check counts.',
    response: referencesSchema,
    errors: [404],
  }),
  listAttempts: defineEndpoint({
    ...onExercise,
    method: 'GET',
    path: '/api/exercises/:id/attempts',
    summary: "List the caller's attempts at an exercise, newest first.",
    query: z.object({ limit: z.coerce.number().int().min(1).max(100).optional() }),
    response: z.array(attemptSchema),
    errors: [404],
    inViewing: true,
  }),
  saveDraft: defineEndpoint({
    ...onExercise,
    method: 'PUT',
    path: '/api/exercises/:id/draft',
    summary: "Save the caller's draft for an exercise. An empty text removes it.",
    body: draftWriteSchema,
    response: draftSchema,
    errors: [404, 409],
  }),
  getHints: defineEndpoint({
    ...onExercise,
    method: 'GET',
    path: '/api/exercises/:id/hints',
    summary: 'List the hints of an exercise that the caller has opened.',
    response: hintLadderSchema,
    errors: [404],
    inViewing: true,
  }),
  revealHint: defineEndpoint({
    ...onExercise,
    method: 'POST',
    path: '/api/exercises/:id/hints',
    summary: 'Open one hint of an exercise and record it. Hints open in order.',
    body: z.object({ level: hintLevelSchema }),
    response: hintLadderSchema,
    errors: [404, 409],
  }),
} as const;
