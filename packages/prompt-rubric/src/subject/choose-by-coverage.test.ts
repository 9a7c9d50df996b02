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
const rest = () => Promise.resolve();
const ids = (chosen: readonly Weighed[]): string[] => chosen.map(({ id }) => id);

test('When many lie close together, then one of them and those far away are chosen', async () => {
  const close = Array.from({ length: 20 }, (_, n) => prompt(`a${n}`, at(0, n / 100)));
  const all = [...close, prompt('b', at(1)), prompt('c', at(2))];
  const chosen = ids(await chooseByCoverage(all, { there: nothing, most: 10, rest }));
  expect(chosen).toHaveLength(3);
  expect(chosen).toEqual(expect.arrayContaining(['b', 'c']));
});

test('When something is there already, then what lies farthest from it comes first, and a copy of it never', async () => {
  const there = { good: [at(0)], weak: [] };
  const all = [prompt('copy', at(0, 0.1)), prompt('near', at(0, 1)), prompt('far', at(1))];
  expect(ids(await chooseByCoverage(all, { there, most: 3, rest }))).toEqual(['far', 'near']);
});

test('When both kinds are many, then they have half the places each, in turn', async () => {
  const chosen = await chooseByCoverage(
    many(40, (n) => n % 2 === 0),
    { there: nothing, most: 10, rest },
  );
  expect(chosen.map(({ isGood }) => isGood)).toEqual(Array.from({ length: 10 }, (_, n) => n % 2 === 0));
});

test('When one kind is few, then the other fills its places', async () => {
  const chosen = await chooseByCoverage(
    many(10, (n) => n > 0),
    { there: nothing, most: 6, rest },
  );
  expect(chosen).toHaveLength(6);
  expect(chosen.filter(({ isGood }) => !isGood)).toHaveLength(1);
});

test('When the same prompts come in another order, then the choice is the same', async () => {
  const all = many(60, (n) => n % 3 > 0);
  const some = ids(await chooseByCoverage(all, { there: nothing, most: 20, rest }));
  expect(ids(await chooseByCoverage(all.toReversed(), { there: nothing, most: 20, rest }))).toEqual(some);
});

test('When there is nothing, then nothing is chosen', async () => {
  expect(await chooseByCoverage([], { there: nothing, most: 5, rest })).toEqual([]);
});

test('When there is much to compare, then other work is let in', async () => {
  const all = Array.from({ length: 1_000 }, (_, n) => prompt(`p${n}`, at(n % 90, n)));
  const there = { good: Array.from({ length: 90 }, (_, n) => at(n)), weak: [] };
  let rests = 0;
  await chooseByCoverage(all, {
    there,
    most: 10,
    rest: () => {
      rests += 1;
      return Promise.resolve();
    },
  });
  expect(rests).toBeGreaterThan(1);
});
