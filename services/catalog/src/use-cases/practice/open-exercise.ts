import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import { exerciseNotFound } from '../../domain/catalog-texts.ts';
import type { LessonExercise } from '../../domain/lesson.ts';
import type { LessonPlace } from '../../domain/outline.ts';
import type { CatalogDeps } from '../deps.ts';
import { openExercisePlace } from '../open-place.ts';

/** A published exercise that the caller may open, with its place; 404 and 403 otherwise. */
export const openExercise = async (
  deps: CatalogDeps,
  exerciseId: string,
  caller: Caller,
): Promise<{ exercise: LessonExercise; place: LessonPlace }> => {
  const place = await openExercisePlace(deps, exerciseId, caller);
  const exercise = await deps.outline.exercise(place.lesson.id, exerciseId);
  if (!exercise) throw exerciseNotFound();
  return { exercise, place };
};
