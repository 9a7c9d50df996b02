import { z } from 'zod';
import { contentStatusSchema, idParamsSchema, idSchema, staffListQuerySchema } from '../../shared/lists.ts';
import { versionSourceSchema } from '../../shared/version-source.ts';
import { defineEndpoint } from '../endpoint.ts';
import { staffCourseSchema, staffExerciseSchema, staffLessonSchema } from './staff-content.ts';

/** A kept state of a record, without the state itself. */
export const versionSchema = z.object({
  id: z.string(),
  savedAt: z.iso.datetime(),
  /** Who of staff saved it; null where nobody did, or where that is too long ago. */
  savedBy: z.string().nullable(),
  /** `earlier`: what stood there before the first change that was kept. */
  source: versionSourceSchema,
  /** The names of the fields that this save changed. */
  fields: z.array(z.string()),
  /** Whether it was published then. */
  isPublished: z.boolean(),
});
export type ContentVersion = z.infer<typeof versionSchema>;

/** Fields that the record had then: an older one lacks what records have gained since. */
const stateOf = <Shape extends z.ZodRawShape>(fields: z.ZodObject<Shape>) =>
  versionSchema.extend({ state: fields.partial() });

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

const staff = { access: 'administrator', errors: [404] } as const;
const list = {
  ...staff,
  method: 'GET',
  params: idParamsSchema,
  query: staffListQuerySchema.pick({ range: true }),
  response: z.array(versionSchema),
} as const;
const one = { ...staff, method: 'GET', params: idParamsSchema.extend({ versionId: idSchema }) } as const;
const restored = { ...one, method: 'POST', errors: [404, 409] } as const;
const restoring = 'An ordinary save: `If-Match` guards it, and 400 names what keeps it from being saved.';

/** What staff ask of the kept states of courses, lessons and exercises. */
export const staffVersionEndpoints = {
  staffListCourseVersions: defineEndpoint({
    ...list,
    path: '/api/admin/courses/:id/versions',
    summary: 'List the kept versions of a course, newest first.',
  }),
  staffGetCourseVersion: defineEndpoint({
    ...one,
    path: '/api/admin/courses/:id/versions/:versionId',
    summary: 'Get one version of a course with its state.',
    response: stateOf(courseState),
  }),
  staffRestoreCourseVersion: defineEndpoint({
    ...restored,
    path: '/api/admin/courses/:id/versions/:versionId/restore',
    summary: 'Save the texts and facts of a version as the course. Whether it is published stays.',
    response: staffCourseSchema,
    notes: restoring,
  }),
  staffListLessonVersions: defineEndpoint({
    ...list,
    path: '/api/admin/lessons/:id/versions',
    summary: 'List the kept versions of a lesson, newest first.',
  }),
  staffGetLessonVersion: defineEndpoint({
    ...one,
    path: '/api/admin/lessons/:id/versions/:versionId',
    summary: 'Get one version of a lesson with its state.',
    response: stateOf(lessonState),
  }),
  staffRestoreLessonVersion: defineEndpoint({
    ...restored,
    path: '/api/admin/lessons/:id/versions/:versionId/restore',
    summary: 'Save the texts of a version as the lesson. Its course, and whether it is published, stay.',
    response: staffLessonSchema,
    notes: restoring,
  }),
  staffListExerciseVersions: defineEndpoint({
    ...list,
    path: '/api/admin/exercises/:id/versions',
    summary: 'List the kept versions of an exercise, newest first.',
  }),
  staffGetExerciseVersion: defineEndpoint({
    ...one,
    path: '/api/admin/exercises/:id/versions/:versionId',
    summary: 'Get one version of an exercise with its state.',
    response: stateOf(exerciseState),
  }),
  staffRestoreExerciseVersion: defineEndpoint({
    ...restored,
    path: '/api/admin/exercises/:id/versions/:versionId/restore',
    summary: 'Save a version as the exercise. In a published lesson its self-test must pass.',
    response: staffExerciseSchema,
    notes: restoring,
  }),
} as const;
