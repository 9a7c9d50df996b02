import type { StaffAttempt, StaffAttemptDetail } from '@academy/contracts/http/catalog/staff-attempts.ts';
import type { AttemptRecord } from '../domain/attempt.ts';
import type { LessonExercise } from '../domain/lesson.ts';
import type { WordedVerdict } from '../domain/worded-verdict.ts';
import { pendingView } from '../domain/pending-pass.ts';
import { toOverride } from './attempt-views.ts';

interface Names {
  /** The learner's; empty where the academy does not know it any more. */
  learner: string;
  /** Null where the academy has it no more. */
  exercise: Pick<LessonExercise, 'titleEs' | 'titleEn'> | null;
}

export const toStaffAttempt = (attempt: AttemptRecord, { learner, exercise }: Names): StaffAttempt => ({
  id: attempt._id,
  userId: attempt.userId,
  learner,
  courseId: attempt.courseId,
  lessonId: attempt.lessonId,
  exerciseId: attempt.exerciseId,
  exerciseTitleEs: exercise?.titleEs ?? '',
  exerciseTitleEn: exercise?.titleEn ?? '',
  attempt: attempt.attempt,
  answer: attempt.answer,
  score: attempt.score,
  passed: attempt.passed,
  pending: pendingView(attempt),
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

export const toStaffAttemptDetail = (
  attempt: AttemptRecord,
  options: { learner: string; exercise: LessonExercise | null; verdict: WordedVerdict },
): StaffAttemptDetail => {
  const { learner, exercise, verdict } = options;
  return {
    ...toStaffAttempt(attempt, { learner, exercise }),
    exercise: exercise && {
      titleEs: exercise.titleEs,
      titleEn: exercise.titleEn,
      promptEs: exercise.promptEs,
      promptEn: exercise.promptEn,
    },
    passScore: attempt.passScore,
    criteria: verdict.criteria.map(({ id: _id, weight: _weight, pointable: _pointable, ...told }) => told),
    groups: verdict.groups,
  };
};
