import type { Verdict } from '@academy/contracts/http/catalog/practice.ts';
import type { KeptAttempt } from '../data/attempt-repository.ts';
import { criterionChanges } from '../domain/criterion-changes.ts';

/** A check as its response carries it: always the same for one attempt, except for the lesson's current progress. */
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
