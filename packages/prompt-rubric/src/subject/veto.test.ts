import { refusedUnder, vetoFor } from './veto.ts';

const thresholds = { veto: -2, briefVeto: -8 };

test.each([
  [1, -8],
  [50, -8],
  [55, -6],
  [65, -2],
  [400, -2],
])('When a prompt has %i words, then it is refused below %d', (words, veto) => {
  expect(vetoFor(words, thresholds)).toBe(veto);
});

const weighed = {
  words: 400,
  hasMaterial: false,
  saysLittle: false,
  isElsewhere: false,
  sum: -1,
  near: 0,
  coverage: 0.7,
};
test.each([
  ['says next to nothing', { saysLittle: true, sum: 9 }, Infinity],
  ['lies below the veto', { sum: -2.1 }, Infinity],
  ['lies above it', { sum: -2 }, undefined],
  ['lies a little below it, surely near to good ones', { sum: -3, near: 0.05 }, undefined],
  ['lies a little below it, nearly as near', { sum: -2.1, near: 0.04 }, Infinity],
  ['is brief, in the exercise’s own words', { words: 50, sum: -8.5, coverage: 0.8 }, undefined],
  [
    'is brief, in its words and those of material',
    { words: 50, hasMaterial: true, sum: -8.1, coverage: 0.8 },
    Infinity,
  ],
  ['is brief, in half of its words', { words: 50, sum: -8.1, coverage: 0.79 }, Infinity],
  ['is not brief, in the exercise’s own words', { words: 65, sum: -2.1, coverage: 0.8 }, 84],
  ['lies below the veto, of a length that the sum is in doubt about', { words: 70, sum: -2.1 }, 84],
  ['lies below it and is shorter', { words: 55, sum: -9 }, 92],
  ['lies below it and is longer', { words: 71, sum: -9 }, Infinity],
  ['is foreign, too', { words: 60, sum: -9, isElsewhere: true }, Infinity],
  ['is foreign and long', { words: 65, isElsewhere: true, sum: 9 }, Infinity],
  ['is foreign, short and near', { words: 64, isElsewhere: true, sum: -1 }, undefined],
  ['is foreign, short and not near', { words: 40, isElsewhere: true, sum: -1.1 }, Infinity],
])('When a prompt %s, then only what must not pass is refused', (_, found, refused) => {
  expect(refusedUnder({ ...weighed, ...found }, { ...thresholds, close: -1 })).toBe(refused);
});
