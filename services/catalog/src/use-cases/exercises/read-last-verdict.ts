import type { LastVerdict } from '@academy/contracts/http/catalog/looking-back.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import { toLastVerdict } from '../../views/verdict-views.ts';
import { newProgress } from '../../domain/progress.ts';
import { wordedVerdict } from '../../domain/worded-verdict.ts';
import type { CatalogDeps } from '../deps.ts';
import { requireExerciseAccess } from '../require-access.ts';

interface Reading {
  exerciseId: string;
  caller: Caller;
  language: Language;
}

/** The verdict of the caller's last attempt at an exercise, in the language that they read in; null before the first. */
export const readLastVerdict = async (
  deps: CatalogDeps,
  { exerciseId, caller, language }: Reading,
): Promise<{ last: LastVerdict | null }> => {
  const place = await requireExerciseAccess(deps, exerciseId, caller);
  const { userId } = caller;
  const attempt = await deps.attempts.last({ userId, exerciseId });
  if (!attempt) return { last: null };
  const [before, progress, exercise] = await Promise.all([
    deps.attempts.before(attempt),
    deps.progress.find({ userId, courseId: place.course._id }),
    deps.outline.exercise(place.lesson.id, exerciseId),
  ]);
  const reached = { place, progress: progress ?? newProgress(userId, place.course._id, attempt.createdAt) };
  const verdict = wordedVerdict(attempt, exercise ?? null, language);
  return { last: toLastVerdict({ attempt, before }, { reached, verdict, language }) };
};
