import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import { exerciseNotFound } from '../../domain/catalog-texts.ts';
import type { LessonExercise } from '../../domain/lesson.ts';
import type { LessonPlace } from '../../domain/outline.ts';
import type { CatalogDeps } from '../deps.ts';
import { requireExerciseAccess } from '../require-access.ts';

/** A published exercise that the caller may open, with its place; 404 and 403 otherwise. */
export const requireExercise = async (
  deps: CatalogDeps,
  exerciseId: string,
  caller: Caller,
): Promise<{ exercise: LessonExercise; place: LessonPlace }> => {
  const place = await requireExerciseAccess(deps, exerciseId, caller);
  const exercise = await deps.outline.exercise(place.lesson.id, exerciseId);
  if (!exercise) throw exerciseNotFound();
  return { exercise, place };
};
