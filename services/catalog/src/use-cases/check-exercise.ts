import { maximumAnswerLength, type Verdict } from '@academy/contracts/http/catalog/practice.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import type { PromptVerdict } from '@academy/prompt-rubric/rubric.ts';
import { unauthorised } from '@academy/service-kit/errors/domain-error.ts';
import { failPoint } from '@academy/service-kit/fail-points/fail-point.ts';
import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import { newId } from '@academy/service-kit/ids/uuid-v7.ts';
import { toVerdict } from '../answers/verdict-answers.ts';
import type { AttemptRecord } from '../domain/attempt.ts';
import { answerTooLong, exerciseNotFound } from '../domain/catalog-texts.ts';
import { judge } from '../domain/judge.ts';
import type { LessonPlace } from '../domain/outline.ts';
import { countSeries } from './count-series.ts';
import type { CatalogDeps } from './deps.ts';
import { openExercisePlace } from './open-place.ts';

interface Check {
  exerciseId: string;
  answer: string;
  language: Language;
  caller: Caller;
}

const attemptOf = (
  check: Check,
  { course, lesson }: LessonPlace,
  options: { verdict: PromptVerdict; at: Date },
): Omit<AttemptRecord, 'attempt'> => ({
  _id: newId(),
  userId: check.caller.userId,
  courseId: course._id,
  lessonId: lesson.id,
  exerciseId: check.exerciseId,
  answer: check.answer,
  language: check.language,
  score: options.verdict.score,
  passed: options.verdict.passed,
  criteria: options.verdict.criteria.map(({ id, status }) => ({ id, status })),
  createdAt: options.at,
  uncountedSince: options.at,
});

/**
 * Judges a prompt by the rubric of its exercise. The attempt is kept first and progress follows from it: a crash in
 * between leaves an attempt that the next check, the next look at the progress or the sweep counts.
 */
export const checkExercise = async (deps: CatalogDeps, check: Check): Promise<Verdict> => {
  const { exerciseId, caller } = check;
  const place = await openExercisePlace(deps, exerciseId, caller);
  if (check.answer.length > maximumAnswerLength) throw answerTooLong(maximumAnswerLength);
  await deps.checkLimits.take(caller.userId);
  const lesson = await deps.lessons.findPublished(place.lesson.id);
  const exercise = lesson?.exercises.find(({ id }) => id === exerciseId);
  if (!exercise) throw exerciseNotFound();
  const verdict = judge(exercise, check.answer, check.language);
  const kept = await deps.attempts.add(attemptOf(check, place, { verdict, at: deps.now() }));
  failPoint('catalog.after_attempt');
  const progress = await countSeries(deps, kept.attempt);
  if (!progress) throw unauthorised();
  return toVerdict(kept, { verdict, passScore: exercise.rubric.passScore, progress });
};
