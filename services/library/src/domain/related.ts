interface Comparable {
  _id: string;
  category: string;
  terms: readonly string[];
}

const sharedCategory = 2;

const closeness = (one: Comparable, other: Comparable): number => {
  const terms = new Set(one.terms);
  const shared = other.terms.filter((term) => terms.has(term)).length;
  const size = Math.sqrt(one.terms.length * other.terms.length) || 1;
  // Cosine similarity of the term sets, which does not favour long descriptions.
  return (shared / size) * 10 + (one.category === other.category ? sharedCategory : 0);
};

/** The ids of the up to `count` documents closest to one, closest first. */
export const closestTo = <D extends Comparable>(
  document: Comparable,
  others: readonly D[],
  count: number,
): D[] =>
  others
    .filter((other) => other._id !== document._id)
    .map((other) => ({ other, score: closeness(document, other) }))
    .sort((a, b) => b.score - a.score || a.other._id.localeCompare(b.other._id))
    .slice(0, count)
    .map(({ other }) => other);
