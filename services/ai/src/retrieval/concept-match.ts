import type { PlacedPassage } from '../knowledge/domain/placed-passages.ts';
import { indexTerms } from './bm25.ts';
import { conceptsOf } from './concepts.ts';

const lengthShare = 0.3;

export interface ConceptMatch {
  /** A score of 0 or more for each passage. */
  scores(question: string): number[];
}

/** BM25 over the concepts of the thesaurus: a question and a passage meet in what they speak of, whatever words they use. */
export const createConceptMatch = (passages: readonly PlacedPassage[]): ConceptMatch => {
  const counted = passages.map(({ text, heading, place }) => ({
    terms: conceptsOf(`${text}\n${heading ?? ''}\n${place.title}`),
    length: text.split(/\s+/).length,
  }));
  const terms = indexTerms(counted, { lengthShare, among: passages.length });
  return {
    scores: (question) => {
      const scores = new Array<number>(passages.length).fill(0);
      for (const concept of conceptsOf(question).keys()) {
        const term = terms.get(concept);
        for (const { passage, weight } of term?.postings ?? [])
          scores[passage] = (scores[passage] ?? 0) + (term?.rarity ?? 0) * weight;
      }
      return scores;
    },
  };
};
