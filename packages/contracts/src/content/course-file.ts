import { z } from 'zod';
import { coverLimits } from '../shared/cover-limits.ts';
import { bilingual, slug } from './document-file.ts';

const coverLanguage = z
  .strictObject({
    lines: z.array(z.string().trim().min(1).max(coverLimits.line)).min(1).max(coverLimits.lines),
    marked: z.string().trim().min(1),
    tag: z
      .string()
      .trim()
      .max(coverLimits.tag)
      .regex(/^\p{Ll}[\p{Ll}\p{N}-]*$/u, 'must be one lower-case word'),
  })
  .refine((cover) => cover.lines.join(' ').includes(cover.marked), {
    path: ['marked'],
    message: 'must be a contiguous part of the lines joined by a space',
    params: {
      text: {
        es: 'El fragmento resaltado debe estar tal cual en las líneas, seguido y con un espacio entre una y otra',
        en: 'The highlighted words must stand in the lines just as they are, with a space between one line and the next',
      },
    },
  });

/** What a drawn cover says in each language. */
export const coverSchema = z.strictObject({ es: coverLanguage, en: coverLanguage });

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
  cover: coverSchema,
});

export type CourseFile = z.infer<typeof courseFile>;

/** A course's folder name, which is its id. */
export const courseSlug = slug;
