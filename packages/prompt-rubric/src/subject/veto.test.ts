import { vetoFor } from './veto.ts';

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
