import type { StaffExercise } from '@academy/contracts/http/catalog/staff-exercises.ts';
import { whole, type RubricValue } from './rubric/rubric-value.ts';

/** An exercise as its form holds it. */
export type ExerciseForm = Omit<StaffExercise, 'rubric'> & { rubric: RubricValue };

/** What the form would save. A rubric that breaks a rule is left out. */
export function toChange({ rubric, ...form }: ExerciseForm): Partial<StaffExercise> {
  const saved = whole(rubric);
  return saved ? { ...form, rubric: saved } : form;
}
