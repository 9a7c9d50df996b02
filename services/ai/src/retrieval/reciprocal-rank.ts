/**
 * Joins rankings of the same items: each item gets the sum of 1 / (flatness + its rank) over those in which its score is above 0.
 * No scale has to be weighed against another. The larger `flatness`, the less the first ranks stand out among the next.
 */
export const reciprocalRank = (rankings: readonly (readonly number[])[], flatness: number): number[] => {
  const joined = new Array<number>(rankings[0]?.length ?? 0).fill(0);
  for (const scores of rankings) {
    const order = scores
      .map((score, item) => ({ score, item }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score || a.item - b.item);
    order.forEach(({ item }, at) => {
      joined[item] = (joined[item] ?? 0) + 1 / (flatness + at + 1);
    });
  }
  return joined;
};
