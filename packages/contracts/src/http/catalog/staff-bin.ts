import { z } from 'zod';
import { idParamsSchema, staffListQuerySchema } from '../../shared/lists.ts';
import { defineEndpoint } from '../endpoint.ts';
import { staffCourseSchema } from './staff-courses.ts';
import { staffExerciseSchema } from './staff-exercises.ts';
import { staffLessonSchema } from './staff-lessons.ts';

export const binnedKindSchema = z.enum(['courses', 'lessons', 'exercises']);

/** What staff deleted, until it ends for good. */
export const binEntrySchema = z.object({
  /** Of the entry: `<resource>.<recordId>`. */
  id: z.string(),
  resource: binnedKindSchema,
  recordId: z.string(),
  titleEs: z.string(),
  titleEn: z.string(),
  /** What it was a part of; null for a course. */
  parentTitleEs: z.string().nullable(),
  parentTitleEn: z.string().nullable(),
  /** Whether learners see it again at once when it comes back, as far as what it is a part of is published. */
  isPublished: z.boolean(),
  /** How many lessons or exercises lie in the bin with it. */
  lessons: z.number().int(),
  exercises: z.number().int(),
  deletedAt: z.iso.datetime(),
  deletedBy: z.string(),
  endsAt: z.iso.datetime(),
});
export type BinEntry = z.infer<typeof binEntrySchema>;

const restored = { method: 'POST', params: idParamsSchema, errors: [404, 409] } as const;

/** What staff deleted of courses, lessons and exercises. */
export const staffBinEndpoints = {
  staffListBin: defineEndpoint({
    method: 'GET',
    path: '/api/admin/bin',
    summary: 'List the courses, lessons and exercises in the bin (ra-data-simple-rest conventions).',
    access: 'content.read',
    query: staffListQuerySchema,
    response: z.array(binEntrySchema),
  }),
  staffRestoreCourse: defineEndpoint({
    ...restored,
    path: '/api/admin/courses/:id/restore',
    summary: 'Take a course out of the bin, with the lessons that went there with it.',
    access: 'content.write',
    response: staffCourseSchema,
  }),
  staffRestoreLesson: defineEndpoint({
    ...restored,
    path: '/api/admin/lessons/:id/restore',
    summary: 'Take a lesson out of the bin, with its exercises. A conflict where its course is not there.',
    access: 'content.write',
    response: staffLessonSchema,
  }),
  staffRestoreExercise: defineEndpoint({
    ...restored,
    path: '/api/admin/exercises/:id/restore',
    summary: 'Take an exercise out of the bin. A conflict where its lesson is not there.',
    access: 'content.write',
    response: staffExerciseSchema,
    notes: 'In a published lesson its self-test must pass: 400 lists each misjudged sample in `fields`.',
  }),
} as const;
