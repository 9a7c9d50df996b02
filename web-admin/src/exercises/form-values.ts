import type { StaffExercise } from '@academy/contracts/http/catalog/staff-content.ts';
import { readRubric } from './rubric-text.ts';
import type { RubricValue } from './rubric-input.tsx';

/** An exercise as its form holds it. */
export type ExerciseForm = Omit<StaffExercise, 'rubric'> & { rubric: RubricValue };

/** What the form would save. The rubric is read, unless nobody typed in it; one that cannot be is left out. */
export function toChange({ rubric, ...form }: ExerciseForm): Partial<StaffExercise> {
  if (typeof rubric !== 'string') return { ...form, rubric };
  const reading = readRubric(rubric);
  return 'rubric' in reading ? { ...form, rubric: reading.rubric } : form;
}
