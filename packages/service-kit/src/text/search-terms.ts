import { fold } from './fold.ts';
import { stem } from './stem.ts';
import { stopWords } from './stop-words.ts';

const longestTerm = 40;

/** The folded words of a text, in order. */
export const wordsOf = (text: string): string[] => fold(text).match(/[\p{Letter}\p{Number}]+/gu) ?? [];

/** Whether a folded word tells what a text is about: no stop word, and no single letter. */
export const isTelling = (word: string): boolean =>
  !stopWords.has(word) && (word.length > 1 || /\p{Number}/u.test(word));

/**
 * The terms under which a text is found: folded, without stop words, stemmed, each once, in the text's order.
 * They belong in a document's `terms` array with an ordinary index.
 */
export const searchTerms = (text: string | readonly string[]): string[] => {
  const words = (typeof text === 'string' ? [text] : text).flatMap(wordsOf);
  return [...new Set(words.filter(isTelling).map((word) => stem(word).slice(0, longestTerm)))];
};

/**
 * The anchored patterns that a query asks for, each to be met by some term: the beginning of every word's stem,
 * so that a word half typed finds too. Empty when the query holds nothing to search for.
 */
export const searchPrefix = (query: string): RegExp[] => {
  const words = wordsOf(query);
  const telling = words.filter(isTelling);
  // A search for "de" alone still means something.
  const used = telling.length > 0 ? telling : words.slice(0, 1);
  return [...new Set(used.map((word) => stem(word).slice(0, longestTerm)))].map(
    (term) => new RegExp(`^${term}`),
  );
};

/** Whether a text has a term for each of the patterns of `searchPrefix`; every text has for none. */
export const isFoundBy = (text: string | readonly string[], prefixes: readonly RegExp[]): boolean => {
  if (prefixes.length === 0) return true;
  const terms = searchTerms(text);
  return prefixes.every((prefix) => terms.some((term) => prefix.test(term)));
};
