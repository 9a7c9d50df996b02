import { conceptsOf, phrasesMatcher } from './concepts.ts';
import { anchors, elsewhere } from './thesaurus/elsewhere.ts';
import { tellingWords } from './terms.ts';

const elsewhereIn = phrasesMatcher([elsewhere]);
const anchorsIn = phrasesMatcher([anchors]);

/** What each sign counts, chosen so that questions of `test/questions/open.jsonl` and its off-topic ones part. */
const weights = { best: 1.5, known: 1.5, concept: 0.9, elsewhere: -1.6, anchor: 1.2 } as const;
/** Beyond these, more of the same says nothing new. */
const most = { concept: 3, elsewhere: 2, anchor: 2 } as const;

/** From which relevance on a question is about what the academy teaches. */
export const leastRelevance = 3.9;

export interface Signs {
  question: string;
  /** The best passage's score, and the rarity that a word of a single passage would have. */
  best: number;
  rarest: number;
  /** Which part of the telling words stand in the texts. */
  known: number;
}

/** How much a question is about what the academy teaches: how well a passage fits, and what the words themselves tell. */
export const relevanceOf = ({ question, best, rarest, known }: Signs): number => {
  const words = Math.max(1, new Set(tellingWords(question)).size);
  return (
    weights.best * (best / Math.sqrt(words) / rarest) +
    weights.known * known +
    weights.concept * Math.min(most.concept, conceptsOf(question).size) +
    weights.elsewhere * Math.min(most.elsewhere, elsewhereIn(question).size) +
    weights.anchor * Math.min(most.anchor, anchorsIn(question).size)
  );
};
