interface Titled {
  createdAt: Date;
  titleTerms: readonly string[];
}

/** Cosine similarity of two sets of terms, which does not favour long titles. */
const closeness = (terms: ReadonlySet<string>, { titleTerms }: Titled): number =>
  titleTerms.filter((term) => terms.has(term)).length / Math.sqrt(terms.size * titleTerms.length || 1);

/** The up to `count` closest, closest first and of equals the newest. Those that share no term are left out. */
export const closestTo = <T extends Titled>(
  terms: readonly string[],
  others: readonly T[],
  count: number,
): T[] => {
  const wanted = new Set(terms);
  return others
    .map((other) => ({ other, score: closeness(wanted, other) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || b.other.createdAt.getTime() - a.other.createdAt.getTime())
    .slice(0, count)
    .map(({ other }) => other);
};
