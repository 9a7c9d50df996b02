import { z } from 'zod';
import { contentStatusSchema, idSchema } from '../../shared/lists.ts';
import { content, record, title } from './staff-texts.ts';

export const staffLessonSchema = z.object({
  ...record,
  courseId: z.string(),
  titleEs: z.string(),
  titleEn: z.string(),
  contentEs: z.string(),
  contentEn: z.string(),
  orderIndex: z.number().int(),
  estimatedMinutes: z.number().int(),
  status: contentStatusSchema,
  exerciseIds: z.array(z.string()),
  /** Whether it differs from the files that it was imported from. */
  editedByStaff: z.boolean(),
});

export const lessonChangeSchema = z.object({
  /** Another course than its own moves it there, as the last. */
  courseId: idSchema.optional(),
  titleEs: title.optional(),
  titleEn: title.optional(),
  contentEs: content.optional(),
  contentEn: content.optional(),
  estimatedMinutes: z.number().int().min(1).max(600).optional(),
  status: contentStatusSchema.optional(),
});
