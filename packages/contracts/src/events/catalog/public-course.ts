import { z } from 'zod';
import { levelSchema } from '../../http/catalog/courses.ts';

/** The full public state of a course, with the ordered ids of its lessons. */
export const publicCourseSchema = z.object({
  id: z.string(),
  titleEs: z.string(),
  titleEn: z.string(),
  descriptionEs: z.string(),
  descriptionEn: z.string(),
  level: levelSchema,
  isPremium: z.boolean(),
  orderIndex: z.number().int(),
  lessonIds: z.array(z.string()),
  /** When it last became published; absent in events of an earlier release. */
  publishedAt: z.iso.datetime().optional(),
  /** Whether it is as content/ brought it, which is no news; absent in events of an earlier release. */
  imported: z.boolean().optional(),
});
