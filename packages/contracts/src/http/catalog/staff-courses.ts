import { z } from 'zod';
import { coverSchema } from '../../content/course-file.ts';
import { contentStatusSchema } from '../../shared/lists.ts';
import { courseIconSchema, levelSchema } from './courses.ts';
import { description, record, title } from './staff-texts.ts';

const coverWords = z.object({ lines: z.array(z.string()), marked: z.string(), tag: z.string() });

/** As it is kept: the words of an older release need not be ones that staff may write today. */
export const keptCoverSchema = z.object({ es: coverWords, en: coverWords });

/** The hash of an uploaded picture as it is kept. */
export const coverImageIdSchema = z.string().regex(/^[0-9a-f]{64}$/);

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
  /** What its drawn cover says; null where it follows the title. */
  cover: keptCoverSchema.nullable(),
  /** The uploaded picture in place of the drawing; null where there is none. */
  coverImage: z.string().nullable(),
  /** Its place in the queue of what is published next: the oldest first. Null while it is not queued. */
  queuedAt: z.iso.datetime().nullable(),
  lessonIds: z.array(z.string()),
  /** Whether it differs from the files that it was imported from. */
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
  cover: coverSchema.nullable().optional(),
  coverImage: coverImageIdSchema.nullable().optional(),
});
