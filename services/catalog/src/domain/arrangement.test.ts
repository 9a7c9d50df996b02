import {
  arrangementFaults,
  arrangementOf,
  arrangementVersion,
  movedBetween,
  placesFor,
  stepsTo,
} from './arrangement.ts';
import type { LessonExercise } from './lesson.ts';
import { emptyParts } from './new-exercise.ts';

const exercise = (id: string, titleEn = id): LessonExercise => ({
  id,
  titleEs: id,
  titleEn,
  promptEs: id,
  promptEn: id,
  ...emptyParts,
});
const lesson = (_id: string, orderIndex: number, exercises: (string | LessonExercise)[]) => ({
  _id,
  orderIndex,
  exercises: exercises.map((each) => (typeof each === 'string' ? exercise(each) : each)),
});
type Lesson = ReturnType<typeof lesson>;
const order = (...lessons: [string, ...string[]][]) =>
  lessons.map(([id, ...exerciseIds]) => ({ id, exerciseIds }));

/** What is there once the first so many steps are taken. */
const after = (lessons: Lesson[], steps: ReturnType<typeof stepsTo>, taken: number): Lesson[] => {
  const byId = new Map(lessons.map((each) => [each._id, each]));
  for (const { id: _id, ...step } of steps.slice(0, taken)) byId.set(_id, { _id, ...step });
  return [...byId.values()].toSorted((a, b) => a.orderIndex - b.orderIndex);
};
const idsIn = (lessons: Lesson[]) =>
  lessons.map(({ _id, exercises }) => [_id, ...exercises.map(({ id }) => id)]);

const before = [lesson('one', 2, ['a', 'b']), lesson('two', 5, ['c']), lesson('three', 9, [])];
const wanted = order(['three', 'b'], ['one', 'c', 'a'], ['two']);

test('When the steps to an arrangement end anywhere, then no exercise is lost, and going on from there reaches it', () => {
  const steps = stepsTo(wanted, before);
  for (let taken = 0; taken <= steps.length; taken += 1) {
    const there = after(before, steps, taken);
    expect(new Set(there.flatMap(({ exercises }) => exercises.map(({ id }) => id)))).toEqual(
      new Set(['a', 'b', 'c']),
    );
    const rest = stepsTo(wanted, there);
    expect(idsIn(after(there, rest, rest.length))).toEqual([['three', 'b'], ['one', 'c', 'a'], ['two']]);
  }
});

test('When an exercise is changed in its old lesson on the way, then its new lesson has it as changed', () => {
  const halfway = [
    lesson('one', 2, ['a', exercise('b', 'Changed')]),
    lesson('two', 5, ['c']),
    lesson('three', 9, ['b']),
  ];
  const steps = stepsTo(wanted, halfway);
  const [first] = after(halfway, steps, steps.length);
  expect(first).toMatchObject({ _id: 'three', exercises: [{ id: 'b', titleEn: 'Changed' }] });
});

test('When lessons have come or gone since it was decided, then what is there stays, at the end', () => {
  const now = [lesson('one', 0, ['a', 'new']), lesson('four', 1, ['d'])];
  const steps = stepsTo(wanted, now);
  expect(idsIn(after(now, steps, steps.length))).toEqual([
    ['one', 'a', 'new'],
    ['four', 'd'],
  ]);
});

test('When an order has something missing, foreign or twice, then each is named', () => {
  const there = arrangementOf([...before]);
  expect(arrangementFaults(wanted, there)).toEqual([]);
  expect(arrangementFaults(order(['one', 'a', 'z', 'a'], ['one'], ['three', 'c']), there)).toEqual([
    { path: 'lessons.1.id', is: 'repeated' },
    { path: 'lessons.two', is: 'missing' },
    { path: 'lessons.0.exerciseIds.1', is: 'foreign' },
    { path: 'lessons.0.exerciseIds.2', is: 'repeated' },
    { path: 'exercises.b', is: 'missing' },
  ]);
});

test('When anything is elsewhere, gone or new, then the version is another', () => {
  const orders = [
    order(['one', 'a', 'b'], ['two']),
    order(['two'], ['one', 'a', 'b']),
    order(['one', 'b', 'a'], ['two']),
    order(['one', 'a'], ['two', 'b']),
    order(['one', 'a'], ['two']),
    order(['one', 'a', 'b']),
  ];
  const versions = orders.map(arrangementVersion);
  expect(new Set(versions).size).toBe(orders.length);
  expect(versions.every((version) => Number.isSafeInteger(version) && String(version).length <= 15)).toBe(
    true,
  );
});

test('When places differ, then an order uses them again, and else counts', () => {
  expect(placesFor([5, 1, 9])).toEqual([1, 5, 9]);
  expect(placesFor([1, 1, 9])).toEqual([0, 1, 2]);
});

test('When one thing alone made an order another, then it is named, and else nothing is', () => {
  const was = ['a', 'b', 'c', 'd', 'e'];
  expect(movedBetween(was, ['a', 'c', 'd', 'b', 'e'])).toBe('b');
  expect(movedBetween(was, ['d', 'a', 'b', 'c', 'e'])).toBe('d');
  expect(movedBetween(was, ['b', 'c', 'd', 'e', 'a'])).toBe('a');
  // Either of two neighbours, several, none.
  expect(movedBetween(was, ['b', 'a', 'c', 'd', 'e'])).toBeNull();
  expect(movedBetween(was, was.toReversed())).toBeNull();
  expect(movedBetween(was, was)).toBeNull();
});
