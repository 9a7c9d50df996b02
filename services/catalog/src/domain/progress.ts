import { defaultTimeZone } from '@academy/contracts/shared/time-zone.ts';
import type { CountableAttempt } from './attempt.ts';
import { mondayAt, type CalendarDate } from './calendar.ts';

/** A learner's progress in one exercise. */
export interface ExerciseProgress {
  exerciseId: string;
  lessonId: string;
  /** How many attempts have been counted: those numbered 1 to this. */
  attempts: number;
  bestScore: number;
  passed: boolean;
  /** What the counted attempts take, in bytes; absent where no attempt was counted since that is kept. */
  bytes?: number;
}

/** That something was completed, and when. */
export interface Completion {
  at: Date;
}

/** A learner's progress in one course, from their attempts, the lessons they opened and those they completed. */
export interface ProgressRecord {
  /** `<user id>:<course id>`. */
  _id: string;
  userId: string;
  courseId: string;
  enrolledAt: Date;
  exercises: ExerciseProgress[];
  /** Completed lessons. One once completed stays so, even where exercises are added to it later. */
  lessons: (Completion & { lessonId: string })[];
  completed: Completion | null;
  /** Where the learner was last. */
  last: { lessonId: string; exerciseId: string | null } | null;
  lastActivityAt: Date;
  /** The Mondays of the weeks, in Spanish time, in which they made an attempt; absent where there is none. */
  activeWeeks?: CalendarDate[];
  version: number;
}

export type ProgressState = Omit<ProgressRecord, 'version'>;

export const progressId = (userId: string, courseId: string): string => `${userId}:${courseId}`;

/** The progress of somebody who has just enrolled. */
export const newProgress = (userId: string, courseId: string, at: Date): ProgressState => ({
  _id: progressId(userId, courseId),
  userId,
  courseId,
  enrolledAt: at,
  exercises: [],
  lessons: [],
  completed: null,
  last: null,
  lastActivityAt: at,
});

export const exerciseProgressIn = (
  progress: Pick<ProgressState, 'exercises'> | null,
  exerciseId: string,
): ExerciseProgress | null => progress?.exercises.find((one) => one.exerciseId === exerciseId) ?? null;

const counted = (before: ExerciseProgress | null, attempt: CountableAttempt): ExerciseProgress => ({
  exerciseId: attempt.exerciseId,
  lessonId: attempt.lessonId,
  attempts: attempt.attempt,
  bestScore: Math.max(before?.bestScore ?? 0, attempt.score),
  passed: (before?.passed ?? false) || attempt.passed,
  ...(attempt.seriesBytes !== undefined && { bytes: attempt.seriesBytes }),
});

const withWeekOf = (weeks: readonly CalendarDate[], at: Date): CalendarDate[] =>
  [...new Set([...weeks, mondayAt(at, defaultTimeZone)])].toSorted();

/**
 * Progress with one more attempt counted, or null when it is not the next in number: an attempt is counted once,
 * after those before it, however often and in whatever order it is tried.
 */
export const countAttempt = (progress: ProgressState, attempt: CountableAttempt): ProgressState | null => {
  const before = exerciseProgressIn(progress, attempt.exerciseId);
  if (attempt.attempt !== (before?.attempts ?? 0) + 1) return null;
  const after = counted(before, attempt);
  const isLatest = progress.last === null || attempt.createdAt >= progress.lastActivityAt;
  return {
    ...progress,
    exercises: before
      ? progress.exercises.map((each) => (each === before ? after : each))
      : [...progress.exercises, after],
    activeWeeks: withWeekOf(progress.activeWeeks ?? [], attempt.createdAt),
    ...(isLatest && {
      last: { lessonId: attempt.lessonId, exerciseId: attempt.exerciseId },
      lastActivityAt: attempt.createdAt,
    }),
  };
};

/**
 * Progress after staff decided on attempts at an exercise: it is passed if any counted attempt is, and otherwise not.
 * What is completed stays completed.
 */
export const withPassed = (progress: ProgressState, exerciseId: string, passed: boolean): ProgressState => ({
  ...progress,
  exercises: progress.exercises.map((each) => (each.exerciseId === exerciseId ? { ...each, passed } : each)),
});
