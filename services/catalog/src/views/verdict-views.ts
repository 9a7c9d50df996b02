import type { LastVerdict } from '@academy/contracts/http/catalog/looking-back.ts';
import type { Verdict } from '@academy/contracts/http/catalog/verdicts.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import type { KeptAttempt } from '../data/attempt-repository.ts';
import { criterionChanges } from '../domain/criterion-changes.ts';
import { exercisesLeft } from '../domain/completion.ts';
import type { LessonPlace } from '../domain/outline.ts';
import { pendingView } from '../domain/pending-pass.ts';
import type { ProgressState } from '../domain/progress.ts';
import type { WordedVerdict } from '../domain/worded-verdict.ts';
import { toOverride, toPointings } from './attempt-views.ts';
import { toLessonCompletion } from './progress-views.ts';

/** The learner's progress in the lesson of an attempt. */
interface LessonProgress {
  place: LessonPlace;
  progress: ProgressState;
}

/** A check as its response carries it: always the same for one attempt, except for the lesson's current progress. */
export const toVerdict = ({ attempt, before }: KeptAttempt, reached: LessonProgress): Verdict => ({
  attemptId: attempt._id,
  attempt: attempt.attempt,
  passed: attempt.passed,
  pending: pendingView(attempt),
  score: attempt.score,
  passScore: attempt.passScore,
  checkerVersion: attempt.checkerVersion ?? null,
  previousScore: before?.score ?? null,
  criteria: attempt.criteria,
  groups: attempt.groups,
  changes: criterionChanges(before?.criteria ?? null, attempt.criteria),
  promptLanguage: attempt.promptLanguage,
  words: attempt.words,
  tokens: attempt.tokens,
  lessonPassed: exercisesLeft(reached.progress, reached.place.lesson).length === 0,
  completion: toLessonCompletion(reached.progress, reached.place),
});

interface Worded {
  reached: LessonProgress;
  verdict: WordedVerdict;
  language: Language;
}

/** The verdict of an attempt to look at again in a language, with what it was given for and what staff decided since. */
export const toLastVerdict = (
  { attempt, before }: KeptAttempt,
  { reached, verdict, language }: Worded,
): LastVerdict => {
  const inOther = <Part extends { language: Language }>({ language: own, ...part }: Part) =>
    own === language ? part : { ...part, language: own };
  return {
    answer: attempt.answer,
    language,
    override: toOverride(attempt.override),
    pointings: toPointings(attempt),
    verdict: {
      ...toVerdict({ attempt: { ...attempt, criteria: verdict.criteria }, before }, reached),
      criteria: verdict.criteria.map(inOther),
      groups: verdict.groups.map(inOther),
    },
  };
};
