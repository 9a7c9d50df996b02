import { chooseByCoverage, type Weighed } from './choose-by-coverage.ts';

/** Along an axis of its own, or a little off it. */
const at = (axis: number, off = 0): Float32Array => {
  const values = Float32Array.from({ length: 96 }, (_, place) => (place === axis ? 1 : 0));
  values[95] = off;
  const length = Math.hypot(...values);
  return values.map((value) => value / length);
};
const prompt = (id: string, vector: Float32Array, isGood = true): Weighed => ({ id, isGood, vector });
const many = (count: number, isGood: (n: number) => boolean): Weighed[] =>
  Array.from({ length: count }, (_, n) => prompt(`p${n}`, at(n), isGood(n)));
const nothing = { good: [], weak: [] };
const ids = (chosen: readonly Weighed[]): string[] => chosen.map(({ id }) => id);

test('When many lie close together, then one of them and those far away are chosen', () => {
  const close = Array.from({ length: 20 }, (_, n) => prompt(`a${n}`, at(0, n / 100)));
  const all = [...close, prompt('b', at(1)), prompt('c', at(2))];
  const chosen = ids(chooseByCoverage(all, { there: nothing, most: 10 }));
  expect(chosen).toHaveLength(3);
  expect(chosen).toEqual(expect.arrayContaining(['b', 'c']));
});

test('When something is there already, then what lies farthest from it comes first, and a copy of it never', () => {
  const there = { good: [at(0)], weak: [] };
  const all = [prompt('copy', at(0, 0.1)), prompt('near', at(0, 1)), prompt('far', at(1))];
  expect(ids(chooseByCoverage(all, { there, most: 3 }))).toEqual(['far', 'near']);
});

test('When both kinds are many, then they have half the places each, in turn', () => {
  const chosen = chooseByCoverage(
    many(40, (n) => n % 2 === 0),
    { there: nothing, most: 10 },
  );
  expect(chosen.map(({ isGood }) => isGood)).toEqual(Array.from({ length: 10 }, (_, n) => n % 2 === 0));
});

test('When one kind is few, then the other fills its places', () => {
  const chosen = chooseByCoverage(
    many(10, (n) => n > 0),
    { there: nothing, most: 6 },
  );
  expect(chosen).toHaveLength(6);
  expect(chosen.filter(({ isGood }) => !isGood)).toHaveLength(1);
});

test('When the same prompts come in another order, then the choice is the same', () => {
  const all = many(60, (n) => n % 3 > 0);
  const some = ids(chooseByCoverage(all, { there: nothing, most: 20 }));
  expect(ids(chooseByCoverage(all.toReversed(), { there: nothing, most: 20 }))).toEqual(some);
});

test('When there is nothing, then nothing is chosen', () => {
  expect(chooseByCoverage([], { there: nothing, most: 5 })).toEqual([]);
});
