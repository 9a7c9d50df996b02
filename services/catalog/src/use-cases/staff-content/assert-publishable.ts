import { gapFields, missingFields, missingWithin, notPublishable } from '../../domain/authoring-texts.ts';
import { missingOfExercise, openGapsOf } from '../../domain/missing-texts.ts';
import type { LessonExercise } from '../../domain/lesson.ts';
import { selfTestFaults } from '../../domain/self-test.ts';
import { selfTestFields, selfTestRefusal } from '../../domain/staff-content-texts.ts';

interface Options {
  /** What else is still to be written, such as a title of their lesson. */
  missing?: readonly string[];
  /** Where a fault of an exercise is in what the caller sent. */
  pathOf: (fault: { exerciseId: string; path: string }) => string;
}

/**
 * Throws 400 where learners would meet an exercise that is not whole in both languages or judges its own samples wrongly,
 * naming each text and each sample.
 */
export const assertPublishable = (
  exercises: readonly LessonExercise[],
  { missing = [], pathOf }: Options,
): void => {
  const unwritten = exercises.flatMap((exercise) =>
    missingWithin(exercise, missingOfExercise(exercise), (path) => pathOf({ exerciseId: exercise.id, path })),
  );
  const gaps = exercises.flatMap((exercise) =>
    openGapsOf(exercise).map((path) => pathOf({ exerciseId: exercise.id, path })),
  );
  const faults = selfTestFaults(exercises);
  const lacking = [...missingFields(missing), ...unwritten, ...gapFields(gaps)];
  if (lacking.length > 0) throw notPublishable([...lacking, ...selfTestFields(faults, pathOf)]);
  if (faults.length > 0) throw selfTestRefusal(faults, pathOf);
};
