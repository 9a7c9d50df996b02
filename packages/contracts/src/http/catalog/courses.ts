import { z } from 'zod';
import { languageSchema } from '../../shared/language.ts';
import { idParamsSchema, listQuerySchema } from '../../shared/lists.ts';
import { defineEndpoint } from '../endpoint.ts';

export const levelSchema = z.enum(['beginner', 'intermediate', 'advanced']);
export const courseIconSchema = z.enum(['play', 'brain', 'image', 'cogs', 'code', 'chart']);

export const courseSchema = z.object({
  id: z.string(),
  titleEs: z.string(),
  titleEn: z.string(),
  descriptionEs: z.string(),
  descriptionEn: z.string(),
  level: levelSchema,
  iconName: courseIconSchema,
  isPremium: z.boolean(),
  lessonCount: z.number().int(),
  exerciseCount: z.number().int(),
  estimatedMinutes: z.number().int(),
  orderIndex: z.number().int(),
  /** Another one as soon as its cover looks otherwise: `v` of the image's address. */
  coverVersion: z.string(),
  /** Whether the caller may open its lessons: premium members and staff who read content all, a free member free courses. */
  isOpen: z.boolean(),
  /** What learners who completed it gave, 1 to 5 in tenths; null until one has. */
  rating: z.object({ average: z.number(), count: z.number().int() }).nullable(),
});
export type Course = z.infer<typeof courseSchema>;

/** A lesson in a course's list: no body, so it is public. */
export const lessonSummarySchema = z.object({
  id: z.string(),
  courseId: z.string(),
  titleEs: z.string(),
  titleEn: z.string(),
  orderIndex: z.number().int(),
  exerciseCount: z.number().int(),
  estimatedMinutes: z.number().int(),
  isOpen: z.boolean(),
});
export type LessonSummary = z.infer<typeof lessonSummarySchema>;

export const lessonSchema = lessonSummarySchema.extend({
  /** Markdown. */
  contentEs: z.string(),
  contentEn: z.string(),
});
export type Lesson = z.infer<typeof lessonSchema>;

/** True figures for the landing page. */
export const figuresSchema = z.object({
  courses: z.number().int(),
  lessons: z.number().int(),
  exercises: z.number().int(),
  /** Whether a course waits to be published next, so that new ones may be promised. */
  isCourseQueued: z.boolean(),
});

export const courseEndpoints = {
  listCourses: defineEndpoint({
    method: 'GET',
    path: '/api/courses',
    summary: 'List the published courses in order.',
    access: 'public',
    inViewing: true,
    query: listQuerySchema.extend({ level: levelSchema.optional() }),
    response: z.array(courseSchema),
    cacheable: true,
  }),
  courseFigures: defineEndpoint({
    method: 'GET',
    path: '/api/courses/figures',
    summary: 'Count the published courses, lessons and exercises.',
    access: 'public',
    inViewing: true,
    response: figuresSchema,
    cacheable: true,
  }),
  getCourse: defineEndpoint({
    method: 'GET',
    path: '/api/courses/:id',
    summary: 'Get one course.',
    access: 'public',
    inViewing: true,
    params: idParamsSchema,
    response: courseSchema,
    errors: [404],
    cacheable: true,
  }),
  listLessons: defineEndpoint({
    method: 'GET',
    path: '/api/courses/:id/lessons',
    summary: "List a course's lessons: titles and counts, without their text.",
    access: 'public',
    inViewing: true,
    params: idParamsSchema,
    response: z.array(lessonSummarySchema),
    errors: [404],
    cacheable: true,
  }),
  getLesson: defineEndpoint({
    method: 'GET',
    path: '/api/lessons/:id',
    summary: 'Get one lesson with its text. Opening the first lesson of a course enrols the caller.',
    access: 'member',
    inViewing: true,
    params: idParamsSchema,
    response: lessonSchema,
    errors: [404],
    notes: "403 when the caller's plan does not include the course.",
  }),
  courseImage: defineEndpoint({
    method: 'GET',
    path: '/api/course-image/:id',
    summary: "Get a course's cover image in the requested language.",
    access: 'public',
    params: idParamsSchema,
    query: z.object({
      lang: languageSchema.optional(),
      theme: z.enum(['light', 'dark']).optional(),
      v: z.string().max(20).optional(),
    }),
    media: ['image/svg+xml', 'image/webp'],
    errors: [404],
    cacheable: true,
    notes:
      'A drawing, or the picture that staff uploaded in its place, which is the same in every language and theme.',
  }),
} as const;
