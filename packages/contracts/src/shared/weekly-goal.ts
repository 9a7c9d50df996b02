import { z } from 'zod';

/** What a weekly goal counts: lessons completed, or different exercises passed. */
export const goalKindSchema = z.enum(['lessons', 'exercises']);
export type GoalKind = z.infer<typeof goalKindSchema>;

/** How many a week one may aim at. */
export const goalTarget = { min: 1, max: 50 } as const;

/** A week by the date of its Monday, in the learner's own time zone. */
export const weekSchema = z.iso.date();
