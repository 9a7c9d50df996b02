import type { LastVerdict } from '@academy/contracts/http/catalog/looking-back.ts';
import type { Verdict } from '@academy/contracts/http/catalog/exercises.ts';
import type { KeptAttempt } from '../data/attempt-repository.ts';
import { criterionChanges } from '../domain/criterion-changes.ts';
import { toOverride, toPointings } from './attempt-views.ts';

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

/** The verdict of an attempt to look at again, with what it was given for and what staff decided since. */
export const toLastVerdict = (kept: KeptAttempt, lessonPassed: boolean): LastVerdict => ({
  answer: kept.attempt.answer,
  language: kept.attempt.language,
  override: toOverride(kept.attempt.override),
  pointings: toPointings(kept.attempt),
  verdict: toVerdict(kept, lessonPassed),
});
