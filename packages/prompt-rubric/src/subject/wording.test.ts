import { createWording } from './wording.ts';

const wording = createWording([
  { text: 'carta', rarity: 2, weight: 1.5 },
  { text: 'la carta', rarity: 3, weight: -1 },
  { text: 'carta la', rarity: 4, weight: 0.25 },
  { text: '0', rarity: 1, weight: 0.5 },
]);
const sumOf = (text: string) => wording.sumOf(wording.read(text));

test('When a text is weighed, then each known term counts by the root of its count and its rarity, and the text by its length', () => {
  // carta twice: √2 · 2 = 2.83; la carta: 3; 0: 1.
  const length = Math.hypot(2 * Math.SQRT2, 3, 1);
  expect(sumOf('La carta: una CARTA de 80 palabras')).toBeCloseTo(
    (2 * Math.SQRT2 * 1.5 - 3 + 0.5) / length,
    6,
  );
  expect(sumOf('carta')).toBeCloseTo(1.5, 6);
});

test('When no term of a text is known, then it weighs nothing', () => {
  expect(sumOf('nada de esto')).toBe(0);
  expect(sumOf('la')).toBe(0);
  expect(sumOf('')).toBe(0);
});

test('When two words stand the other way round, then they are another pair', () => {
  expect(sumOf('carta la')).toBeCloseTo((2 * 1.5 + 4 * 0.25) / Math.hypot(2, 4), 6);
});

test('When another word stands between the two of a pair, then they are none', () => {
  expect(sumOf('la otra carta')).toBeCloseTo(1.5, 6);
});

test('When a stretch is weighed, then neither what stands around nor the pair across its beginning counts', () => {
  const found = wording.read('80 la carta la');
  expect(wording.sumOf(found, { from: 2, to: 3 })).toBeCloseTo(1.5, 6);
  expect(wording.sumOf(found, { from: 1, to: 3 })).toBeCloseTo((2 * 1.5 - 3) / Math.hypot(2, 3), 6);
  expect(wording.sumOf(found, { from: 2, to: 2 })).toBe(0);
});

test('When texts are weighed one after another, then none counts for the next', () => {
  const before = sumOf('la carta');
  sumOf('carta carta 80');
  expect(sumOf('la carta')).toBe(before);
});

test('When there are more words than pairs can be told apart for, then it says so', () => {
  const many = Array.from({ length: 50_000 }, (_, at) => ({ text: `w${at}`, rarity: 1, weight: 1 }));
  expect(() => createWording(many)).toThrow(RangeError);
});
