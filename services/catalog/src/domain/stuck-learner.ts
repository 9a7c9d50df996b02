import type { StuckLearner } from '@academy/contracts/http/catalog/stuck-learners.ts';
import type { ProgressRecord } from './progress.ts';

/** A learner and what holds them up, before it has names and titles. */
export interface Stuck {
  userId: string;
  courseId: string;
  exerciseId: string | null;
  reason: StuckLearner['reason'];
  /** The criterion that they miss. */
  key: string | null;
  attempts: number;
  attemptId: string | null;
  lastAt: Date;
}

/** One who began a course and has not come back. */
export const awayOf = ({ userId, courseId, exercises, last, lastActivityAt }: ProgressRecord): Stuck => {
  const exerciseId = last?.exerciseId ?? null;
  const attempts = exercises.find((one) => one.exerciseId === exerciseId)?.attempts ?? 0;
  return {
    userId,
    courseId,
    exerciseId,
    reason: 'away',
    key: null,
    attempts,
    attemptId: null,
    lastAt: lastActivityAt,
  };
};
