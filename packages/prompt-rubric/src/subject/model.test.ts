import { createSubjectModel } from './model.ts';
import { NEARNESS, type Nearness } from './nearness.ts';

const nowhere = Object.fromEntries(NEARNESS.map((name) => [name, 0])) as Nearness;
const model = createSubjectModel({
  terms: [
    ['carta', 200, 150],
    ['la carta', 300, -100],
    ['0', 100, 50],
  ],
  weights: { ...nowhere, bias: -1, wording: 2, likelihood: 3, nearest: 10, allGap: 0.5 },
  thresholds: { met: 0, close: -1, near: -0.1, words: 0.3, veto: -1, briefVeto: -1 },
});

test('When the model weighs a text, then rarities and weights are read as hundredths', () => {
  // carta twice: √2 · 2 = 2.83; la carta: 3; 0: 1.
  const length = Math.hypot(2 * Math.SQRT2, 3, 1);
  const { wording } = model;
  expect(wording.sumOf(wording.read('La carta: una carta de 80 palabras'))).toBeCloseTo(
    (2 * Math.SQRT2 * 1.5 - 3 + 0.5) / length,
    6,
  );
});

test('When a beginning of words is known, then it is as rare as the commonest of its words, and else as the rarest of all', () => {
  expect(model.rarityOf('carta')).toBe(2);
  expect(model.rarityOf('silla')).toBe(3);
});

test('When wording, likelihood and nearness are summed, then each counts by its weight from the bias on', () => {
  expect(model.sumOf({ wording: 0, likelihood: 0, nearness: nowhere })).toBe(-1);
  const nearness = { ...nowhere, nearest: 0.2, allGap: 2 };
  expect(model.sumOf({ wording: 1.5, likelihood: -0.5, nearness })).toBeCloseTo(-1 + 3 - 1.5 + 2 + 1, 6);
});
