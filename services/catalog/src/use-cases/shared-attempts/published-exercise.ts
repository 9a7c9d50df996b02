import { exerciseNotFound } from '../../domain/catalog-texts.ts';
import type { LessonExercise } from '../../domain/lesson.ts';
import type { CatalogDeps } from '../deps.ts';

/** A published exercise with its lesson, for anybody: only its title may leave. 404 where it is not published. */
export const publishedExercise = async (
  { outline }: CatalogDeps,
  exerciseId: string,
): Promise<{ exercise: LessonExercise; lessonId: string }> => {
  const place = (await outline.read()).lessonOfExercise(exerciseId);
  const exercise = place && (await outline.exercise(place.lesson.id, exerciseId));
  if (!exercise) throw exerciseNotFound();
  return { exercise, lessonId: place.lesson.id };
};
