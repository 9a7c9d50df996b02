import { z } from 'zod';
import { idParamsSchema, staffListQuerySchema } from '../../shared/lists.ts';
import { defineEndpoint } from '../endpoint.ts';
import { referencesSchema } from './exercises.ts';
import { selfTestReportSchema } from './self-tests.ts';
import { courseChangeSchema, staffCourseSchema } from './staff-courses.ts';
import { exerciseChangeSchema, staffExerciseSchema } from './staff-exercises.ts';
import { lessonChangeSchema, staffLessonSchema } from './staff-lessons.ts';

/** A lesson has two texts of 100,000 characters, each of up to four bytes. */
export const staffContentBytes = 1024 * 1024;

const one = { params: idParamsSchema } as const;

export const staffContentEndpoints = {
  staffListCourses: defineEndpoint({
    method: 'GET',
    path: '/api/admin/courses',
    summary: 'List all courses (ra-data-simple-rest conventions).',
    access: 'content.read',
    query: staffListQuerySchema,
    response: z.array(staffCourseSchema),
  }),
  staffGetCourse: defineEndpoint({
    ...one,
    method: 'GET',
    path: '/api/admin/courses/:id',
    summary: 'Get one course in any status.',
    access: 'content.read',
    response: staffCourseSchema,
    errors: [404],
  }),
  staffUpdateCourse: defineEndpoint({
    ...one,
    method: 'PATCH',
    path: '/api/admin/courses/:id',
    summary: 'Update a course. Publishing requires each text in both languages.',
    access: 'content.write',
    body: courseChangeSchema,
    response: staffCourseSchema,
    errors: [404, 409],
  }),
  staffListLessons: defineEndpoint({
    method: 'GET',
    path: '/api/admin/lessons',
    summary: 'List all lessons (ra-data-simple-rest conventions).',
    access: 'content.read',
    query: staffListQuerySchema,
    response: z.array(staffLessonSchema),
  }),
  staffGetLesson: defineEndpoint({
    ...one,
    method: 'GET',
    path: '/api/admin/lessons/:id',
    summary: 'Get one lesson in any status.',
    access: 'content.read',
    response: staffLessonSchema,
    errors: [404],
  }),
  staffUpdateLesson: defineEndpoint({
    ...one,
    method: 'PATCH',
    path: '/api/admin/lessons/:id',
    summary:
      'Update a lesson, or move it to another course. Publishing requires every exercise to pass its self-test.',
    access: 'content.write',
    body: lessonChangeSchema,
    response: staffLessonSchema,
    errors: [404, 409],
    notes: '400 lists each misjudged sample in `fields`.',
    maxBodyBytes: staffContentBytes,
  }),
  staffListExercises: defineEndpoint({
    method: 'GET',
    path: '/api/admin/exercises',
    summary: 'List all exercises (ra-data-simple-rest conventions).',
    access: 'content.read',
    query: staffListQuerySchema,
    response: z.array(staffExerciseSchema),
  }),
  staffGetExercise: defineEndpoint({
    ...one,
    method: 'GET',
    path: '/api/admin/exercises/:id',
    summary: 'Get one exercise with its rubric, hints, samples and self-test results.',
    access: 'content.read',
    response: staffExerciseSchema,
    errors: [404],
  }),
  staffUpdateExercise: defineEndpoint({
    ...one,
    method: 'PATCH',
    path: '/api/admin/exercises/:id',
    summary: 'Update an exercise. In a published lesson its self-test must pass.',
    access: 'content.write',
    body: exerciseChangeSchema,
    response: staffExerciseSchema,
    errors: [404, 409],
    notes:
      'In a draft, misjudged samples are kept, and `bench` lists them as what is to be solved. In a published lesson 400 lists each of them in `fields`.',
    maxBodyBytes: staffContentBytes,
  }),
  staffGetReferences: defineEndpoint({
    ...one,
    method: 'GET',
    path: '/api/admin/exercises/:id/references',
    summary: 'Get what prompts for an exercise in any status are compared with, for verdicts while typing.',
    access: 'content.read',
    response: referencesSchema,
    errors: [404],
  }),
  staffRunSelfTest: defineEndpoint({
    ...one,
    method: 'POST',
    path: '/api/admin/exercises/:id/bench',
    summary: 'Run the self-test of an exercise with these changes, without saving them.',
    access: 'content.write',
    body: exerciseChangeSchema,
    response: selfTestReportSchema,
    errors: [404],
    maxBodyBytes: staffContentBytes,
  }),
} as const;
