export interface Ranking {
  /** For each item; 0 where the ranking does not have it. */
  scores: readonly number[];
  weight: number;
}

/**
 * Joins rankings of the same items: each item gets the sum of weight / (flatness + its rank) over those in which its score is above
 * 0, so that no scale has to be compared with another. The larger `flatness`, the less the first ranks stand out among the next.
 */
export const reciprocalRank = (rankings: readonly Ranking[], flatness: number): number[] => {
  const joined = new Array<number>(rankings[0]?.scores.length ?? 0).fill(0);
  for (const { scores, weight } of rankings) {
    const order = scores
      .map((score, item) => ({ score, item }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score || a.item - b.item);
    order.forEach(({ item }, at) => {
      joined[item] = (joined[item] ?? 0) + weight / (flatness + at + 1);
    });
  }
  return joined;
};
