import { z } from 'zod';

/** The rungs of the hint ladder, in the order in which they open. */
export const hintLevelSchema = z.enum(['nudge', 'targeted', 'example']);
export type HintLevel = z.infer<typeof hintLevelSchema>;

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
