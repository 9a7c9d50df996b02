import { z } from 'zod';
import { exerciseReferencesSchema } from '../../shared/exercise-references.ts';
import { languageSchema } from '../../shared/language.ts';
import { idParamsSchema } from '../../shared/lists.ts';
import { notBlank } from '../../shared/not-blank.ts';
import { rubricData } from '../../content/exercise-file.ts';
import { defineEndpoint } from '../endpoint.ts';
import { lessonCompletionSchema } from './learning.ts';

/** The rungs of the hint ladder, in the order in which they open. */
export const hintLevelSchema = z.enum(['nudge', 'targeted', 'example']);
export type HintLevel = z.infer<typeof hintLevelSchema>;

/**
 * Passed by pointing alone: it counts once staff agree, and at this time if they do not object before. The next exercise
 * is open, and `passed` is false until then. Null everywhere else.
 */
export const pendingSchema = z.object({ until: z.iso.datetime() }).nullable();

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

/** What staff decided in place of the rubric; it wins. */
export const overrideSchema = z.object({
  passed: z.boolean(),
  reason: z.string(),
  at: z.iso.datetime(),
});

/** Prompts for an exercise whose worth is known, by what they mean: vectors in Base64. Null where there are none. */
export const referencesSchema = z.object({
  references: exerciseReferencesSchema.nullable(),
});
export type ReferencesView = z.infer<typeof referencesSchema>;

export const maximumAnswerLength = 10_000;
export const maximumDraftLength = 20_000;

/** Words of the answer that fulfil a criterion, as its learner says: UTF-16 offsets, half-open. */
export const pointedWordsSchema = z.object({
  key: z.string().min(1).max(120),
  start: z.number().int().min(0).max(maximumAnswerLength),
  end: z.number().int().min(1).max(maximumAnswerLength),
});
export type PointedWords = z.infer<typeof pointedWordsSchema>;

export const checkSchema = z.object({
  answer: notBlank({ refusal: { es: 'Escribe primero tu prompt', en: 'Write your prompt first' } }),
  language: languageSchema,
  /**
   * Made by the client, so that a check sent again after a lost answer is the same attempt and not another. 409 where
   * the id was used for something else.
   */
  attemptId: z.uuid().optional(),
  /**
   * Where the learner sees what the rubric does not: for `subject` the whole answer. Two count in an attempt; 400 names the
   * ones that break a rule, or one where three passes in seven days are pending already (`pointed.0`), and then nothing is
   * stored.
   */
  pointed: z.array(pointedWordsSchema).max(10).optional(),
});

export const verdictSchema = z.object({
  attemptId: z.string(),
  /** 1 for the first attempt at this exercise. */
  attempt: z.number().int(),
  passed: z.boolean(),
  pending: pendingSchema,
  score: z.number().int(),
  passScore: z.number().int(),
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

/** What staff decided about words that a learner pointed to. */
export const pointingRefusalSchema = z.object({ reason: z.string(), at: z.iso.datetime() });

export const pointingSchema = pointedWordsSchema.extend({
  /** Null while it counts. */
  refused: pointingRefusalSchema.nullable(),
});
export type Pointing = z.infer<typeof pointingSchema>;

export const attemptSchema = z.object({
  id: z.string(),
  attempt: z.number().int(),
  answer: z.string(),
  score: z.number().int(),
  /** What counts: the rubric's verdict, or that of staff where they overruled it. */
  passed: z.boolean(),
  pending: pendingSchema,
  override: overrideSchema.nullable(),
  criteria: z.array(
    criterionVerdictSchema.pick({ key: true, label: true, status: true, judged: true, pointedOut: true }),
  ),
  /** The words that the learner pointed to; empty at nearly all attempts. */
  pointings: z.array(pointingSchema),
  /** What changed the score since the attempt before; empty at the first. */
  changes: z.array(criterionChangeSchema),
  /** How many rungs of the hint ladder were open. */
  hintsUsed: z.number().int(),
  createdAt: z.iso.datetime(),
});
export type Attempt = z.infer<typeof attemptSchema>;

/** What a learner has typed and not yet had checked. */
export const draftSchema = z.object({
  exerciseId: z.string(),
  text: z.string(),
  /** Grows with every write; 0 where nothing was kept yet. */
  version: z.number().int(),
  updatedAt: z.iso.datetime().nullable(),
});
export type Draft = z.infer<typeof draftSchema>;

export const draftWriteSchema = z.object({
  text: z.string().max(maximumDraftLength),
  /** The version that was read; 409 where another device or tab has written since. Absent: overwrites. */
  version: z.number().int().min(0).optional(),
});

/** The hint ladder as far as the learner has climbed it: opened rungs with their text, then the next one's name. */
export const hintLadderSchema = z.object({
  opened: z.array(
    z.object({
      level: hintLevelSchema,
      textEs: z.string(),
      textEn: z.string(),
      openedAt: z.iso.datetime(),
    }),
  ),
  next: hintLevelSchema.nullable(),
});
export type HintLadder = z.infer<typeof hintLadderSchema>;

const onExercise = { access: 'member', params: idParamsSchema } as const;

export const exerciseEndpoints = {
  listExercises: defineEndpoint({
    ...onExercise,
    method: 'GET',
    path: '/api/lessons/:id/exercises',
    summary: "List a lesson's exercises with the caller's results.",
    response: z.array(exerciseSchema),
    errors: [404],
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
