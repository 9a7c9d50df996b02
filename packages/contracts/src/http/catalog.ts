import { z } from 'zod';
import { idParamsSchema, idSchema, listQuerySchema } from '../shared/lists.ts';
import { languageSchema } from '../shared/language.ts';
import { defineEndpoint } from './endpoint.ts';

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
  /** Whether the caller may open its lessons: premium and staff all, a free member the first course. */
  isOpen: z.boolean(),
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

export const exerciseSchema = z.object({
  id: z.string(),
  lessonId: z.string(),
  orderIndex: z.number().int(),
  titleEs: z.string(),
  titleEn: z.string(),
  /** The instructions to the learner. */
  promptEs: z.string(),
  promptEn: z.string(),
  passScore: z.number().int(),
  /** The caller's own standing in it. */
  attempts: z.number().int(),
  bestScore: z.number().int().nullable(),
  passed: z.boolean(),
});
export type Exercise = z.infer<typeof exerciseSchema>;

export const criterionVerdictSchema = z.object({
  id: z.string(),
  label: z.string(),
  status: z.enum(['met', 'partly', 'missing']),
  weight: z.number(),
  /** UTF-16 offsets into the answer that the criterion relied on. */
  spans: z.array(z.object({ start: z.number().int(), end: z.number().int() })),
  message: z.string(),
  hint: z.string().nullable(),
});
export type CriterionVerdict = z.infer<typeof criterionVerdictSchema>;

export const maximumAnswerLength = 10_000;

export const checkSchema = z.object({
  answer: z.string().refine((text) => text.trim().length > 0, {
    error: 'Write your prompt first',
    params: { text: { es: 'Escribe primero tu prompt', en: 'Write your prompt first' } },
  }),
  language: languageSchema,
});

export const verdictSchema = z.object({
  attemptId: z.string(),
  /** 1 for the first attempt at this exercise. */
  attempt: z.number().int(),
  passed: z.boolean(),
  score: z.number().int(),
  passScore: z.number().int(),
  /** The score of the attempt before; null at the first. */
  previousScore: z.number().int().nullable(),
  criteria: z.array(criterionVerdictSchema),
  /** Whether this attempt is the one that completed the lesson, and the course. */
  lessonCompleted: z.boolean(),
  courseCompleted: z.boolean(),
});
export type Verdict = z.infer<typeof verdictSchema>;

export const attemptSchema = z.object({
  id: z.string(),
  attempt: z.number().int(),
  answer: z.string(),
  score: z.number().int(),
  passed: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type Attempt = z.infer<typeof attemptSchema>;

/** The caller's standing in one course. `progress` is the percentage of its exercises passed. */
export const courseProgressSchema = z.object({
  enrolled: z.boolean(),
  completed: z.boolean(),
  progress: z.number().int().min(0).max(100),
  lessonsCompleted: z.array(z.string()),
  /** Where to go on; null once all is passed. */
  resume: z.object({ lessonId: z.string(), exerciseId: z.string().nullable() }).nullable(),
  lastActivityAt: z.iso.datetime().nullable(),
});
export type CourseProgress = z.infer<typeof courseProgressSchema>;

/** True figures for the landing page. */
export const figuresSchema = z.object({
  courses: z.number().int(),
  lessons: z.number().int(),
  exercises: z.number().int(),
});

const catalog = { owner: 'catalog' } as const;

export const catalogEndpoints = {
  listCourses: defineEndpoint({
    ...catalog,
    method: 'GET',
    path: '/api/courses',
    summary: 'The published courses by their order.',
    access: 'public',
    query: listQuerySchema.extend({ level: levelSchema.optional() }),
    response: z.array(courseSchema),
  }),
  courseFigures: defineEndpoint({
    ...catalog,
    method: 'GET',
    path: '/api/courses/figures',
    summary: 'How many courses, lessons and exercises there are.',
    access: 'public',
    response: figuresSchema,
  }),
  getCourse: defineEndpoint({
    ...catalog,
    method: 'GET',
    path: '/api/courses/:id',
    summary: 'One course.',
    access: 'public',
    params: idParamsSchema,
    response: courseSchema,
    errors: [404],
  }),
  listLessons: defineEndpoint({
    ...catalog,
    method: 'GET',
    path: '/api/courses/:id/lessons',
    summary: "A course's lessons: titles and counts, without their text.",
    access: 'public',
    params: idParamsSchema,
    response: z.array(lessonSummarySchema),
    errors: [404],
  }),
  getLesson: defineEndpoint({
    ...catalog,
    method: 'GET',
    path: '/api/lessons/:id',
    summary: 'One lesson with its text; the first one opened enrols the caller in its course.',
    access: 'member',
    params: idParamsSchema,
    response: lessonSchema,
    errors: [404],
    notes: '403 where the course is not in the plan of the caller.',
  }),
  listExercises: defineEndpoint({
    ...catalog,
    method: 'GET',
    path: '/api/lessons/:id/exercises',
    summary: "A lesson's exercises with the caller's standing in each.",
    access: 'member',
    params: idParamsSchema,
    response: z.array(exerciseSchema),
    errors: [404],
  }),
  checkExercise: defineEndpoint({
    ...catalog,
    method: 'POST',
    path: '/api/exercises/:id/check',
    summary: 'Judges a prompt by the rubric of the exercise and keeps the attempt.',
    access: 'member',
    params: idParamsSchema,
    body: checkSchema,
    response: verdictSchema,
    errors: [404, 413],
  }),
  listAttempts: defineEndpoint({
    ...catalog,
    method: 'GET',
    path: '/api/exercises/:id/attempts',
    summary: "The caller's attempts at an exercise, newest first.",
    access: 'member',
    params: idParamsSchema,
    query: z.object({ limit: z.coerce.number().int().min(1).max(100).optional() }),
    response: z.array(attemptSchema),
    errors: [404],
  }),
  userProgress: defineEndpoint({
    ...catalog,
    method: 'GET',
    path: '/api/user/progress',
    summary: "The caller's progress, keyed by course id.",
    access: 'member',
    response: z.record(idSchema, courseProgressSchema),
  }),
  courseImage: defineEndpoint({
    ...catalog,
    method: 'GET',
    path: '/api/course-image/:id',
    summary: "A course's cover, drawn in the language asked for.",
    access: 'public',
    params: idParamsSchema,
    query: z.object({ lang: languageSchema.optional(), v: z.string().max(20).optional() }),
    media: 'image/svg+xml',
    errors: [404],
  }),
} as const;
