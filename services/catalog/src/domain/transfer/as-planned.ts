import { asPlanned, fingerprints, printOf } from '@academy/service-kit/content/transfer/fingerprints.ts';
import type { LessonExercise, LessonRecord } from '../lesson.ts';
import type { LessonChange, LessonFingerprints } from './import-steps.ts';

const idsOf = (exercises: readonly LessonExercise[]): string[] => exercises.map(({ id }) => id);

type Change = Omit<LessonChange, 'was'>;

export const lessonFingerprints = (
  lesson: Pick<LessonRecord, 'exercises'>,
  { set, exercises }: Change,
): LessonFingerprints => {
  const there = new Map(lesson.exercises.map((exercise) => [exercise.id, exercise]));
  return {
    set: fingerprints(lesson, set),
    exercises: Object.fromEntries(
      exercises.map((one) => [one.id, fingerprints(there.get(one.id) ?? {}, one.set)]),
    ),
    order: printOf(idsOf(lesson.exercises)),
  };
};

/** The change of a lesson but for what others have changed since it was planned. */
export const lessonAsPlanned = (before: LessonRecord, change: LessonChange): LessonChange => {
  const was = change.was?.prints;
  if (!was) return change;
  const there = new Map(before.exercises.map((exercise) => [exercise.id, exercise]));
  const exercises = change.exercises.flatMap(({ id, set }) => {
    const kept = asPlanned(there.get(id) ?? {}, set, was.exercises[id]);
    return Object.keys(kept).length > 0 ? [{ id, set: kept }] : [];
  });
  return {
    ...change,
    set: asPlanned(before, change.set, was.set),
    exercises,
    order: was.order === printOf(idsOf(before.exercises)) ? change.order : null,
  };
};
