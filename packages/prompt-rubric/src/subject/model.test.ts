import { createSubjectModel } from './model.ts';
import { NEARNESS, type Nearness } from './nearness.ts';
import { countTerms } from './terms.ts';

const nowhere = Object.fromEntries(NEARNESS.map((name) => [name, 0])) as Nearness;
const model = createSubjectModel({
  terms: [
    ['carta', 200, 150],
    ['la carta', 300, -100],
    ['0', 100, 50],
  ],
  weights: { ...nowhere, bias: -1, wording: 2, nearest: 10, allGap: 0.5 },
  thresholds: { met: 0, close: -1, near: -0.1, words: 0.3 },
});

test('When terms are counted, then words are folded, numbers are one and neighbours make pairs', () => {
  expect([...countTerms('¡La CARTA, 120!')]).toEqual([
    ['¡', 1],
    ['la', 1],
    ['¡ la', 1],
    ['carta', 1],
    ['la carta', 1],
    [',', 1],
    ['carta ,', 1],
    ['0', 1],
    [', 0', 1],
    ['!', 1],
    ['0 !', 1],
  ]);
});

test('When a text is very long, then the time it takes has an end', () => {
  expect(countTerms('a '.repeat(100_000)).get('a')).toBe(4_000);
});

test('When a text is weighed, then each known term counts by its rarity and the text by its length', () => {
  // carta twice: √2 · 2 = 2.83; la carta: 3; 0: 1.
  const length = Math.hypot(2 * Math.SQRT2, 3, 1);
  expect(model.wordingOf(countTerms('La carta: una carta de 80 palabras'))).toBeCloseTo(
    (2 * Math.SQRT2 * 1.5 - 3 + 0.5) / length,
    6,
  );
  expect(model.wordingOf(countTerms('nada de esto'))).toBe(0);
});

test('When wording and nearness are summed, then each counts by its weight from the bias on', () => {
  expect(model.sumOf(0, nowhere)).toBe(-1);
  expect(model.sumOf(1.5, { ...nowhere, nearest: 0.2, allGap: 2 })).toBeCloseTo(-1 + 3 + 2 + 1, 6);
});
