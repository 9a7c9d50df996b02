import { z } from 'zod';
import { contentStatusSchema } from '../../shared/lists.ts';
import { courseIconSchema, levelSchema } from './courses.ts';
import { description, record, title } from './staff-texts.ts';

export const staffCourseSchema = z.object({
  ...record,
  titleEs: z.string(),
  titleEn: z.string(),
  descriptionEs: z.string(),
  descriptionEn: z.string(),
  level: levelSchema,
  iconName: courseIconSchema,
  isPremium: z.boolean(),
  orderIndex: z.number().int(),
  estimatedMinutes: z.number().int(),
  status: contentStatusSchema,
  /** Its place in the queue of what is published next: the oldest first. Null while it is not queued. */
  queuedAt: z.iso.datetime().nullable(),
  lessonIds: z.array(z.string()),
  editedByStaff: z.boolean(),
});

/** What staff may change of a course; other keys are ignored, since clients send the whole record. */
export const courseChangeSchema = z.object({
  titleEs: title.optional(),
  titleEn: title.optional(),
  descriptionEs: description.optional(),
  descriptionEn: description.optional(),
  level: levelSchema.optional(),
  iconName: courseIconSchema.optional(),
  isPremium: z.boolean().optional(),
  orderIndex: z.number().int().min(0).optional(),
  estimatedMinutes: z.number().int().min(1).max(6000).optional(),
  status: contentStatusSchema.optional(),
});
