import { createRunTable } from '../reading/runs.ts';
import { createTokenReader, type Tokens } from './tokens.ts';

/** A word or a pair of neighbours, with its rarity and its weight. */
export type Term = { text: string; rarity: number; weight: number };

/** A text's tokens with the numbers of the terms that they make: a pair's stands with its second word. 0 where there is none. */
export type TermsFound = Tokens & { words: Uint32Array; pairs: Uint32Array };

export type Wording = {
  read(text: string): TermsFound;
  /** What the terms from one token up to another say for a text or against it: their sum, by the text's length. */
  sumOf(found: TermsFound, range?: { from: number; to: number }): number;
};

/** The pairs of more words than this have no number each. */
const MOST_WORDS = 46_000;

/**
 * Weighs texts by their terms. Takes time in proportion to the text, and builds no text of its own. Throws a RangeError for
 * terms of more than 46,000 words.
 */
export function createWording(terms: readonly Term[]): Wording {
  const numbers = numberWords(terms);
  const readTokens = createTokenReader((word) => numbers.get(word) ?? 0);
  const findTerms = createTermFinder(terms, numbers);
  const counts = new Uint32Array(terms.length + 1);
  const tally = createTally(counts);
  return {
    read: (text) => findTerms(readTokens(text)),
    sumOf: (found, range = { from: 0, to: found.list.length }) => {
      let sum = 0;
      let squares = 0;
      for (const number of tally(found, range)) {
        const { rarity, weight } = terms[number - 1]!;
        const value = Math.sqrt(counts[number] ?? 0) * rarity;
        sum += value * weight;
        squares += value * value;
        counts[number] = 0;
      }
      return squares === 0 ? 0 : sum / Math.sqrt(squares);
    },
  };
}

/** A number from 1 on for every word that is a term or belongs to a pair. */
function numberWords(terms: readonly Term[]): Map<string, number> {
  const words = new Set(terms.flatMap(({ text }) => text.split(' ')));
  if (words.size > MOST_WORDS) throw new RangeError(`more than ${MOST_WORDS} words in the terms`);
  return new Map([...words].map((word, at) => [word, at + 1]));
}

function createTermFinder(
  terms: readonly Term[],
  numbers: ReadonlyMap<string, number>,
): (tokens: Tokens) => TermsFound {
  const alone = new Uint32Array(numbers.size + 1);
  const pairs = createRunTable(terms.length);
  const keyOf = (first: number, second: number): number => first * (numbers.size + 1) + second;
  for (const [at, { text }] of terms.entries()) {
    const [first = 0, second] = text.split(' ').map((word) => numbers.get(word) ?? 0);
    if (second === undefined) alone[first] = at + 1;
    else pairs.enter(keyOf(first, second), at + 1);
  }
  return ({ list, starts }) => {
    const found = { list, starts, words: new Uint32Array(list.length), pairs: new Uint32Array(list.length) };
    let before = 0;
    for (let at = 0; at < list.length; at += 1) {
      const number = list[at]?.number ?? 0;
      found.words[at] = alone[number] ?? 0;
      if (before > 0 && number > 0) found.pairs[at] = Math.max(0, pairs.find(keyOf(before, number)));
      before = number;
    }
    return found;
  };
}

/**
 * Counts terms into `counts`, which must be empty, and gives each of them once, in order of appearance, until it is asked
 * again. A pair across the beginning is none.
 */
function createTally(counts: Uint32Array) {
  const distinct = new Uint32Array(counts.length);
  return ({ words, pairs }: TermsFound, { from, to }: { from: number; to: number }): Uint32Array => {
    let size = 0;
    for (let at = from; at < to; at += 1) {
      const word = words[at] ?? 0;
      const pair = at > from ? (pairs[at] ?? 0) : 0;
      if (word > 0 && (counts[word] = (counts[word] ?? 0) + 1) === 1) distinct[size++] = word;
      if (pair > 0 && (counts[pair] = (counts[pair] ?? 0) + 1) === 1) distinct[size++] = pair;
    }
    return distinct.subarray(0, size);
  };
}
