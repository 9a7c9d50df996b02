import { cosine } from '@academy/meaning/meaning.ts';

/** What the likeness of two titles is measured by. */
export interface Titled {
  createdAt: Date;
  titleTerms: readonly string[];
  /** What the title means; null where no word of it is known. */
  meaning: Float32Array | null;
}

/**
 * From how close a meaning on titles are alike without a shared word: pairs of equal meaning lie near 0.5, unrelated ones
 * near 0 (`npm run quality -w packages/meaning`).
 */
const leastMeaning = 0.4;

/** Cosine similarity of two sets of terms, which does not favour long titles; 0 where none is shared. */
const byTerms = (terms: ReadonlySet<string>, { titleTerms }: Titled): number =>
  titleTerms.filter((term) => terms.has(term)).length / Math.sqrt(terms.size * titleTerms.length || 1);

const byMeaning = (one: Float32Array | null, { meaning }: Titled): number => {
  const likeness = one && meaning ? cosine(one, meaning) : 0;
  return likeness < leastMeaning ? 0 : likeness;
};

/** The up to `count` most alike, first the most alike and of equals the newest. */
export const closestTo = <T extends Titled>(
  wanted: Pick<Titled, 'titleTerms' | 'meaning'>,
  others: readonly T[],
  count: number,
): T[] => {
  const terms = new Set(wanted.titleTerms);
  return others
    .map((other) => ({ other, likeness: byTerms(terms, other) + byMeaning(wanted.meaning, other) }))
    .filter(({ likeness }) => likeness > 0)
    .sort((a, b) => b.likeness - a.likeness || b.other.createdAt.getTime() - a.other.createdAt.getTime())
    .slice(0, count)
    .map(({ other }) => other);
};
