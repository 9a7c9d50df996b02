import { cosine, type Meaning } from '@academy/meaning/meaning.ts';
import type { PlacedPassage } from '../knowledge/domain/placed-passages.ts';
import { tellingWords } from './terms.ts';

export interface MeaningMatch {
  /** For each passage the cosine of its sentence that is closest to the question in meaning; 0 where none is. */
  scores(question: string): number[];
}

/** Compares a question with every sentence, so that one that answers it is not lost among its neighbours. */
export const createMeaningMatch = (
  passages: readonly PlacedPassage[],
  vectorOf: Meaning['vectorOf'],
): MeaningMatch => {
  const sentences = passages.map(({ units }) =>
    units.map(({ text }) => vectorOf(text)).filter((vector) => vector !== null),
  );
  return {
    scores: (question) => {
      const wanted = vectorOf(tellingWords(question).join(' '));
      if (!wanted) return passages.map(() => 0);
      return sentences.map((vectors) =>
        vectors.reduce((best, vector) => Math.max(best, cosine(wanted, vector)), 0),
      );
    },
  };
};
