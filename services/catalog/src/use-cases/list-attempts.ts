import type { Attempt } from '@academy/contracts/http/catalog/practice.ts';
import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import { toAttempt } from '../answers/lesson-answers.ts';
import type { CatalogDeps } from './deps.ts';
import { openExercisePlace } from './open-place.ts';

const most = 100;

/** The caller's own attempts at an exercise, newest first. */
export const listAttempts = async (
  deps: CatalogDeps,
  options: { exerciseId: string; limit: number | undefined; caller: Caller },
): Promise<Attempt[]> => {
  const { exerciseId, limit = most, caller } = options;
  await openExercisePlace(deps, exerciseId, caller);
  const attempts = await deps.attempts.listNewest(caller.userId, exerciseId, limit);
  return attempts.map(toAttempt);
};
