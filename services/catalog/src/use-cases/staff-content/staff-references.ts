import type { ReferencesView } from '@academy/contracts/http/catalog/exercises.ts';
import { exerciseNotFound } from '../../domain/catalog-texts.ts';
import type { CatalogDeps } from '../deps.ts';
import { exerciseIn } from './staff-exercises.ts';

/** What prompts for an exercise are compared with, whatever its status; null where there is nothing. */
export const readReferencesForStaff = async (
  { lessons, taughtExercises }: Pick<CatalogDeps, 'lessons' | 'taughtExercises'>,
  id: string,
): Promise<ReferencesView> => {
  const exercise = exerciseIn(await lessons.findOfExercise(id), id);
  if (!exercise) throw exerciseNotFound();
  return { references: (await taughtExercises.taught(exercise)).references ?? null };
};
