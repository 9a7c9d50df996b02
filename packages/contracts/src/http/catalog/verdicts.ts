import { z } from 'zod';
import { lessonCompletionSchema } from './learning.ts';

/**
 * Passed by pointing alone: it counts once staff agree, and at this time if they do not object before. The next exercise
 * is open, and `passed` is false until then. Null everywhere else.
 */
export const pendingSchema = z.object({ until: z.iso.datetime() }).nullable();

/** `broken`: something is there that should not be, and the spans show it. Attempts of an earlier release call it missing. */
export const criterionStatusSchema = z.enum(['met', 'partly', 'missing', 'broken']);

export const criterionVerdictSchema = z.object({
  id: z.string(),
  /** What tells it from another of the same id in this rubric. */
  key: z.string(),
  label: z.string(),
  status: criterionStatusSchema,
  weight: z.number(),
  mustHave: z.boolean(),
  /** UTF-16 offsets into the answer that the criterion relied on, or that break it. */
  spans: z.array(z.object({ start: z.number().int(), end: z.number().int() })),
  /**
   * False where nothing is asked for that could be looked over, and where `subject` is a remark beside a prompt that
   * passes by everything else: no weight then, and no must-have. Absent otherwise.
   */
  judged: z.literal(false).optional(),
  message: z.string(),
  hint: z.string().nullable(),
  /** Met because the learner pointed to the words in `spans`; absent where the rubric found it by itself. */
  pointedOut: z.literal(true).optional(),
  /** It is open, and the learner may point to the words that fulfil it; absent otherwise. */
  pointable: z.literal(true).optional(),
});
export type CriterionVerdict = z.infer<typeof criterionVerdictSchema>;

/** So many of these criteria must be met, whatever the score. */
export const groupVerdictSchema = z.object({
  id: z.string(),
  label: z.string(),
  atLeast: z.number().int(),
  met: z.number().int(),
  satisfied: z.boolean(),
  hint: z.string().nullable(),
});

/** How one criterion stood in the attempt before and stands now. */
export const criterionChangeSchema = z.object({
  key: z.string(),
  label: z.string(),
  before: criterionStatusSchema,
  after: criterionStatusSchema,
});
export type CriterionChange = z.infer<typeof criterionChangeSchema>;

export const verdictSchema = z.object({
  attemptId: z.string(),
  /** 1 for the first attempt at this exercise. */
  attempt: z.number().int(),
  passed: z.boolean(),
  pending: pendingSchema,
  score: z.number().int(),
  passScore: z.number().int(),
  /**
   * What it was judged by: the version of the exercise's references and a digest of all that it says and looks for. The same
   * prompt under the same one has the same score. Null in attempts of an earlier release.
   */
  checkerVersion: z.string().nullable(),
  /** The score of the attempt before; null at the first. */
  previousScore: z.number().int().nullable(),
  criteria: z.array(criterionVerdictSchema),
  groups: z.array(groupVerdictSchema),
  /** What changed the score since the attempt before; empty at the first. */
  changes: z.array(criterionChangeSchema),
  /** The language that the prompt itself is written in. */
  promptLanguage: z.enum(['es', 'en', 'mixed']),
  words: z.number().int(),
  /** An estimate. */
  tokens: z.number().int(),
  /** Whether every exercise of the lesson is passed. */
  lessonPassed: z.boolean(),
  /** What the lesson leads on to, which passing its last open exercise completes; null until it is completed. */
  completion: lessonCompletionSchema.nullable(),
});
export type Verdict = z.infer<typeof verdictSchema>;
