import { cosine } from '@academy/meaning/meaning.ts';

/** What the closeness of two documents is measured by. */
export interface Comparable {
  _id: string;
  category: string;
  terms: readonly string[];
  /** What title and description mean; null when no word of them is known. */
  meaning: Float32Array | null;
}

const sharedCategory = 2;
/** The usual constant of reciprocal rank fusion: how little the first ranks stand out among the next. */
const flatness = 60;

const closenessByWords = (one: Comparable, other: Comparable): number => {
  const terms = new Set(one.terms);
  const shared = other.terms.filter((term) => terms.has(term)).length;
  const size = Math.sqrt(one.terms.length * other.terms.length) || 1;
  // Cosine similarity of the term sets, which does not favour long descriptions.
  return (shared / size) * 10 + (one.category === other.category ? sharedCategory : 0);
};

const closenessByMeaning = (one: Comparable, other: Comparable): number =>
  one.meaning && other.meaning ? cosine(one.meaning, other.meaning) : -1;

/** For each score 1 / (flatness + its rank); equal scores share the better rank. */
const reciprocalRanks = (scores: readonly number[]): number[] => {
  const ranks = new Map<number, number>();
  scores
    .toSorted((a, b) => b - a)
    .forEach((score, at) => {
      if (!ranks.has(score)) ranks.set(score, at + 1);
    });
  return scores.map((score) => 1 / (flatness + (ranks.get(score) ?? scores.length)));
};

/**
 * Up to `count` documents closest to one, closest first: ranked by shared words and category, ranked by meaning, and both joined by
 * reciprocal rank, so that neither scale has to be weighed against the other.
 */
export const closestTo = <D extends Comparable>(
  document: Comparable,
  others: readonly D[],
  count: number,
): D[] => {
  const candidates = others.filter((other) => other._id !== document._id);
  const similarity = candidates.map((other) => closenessByMeaning(document, other));
  const byMeaning = reciprocalRanks(similarity);
  const byWords = reciprocalRanks(candidates.map((other) => closenessByWords(document, other)));
  return candidates
    .map((other, at) => ({
      other,
      joined: (byWords[at] ?? 0) + (byMeaning[at] ?? 0),
      similarity: similarity[at] ?? -1,
    }))
    .sort(
      (a, b) => b.joined - a.joined || b.similarity - a.similarity || a.other._id.localeCompare(b.other._id),
    )
    .slice(0, count)
    .map(({ other }) => other);
};
