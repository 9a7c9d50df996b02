import { wordsOf } from '@academy/service-kit/text/search-terms.ts';
import { answers } from './thesaurus/answers.ts';
import { asking } from './thesaurus/asking.ts';
import { everyday } from './thesaurus/everyday.ts';
import { data } from './thesaurus/data.ts';
import { safety } from './thesaurus/safety.ts';

interface Phrase {
  concept: string;
  /** Folded words; one that ends in `*` stands for every word that begins so. */
  words: readonly string[];
}

const shortestPrefix = 2;

const foldedWord = (word: string): string => {
  const [folded = ''] = wordsOf(word);
  return word.endsWith('*') ? `${folded}*` : folded;
};

const phrasesIn = (thesaurus: string): Phrase[] =>
  thesaurus
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [concept = '', entries = ''] = line.split(': ');
      return entries.split(', ').map((entry) => ({
        concept,
        words: entry.trim().split(/\s+/).map(foldedWord),
      }));
    });

const fits = (word: string | undefined, pattern: string): boolean =>
  word !== undefined && (pattern.endsWith('*') ? word.startsWith(pattern.slice(0, -1)) : word === pattern);

/** Counts the concepts of thesauri in a text: how often each is spoken of. */
export const phrasesMatcher = (thesauri: readonly string[]): ((text: string) => Map<string, number>) => {
  const byFirstWord = new Map<string, Phrase[]>();
  for (const phrase of thesauri.flatMap(phrasesIn)) {
    const first = phrase.words[0] ?? '';
    byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), phrase]);
  }

  const longestPrefix = Math.max(...[...byFirstWord.keys()].map((word) => word.length));

  const startingAt = (words: readonly string[], at: number): Phrase[] => {
    const word = words[at] ?? '';
    const found = [...(byFirstWord.get(word) ?? [])];
    for (let length = shortestPrefix; length <= Math.min(word.length, longestPrefix); length += 1)
      found.push(...(byFirstWord.get(`${word.slice(0, length)}*`) ?? []));
    return found.filter((phrase) =>
      phrase.words.every((pattern, offset) => fits(words[at + offset], pattern)),
    );
  };

  return (text) => {
    const words = wordsOf(text);
    const concepts = new Map<string, number>();
    words.forEach((_, at) => {
      for (const concept of new Set(startingAt(words, at).map((phrase) => phrase.concept)))
        concepts.set(concept, (concepts.get(concept) ?? 0) + 1);
    });
    return concepts;
  };
};

/**
 * What a text speaks of in the terms of the academy's subject, however it says it, with how often: people ask for "fakes" and
 * texts explain "alucinaciones". From the thesaurus in `thesaurus/`, whose lines give a concept all its words in both languages.
 */
export const conceptsOf = phrasesMatcher([answers, asking, data, safety, everyday]);
