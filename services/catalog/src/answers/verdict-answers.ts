import type { Verdict } from '@academy/contracts/http/catalog/practice.ts';
import type { PromptVerdict } from '@academy/prompt-rubric/rubric.ts';
import type { KeptAttempt } from '../data/attempt-repository.ts';
import type { ProgressRecord } from '../domain/progress.ts';

interface Judged {
  verdict: PromptVerdict;
  passScore: number;
  progress: ProgressRecord;
}

/** What a learner is told of a check; lesson and course are said to be completed by the attempt that did it. */
export const toVerdict = (
  { attempt, previousScore }: KeptAttempt,
  { verdict, passScore, progress }: Judged,
): Verdict => ({
  attemptId: attempt._id,
  attempt: attempt.attempt,
  passed: verdict.passed,
  score: verdict.score,
  passScore,
  previousScore,
  criteria: verdict.criteria,
  lessonCompleted: progress.lessons.some(
    ({ lessonId, attemptId }) => lessonId === attempt.lessonId && attemptId === attempt._id,
  ),
  courseCompleted: progress.completed?.attemptId === attempt._id,
});
