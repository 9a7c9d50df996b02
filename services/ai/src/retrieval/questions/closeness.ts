import { cosine, type Meaning } from '@academy/meaning/meaning.ts';
import { tellingWords, termOf } from '../terms.ts';

/** How much the meaning counts beside the words themselves. */
const shareOfMeaning = 0.6;

interface Read {
  terms: ReadonlySet<string>;
  vector: ReturnType<Meaning['vectorOf']>;
}

/** What of a question is compared. */
export type ReadQuestion = (question: string) => Read;

export const createReadQuestion =
  (vectorOf: Meaning['vectorOf']): ReadQuestion =>
  (question) => {
    const words = tellingWords(question);
    return { terms: new Set(words.map(termOf)), vector: vectorOf(words.join(' ')) };
  };

/** A term's weight: the fewer of the known questions have it, the more it tells. */
const rarityAmong = (known: readonly ReadonlySet<string>[]): ((term: string) => number) => {
  const counts = new Map<string, number>();
  for (const terms of known) for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return (term) => Math.log(1 + known.length / (1 + (counts.get(term) ?? 0)));
};

interface Closeness {
  /** 0 to 1. */
  close: number;
  /** Whether they share a word that tells what they are about. */
  sharesWord: boolean;
}

/**
 * Tells for a question how close it is to each of some known ones: the cosine of their terms by rarity, joined with that of their
 * meanings. Either language finds the other. A word is as rare as it is among `usual`.
 */
export const createCloseness = (
  known: readonly Read[],
  read: ReadQuestion,
  usual: readonly Read[] = known,
): ((question: string) => Closeness[]) => {
  const terms = known.map((one) => one.terms);
  const rarity = rarityAmong(usual.map((one) => one.terms));
  const sizeOf = (of: Iterable<string>): number => {
    let squares = 0;
    for (const term of of) squares += rarity(term) ** 2;
    return Math.sqrt(squares);
  };
  const sizes = terms.map(sizeOf);

  return (question) => {
    const { terms: asked, vector: wanted } = read(question);
    const size = sizeOf(asked);
    return terms.map((of, at) => {
      let shared = 0;
      for (const term of asked) if (of.has(term)) shared += rarity(term) ** 2;
      const byWords = shared === 0 ? 0 : shared / (size * (sizes[at] ?? 1));
      const vector = known[at]?.vector;
      const byMeaning = wanted && vector ? Math.max(0, cosine(wanted, vector)) : 0;
      return {
        close: (1 - shareOfMeaning) * byWords + shareOfMeaning * byMeaning,
        sharesWord: byWords > 0,
      };
    });
  };
};
