import { haveSame, keptOrder } from './kept-order.ts';
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

const ordered = { orderIndex: 4, exercises: [exercise('c'), exercise('a'), exercise('gone')] };

test('When a lesson that staff ordered is imported, then its place and order are kept, with new texts and new exercises last', () => {
  const imported = [exercise('a', 'New'), exercise('b'), exercise('c', 'New')];
  expect(keptOrder({ ...ordered, orderedByStaff: true }, imported)).toEqual({
    orderIndex: 4,
    exercises: [exercise('c', 'New'), exercise('a', 'New'), exercise('b')],
  });
  expect(keptOrder({ ...ordered, orderedByStaff: true })).toEqual(ordered);
});

test('When staff did not order a lesson, then nothing is kept', () => {
  expect(keptOrder(ordered, [exercise('a')])).toEqual({});
});

test('When exercises came or went, then they are not the same, and in another order they are', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((id) => ({ id }));
  if (!a || !b || !c) throw new Error('three exercises are needed for this test');
  expect(haveSame([a, b], [b, a])).toBe(true);
  expect(haveSame([a, b], [a])).toBe(false);
  expect(haveSame([a, b], [a, c])).toBe(false);
});
