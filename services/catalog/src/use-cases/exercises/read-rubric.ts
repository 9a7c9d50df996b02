import type { RubricData } from '@academy/contracts/content/exercise-file.ts';
import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import type { CatalogDeps } from '../deps.ts';
import { requireExercise } from './require-exercise.ts';

/** The rubric of an exercise as data, for judging while one types. */
export const readRubric = async (
  deps: CatalogDeps,
  exerciseId: string,
  caller: Caller,
): Promise<RubricData> => (await requireExercise(deps, exerciseId, caller)).exercise.rubric;
