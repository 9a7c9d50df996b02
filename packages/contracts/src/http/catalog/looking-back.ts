import { z } from 'zod';
import { languageSchema } from '../../shared/language.ts';
import { idParamsSchema } from '../../shared/lists.ts';
import { defineEndpoint } from '../endpoint.ts';
import { criterionVerdictSchema, groupVerdictSchema, verdictSchema } from './verdicts.ts';
import { overrideSchema, pointingSchema } from './attempts.ts';

/** Of message and hint, where it is not the verdict's: the rubric of today would not say the same. */
const worded = { language: languageSchema.optional() };

/** The caller's last attempt at an exercise with its verdict, so that a screen can show it again. */
export const lastVerdictSchema = z.object({
  answer: z.string(),
  /** The language that the verdict is worded in: the caller's. */
  language: languageSchema,
  override: overrideSchema.nullable(),
  /** The words that the learner pointed to, with what staff said of them. */
  pointings: z.array(pointingSchema),
  /** `passed` is what counts: the rubric's verdict, or that of staff where they overruled it. */
  verdict: verdictSchema.extend({
    criteria: z.array(criterionVerdictSchema.extend(worded)),
    groups: z.array(groupVerdictSchema.extend(worded)),
  }),
});
export type LastVerdict = z.infer<typeof lastVerdictSchema>;

/** How the academy would solve an exercise in one language. */
export const modelAnswersSchema = z.object({
  /** Prompts that pass: the model answer first, then other ways to solve it. */
  prompts: z.array(z.string()).min(1),
  /** A prompt that does not pass. */
  weakPrompt: z.string(),
  /** What a model might answer to the weak prompt and to the first of the good ones: written by the academy. */
  outputs: z.object({ weak: z.string(), good: z.string() }),
});
export type ModelAnswers = z.infer<typeof modelAnswersSchema>;

const own = { access: 'member', method: 'GET', params: idParamsSchema } as const;

export const lookingBackEndpoints = {
  getLastVerdict: defineEndpoint({
    ...own,
    path: '/api/exercises/:id/last-verdict',
    summary: "Get the verdict of the caller's last attempt at an exercise.",
    response: z.object({ last: lastVerdictSchema.nullable() }),
    errors: [404],
    notes: '`last` is null before the first attempt.',
    inViewing: true,
  }),
  getModelAnswers: defineEndpoint({
    ...own,
    path: '/api/exercises/:id/model-answers',
    summary: "Get the academy's own answers to an exercise that the caller has passed.",
    response: z.object({ es: modelAnswersSchema.nullable(), en: modelAnswersSchema.nullable() }),
    errors: [403, 404],
    notes: '403 until the exercise is passed. A language is null where the academy has written none.',
    inViewing: true,
  }),
} as const;
