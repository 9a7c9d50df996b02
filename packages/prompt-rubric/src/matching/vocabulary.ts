/** The words with which phrases of the lexicons begin, numbered from 1. Filled while the lexicons are read. */
export const vocabulary = new Map<string, number>();

/** The number of a word in the vocabulary, which takes it in if need be. */
export function enterWord(norm: string): number {
  let term = vocabulary.get(norm);
  if (term === undefined) {
    term = vocabulary.size + 1;
    vocabulary.set(norm, term);
  }
  return term;
}
