import { cosine, type Meaning } from '@academy/meaning/meaning.ts';
import type { PlacedPassage } from '../knowledge/domain/placed-passages.ts';
import { indexTerms, type Counted, type Term } from './bm25.ts';
import { tellingWords, termOf } from './terms.ts';

const lengthShare = 0.6;
/** How often a word counts that stands in the heading, or in the title of the lesson or document. */
const inHeading = 1;
const inTitle = 0.5;
/** From which cosine on another word counts as a match of a question's; it counts by the square of it. */
const leastLikeness = 0.45;
const mostWordsHeld = 5_000;

interface Match {
  term: Term;
  /** What of the term's weight counts: 1 for the word itself. */
  share: number;
}

export interface WordMatch {
  /** A score of 0 or more for each passage. */
  scores(question: string): number[];
  /** How much a term tells: the fewer passages have it, the more; of one that none has, as much as of one that one has. */
  rarity(term: string): number;
  /** Which part of a question's telling words stand in the texts: 0 to 1. */
  known(question: string): number;
}

/** Counts a passage's terms, and notes one spelling for each: the first that occurs, whose vector is that of the term. */
const countWords = ({ text, heading, place }: PlacedPassage, spellings: Map<string, string>): Counted => {
  const terms = new Map<string, number>();
  const add = (words: readonly string[], weight: number): void => {
    for (const word of words) {
      const term = termOf(word);
      terms.set(term, (terms.get(term) ?? 0) + weight);
      if (!spellings.has(term)) spellings.set(term, word);
    }
  };
  const body = tellingWords(text);
  add(body, 1);
  add(tellingWords(heading ?? ''), inHeading);
  add(tellingWords(place.title), inTitle);
  return { terms, length: body.length };
};

/**
 * BM25 in which a word of the question also matches words of near meaning, in either language: each passage counts its best match of
 * each word.
 */
export const createWordMatch = (
  passages: readonly PlacedPassage[],
  vectorOf: Meaning['vectorOf'],
): WordMatch => {
  // Most words stand in the texts of one language: half of the passages.
  const spellings = new Map<string, string>();
  const counted = passages.map((passage) => countWords(passage, spellings));
  const terms = indexTerms(counted, { lengthShare, among: passages.length / 2 });
  const meanings = [...spellings].flatMap(([key, spelling]) => {
    const [term, vector] = [terms.get(key), vectorOf(spelling)];
    return term && vector ? [{ term, vector }] : [];
  });

  const held = new Map<string, Match[]>();
  const matchesOf = (word: string): Match[] => {
    const known = held.get(word);
    if (known) return known;
    const same = terms.get(termOf(word));
    const matches: Match[] = same ? [{ term: same, share: 1 }] : [];
    const wanted = vectorOf(word);
    for (const { term, vector } of meanings) {
      const likeness = wanted && term !== same ? cosine(wanted, vector) : 0;
      if (likeness >= leastLikeness) matches.push({ term, share: likeness ** 2 });
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
        for (const { term, share } of matchesOf(word))
          for (const { passage, weight } of term.postings)
            best.set(passage, Math.max(best.get(passage) ?? 0, share * term.rarity * weight));
        for (const [passage, score] of best) scores[passage] = (scores[passage] ?? 0) + score;
      }
      return scores;
    },
    rarity: (term) => terms.get(term)?.rarity ?? Math.log(1 + passages.length / 2),
    known: (question) => {
      const words = distinct(question);
      return words.filter((word) => terms.has(termOf(word))).length / Math.max(1, words.length);
    },
  };
};
