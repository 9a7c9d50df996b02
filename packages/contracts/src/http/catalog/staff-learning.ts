import { z } from 'zod';
import { exerciseFiguresReach } from '../../shared/exercise-figures.ts';
import { idParamsSchema } from '../../shared/lists.ts';
import { defineEndpoint } from '../endpoint.ts';

/** A learner's progress in one course, as staff see it. */
export const learnerProgressSchema = z.object({
  courseId: z.string(),
  titleEs: z.string(),
  titleEn: z.string(),
  /** The percentage of its exercises passed; null while the course is not published. */
  progress: z.number().int().min(0).max(100).nullable(),
  lessonsCompleted: z.number().int(),
  exercisesPassed: z.number().int(),
  attempts: z.number().int(),
  enrolledAt: z.iso.datetime(),
  lastActivityAt: z.iso.datetime(),
  completedAt: z.iso.datetime().nullable(),
});
export type LearnerProgress = z.infer<typeof learnerProgressSchema>;

/** Who would notice that a course closes: learners who have begun it and not completed it. */
export const courseLearnersSchema = z.object({
  inProgress: z.number().int(),
  /** Those of them who open free courses alone. */
  withoutPremium: z.number().int(),
});
export type CourseLearners = z.infer<typeof courseLearnersSchema>;

/** How an exercise's latest attempts went. */
export const exerciseFigureSchema = z.object({
  exerciseId: z.string(),
  titleEs: z.string(),
  titleEn: z.string(),
  courseId: z.string(),
  attempts: z.number().int(),
  passed: z.number().int(),
  /** The criterion that most of them did not meet, without those that staff decided on, in the caller's language; null where each met every one. */
  mostMissed: z.object({ key: z.string(), label: z.string(), missed: z.number().int() }).nullable(),
});
export type ExerciseFigure = z.infer<typeof exerciseFigureSchema>;

export const staffLearningEndpoints = {
  staffLearnerProgress: defineEndpoint({
    method: 'GET',
    path: '/api/admin/learners/:id/progress',
    summary: "List a learner's progress in each course that they are enrolled in, latest activity first.",
    access: 'people.read',
    params: idParamsSchema,
    response: z.array(learnerProgressSchema),
    notes: 'Empty for a learner who has not started, and for an id that the academy does not know.',
  }),
  staffCourseLearners: defineEndpoint({
    method: 'GET',
    path: '/api/admin/courses/:id/learners',
    summary: 'Count the learners who have begun a course and not completed it.',
    access: 'content.read',
    params: idParamsSchema,
    response: courseLearnersSchema,
    notes: 'Zero for a course that nobody has begun, and for an id that the academy does not know.',
  }),
  staffExerciseFigures: defineEndpoint({
    method: 'GET',
    path: '/api/admin/exercise-figures',
    summary: 'Get the pass rate and most-missed criterion of each exercise that was tried, in course order.',
    access: 'content.read',
    response: z.array(exerciseFigureSchema),
    notes: `Of the latest ${exerciseFiguresReach.attempts} attempts at each exercise within ${exerciseFiguresReach.days} days; at most five minutes old.`,
  }),
} as const;
