import { z } from 'zod';

export const maximumDraftLength = 20_000;

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
