import type { StaffAttempt } from '@academy/contracts/http/catalog/staff-attempts.ts';
import type { AttemptRecord } from '../domain/attempt.ts';
import { toOverride } from './attempt-views.ts';

export const toStaffAttempt = (attempt: AttemptRecord, learner: string): StaffAttempt => ({
  id: attempt._id,
  userId: attempt.userId,
  learner,
  courseId: attempt.courseId,
  lessonId: attempt.lessonId,
  exerciseId: attempt.exerciseId,
  attempt: attempt.attempt,
  answer: attempt.answer,
  score: attempt.score,
  passed: attempt.passed,
  judgedPassed: attempt.judgedPassed,
  override: toOverride(attempt.override),
  overrides: attempt.overrides.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() })),
  criteria: attempt.criteria.map(({ key, status, pointedOut }) => ({
    key,
    status,
    ...(pointedOut && { pointedOut }),
  })),
  pointings: (attempt.pointings ?? []).map(({ key, start, end, refused }) => ({
    key,
    start,
    end,
    label: attempt.criteria.find((criterion) => criterion.key === key)?.label ?? key,
    refused: refused && { ...refused, at: refused.at.toISOString() },
  })),
  pointingDecisions: (attempt.pointingDecisions ?? []).map(({ at, ...decision }) => ({
    ...decision,
    at: at.toISOString(),
  })),
  hintsUsed: attempt.hintsUsed,
  createdAt: attempt.createdAt.toISOString(),
  version: attempt.version,
});
