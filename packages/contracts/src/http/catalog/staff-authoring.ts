import { z } from 'zod';
import { idParamsSchema } from '../../shared/lists.ts';
import { defineEndpoint } from '../endpoint.ts';
import { courseOrderSchema, courseOutlineSchema, outlineOrderSchema } from './course-outline.ts';
import { duplicateSchema, newCourseSchema, newExerciseSchema, newLessonSchema } from './new-content.ts';
import { staffContentBytes } from './staff-content.ts';
import { staffCourseSchema } from './staff-courses.ts';
import { staffExerciseSchema } from './staff-exercises.ts';
import { staffLessonSchema } from './staff-lessons.ts';

const one = { params: idParamsSchema } as const;
const made = { method: 'POST', status: 201, maxBodyBytes: staffContentBytes } as const;

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
    access: 'content.write',
    body: newCourseSchema,
    response: staffCourseSchema,
    errors: [409],
  }),
  staffCreateLesson: defineEndpoint({
    ...made,
    path: '/api/admin/lessons',
    summary: 'Make a lesson: a draft, the last of its course.',
    access: 'content.write',
    body: newLessonSchema,
    response: staffLessonSchema,
    errors: [409],
  }),
  staffCreateExercise: defineEndpoint({
    ...made,
    path: '/api/admin/exercises',
    summary: 'Make an exercise, the last of its lesson. In a published lesson its self-test must pass.',
    access: 'content.write',
    body: newExerciseSchema,
    response: staffExerciseSchema,
    errors: [409],
    notes: '400 lists each misjudged sample in `fields`.',
  }),
  staffDuplicateCourse: defineEndpoint({
    ...duplicated,
    path: '/api/admin/courses/:id/duplicate',
    summary: 'Duplicate a course with its lessons and exercises, all as drafts.',
    access: 'content.write',
    response: staffCourseSchema,
  }),
  staffDuplicateLesson: defineEndpoint({
    ...duplicated,
    path: '/api/admin/lessons/:id/duplicate',
    summary: 'Duplicate a lesson with its exercises: a draft, the last of its course.',
    access: 'content.write',
    response: staffLessonSchema,
  }),
  staffDuplicateExercise: defineEndpoint({
    ...duplicated,
    path: '/api/admin/exercises/:id/duplicate',
    summary: 'Duplicate an exercise, as the last of its lesson.',
    access: 'content.write',
    response: staffExerciseSchema,
  }),
  staffGetOutline: defineEndpoint({
    ...one,
    method: 'GET',
    path: '/api/admin/courses/:id/outline',
    summary: "Get a course's lessons and exercises in their order, with how each exercise fares.",
    access: 'content.read',
    response: courseOutlineSchema,
    errors: [404],
  }),
  staffOrderOutline: defineEndpoint({
    ...one,
    method: 'PUT',
    path: '/api/admin/courses/:id/outline',
    summary: 'Order the lessons of a course, and order its exercises or move them to another of its lessons.',
    access: 'content.write',
    body: outlineOrderSchema,
    response: courseOutlineSchema,
    errors: [404, 409],
    notes: '400 names in `fields` what is missing, foreign or there twice.',
  }),
  staffOrderCourses: defineEndpoint({
    method: 'PUT',
    path: '/api/admin/courses/order',
    summary: 'Order all courses. The first that is published is open to every member.',
    access: 'content.write',
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
    access: 'content.write',
  }),
  staffDeleteLesson: defineEndpoint({
    ...removed,
    path: '/api/admin/lessons/:id',
    summary: 'Put a lesson into the bin for 30 days, with its exercises.',
    access: 'content.write',
  }),
  staffDeleteExercise: defineEndpoint({
    ...removed,
    path: '/api/admin/exercises/:id',
    summary: 'Put an exercise into the bin for 30 days.',
    access: 'content.write',
  }),
} as const;
