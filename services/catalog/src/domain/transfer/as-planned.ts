import { createHash } from 'node:crypto';
import type { LessonExercise, LessonRecord } from '../lesson.ts';
import type { Fingerprints, LessonChange, LessonFingerprints } from './import-steps.ts';

const printOf = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(value ?? null))
    .digest('base64url');

const valueOf = (record: object, field: string): unknown => new Map(Object.entries(record)).get(field);

const idsOf = (exercises: readonly LessonExercise[]): string[] => exercises.map(({ id }) => id);

/** What stands in the fields that an import sets. */
export const fingerprints = (record: object, set: object): Fingerprints =>
  Object.fromEntries(Object.keys(set).map((field) => [field, printOf(valueOf(record, field))]));

/** What is set of a record but for what others have changed since it was planned: theirs stays. */
export const asPlanned = <Set extends object>(
  record: object,
  set: Set,
  was: Fingerprints = {},
): Partial<Set> => {
  const isAsItWas = (field: string) => (was[field] ?? '') === printOf(valueOf(record, field));
  const kept = Object.entries(set).filter(([field]) => !(field in was) || isAsItWas(field));
  // Some of its fields.
  return Object.fromEntries(kept) as Partial<Set>;
};

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
