import { z } from 'zod';
import { learningFiguresReach } from '../../shared/learning-figures.ts';
import { idParamsSchema, staffListQuerySchema } from '../../shared/lists.ts';
import { defineEndpoint } from '../endpoint.ts';

const count = z.number().int().min(0);

const figuresWeekSchema = z.object({
  /** Its Monday, such as `2026-11-23`, which names it. */
  week: z.iso.date(),
  from: z.iso.datetime(),
  /** Its last millisecond. */
  to: z.iso.datetime(),
});

const missedSchema = z.object({
  missed: count,
  /** The attempts in which it was judged. */
  judged: count,
});

/** A point of an exercise that learners missed. */
const missedPointSchema = missedSchema.extend({
  exerciseId: z.string(),
  exerciseTitleEs: z.string(),
  exerciseTitleEn: z.string(),
  key: z.string(),
  /** In the caller's language. */
  label: z.string(),
  /** One for each of `weeks`. */
  weeks: z.array(missedSchema),
});

const lessonFiguresSchema = z.object({
  lessonId: z.string(),
  titleEs: z.string(),
  titleEn: z.string(),
  /** Learners who tried an exercise of it, completed it, or were in it last. */
  began: count,
  completed: count,
});

/** Those who began the course in one week. */
const cohortSchema = z.object({
  week: z.iso.date(),
  began: count,
  completed: count,
  /** How many of them made an attempt in the first week after, the second and so on, as far as these are over. */
  active: z.array(count),
});

export const learningFiguresSchema = z.object({
  /** The course's. */
  id: z.string(),
  /** Null where they have not been counted yet, points included: then they say nothing. */
  countedAt: z.iso.datetime().nullable(),
  /** Oldest first; the last is the present one. */
  weeks: z.array(figuresWeekSchema),
  /** Most missed first. */
  points: z.array(missedPointSchema),
  /** In the course's order. */
  lessons: z.array(lessonFiguresSchema),
  began: count,
  completed: count,
  /** Latest first. */
  cohorts: z.array(cohortSchema),
});
export type LearningFigures = z.infer<typeof learningFiguresSchema>;
export type MissedPoint = LearningFigures['points'][number];
export type Cohort = LearningFigures['cohorts'][number];

/** Somebody who began a course, and how far they are. */
export const courseLearnerSchema = z.object({
  id: z.string(),
  userId: z.string(),
  /** Empty where the academy does not know their name any more. */
  learner: z.string(),
  courseId: z.string(),
  courseTitleEs: z.string(),
  courseTitleEn: z.string(),
  enrolledAt: z.iso.datetime(),
  lastActivityAt: z.iso.datetime(),
  lessonsCompleted: count,
  exercisesPassed: count,
  attempts: count,
  completedAt: z.iso.datetime().nullable(),
});
export type CourseLearner = z.infer<typeof courseLearnerSchema>;

export const learningFiguresEndpoints = {
  staffLearningFigures: defineEndpoint({
    access: 'attempts.read',
    method: 'GET',
    path: '/api/admin/learning-figures/:id',
    summary: 'Get how learning goes in a course: points missed by week, drop-off by lesson, cohorts by week.',
    params: idParamsSchema,
    response: learningFiguresSchema,
    errors: [404],
    notes: `Of the last ${learningFiguresReach.weeks} weeks, which begin on Monday in Spanish time; lessons and the whole of the course, of all time. Attempts that staff overruled are left out of the points. Counted anew every ${learningFiguresReach.freshMinutes} minutes while there is activity, weeks before the last one once a day.`,
  }),
  staffListCourseLearners: defineEndpoint({
    access: 'attempts.read',
    method: 'GET',
    path: '/api/admin/course-learners',
    summary: 'List who began a course and how far they are, latest first (ra-data-simple-rest conventions).',
    query: staffListQuerySchema,
    response: z.array(courseLearnerSchema),
    notes:
      'Filters: `courseId`, `userId`, `completed`; by the id of a lesson `lessonBegun`, `lessonCompleted` or `lessonLeft` (begun and not completed); by the Monday of a week `week`, in which they began, and `activeIn`, in which they made an attempt.',
  }),
} as const;
