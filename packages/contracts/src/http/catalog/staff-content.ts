import { z } from 'zod';
import { oneLineText } from '../../shared/person-text.ts';
import { rubricData } from '../../content/exercise-file.ts';
import { contentStatusSchema, idParamsSchema, idSchema, staffListQuerySchema } from '../../shared/lists.ts';
import { languageSchema } from '../../shared/language.ts';
import { defineEndpoint } from '../endpoint.ts';
import { courseIconSchema, levelSchema } from './courses.ts';
import { referencesSchema } from './exercises.ts';

/** A draft may lack a language; what is queued or published has each text in both. */
const title = oneLineText({ min: 0, max: 120 });
const description = z.string().trim().max(400);
const content = z.string().trim().max(100_000);
const record = { id: z.string(), updatedAt: z.iso.datetime(), version: z.number().int() };

export const staffCourseSchema = z.object({
  ...record,
  titleEs: z.string(),
  titleEn: z.string(),
  descriptionEs: z.string(),
  descriptionEn: z.string(),
  level: levelSchema,
  iconName: courseIconSchema,
  isPremium: z.boolean(),
  orderIndex: z.number().int(),
  estimatedMinutes: z.number().int(),
  status: contentStatusSchema,
  /** Its place in the queue of what is published next: the oldest first. Null while it is not queued. */
  queuedAt: z.iso.datetime().nullable(),
  lessonIds: z.array(z.string()),
  editedByStaff: z.boolean(),
});

/** What staff may change of a course; other keys are ignored, since clients send the whole record. */
export const courseChangeSchema = z.object({
  titleEs: title.optional(),
  titleEn: title.optional(),
  descriptionEs: description.optional(),
  descriptionEn: description.optional(),
  level: levelSchema.optional(),
  iconName: courseIconSchema.optional(),
  isPremium: z.boolean().optional(),
  orderIndex: z.number().int().min(0).optional(),
  estimatedMinutes: z.number().int().min(1).max(6000).optional(),
  status: contentStatusSchema.optional(),
});

export const staffLessonSchema = z.object({
  ...record,
  courseId: z.string(),
  titleEs: z.string(),
  titleEn: z.string(),
  contentEs: z.string(),
  contentEn: z.string(),
  orderIndex: z.number().int(),
  estimatedMinutes: z.number().int(),
  status: contentStatusSchema,
  exerciseIds: z.array(z.string()),
  editedByStaff: z.boolean(),
});

export const lessonChangeSchema = z.object({
  /** Another course than its own moves it there, as the last. */
  courseId: idSchema.optional(),
  titleEs: title.optional(),
  titleEn: title.optional(),
  contentEs: content.optional(),
  contentEn: content.optional(),
  estimatedMinutes: z.number().int().min(1).max(600).optional(),
  status: contentStatusSchema.optional(),
});

/** Without a least number: one that is published needs three good and three weak ones in each language. */
const samplesOfLanguage = z.strictObject({
  good: z.array(z.string().trim().min(1).max(10_000)),
  weak: z.array(z.string().trim().min(1).max(10_000)),
});
export const samplesSchema = z.strictObject({ es: samplesOfLanguage, en: samplesOfLanguage });

const hint = (most: number) =>
  z.strictObject({ es: z.string().trim().max(most), en: z.string().trim().max(most) });
const hintsSchema = z.strictObject({ nudge: hint(600), targeted: hint(800), example: hint(2000) });

/** How a rubric judges the exercise's own samples. */
export const selfTestReportSchema = z.object({
  good: z.object({ all: z.number().int(), judgedGood: z.number().int() }),
  weak: z.object({ all: z.number().int(), judgedWeak: z.number().int() }),
  misjudged: z.array(
    z.object({
      /** Such as `samples.es.good.1`. */
      path: z.string(),
      language: languageSchema,
      expected: z.enum(['good', 'weak']),
      score: z.number().int(),
      /** Labels of the criteria that were not met, in the sample's language. */
      missing: z.array(z.string()),
    }),
  ),
});
export type SelfTestReport = z.infer<typeof selfTestReportSchema>;

const exerciseTexts = {
  titleEs: title,
  titleEn: title,
  promptEs: z.string().trim().max(2000),
  promptEn: z.string().trim().max(2000),
  rubric: rubricData,
  hints: hintsSchema,
  samples: samplesSchema,
};

const keptSamples = z.object({ good: z.array(z.string()), weak: z.array(z.string()) });

/** An exercise, which is a part of its lesson: `version` is the lesson's. */
export const staffExerciseSchema = z.object({
  ...record,
  ...exerciseTexts,
  /** Fewer than a change must bring, or none, where they were not kept yet; then it is not published either. */
  samples: z.object({ es: keptSamples, en: keptSamples }),
  lessonId: z.string(),
  courseId: z.string(),
  orderIndex: z.number().int(),
  /** The lesson's. */
  status: contentStatusSchema,
  bench: selfTestReportSchema,
});
export type StaffExercise = z.infer<typeof staffExerciseSchema>;

export const exerciseChangeSchema = z.object(exerciseTexts).partial();

const staff = { access: 'administrator' } as const;
/** A lesson has two texts of 100,000 characters, each of up to four bytes. */
export const staffContentBytes = 1024 * 1024;
const one = { ...staff, params: idParamsSchema } as const;

export const staffContentEndpoints = {
  staffListCourses: defineEndpoint({
    ...staff,
    method: 'GET',
    path: '/api/admin/courses',
    summary: 'List all courses (ra-data-simple-rest conventions).',
    query: staffListQuerySchema,
    response: z.array(staffCourseSchema),
  }),
  staffGetCourse: defineEndpoint({
    ...one,
    method: 'GET',
    path: '/api/admin/courses/:id',
    summary: 'Get one course in any status.',
    response: staffCourseSchema,
    errors: [404],
  }),
  staffUpdateCourse: defineEndpoint({
    ...one,
    method: 'PATCH',
    path: '/api/admin/courses/:id',
    summary: 'Update a course. Publishing requires each text in both languages.',
    body: courseChangeSchema,
    response: staffCourseSchema,
    errors: [404, 409],
  }),
  staffListLessons: defineEndpoint({
    ...staff,
    method: 'GET',
    path: '/api/admin/lessons',
    summary: 'List all lessons (ra-data-simple-rest conventions).',
    query: staffListQuerySchema,
    response: z.array(staffLessonSchema),
  }),
  staffGetLesson: defineEndpoint({
    ...one,
    method: 'GET',
    path: '/api/admin/lessons/:id',
    summary: 'Get one lesson in any status.',
    response: staffLessonSchema,
    errors: [404],
  }),
  staffUpdateLesson: defineEndpoint({
    ...one,
    method: 'PATCH',
    path: '/api/admin/lessons/:id',
    summary:
      'Update a lesson, or move it to another course. Publishing requires every exercise to pass its self-test.',
    body: lessonChangeSchema,
    response: staffLessonSchema,
    errors: [404, 409],
    notes: '400 lists each misjudged sample in `fields`.',
    maxBodyBytes: staffContentBytes,
  }),
  staffListExercises: defineEndpoint({
    ...staff,
    method: 'GET',
    path: '/api/admin/exercises',
    summary: 'List all exercises (ra-data-simple-rest conventions).',
    query: staffListQuerySchema,
    response: z.array(staffExerciseSchema),
  }),
  staffGetExercise: defineEndpoint({
    ...one,
    method: 'GET',
    path: '/api/admin/exercises/:id',
    summary: 'Get one exercise with its rubric, hints, samples and self-test results.',
    response: staffExerciseSchema,
    errors: [404],
  }),
  staffUpdateExercise: defineEndpoint({
    ...one,
    method: 'PATCH',
    path: '/api/admin/exercises/:id',
    summary: 'Update an exercise. In a published lesson its self-test must pass.',
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
    response: referencesSchema,
    errors: [404],
  }),
  staffRunSelfTest: defineEndpoint({
    ...one,
    method: 'POST',
    path: '/api/admin/exercises/:id/bench',
    summary: 'Run the self-test of an exercise with these changes, without saving them.',
    body: exerciseChangeSchema,
    response: selfTestReportSchema,
    errors: [404],
    maxBodyBytes: staffContentBytes,
  }),
} as const;
