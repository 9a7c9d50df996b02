import { z } from 'zod';
import { goalKindSchema, goalTarget, weekSchema } from '../../shared/weekly-goal.ts';
import { defineEndpoint } from '../endpoint.ts';

/** Why an exercise is back: for the first time, after a failed repetition, because it was hard, or as planned. */
export const practiceReasonSchema = z.enum(['first', 'failed', 'hard', 'planned']);
export type PracticeReason = z.infer<typeof practiceReasonSchema>;

export const practiceExerciseSchema = z.object({
  exerciseId: z.string(),
  lessonId: z.string(),
  courseId: z.string(),
  titleEs: z.string(),
  titleEn: z.string(),
  lessonTitleEs: z.string(),
  lessonTitleEn: z.string(),
  courseTitleEs: z.string(),
  courseTitleEn: z.string(),
  /** How long it takes, estimated and rounded up. */
  minutes: z.number().int(),
  passedAt: z.iso.datetime(),
  /** When it was passed or last practised. */
  practisedAt: z.iso.datetime(),
  reason: practiceReasonSchema,
});
export type PracticeExercise = z.infer<typeof practiceExerciseSchema>;

export const todaysPracticeSchema = z.object({
  /** Today in the learner's time zone. */
  date: z.iso.date(),
  /** What is due, as far as it fits into today's five minutes; empty where practice is switched off. */
  exercises: z.array(practiceExerciseSchema),
  /** Of all of them together. */
  minutes: z.number().int(),
});
export type TodaysPractice = z.infer<typeof todaysPracticeSchema>;

export const practiceSettingsSchema = z.object({
  /** Whether passed exercises come back. */
  enabled: z.boolean(),
  /** Whether to be reminded on days with something due. */
  reminders: z.boolean(),
});
export type PracticeSettings = z.infer<typeof practiceSettingsSchema>;

export const goalWriteSchema = z.object({
  kind: goalKindSchema,
  target: z.number().int().min(goalTarget.min).max(goalTarget.max),
});
export type GoalWrite = z.infer<typeof goalWriteSchema>;

export const weeklyGoalSchema = z.object({
  /** Null while none is set. */
  goal: goalWriteSchema.nullable(),
  /** The present week by its Monday, and its last day, in the learner's time zone. */
  week: weekSchema,
  lastDay: z.iso.date(),
  /** What was done this week of the goal's kind; 0 without a goal. */
  done: z.number().int(),
  /** Whether this week's goal is reached; it stays so. */
  reached: z.boolean(),
  /** Weeks in which the goal was reached, with no two in a row missed. */
  streakWeeks: z.number().int(),
});
export type WeeklyGoal = z.infer<typeof weeklyGoalSchema>;

const own = { access: 'member' } as const;

export const practiceEndpoints = {
  todaysPractice: defineEndpoint({
    ...own,
    method: 'GET',
    path: '/api/practice/today',
    summary: 'List the passed exercises that are due for practice today: five minutes at most.',
    response: todaysPracticeSchema,
    inViewing: true,
  }),
  getPracticeSettings: defineEndpoint({
    ...own,
    method: 'GET',
    path: '/api/practice/settings',
    summary: "Get the caller's practice settings.",
    response: practiceSettingsSchema,
    inViewing: true,
  }),
  savePracticeSettings: defineEndpoint({
    ...own,
    method: 'PUT',
    path: '/api/practice/settings',
    summary: "Save the caller's practice settings.",
    body: practiceSettingsSchema,
    response: practiceSettingsSchema,
  }),
  getWeeklyGoal: defineEndpoint({
    ...own,
    method: 'GET',
    path: '/api/practice/goal',
    summary: "Get the caller's weekly goal, how far this week is, and the streak.",
    response: weeklyGoalSchema,
    inViewing: true,
  }),
  saveWeeklyGoal: defineEndpoint({
    ...own,
    method: 'PUT',
    path: '/api/practice/goal',
    summary: "Set the caller's weekly goal.",
    body: goalWriteSchema,
    response: weeklyGoalSchema,
  }),
  removeWeeklyGoal: defineEndpoint({
    ...own,
    method: 'DELETE',
    path: '/api/practice/goal',
    summary: "Remove the caller's weekly goal.",
    response: weeklyGoalSchema,
  }),
} as const;
