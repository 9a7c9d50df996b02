import type { Sentence } from '@academy/sentence-encoder/sentence.ts';
import type { PlacedPassage } from '../../knowledge/domain/placed-passages.ts';
import { createSentenceMatch } from './sentence-match.ts';
import type { Sentences } from './sentences.ts';

/** Compares questions with every sentence of passages. */
export const createPassageSentences = (passages: readonly PlacedPassage[], sentences: Sentences) => {
  const texts = passages.flatMap(({ units }) => units.map(({ text }) => text));
  const match = createSentenceMatch(texts, sentences);
  const firsts = new Map<PlacedPassage, number>();
  let first = 0;
  for (const passage of passages) {
    firsts.set(passage, first);
    first += passage.units.length;
  }
  return {
    of: sentences.of,
    /** How close the closest sentence is: 0 to 1. */
    closest: (question: Sentence): number =>
      match.to(question).reduce<number>((most, close) => Math.max(most, close ?? 0), 0),
    /** Whether all that a passage says is learnt. */
    knows: (passage: PlacedPassage | undefined): boolean => {
      if (!passage) return false;
      const from = firsts.get(passage) ?? 0;
      return passage.units.every((_, at) => match.knows(from + at));
    },
  };
};
