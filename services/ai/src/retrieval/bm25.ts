/** BM25's saturation: how fast another occurrence of a term in a passage stops to count. */
const saturation = 1.2;

export interface Posting {
  passage: number;
  /** BM25's weight of the term's frequency there, without its rarity. */
  weight: number;
}

export interface Term {
  rarity: number;
  postings: Posting[];
}

/** One passage's terms with how often each occurs, and its length in words. */
export interface Counted {
  terms: ReadonlyMap<string, number>;
  length: number;
}

/**
 * The terms of passages with their BM25 weights.
 *
 * @param lengthShare how much a passage's length counts against it, 0 to 1
 * @param among how many passages a term might stand in at most; rarity is measured against it
 */
export const indexTerms = (
  passages: readonly Counted[],
  { lengthShare, among }: { lengthShare: number; among: number },
): Map<string, Term> => {
  const mean = passages.reduce((sum, { length }) => sum + length, 0) / (passages.length || 1) || 1;
  const terms = new Map<string, Term>();
  passages.forEach(({ terms: frequencies, length }, passage) => {
    const norm = saturation * (1 - lengthShare + (lengthShare * length) / mean);
    for (const [key, frequency] of frequencies) {
      const term = terms.get(key) ?? { rarity: 0, postings: [] };
      term.postings.push({ passage, weight: (frequency * (saturation + 1)) / (frequency + norm) });
      terms.set(key, term);
    }
  });
  for (const term of terms.values()) {
    const count = Math.min(among, term.postings.length);
    term.rarity = Math.log(1 + (among - count + 0.5) / (count + 0.5));
  }
  return terms;
};
