import type { Language } from '@academy/contracts/shared/language.ts';
import type { Meaning } from '@academy/meaning/meaning.ts';
import type { PlacedPassage } from '../knowledge/domain/placed-passages.ts';
import { createConceptMatch } from './concept-match.ts';
import { createMeaningMatch } from './meaning-match.ts';
import type { ComparedQuestions } from './questions/compared-questions.ts';
import { createQuestionMatch, type QuestionMatch } from './questions/question-match.ts';
import { reciprocalRank } from './reciprocal-rank.ts';
import { teachingOf, type Teaching } from './relevance.ts';
import { createPassageSentences } from './sentences/passage-sentences.ts';
import { sentenceCloseness, type SentenceCloseness } from './sentences/sentence-closeness.ts';
import type { Sentences } from './sentences/sentences.ts';
import { twinsOf, withTwins } from './twins.ts';
import { createWordMatch } from './word-match.ts';

/** How much a twin's score counts for a passage. */
const twinWeight = 0.6;
const flatness = 5;
/** Words and concepts decide; meaning alone only helps, since a sentence of everyday words is close to any other. */
const shareOfMeaning = 0.15;
/** A passage that is known to answer such a question. */
const shareOfQuestions = 1;

/** How many places are named where nothing answers. */
const mostNearest = 2;

/** The first of each lesson or document. */
const inOtherPlaces = (passages: readonly PlacedPassage[]): PlacedPassage[] => {
  const seen = new Set<string>();
  return passages.filter(({ place }) => {
    const key = `${place.kind}/${place.id}`;
    return !seen.has(key) && seen.add(key);
  });
};

const highest = (scores: readonly number[]): number =>
  scores.reduce((most, score) => Math.max(most, score), 0);

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
  /** The best place and the next other one, whether or not they may be quoted; none where even the best is out of reach. */
  nearest: PlacedPassage[];
  /** Whether the academy teaches it, whether or not the caller may read where. */
  teaching: Teaching;
}

export interface RetrievalData {
  vectorOf: Meaning['vectorOf'];
  /** Absent where whole sentences are not compared. */
  sentences?: Sentences | undefined;
  questions: ComparedQuestions;
}

export interface Retrieval {
  search(wanted: Wanted): Retrieved;
  /** Whether staff told which passage answers these very words. */
  knows(question: string): boolean;
  /** Tells how well sentences of the texts answer a question. */
  answering(question: string): SentenceCloseness;
}

/** Passages made ready to be found by what they say themselves. */
export const createPassageIndex = (
  passages: readonly PlacedPassage[],
  { vectorOf, sentences }: Pick<RetrievalData, 'vectorOf' | 'sentences'>,
) => ({
  passages,
  vectorOf,
  sentences,
  words: createWordMatch(passages, vectorOf),
  concepts: createConceptMatch(passages),
  meaning: createMeaningMatch(passages, vectorOf),
  twins: twinsOf(passages),
  said: sentences && createPassageSentences(passages, sentences),
});

/** Finds indexed passages by their known questions too. */
export const retrievalOver = (
  {
    passages,
    vectorOf,
    sentences,
    words,
    concepts,
    meaning,
    twins,
    said,
  }: ReturnType<typeof createPassageIndex>,
  questions: Pick<ComparedQuestions, 'toElsewhere' | 'saidOfElsewhere'>,
  known: QuestionMatch,
): Retrieval => {
  const rarest = Math.log(1 + passages.length);

  /** A passage stands for its twin too; where it has one, only that of the language that is asked for. */
  const inLanguage = (scores: readonly number[], language: Language): number[] =>
    withTwins(scores, twins, twinWeight).map((score, at) =>
      passages[at]?.language === language || twins[at]?.length === 0 ? score : 0,
    );

  return {
    knows: known.knows,
    answering: (question) => {
      const sentence = said?.of(question);
      return sentenceCloseness(
        { question, sentence, known: known.sentences(question, sentence) },
        { vectorOf, sentences, rarity: words.rarity },
      );
    },
    search: ({ question, language, mayQuote, limit }) => {
      const byConcepts = concepts.scores(question);
      const lexical = words.scores(question).map((score, at) => score + (byConcepts[at] ?? 0));
      const byWords = inLanguage(lexical, language);
      const sentence = said?.of(question);
      const asked = known.scores(question, sentence);
      const isAnswer = known.isAnsweredBy(question);
      const joined = reciprocalRank(
        [
          { scores: byWords, weight: 1 },
          { scores: inLanguage(meaning.scores(question), language), weight: shareOfMeaning },
          { scores: inLanguage(asked, language), weight: shareOfQuestions },
        ],
        flatness,
      );
      const ranked = passages
        .map((passage, at) => ({
          passage,
          score: joined[at] ?? 0,
          asked: asked[at] ?? 0,
          isAnswer: isAnswer(at),
        }))
        .filter(({ score }) => score > 0)
        .sort((a, b) => Number(b.isAnswer) - Number(a.isAnswer) || b.score - a.score);
      const order = ranked.map(({ passage }) => passage);
      const [first] = ranked;
      const best = first?.passage;
      const { teaching, isWithinReach } = teachingOf({
        question,
        best: highest(byWords),
        rarest,
        known: words.known(question),
        asked: highest(asked),
        other: questions.toElsewhere(question),
        hasQuestions: first !== undefined && known.tells(first.passage, first.asked),
        said:
          sentence && said?.knows(first?.passage)
            ? { here: said.closest(sentence), elsewhere: questions.saidOfElsewhere(sentence) }
            : undefined,
      });
      // Whoever told the tutor which passage answers these very words has judged it.
      const judged = first?.isAnswer ? 'taught' : teaching;
      return {
        passages: order.filter(mayQuote).slice(0, limit),
        locked: best && !mayQuote(best) ? best : null,
        nearest: isWithinReach ? inOtherPlaces(order).slice(0, mostNearest) : [],
        teaching: first === undefined ? 'not-taught' : judged,
      };
    },
  };
};

/** Finds passages for questions: by words and concepts (BM25) and by meaning, joined by reciprocal rank. The same in every process. */
export const createRetrieval = (
  passages: readonly PlacedPassage[],
  { vectorOf, sentences, questions }: RetrievalData,
): Retrieval =>
  retrievalOver(
    createPassageIndex(passages, { vectorOf, sentences }),
    questions,
    createQuestionMatch(questions, passages),
  );
