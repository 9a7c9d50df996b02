import type { Verdict } from '@academy/contracts/http/catalog/practice.ts';
import type { KeptAttempt } from '../data/attempt-repository.ts';
import { criterionChanges } from '../domain/criterion-changes.ts';

/** What a learner is told of a check: the same however often it is asked, but for how far the lesson is by now. */
export const toVerdict = ({ attempt, before }: KeptAttempt, lessonPassed: boolean): Verdict => ({
  attemptId: attempt._id,
  attempt: attempt.attempt,
  passed: attempt.passed,
  score: attempt.score,
  passScore: attempt.passScore,
  previousScore: before?.score ?? null,
  criteria: attempt.criteria,
  groups: attempt.groups,
  changes: criterionChanges(before?.criteria ?? null, attempt.criteria),
  promptLanguage: attempt.promptLanguage,
  words: attempt.words,
  tokens: attempt.tokens,
  lessonPassed,
});
