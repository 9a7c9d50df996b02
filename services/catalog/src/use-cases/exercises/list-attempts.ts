import type { Attempt } from '@academy/contracts/http/catalog/attempts.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import { toAttempt } from '../../views/attempt-views.ts';
import { criterionLabels } from '../../domain/criterion-labels.ts';
import type { CatalogDeps } from '../deps.ts';
import { requireExercise } from './require-exercise.ts';

const most = 100;

/** The caller's own attempts at an exercise, newest first, each with what changed since the one before. */
export const listAttempts = async (
  deps: CatalogDeps,
  options: { exerciseId: string; limit: number | undefined; caller: Caller; language: Language },
): Promise<Attempt[]> => {
  const { exerciseId, limit = most, caller, language } = options;
  const { exercise } = await requireExercise(deps, exerciseId, caller);
  // One more than asked for: the last one's difference is to the one before it.
  const attempts = await deps.attempts.listNewest(caller.userId, exerciseId, limit + 1);
  const labels = criterionLabels(exercise.rubric, language);
  return attempts
    .slice(0, limit)
    .map((attempt, at) => toAttempt(attempt, { before: attempts[at + 1] ?? null, labels }));
};
