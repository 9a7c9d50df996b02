/** The words that a lexicon asks the reading to number, from 1. Filled while the lexicons are read. */
export const vocabulary = new Map<string, number>();

/** Room for every lexicon's words four times over. A set of them takes one bit for each. */
const MOST_WORDS = 8192;

/** The number of a word in the vocabulary, which takes it in if need be. Throws a RangeError when there is no room. */
export function enterWord(norm: string): number {
  let term = vocabulary.get(norm);
  if (term === undefined) {
    term = vocabulary.size + 1;
    if (term >= MOST_WORDS) throw new RangeError(`more than ${MOST_WORDS} words in the lexicons`);
    vocabulary.set(norm, term);
  }
  return term;
}

/** A set of words of the vocabulary. Asking for one by its number is many times as quick as by its spelling. */
export type TermSet = Uint32Array;

/** The set of these words, each of which is entered in the vocabulary. */
export function termSet(words: Iterable<string> = []): TermSet {
  const set = new Uint32Array(MOST_WORDS / 32);
  for (const word of words) addTerm(set, enterWord(word));
  return set;
}

/** Adds the word with a number; 0 stands for all that are not in the vocabulary, and is left out. */
export function addTerm(set: TermSet, term: number): void {
  if (term > 0) set[term >> 5] = (set[term >> 5] ?? 0) | (1 << (term & 31));
}

/** Whether two sets have a word in common. */
export function haveCommonTerm(one: TermSet, other: TermSet): boolean {
  const last = vocabulary.size >> 5;
  for (let at = 0; at <= last; at += 1) if (((one[at] ?? 0) & (other[at] ?? 0)) !== 0) return true;
  return false;
}

/** Whether a word is in the set, by its number in the vocabulary. 0, the number of all other words, is in none. */
export function hasTerm(set: TermSet, term: number): boolean {
  return (((set[term >> 5] ?? 0) >>> (term & 31)) & 1) === 1;
}
