import { cosine, type Meaning } from '@academy/meaning/meaning.ts';
import type { PlacedPassage } from '../knowledge/domain/placed-passages.ts';
import { tellingWords, termOf } from './terms.ts';

/** BM25's saturation and length normalisation. */
const saturation = 1.2;
const lengthShare = 0.6;
/** How often a word counts that stands in the heading, or in the title of the lesson or document. */
const inHeading = 1;
const inTitle = 0.5;
/** From which cosine on another word counts as a match of a question's; it counts by the square of it. */
const leastLikeness = 0.45;
const mostWordsHeld = 5_000;

interface Posting {
  passage: number;
  /** BM25's weight of the term's frequency there, without its rarity. */
  weight: number;
}

interface Term {
  rarity: number;
  vector: Float32Array | null;
  postings: Posting[];
}

interface Match {
  term: Term;
  likeness: number;
}

export interface WordMatch {
  /** A score of 0 or more for each passage. */
  scores(question: string): number[];
  /** The rarity of each telling word of a question, and how well the academy's texts know it: 0 to 1. */
  known(question: string): { rarity: number; likeness: number }[];
}

const frequenciesOf = ({
  text,
  heading,
  place,
}: PlacedPassage): { terms: Map<string, number>; length: number } => {
  const terms = new Map<string, number>();
  const add = (words: readonly string[], weight: number): void => {
    for (const word of words) terms.set(termOf(word), (terms.get(termOf(word)) ?? 0) + weight);
  };
  const body = tellingWords(text);
  add(body, 1);
  add(tellingWords(heading ?? ''), inHeading);
  add(tellingWords(place.title), inTitle);
  return { terms, length: body.length };
};

/** One spelling for each term, the first that occurs: its vector is that of the word. */
const spellingsOf = (passages: readonly PlacedPassage[]): Map<string, string> => {
  const spellings = new Map<string, string>();
  for (const { text, heading, place } of passages)
    for (const word of tellingWords(`${text} ${heading ?? ''} ${place.title}`))
      if (!spellings.has(termOf(word))) spellings.set(termOf(word), word);
  return spellings;
};

/**
 * BM25 in which a word of the question also matches words of near meaning, in either language, each passage by its best match of
 * each word.
 */
export const createWordMatch = (
  passages: readonly PlacedPassage[],
  vectorOf: Meaning['vectorOf'],
): WordMatch => {
  const counted = passages.map(frequenciesOf);
  const meanLength = counted.reduce((sum, { length }) => sum + length, 0) / (counted.length || 1) || 1;
  const terms = new Map<string, Term>();
  for (const [term, spelling] of spellingsOf(passages))
    terms.set(term, { rarity: 0, vector: vectorOf(spelling), postings: [] });
  counted.forEach(({ terms: frequencies, length }, passage) => {
    const norm = saturation * (1 - lengthShare + (lengthShare * length) / meanLength);
    for (const [term, frequency] of frequencies) {
      const weight = (frequency * (saturation + 1)) / (frequency + norm);
      terms.get(term)?.postings.push({ passage, weight });
    }
  });
  // Most words stand in the texts of one language: rarity is measured against half of the passages.
  const half = passages.length / 2;
  for (const term of terms.values()) {
    const count = Math.min(half, term.postings.length);
    term.rarity = Math.log(1 + (half - count + 0.5) / (count + 0.5));
  }

  const held = new Map<string, Match[]>();
  const matchesOf = (word: string): Match[] => {
    const known = held.get(word);
    if (known) return known;
    const same = terms.get(termOf(word));
    const vector = vectorOf(word);
    const matches: Match[] = same ? [{ term: same, likeness: 1 }] : [];
    for (const term of terms.values()) {
      if (term === same || !vector || !term.vector) continue;
      const likeness = cosine(vector, term.vector);
      if (likeness >= leastLikeness) matches.push({ term, likeness });
    }
    if (held.size >= mostWordsHeld) held.clear();
    held.set(word, matches);
    return matches;
  };

  const distinct = (question: string): string[] => [...new Set(tellingWords(question))];

  return {
    scores: (question) => {
      const scores = new Array<number>(passages.length).fill(0);
      for (const word of distinct(question)) {
        const best = new Map<number, number>();
        for (const { term, likeness } of matchesOf(word)) {
          const factor = likeness ** 2 * term.rarity;
          for (const { passage, weight } of term.postings)
            best.set(passage, Math.max(best.get(passage) ?? 0, factor * weight));
        }
        for (const [passage, score] of best) scores[passage] = (scores[passage] ?? 0) + score;
      }
      return scores;
    },
    known: (question) =>
      distinct(question).map((word) => {
        const [best] = matchesOf(word).toSorted((a, b) => b.likeness - a.likeness);
        return { rarity: best?.term.rarity ?? Math.log(1 + 2 * half), likeness: best?.likeness ?? 0 };
      }),
  };
};
