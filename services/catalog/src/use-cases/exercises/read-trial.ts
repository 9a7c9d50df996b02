import type { TrialExercise, TrialRubric } from '@academy/contracts/http/catalog/trial.ts';
import { exerciseNotFound } from '../../domain/catalog-texts.ts';
import type { LessonExercise } from '../../domain/lesson.ts';
import { trialPlace } from '../../domain/outline.ts';
import { toTrialExercise } from '../../views/lesson-views.ts';
import type { CatalogDeps } from '../deps.ts';

const requireTrial = async ({
  outline,
}: CatalogDeps): Promise<{ exercise: LessonExercise; lessonId: string }> => {
  const place = trialPlace(await outline.read());
  const exercise = place && (await outline.exercise(place.lessonId, place.exerciseId));
  if (!exercise) throw exerciseNotFound();
  return { exercise, lessonId: place.lessonId };
};

/** The exercise that visitors may try; 404 where none is published. */
export const readTrialExercise = async (deps: CatalogDeps): Promise<TrialExercise> => {
  const { exercise, lessonId } = await requireTrial(deps);
  return toTrialExercise(exercise, lessonId);
};

/** What a visitor's prompt for it is judged by; 404 where none is published. */
export const readTrialRubric = async (deps: CatalogDeps): Promise<TrialRubric> => {
  const { exercise } = await requireTrial(deps);
  return {
    exerciseId: exercise.id,
    rubric: exercise.rubric,
    references: exercise.references ?? null,
  };
};
