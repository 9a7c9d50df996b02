import { reciprocalRank } from './reciprocal-rank.ts';

test('When rankings are joined, then places count and scales do not, and what scores 0 gets nothing', () => {
  const joined = reciprocalRank(
    [
      { scores: [3, 2, 0], weight: 1 },
      { scores: [0, 900, 1], weight: 1 },
    ],
    1,
  );
  expect(joined).toEqual([1 / 2, 1 / 3 + 1 / 2, 1 / 3]);
});
