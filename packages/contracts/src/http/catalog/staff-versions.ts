import { z } from 'zod';
import { contentStatusSchema } from '../../shared/lists.ts';
import { defineEndpoint } from '../endpoint.ts';
import { fileState, keptState, keptVersions } from '../../shared/kept-versions.ts';
import { staffCourseSchema } from './staff-courses.ts';
import { staffExerciseSchema } from './staff-exercises.ts';
import { staffLessonSchema } from './staff-lessons.ts';

const courseState = staffCourseSchema
  .pick({
    titleEs: true,
    titleEn: true,
    descriptionEs: true,
    descriptionEn: true,
    level: true,
    iconName: true,
    isPremium: true,
    estimatedMinutes: true,
    cover: true,
    coverImage: true,
  })
  .extend({ status: contentStatusSchema });
const lessonState = staffLessonSchema.pick({
  titleEs: true,
  titleEn: true,
  contentEs: true,
  contentEn: true,
  estimatedMinutes: true,
  status: true,
  courseId: true,
});
/** As it was kept: the rubric of an older release need not be one of today's. */
const exerciseState = staffExerciseSchema
  .pick({ titleEs: true, titleEn: true, promptEs: true, promptEn: true, status: true })
  .extend({ rubric: z.unknown(), hints: z.unknown(), samples: z.unknown() });

/** What staff ask of the kept states of courses, lessons and exercises. */
export const staffVersionEndpoints = {
  staffListCourseVersions: defineEndpoint({
    ...keptVersions.list,
    path: '/api/admin/courses/:id/versions',
    summary: 'List the kept versions of a course, newest first.',
  }),
  staffGetCourseVersion: defineEndpoint({
    ...keptVersions.one,
    path: '/api/admin/courses/:id/versions/:versionId',
    summary: 'Get one version of a course with its state.',
    response: keptState(courseState),
  }),
  staffRestoreCourseVersion: defineEndpoint({
    ...keptVersions.restored,
    path: '/api/admin/courses/:id/versions/:versionId/restore',
    summary: 'Save the texts and facts of a version as the course. Whether it is published stays.',
    response: staffCourseSchema,
    notes: keptVersions.restoring,
  }),
  staffListLessonVersions: defineEndpoint({
    ...keptVersions.list,
    path: '/api/admin/lessons/:id/versions',
    summary: 'List the kept versions of a lesson, newest first.',
  }),
  staffGetLessonVersion: defineEndpoint({
    ...keptVersions.one,
    path: '/api/admin/lessons/:id/versions/:versionId',
    summary: 'Get one version of a lesson with its state.',
    response: keptState(lessonState),
  }),
  staffRestoreLessonVersion: defineEndpoint({
    ...keptVersions.restored,
    path: '/api/admin/lessons/:id/versions/:versionId/restore',
    summary: 'Save the texts of a version as the lesson. Its course, and whether it is published, stay.',
    response: staffLessonSchema,
    notes: keptVersions.restoring,
  }),
  staffListExerciseVersions: defineEndpoint({
    ...keptVersions.list,
    path: '/api/admin/exercises/:id/versions',
    summary: 'List the kept versions of an exercise, newest first.',
  }),
  staffGetExerciseVersion: defineEndpoint({
    ...keptVersions.one,
    path: '/api/admin/exercises/:id/versions/:versionId',
    summary: 'Get one version of an exercise with its state.',
    response: keptState(exerciseState),
  }),
  staffRestoreExerciseVersion: defineEndpoint({
    ...keptVersions.restored,
    path: '/api/admin/exercises/:id/versions/:versionId/restore',
    summary: 'Save a version as the exercise. In a published lesson its self-test must pass.',
    response: staffExerciseSchema,
    notes: keptVersions.restoring,
  }),
  staffGetCourseFile: defineEndpoint({
    ...keptVersions.file,
    path: '/api/admin/courses/:id/file',
    summary: 'Get what the file of a course says, as it was imported last.',
    response: fileState(courseState),
  }),
  staffRestoreCourseFile: defineEndpoint({
    ...keptVersions.fileRestored,
    path: '/api/admin/courses/:id/file/restore',
    summary: 'Save what the file of a course says as the course.',
    response: staffCourseSchema,
    notes: keptVersions.restoring,
  }),
  staffGetLessonFile: defineEndpoint({
    ...keptVersions.file,
    path: '/api/admin/lessons/:id/file',
    summary: 'Get what the file of a lesson says, as it was imported last.',
    response: fileState(lessonState),
  }),
  staffRestoreLessonFile: defineEndpoint({
    ...keptVersions.fileRestored,
    path: '/api/admin/lessons/:id/file/restore',
    summary: 'Save what the file of a lesson says as the lesson.',
    response: staffLessonSchema,
    notes: keptVersions.restoring,
  }),
  staffGetExerciseFile: defineEndpoint({
    ...keptVersions.file,
    path: '/api/admin/exercises/:id/file',
    summary: 'Get what the file of an exercise says, as it was imported last.',
    response: fileState(exerciseState),
  }),
  staffRestoreExerciseFile: defineEndpoint({
    ...keptVersions.fileRestored,
    path: '/api/admin/exercises/:id/file/restore',
    summary: 'Save what the file of an exercise says as the exercise.',
    response: staffExerciseSchema,
    notes: keptVersions.restoring,
  }),
} as const;
