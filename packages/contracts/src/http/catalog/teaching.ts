import { z } from 'zod';
import { idParamsSchema, idSchema, staffListQuerySchema } from '../../shared/lists.ts';
import { defineEndpoint } from '../endpoint.ts';
import { criterionStatusSchema } from './verdicts.ts';

/** Whether a member's attempts may teach the checker. */
export const teachingSettingsSchema = z.object({ enabled: z.boolean() });
export type TeachingSettings = z.infer<typeof teachingSettingsSchema>;

const spanSchema = z.object({ start: z.number().int().min(0), end: z.number().int().min(0) });

/** An exercise as far as judging its attempts has come. */
export const taughtExerciseSchema = z.object({
  /** The exercise's. */
  id: z.string(),
  titleEs: z.string(),
  titleEn: z.string(),
  courseId: z.string(),
  /** Attempts that a teacher may judge. */
  offered: z.number().int(),
  /** Judged attempts, in effect or not yet. */
  judged: z.number().int(),
  /** Judgements that a change would bring into effect, and judged attempts that it would take out. */
  waiting: z.number().int(),
  /** Of its references; 0 while no judged attempt is among them. */
  version: z.number().int(),
});
export type TaughtExercise = z.infer<typeof taughtExerciseSchema>;

/** An attempt to be judged: whose it is, is not said. */
export const offeredAttemptSchema = z.object({
  /** Of the judgement to come, and not the attempt's. */
  id: z.string(),
  /** What would be kept: what the privacy check finds is masked. */
  text: z.string(),
  masks: z.array(spanSchema),
  passed: z.boolean(),
  score: z.number().int(),
  passScore: z.number().int(),
  /** All points of the verdict, those that decide it first, the least certain before the others. */
  points: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      status: criterionStatusSchema,
      decides: z.boolean(),
      message: z.string(),
      /** In `text`. */
      spans: z.array(spanSchema),
    }),
  ),
});
export type OfferedAttempt = z.infer<typeof offeredAttemptSchema>;

export const offeredAttemptsSchema = z.object({
  exercise: z.object({
    id: z.string(),
    titleEs: z.string(),
    titleEn: z.string(),
    promptEs: z.string(),
    promptEn: z.string(),
    /** Whether its rubric compares prompts with references: else judged attempts are its cases alone. */
    compares: z.boolean(),
  }),
  attempts: z.array(offeredAttemptSchema),
  /** Of all that may be judged. */
  total: z.number().int(),
});

export const judgementSchema = z.object({
  /** The offered attempt's id. */
  id: idSchema,
  good: z.boolean(),
  /** The key of the point that decides. */
  point: z.string().min(1).max(120),
  /** The text as the teacher saw and confirmed it. */
  text: z.string().max(20_000),
  /** What else is to be masked in it. */
  masks: z.array(spanSchema).max(50),
});
export type Judgement = z.infer<typeof judgementSchema>;

/** `waiting`: judged, and not in effect yet; `applied`: in effect; `dropped`: in effect until the next change takes it out. */
export const judgedStateSchema = z.enum(['waiting', 'applied', 'dropped']);
export type JudgedState = z.infer<typeof judgedStateSchema>;

export const judgedAttemptSchema = z.object({
  id: z.string(),
  exerciseId: z.string(),
  exerciseTitleEs: z.string(),
  exerciseTitleEn: z.string(),
  text: z.string(),
  good: z.boolean(),
  point: z.string(),
  /** In the caller's language; the key where the rubric has it no more. */
  pointLabel: z.string(),
  state: judgedStateSchema,
  /** Whether the checker judges it as the teacher did, by what is in effect; null where the exercise is not published. */
  agrees: z.boolean().nullable(),
  judgedAt: z.iso.datetime(),
});
export type JudgedAttempt = z.infer<typeof judgedAttemptSchema>;

const countsSchema = z.object({ good: z.number().int(), weak: z.number().int() });

/** What bringing the judgements into effect would do. */
export const teachingChangeSchema = z.object({
  version: z.number().int(),
  added: countsSchema,
  removed: countsSchema,
  /** How many of the exercise's latest attempts were judged both ways. */
  checked: z.number().int(),
  flips: z.array(
    z.object({
      text: z.string(),
      passed: z.object({ before: z.boolean(), after: z.boolean() }),
      at: z.iso.datetime(),
    }),
  ),
  /** Beyond those listed. */
  moreFlips: z.number().int(),
  /** How many of its cases are judged as the teacher did. */
  cases: z.object({ all: z.number().int(), before: z.number().int(), after: z.number().int() }),
  /** Samples of its own that it would misjudge: then it cannot be applied. */
  misjudged: z.array(z.string()),
  /** What the change was made of; applying it names it. */
  token: z.string(),
});
export type TeachingChange = z.infer<typeof teachingChangeSchema>;

const onExercise = { params: idParamsSchema } as const;

export const teachingEndpoints = {
  getTeachingSettings: defineEndpoint({
    access: 'member',
    method: 'GET',
    path: '/api/practice/teaching',
    summary: "Get whether the caller's attempts may teach the checker.",
    response: teachingSettingsSchema,
  }),
  saveTeachingSettings: defineEndpoint({
    access: 'member',
    method: 'PUT',
    path: '/api/practice/teaching',
    summary:
      "Let the caller's attempts from now on teach the checker, or withdraw that: those judged leave within a minute.",
    body: teachingSettingsSchema,
    response: teachingSettingsSchema,
  }),
  staffListTaughtExercises: defineEndpoint({
    method: 'GET',
    path: '/api/admin/taught-exercises',
    summary: 'List exercises with attempts to judge or judged (ra-data-simple-rest conventions).',
    access: 'attempts.read',
    query: staffListQuerySchema,
    response: z.array(taughtExerciseSchema),
    notes: 'Filters: `courseId`.',
  }),
  staffListOfferedAttempts: defineEndpoint({
    ...onExercise,
    method: 'GET',
    path: '/api/admin/taught-exercises/:id/attempts',
    summary: 'List the next attempts to judge, least certain first, without names.',
    access: 'attempts.read',
    response: offeredAttemptsSchema,
    errors: [404],
  }),
  staffJudgeAttempt: defineEndpoint({
    ...onExercise,
    method: 'POST',
    path: '/api/admin/taught-exercises/:id/judge',
    summary: 'Judge an attempt as good or weak, and name the point that decides. Audited.',
    access: 'attempts.write',
    body: judgementSchema,
    response: judgedAttemptSchema,
    errors: [403, 404, 409],
  }),
  staffPreviewTeaching: defineEndpoint({
    ...onExercise,
    method: 'GET',
    path: '/api/admin/taught-exercises/:id/change',
    summary: 'Show which verdicts the judgements would flip if they came into effect.',
    access: 'attempts.read',
    response: teachingChangeSchema,
    errors: [404],
  }),
  staffApplyTeaching: defineEndpoint({
    ...onExercise,
    method: 'POST',
    path: '/api/admin/taught-exercises/:id/apply',
    summary: "Bring the judgements into effect as a new version of the exercise's references. Audited.",
    access: 'attempts.write',
    body: z.object({ token: z.string().min(1).max(100) }),
    response: z.object({ version: z.number().int() }),
    errors: [404, 409],
  }),
  staffListJudgedAttempts: defineEndpoint({
    method: 'GET',
    path: '/api/admin/judged-attempts',
    summary: 'List judged attempts, newest first by default (ra-data-simple-rest conventions).',
    access: 'attempts.read',
    query: staffListQuerySchema,
    response: z.array(judgedAttemptSchema),
    notes:
      'Filters: `exerciseId`, `good`, `state`. Sorted by `judgedAt`, `good` or `state`. A hundred at most in one call.',
  }),
  staffDropJudgedAttempt: defineEndpoint({
    ...onExercise,
    method: 'POST',
    path: '/api/admin/judged-attempts/:id/drop',
    summary:
      'Take a judgement back. One in effect leaves with the next change, or stays after all where `dropped` is false. Audited.',
    access: 'attempts.write',
    body: z.object({ dropped: z.boolean() }),
    response: z.object({ id: z.string(), state: judgedStateSchema.nullable() }),
    errors: [404],
  }),
} as const;
