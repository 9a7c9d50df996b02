import type { Language } from '@academy/contracts/shared/language.ts';
import type { Meaning } from '@academy/meaning/meaning.ts';
import type { PlacedPassage } from '../knowledge/domain/placed-passages.ts';
import { createMeaningMatch } from './meaning-match.ts';
import { reciprocalRank } from './reciprocal-rank.ts';
import { twinsOf, withTwins } from './twins.ts';
import { createWordMatch } from './word-match.ts';

/** How much a twin's score counts for a passage. */
const twinWeight = 1;
const flatness = 20;
/** From which relevance on a question is about what the academy teaches. */
const leastRelevance = 0.3;

export interface Wanted {
  question: string;
  /** Passages of this language come first; the other's only where this one has none. */
  language: Language;
  /** Whether the reader may open where a passage stands. */
  mayQuote: (passage: PlacedPassage) => boolean;
  limit: number;
}

export interface Retrieved {
  /** The best passages that may be quoted, the best first. */
  passages: PlacedPassage[];
  /** The best one that may not, where it is better than all that may. */
  locked: PlacedPassage | null;
  /** Whether the academy's texts are about the question at all, whoever may read them. */
  isOnTopic: boolean;
  relevance: number;
}

export interface Retrieval {
  search(wanted: Wanted): Retrieved;
}

/** Finds passages for questions: by words (BM25) and by meaning, joined by reciprocal rank. Pure; the same in every process. */
export const createRetrieval = (
  passages: readonly PlacedPassage[],
  vectorOf: Meaning['vectorOf'],
): Retrieval => {
  const words = createWordMatch(passages, vectorOf);
  const meaning = createMeaningMatch(passages, vectorOf);
  const twins = twinsOf(passages);

  return {
    search: ({ question, language, mayQuote, limit }) => {
      const inLanguage = (scores: readonly number[]): number[] =>
        withTwins(scores, twins, twinWeight).map((score, at) =>
          passages[at]?.language === language || twins[at]?.length === 0 ? score : 0,
        );
      const byWords = inLanguage(words.scores(question));
      const byMeaning = inLanguage(meaning.scores(question));
      const joined = reciprocalRank([byWords, byMeaning], flatness);
      const order = passages
        .map((passage, at) => ({ passage, score: joined[at] ?? 0 }))
        .filter(({ score }) => score > 0)
        .sort((a, b) => b.score - a.score);
      const open = order.filter(({ passage }) => mayQuote(passage)).map(({ passage }) => passage);
      const best = order[0]?.passage ?? null;
      const relevance = relevanceOf(words.known(question), Math.max(0, ...meaning.scores(question)));
      return {
        passages: open.slice(0, limit),
        locked: best && !mayQuote(best) ? best : null,
        isOnTopic: relevance >= leastRelevance,
        relevance,
      };
    },
  };
};

/** What part of the question the texts know, by rarity, and how close their closest sentence is. */
const relevanceOf = (known: readonly { rarity: number; likeness: number }[], closest: number): number => {
  const total = known.reduce((sum, { rarity }) => sum + rarity, 0);
  const covered = known.reduce((sum, { rarity, likeness }) => sum + rarity * likeness ** 2, 0);
  return total === 0 ? 0 : (covered / total + closest) / 2;
};
