import { oncePerWord } from './once-per-word.ts';
import { fold } from './words.ts';

/** A word or term that was found, and how much of its weight counts. */
export interface Found {
  row: number;
  share: number;
  /** How many words of the text it took. */
  length: number;
}

export interface Vocabulary {
  size: number;
  /** What stands at `start` among a text's words: the longest known term, the word, or its longest known stem. */
  find(words: readonly string[], start: number): Found | null;
}

const shortestStem = 5;
/** How much of the longer of two words must be common to take one for the other. */
const commonPart = 0.7;
const shareOfStem = 0.8;
/** What is longer is no word, and trying its endings would take time with the square of its length. */
const longestWord = 40;

const commonPrefix = (one: string, other: string): number => {
  const most = Math.min(one.length, other.length);
  let length = 0;
  while (length < most && one[length] === other[length]) length += 1;
  return length;
};

/** Where a word is or would be in a sorted list. */
const placeOf = (keys: readonly string[], word: string): number => {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((keys[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Of the neighbours in order, the one with the longest beginning in common: `reuniones` finds `reunion`. */
const closestNeighbour = (keys: readonly string[], word: string): string | null => {
  const place = placeOf(keys, word);
  let best: string | null = null;
  let longest = shortestStem - 1;
  for (const key of keys.slice(Math.max(0, place - 1), place + 1)) {
    const common = commonPrefix(key, word);
    if (common > longest && common >= commonPart * Math.max(key.length, word.length)) {
      best = key;
      longest = common;
    }
  }
  return best;
};

interface Term {
  words: string[];
  row: number;
}

/** Terms of several words by their first word, the longest first. */
const termsByBeginning = (rows: ReadonlyMap<string, number>): Map<string, Term[]> => {
  const terms = new Map<string, Term[]>();
  for (const [key, row] of rows) {
    const words = key.split(' ');
    const [first = ''] = words;
    if (words.length > 1) terms.set(first, [...(terms.get(first) ?? []), { words, row }]);
  }
  for (const alike of terms.values()) alike.sort((one, other) => other.words.length - one.words.length);
  return terms;
};

const longestAt = (terms: readonly Term[], words: readonly string[], start: number): Found | null => {
  const found = terms.find((term) => term.words.every((word, at) => words[start + at] === word));
  return found ? { row: found.row, share: 1, length: found.words.length } : null;
};

/** Reads data/vocabulary.txt: one spelling a line, sorted by folded form; a term of several words has spaces. */
export const readVocabulary = (text: string): Vocabulary => {
  const keys = text.trimEnd().split('\n').map(fold);
  const rows = new Map(keys.map((key, row) => [key, row]));
  const single = keys.filter((key) => !key.includes(' '));

  const terms = termsByBeginning(rows);

  const findTerm = (words: readonly string[], start: number): Found | null => {
    const alike = terms.get(words[start] ?? '');
    return alike ? longestAt(alike, words, start) : null;
  };

  /** The word without its ending, when that is a word itself: `prompts` finds `prompt`. */
  const findStem = (word: string): number | null => {
    const shortest = Math.max(shortestStem, Math.ceil(word.length * commonPart));
    for (let length = word.length - 1; length >= shortest; length -= 1) {
      const row = rows.get(word.slice(0, length));
      if (row !== undefined) return row;
    }
    const neighbour = closestNeighbour(single, word);
    return neighbour === null ? null : (rows.get(neighbour) ?? null);
  };

  const findWord = oncePerWord((word): Found | null => {
    const row = rows.get(word);
    if (row !== undefined) return { row, share: 1, length: 1 };
    const stem = word.length > longestWord ? null : findStem(word);
    return stem === null ? null : { row: stem, share: shareOfStem, length: 1 };
  });

  return {
    size: keys.length,
    find: (words, start) => findTerm(words, start) ?? findWord(words[start] ?? ''),
  };
};
