import { z } from 'zod';
import { bilingual, slug } from './document-file.ts';

const coverLanguage = z
  .strictObject({
    lines: z.array(z.string().trim().min(1).max(18)).min(1).max(2),
    marked: z.string().trim().min(1),
    tag: z
      .string()
      .trim()
      .regex(/^\p{Ll}[\p{Ll}\p{N}-]*$/u, 'must be one lower-case word'),
  })
  .refine((cover) => cover.lines.join(' ').includes(cover.marked), {
    path: ['marked'],
    message: 'must be a contiguous part of the lines joined by a space',
  });

/** `content/courses/<course-slug>/course.yaml`. The course's id is its folder's name. */
export const courseFile = z.strictObject({
  orderIndex: z.int().min(0),
  level: z.enum(['beginner', 'intermediate', 'advanced']),
  iconName: z.enum(['play', 'brain', 'image', 'cogs', 'code', 'chart']),
  isPremium: z.boolean(),
  status: z.enum(['draft', 'queued', 'published']),
  title: bilingual(120),
  description: bilingual(400),
  estimatedMinutes: z.int().min(1).max(6000),
  cover: z.strictObject({ es: coverLanguage, en: coverLanguage }),
});

export type CourseFile = z.infer<typeof courseFile>;

/** A course's folder name, which is its id. */
export const courseSlug = slug;
