import type { newExerciseSchema } from '@academy/contracts/http/catalog/new-content.ts';
import type { StaffExercise } from '@academy/contracts/http/catalog/staff-exercises.ts';
import { newId } from '@academy/service-kit/ids/uuid-v7.ts';
import type { z } from 'zod';
import { parentMissing } from '../../domain/authoring-texts.ts';
import { emptyParts } from '../../domain/new-exercise.ts';
import type { CatalogDeps } from '../deps.ts';
import { addExercise, findExerciseForStaff } from './add-exercise.ts';

type ExerciseDraft = z.output<typeof newExerciseSchema>;

/** Makes an exercise, the last of its lesson. */
export const createExercise = async (
  deps: CatalogDeps,
  { draft, actorId }: { draft: ExerciseDraft; actorId: string },
): Promise<StaffExercise> => {
  const { id = newId(), lessonId, rubric, hints, samples, ...texts } = draft;
  const there = await findExerciseForStaff(deps, id);
  if (there) return there;
  const made = await addExercise(deps, {
    lessonId,
    exercise: {
      id,
      ...texts,
      rubric: rubric ?? emptyParts.rubric,
      hints: hints ?? emptyParts.hints,
      samples: samples ?? emptyParts.samples,
    },
    action: { actorId, action: 'exercise.created', fields: ['lessonId', ...Object.keys(texts)] },
  });
  if (!made) throw parentMissing('lessonId');
  return made;
};
