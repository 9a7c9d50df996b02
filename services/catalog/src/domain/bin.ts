import type { BinnedExercise, LessonExercise } from './lesson.ts';

/** Whether a lesson is not as content/ brought it: staff edited it, or an exercise of it lies in the bin. */
export const isEdited = ({
  editedByStaff,
  binnedExercises = [],
}: {
  editedByStaff: boolean;
  binnedExercises?: readonly unknown[];
}): boolean => editedByStaff || binnedExercises.length > 0;

/** A lesson's exercises with one that comes back: behind the one that it stood behind, or last where that is not there. */
export const withRestored = (
  exercises: readonly LessonExercise[],
  { exercise, previous }: Pick<BinnedExercise, 'exercise' | 'previous'>,
): LessonExercise[] => {
  const behind = previous === null ? -1 : exercises.findIndex(({ id }) => id === previous);
  const at = previous !== null && behind === -1 ? exercises.length : behind + 1;
  return exercises.toSpliced(at, 0, exercise);
};
