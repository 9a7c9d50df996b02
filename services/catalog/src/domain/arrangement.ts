import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { LessonExercise, LessonRecord } from './lesson.ts';
import type { OrderFault } from './authoring-texts.ts';

/** A course's lessons in their order, each with its exercises in theirs. */
export type Arrangement = readonly { id: string; exerciseIds: readonly string[] }[];

/** So many hexadecimal digits are a whole number that JSON and If-Match carry exactly. */
const digits = 12;

/** A number that stands for an order: another one as soon as anything is elsewhere, gone or new. */
export const arrangementVersion = (lessons: Arrangement): number => {
  const text = JSON.stringify(lessons.map(({ id, exerciseIds }) => [id, exerciseIds]));
  return parseInt(createHash('sha256').update(text).digest('hex').slice(0, digits), 16);
};

interface Named {
  path: string;
  id: string;
}

/** Why these are not all of `all`, each once; empty where they are. What is missing is named by its id under `where`. */
export const orderFaults = (where: string, given: readonly Named[], all: readonly string[]): OrderFault[] => {
  const known = new Set(all);
  const seen = new Set<string>();
  const faults: OrderFault[] = [];
  for (const { path, id } of given) {
    if (!known.has(id)) faults.push({ path, is: 'foreign' });
    else if (seen.has(id)) faults.push({ path, is: 'repeated' });
    seen.add(id);
  }
  const missing = all.filter((id) => !seen.has(id));
  return [...faults, ...missing.map((id): OrderFault => ({ path: `${where}.${id}`, is: 'missing' }))];
};

/** Why an arrangement is not one of all lessons and exercises that there are, each once. */
export const arrangementFaults = (given: Arrangement, there: Arrangement): OrderFault[] => {
  const lessons = given.map(({ id }, at) => ({ id, path: `lessons.${at}.id` }));
  const exercises = given.flatMap(({ exerciseIds }, at) =>
    exerciseIds.map((id, place) => ({ id, path: `lessons.${at}.exerciseIds.${place}` })),
  );
  return [
    ...orderFaults(
      'lessons',
      lessons,
      there.map(({ id }) => id),
    ),
    ...orderFaults(
      'exercises',
      exercises,
      there.flatMap(({ exerciseIds }) => exerciseIds),
    ),
  ];
};

/** Places in a new order: those that there were, so that what stays where it was is not written, or counted anew where two shared one. */
export const placesFor = (current: readonly number[]): number[] => {
  const sorted = current.toSorted((a, b) => a - b);
  return new Set(sorted).size === sorted.length ? sorted : sorted.map((_, at) => at);
};

/** What alone was moved to make one order of another; null where that took several moves, or may have been either of two neighbours. */
export const movedBetween = (before: readonly string[], after: readonly string[]): string | null => {
  const isElsewhere = (id: string, at: number) => id !== after[at];
  const from = before.findIndex(isElsewhere);
  const to = before.findLastIndex(isElsewhere) + 1;
  const was = before.slice(from, to);
  const is = after.slice(from, to);
  const [first = null] = was;
  const last = was.at(-1) ?? null;
  const wentLast = isDeepStrictEqual([...was.slice(1), first], is);
  const wentFirst = isDeepStrictEqual([last, ...was.slice(0, -1)], is);
  if (wentLast === wentFirst) return null;
  return wentLast ? first : last;
};

type Arranged = Pick<LessonRecord, '_id' | 'orderIndex' | 'exercises'>;

/** What there is, as an arrangement. */
export const arrangementOf = (lessons: readonly Pick<LessonRecord, '_id' | 'exercises'>[]): Arrangement =>
  lessons.map(({ _id, exercises }) => ({ id: _id, exerciseIds: exercises.map(({ id }) => id) }));

/** What one lesson becomes on the way to an arrangement. */
export interface LessonStep {
  id: string;
  orderIndex: number;
  exercises: LessonExercise[];
}

/**
 * The steps from what there is to an arrangement. Each exercise is given to its new lesson before its old one leaves it:
 * whoever is interrupted in between has it twice and never not at all, and begins again. Until then it counts in the first of
 * the two that its course lists. What the arrangement does not know stays where it is, after all others.
 */
export const stepsTo = (arrangement: Arrangement, lessons: readonly Arranged[]): LessonStep[] => {
  const known = arrangement.filter(({ id }) => lessons.some(({ _id }) => _id === id));
  const homes = new Map(known.flatMap(({ id, exerciseIds }) => exerciseIds.map((one) => [one, id] as const)));
  const homeOf = (id: string, here: string) => homes.get(id) ?? here;
  const copies = new Map<string, LessonExercise>();
  for (const { _id, exercises } of lessons)
    for (const exercise of exercises)
      if (!copies.has(exercise.id) || homeOf(exercise.id, _id) !== _id) copies.set(exercise.id, exercise);
  const places = placesFor(lessons.map(({ orderIndex }) => orderIndex));
  const order = [...known.map(({ id }) => id), ...lessons.map(({ _id }) => _id)];
  const inOrder = [...new Set(order)];
  const whole = lessons.map(({ _id, exercises }) => {
    const wanted = known.find(({ id }) => id === _id)?.exerciseIds ?? [];
    const staying = exercises.filter(({ id }) => homeOf(id, _id) === _id && !wanted.includes(id));
    const leaving = exercises.filter(({ id }) => homeOf(id, _id) !== _id);
    const own = wanted.flatMap((id) => copies.get(id) ?? []);
    return { id: _id, orderIndex: places[inOrder.indexOf(_id)] ?? 0, own: [...own, ...staying], leaving };
  });
  return [
    ...whole.map(({ own, leaving, ...step }) => ({ ...step, exercises: [...own, ...leaving] })),
    ...whole
      .filter(({ leaving }) => leaving.length > 0)
      .map(({ own, leaving: _left, ...step }) => ({ ...step, exercises: own })),
  ];
};

/** The exercises that an arrangement puts into another lesson than they are in, with that lesson. */
export const movedBy = (
  arrangement: Arrangement,
  lessons: readonly LessonRecord[],
): { exercise: LessonExercise; to: LessonRecord }[] =>
  arrangement.flatMap(({ id, exerciseIds }) => {
    const to = lessons.find(({ _id }) => _id === id);
    const moved = exerciseIds.filter((one) => !to?.exercises.some((exercise) => exercise.id === one));
    const all = lessons.flatMap(({ exercises }) => exercises);
    return moved.flatMap((one) => {
      const exercise = all.find((each) => each.id === one);
      return to && exercise ? [{ exercise, to }] : [];
    });
  });
