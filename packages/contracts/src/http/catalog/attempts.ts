import { z } from 'zod';
import { pointedWordsSchema } from './checks.ts';
import { criterionChangeSchema, criterionVerdictSchema, pendingSchema } from './verdicts.ts';

/** What staff decided in place of the rubric; it wins. */
export const overrideSchema = z.object({
  passed: z.boolean(),
  reason: z.string(),
  at: z.iso.datetime(),
});

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
