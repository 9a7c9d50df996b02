import { chooseByCoverage, type Weighed } from './choose-by-coverage.ts';

const at = (degrees: number): Float32Array => {
  const angle = (degrees * Math.PI) / 180;
  return Float32Array.from([Math.cos(angle), Math.sin(angle)]);
};
const prompt = (id: string, degrees: number, isGood = true): Weighed => ({ id, isGood, vector: at(degrees) });
const nothing = { good: [], weak: [] };
const ids = (chosen: readonly Weighed[]): string[] => chosen.map(({ id }) => id);

test('When many lie close together, then one of them and those far away are chosen', () => {
  const close = Array.from({ length: 20 }, (_, n) => prompt(`a${n}`, n / 10));
  const chosen = ids(
    chooseByCoverage([...close, prompt('b', 90), prompt('c', 170)], { there: nothing, most: 3 }),
  );
  expect(chosen).toHaveLength(3);
  expect(chosen.filter((id) => id.startsWith('a')).length).toBeLessThanOrEqual(1);
  expect(chosen).toEqual(expect.arrayContaining(['c']));
});

test('When something is there already, then what lies farthest from it comes first', () => {
  const there = { good: [at(0)], weak: [] };
  expect(ids(chooseByCoverage([prompt('near', 5), prompt('far', 120)], { there, most: 1 }))).toEqual(['far']);
});

test('When both kinds are many, then they have half the places each, in turn', () => {
  const all = Array.from({ length: 40 }, (_, n) => prompt(`p${n}`, n * 4, n % 2 === 0));
  const chosen = chooseByCoverage(all, { there: nothing, most: 10 });
  expect(chosen.map(({ isGood }) => isGood)).toEqual(Array.from({ length: 10 }, (_, n) => n % 2 === 0));
});

test('When one kind is few, then the other fills its places', () => {
  const all = [prompt('w', 10, false), ...Array.from({ length: 9 }, (_, n) => prompt(`g${n}`, n * 15))];
  const chosen = chooseByCoverage(all, { there: nothing, most: 6 });
  expect(chosen).toHaveLength(6);
  expect(chosen.filter(({ isGood }) => !isGood)).toHaveLength(1);
});

test('When the same prompts come in another order, then the choice is the same', () => {
  const all = Array.from({ length: 60 }, (_, n) => prompt(`p${n}`, (n * 37) % 180, n % 3 > 0));
  const some = ids(chooseByCoverage(all, { there: nothing, most: 20 }));
  expect(ids(chooseByCoverage(all.toReversed(), { there: nothing, most: 20 }))).toEqual(some);
  expect(ids(chooseByCoverage(all, { there: nothing, most: 8 }))).toHaveLength(8);
});

test('When there is nothing, then nothing is chosen', () => {
  expect(chooseByCoverage([], { there: nothing, most: 5 })).toEqual([]);
});
