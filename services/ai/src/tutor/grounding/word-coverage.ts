import { cosine, type Meaning } from '@academy/meaning/meaning.ts';
import { tellingWords, termOf } from '../../retrieval/terms.ts';

/** As many words as are remembered: those of some two hundred answers with their sources. */
const mostRemembered = 20_000;

/** Tells how much of some words others say, by their stems and by what they mean. */
export interface WordCoverage {
  /** The words of a text that tell what it is about, each once. */
  wordsOf(text: string): string[];
  /** From 0 to 1: what the closest of the others is to each word, at the mean; 1 where there are none. */
  of(words: readonly string[], others: readonly string[]): number;
}

const remembered = <Made>(make: (word: string) => Made): ((word: string) => Made) => {
  const all = new Map<string, Made>();
  return (word) => {
    const known = all.get(word);
    if (known !== undefined) return known;
    if (all.size >= mostRemembered) all.clear();
    const made = make(word);
    all.set(word, made);
    return made;
  };
};

export const createWordCoverage = (vectorOf: Meaning['vectorOf']): WordCoverage => {
  const vector = remembered(vectorOf);
  const stem = remembered(termOf);
  const closest = (word: string, others: readonly string[]): number => {
    const term = stem(word);
    if (others.some((other) => stem(other) === term)) return 1;
    const own = vector(word);
    if (!own) return 0;
    return others.reduce((most, other) => {
      const its = vector(other);
      return its ? Math.max(most, cosine(own, its)) : most;
    }, 0);
  };
  return {
    wordsOf: (text) => [...new Set(tellingWords(text))],
    of: (words, others) =>
      words.length === 0 ? 1 : words.reduce((sum, word) => sum + closest(word, others), 0) / words.length,
  };
};
