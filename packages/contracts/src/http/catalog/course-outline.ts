import { z } from 'zod';
import { languageSchema } from '../../shared/language.ts';
import { contentStatusSchema, idSchema } from '../../shared/lists.ts';

/** The languages in which a text is still to be written. */
const missing = z.array(languageSchema);
/** The paths of those texts, such as `hints.example.es`. */
const lacks = z.array(z.string());

/** A course's lessons and exercises in their order. */
export const courseOutlineSchema = z.object({
  id: z.string(),
  /** Another one as soon as the order or the place of anything in it is another. */
  version: z.number().int(),
  lessons: z.array(
    z.object({
      id: z.string(),
      titleEs: z.string(),
      titleEn: z.string(),
      status: contentStatusSchema,
      orderIndex: z.number().int(),
      version: z.number().int(),
      missing,
      lacks,
      exercises: z.array(
        z.object({
          id: z.string(),
          titleEs: z.string(),
          titleEn: z.string(),
          /** The share of attempts that count as passed, 0 to 1; null without attempts. */
          passRate: z.number().nullable(),
          attempts: z.number().int(),
          /** How many of its own samples and texts its rubric judges wrongly. */
          misjudged: z.number().int(),
          missing,
          lacks,
        }),
      ),
    }),
  ),
});
export type CourseOutlineForStaff = z.infer<typeof courseOutlineSchema>;

/** The order of a course's lessons, and which exercises each has in which order: all that there are, each once. */
export const outlineOrderSchema = z.object({
  lessons: z.array(z.object({ id: idSchema, exerciseIds: z.array(idSchema).max(1000) })).max(1000),
});

/** All courses in their new order, and in the one that it was made from. */
export const courseOrderSchema = z.object({
  ids: z.array(idSchema).max(10_000),
  before: z.array(idSchema).max(10_000),
});
