import { z } from 'zod';
import { languageSchema } from '../../shared/language.ts';
import { contentStatusSchema, idParamsSchema, idSchema } from '../../shared/lists.ts';
import { defineEndpoint } from '../endpoint.ts';
import { courseIconSchema, levelSchema } from './courses.ts';
import {
  courseChangeSchema,
  exerciseChangeSchema,
  lessonChangeSchema,
  staffContentBytes,
  staffCourseSchema,
  staffExerciseSchema,
  staffLessonSchema,
} from './staff-content.ts';

/** Made by the client, so that a call sent again makes nothing twice. */
const madeId = z.uuid().optional();
const course = courseChangeSchema.shape;
const lesson = lessonChangeSchema.shape;
const exercise = exerciseChangeSchema.shape;

/** A new course. It needs a title in one language at least. */
export const newCourseSchema = z.object({
  id: madeId,
  titleEs: course.titleEs.default(''),
  titleEn: course.titleEn.default(''),
  descriptionEs: course.descriptionEs.default(''),
  descriptionEn: course.descriptionEn.default(''),
  level: levelSchema,
  iconName: courseIconSchema,
  isPremium: z.boolean().default(true),
  estimatedMinutes: z.number().int().min(1).max(6000),
});

/** A new lesson. It needs a title in one language at least. */
export const newLessonSchema = z.object({
  id: madeId,
  courseId: idSchema,
  titleEs: lesson.titleEs.default(''),
  titleEn: lesson.titleEn.default(''),
  contentEs: lesson.contentEs.default(''),
  contentEn: lesson.contentEn.default(''),
  estimatedMinutes: z.number().int().min(1).max(600),
});

/** A new exercise. It needs a title in one language at least. */
export const newExerciseSchema = z.object({
  id: madeId,
  lessonId: idSchema,
  titleEs: exercise.titleEs.default(''),
  titleEn: exercise.titleEn.default(''),
  promptEs: exercise.promptEs.default(''),
  promptEn: exercise.promptEn.default(''),
  /** A general one where it is absent. */
  rubric: exercise.rubric,
  hints: exercise.hints,
  samples: exercise.samples,
});

export const duplicateSchema = z.object({ id: madeId });

/** The languages in which a text is still to be written. */
const missing = z.array(languageSchema);

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

const staff = { access: 'administrator' } as const;
const one = { ...staff, params: idParamsSchema } as const;
const made = { ...staff, method: 'POST', status: 201, maxBodyBytes: staffContentBytes } as const;
const duplicated = {
  ...one,
  method: 'POST',
  status: 201,
  body: duplicateSchema,
  errors: [404, 409],
} as const;
const removed = { ...one, method: 'DELETE', status: 204, errors: [404, 409] } as const;

/** What makes, duplicates, orders and removes courses, lessons and exercises. */
export const staffAuthoringEndpoints = {
  staffCreateCourse: defineEndpoint({
    ...made,
    path: '/api/admin/courses',
    summary:
      'Make a course: a draft, the last in order. Sent again with the same id it answers the same course.',
    body: newCourseSchema,
    response: staffCourseSchema,
    errors: [409],
  }),
  staffCreateLesson: defineEndpoint({
    ...made,
    path: '/api/admin/lessons',
    summary: 'Make a lesson: a draft, the last of its course.',
    body: newLessonSchema,
    response: staffLessonSchema,
    errors: [409],
  }),
  staffCreateExercise: defineEndpoint({
    ...made,
    path: '/api/admin/exercises',
    summary: 'Make an exercise, the last of its lesson. In a published lesson its self-test must pass.',
    body: newExerciseSchema,
    response: staffExerciseSchema,
    errors: [409],
    notes: '400 lists each misjudged sample in `fields`.',
  }),
  staffDuplicateCourse: defineEndpoint({
    ...duplicated,
    path: '/api/admin/courses/:id/duplicate',
    summary: 'Duplicate a course with its lessons and exercises, all as drafts.',
    response: staffCourseSchema,
  }),
  staffDuplicateLesson: defineEndpoint({
    ...duplicated,
    path: '/api/admin/lessons/:id/duplicate',
    summary: 'Duplicate a lesson with its exercises: a draft, the last of its course.',
    response: staffLessonSchema,
  }),
  staffDuplicateExercise: defineEndpoint({
    ...duplicated,
    path: '/api/admin/exercises/:id/duplicate',
    summary: 'Duplicate an exercise, as the last of its lesson.',
    response: staffExerciseSchema,
  }),
  staffGetOutline: defineEndpoint({
    ...one,
    method: 'GET',
    path: '/api/admin/courses/:id/outline',
    summary: "Get a course's lessons and exercises in their order, with how each exercise fares.",
    response: courseOutlineSchema,
    errors: [404],
  }),
  staffOrderOutline: defineEndpoint({
    ...one,
    method: 'PUT',
    path: '/api/admin/courses/:id/outline',
    summary: 'Order the lessons of a course, and order its exercises or move them to another of its lessons.',
    body: outlineOrderSchema,
    response: courseOutlineSchema,
    errors: [404, 409],
    notes: '400 names in `fields` what is missing, foreign or there twice.',
  }),
  staffOrderCourses: defineEndpoint({
    ...staff,
    method: 'PUT',
    path: '/api/admin/courses/order',
    summary: 'Order all courses. The first that is published is open to every member.',
    body: courseOrderSchema,
    response: z.array(staffCourseSchema),
    errors: [409],
    notes:
      '409 where `before` is not their order any more. 400 names what is missing, foreign or there twice.',
  }),
  staffDeleteCourse: defineEndpoint({
    ...removed,
    path: '/api/admin/courses/:id',
    summary: 'Put a course into the bin for 30 days, with its lessons and exercises.',
  }),
  staffDeleteLesson: defineEndpoint({
    ...removed,
    path: '/api/admin/lessons/:id',
    summary: 'Put a lesson into the bin for 30 days, with its exercises.',
  }),
  staffDeleteExercise: defineEndpoint({
    ...removed,
    path: '/api/admin/exercises/:id',
    summary: 'Put an exercise into the bin for 30 days.',
  }),
} as const;
