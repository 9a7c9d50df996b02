import type { ReferencesView } from '@academy/contracts/http/catalog/exercises.ts';
import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import type { CatalogDeps } from '../deps.ts';
import { requireExercise } from './require-exercise.ts';

/** What an exercise's prompts are compared with, for judging while one types; null where there is nothing. */
export const readReferences = async (
  deps: CatalogDeps,
  exerciseId: string,
  caller: Caller,
): Promise<ReferencesView> => {
  const { exercise } = await requireExercise(deps, exerciseId, caller);
  return { references: exercise.references ?? null };
};
