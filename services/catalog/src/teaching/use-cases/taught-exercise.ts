import { exerciseNotFound } from '../../domain/catalog-texts.ts';
import type { LessonExercise, LessonRecord } from '../../domain/lesson.ts';
import type { CatalogDeps } from '../../use-cases/deps.ts';
import { exerciseIn } from '../../use-cases/staff-content/staff-exercises.ts';

/** An exercise as staff have it, whatever its status, with its lesson; 404 where there is none. */
export const exerciseForStaff = async (
  { lessons }: Pick<CatalogDeps, 'lessons'>,
  id: string,
): Promise<{ exercise: LessonExercise; lesson: LessonRecord }> => {
  const lesson = await lessons.findOfExercise(id);
  const exercise = exerciseIn(lesson, id);
  if (!lesson || !exercise) throw exerciseNotFound();
  return { exercise, lesson };
};
