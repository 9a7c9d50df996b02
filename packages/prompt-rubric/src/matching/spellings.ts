/** The words of the lexicons, folded. Filled while they are read. */
const spellings = new Set<string>();

/** Words whose letters are not swapped often enough in a hurry, and that another word is easily made of. */
export const SHORTEST_SPELLED = 6;

/** Takes the longer of these folded words for words that are spelled so. */
export function learnSpellings(words: Iterable<string>): void {
  for (const word of words) if (word.length >= SHORTEST_SPELLED) spellings.add(word);
}

/** Whether a folded word stands in a lexicon. */
export function isLexiconWord(word: string): boolean {
  return spellings.has(word);
}
