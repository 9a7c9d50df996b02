import type { SharedAttempt } from '@academy/contracts/http/catalog/shared-attempts.ts';
import type { AttemptRecord } from '../domain/attempt.ts';
import type { LessonExercise } from '../domain/lesson.ts';
import { toOverride } from './attempt-views.ts';

interface Shown {
  exercise: LessonExercise;
  lessonId: string;
  author: string;
  own: boolean;
  /** Whether the reader gets the text and the verdict. */
  unlocked: boolean;
  /** What staff wrote on overruling the verdict is for the author and for staff. */
  showsReason: boolean;
}

const overrideOf = (attempt: AttemptRecord, { showsReason }: Shown) => {
  const override = toOverride(attempt.override);
  return override && !showsReason ? { ...override, reason: '' } : override;
};

export const toSharedAttempt = (attempt: AttemptRecord, shown: Shown): SharedAttempt => {
  const { exercise, lessonId, author, own, unlocked } = shown;
  const summary = {
    id: attempt._id,
    exerciseId: exercise.id,
    exerciseTitleEs: exercise.titleEs,
    exerciseTitleEn: exercise.titleEn,
    lessonId,
    score: attempt.score,
    passScore: attempt.passScore,
    passed: attempt.passed,
    author,
    own,
  };
  if (!unlocked) return { ...summary, locked: true };
  return {
    ...summary,
    locked: false,
    answer: attempt.answer,
    language: attempt.language,
    criteria: attempt.criteria,
    override: overrideOf(attempt, shown),
  };
};
