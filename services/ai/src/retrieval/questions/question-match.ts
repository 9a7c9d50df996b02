import type { Sentence } from '@academy/sentence-encoder/sentence.ts';
import { flat } from '../../knowledge/domain/passage-id.ts';
import type { PlacedPassage } from '../../knowledge/domain/placed-passages.ts';
import type { ComparedQuestions } from './compared-questions.ts';
import { holdersOf } from './holders.ts';

/** From here on a question is like one that staff added: less than its very words without a meaning that is known, which are 0.4. */
const sameQuestion = 0.35;

/** The words of a sentence that is known to answer, as `flat` has them, and how close its questions are: 0 to 1. */
export interface KnownAnswer {
  es: string;
  en: string;
  close: number;
}

export interface QuestionMatch {
  /** For each passage how close the question is to one that it is known to answer: 0 to 1; as a whole sentence, too, where there is one. */
  scores(question: string, sentence?: Sentence): number[];
  /** For each entry how close its questions are, with the words of the sentences that answer them. */
  sentences(question: string, sentence?: Sentence): KnownAnswer[];
  /** Whether staff added the very words of the question to a passage that is there. */
  knows(question: string): boolean;
  /** Whether they added them to this passage, by its place in the list: then it comes first. */
  isAnsweredBy(question: string): (passage: number) => boolean;
  /**
   * Whether a passage's known questions tell of a question with that score. Those of the content do of any, being many; one that
   * staff added tells only of its like, and leaves all others as they were.
   */
  tells(passage: PlacedPassage, score: number): boolean;
}

/** Finds the passages that hold the sentences which answer known questions. `holders` are given where they are known. */
export const createQuestionMatch = (
  { answered, toAnswered, saidOfAnswered }: ComparedQuestions,
  passages: readonly PlacedPassage[],
  holders: readonly (readonly number[])[] = holdersOf(answered, passages),
): QuestionMatch => {
  const ofContent = new Set(
    answered.flatMap(({ place }, entry) => (place ? [] : (holders[entry] ?? [])).map((at) => passages[at])),
  );
  const texts = answered.map(({ es, en }) => ({ es: flat(es), en: flat(en) }));
  const byWords = new Map<string, readonly number[]>();
  answered.forEach(({ place, ask }, entry) => {
    for (const question of place ? [...ask.es, ...ask.en] : [])
      byWords.set(flat(question), [...(byWords.get(flat(question)) ?? []), ...(holders[entry] ?? [])]);
  });
  return {
    knows: (question) => (byWords.get(flat(question)) ?? []).length > 0,
    isAnsweredBy: (question) => {
      const known = new Set(byWords.get(flat(question)));
      return (passage) => known.has(passage);
    },
    sentences: (question, sentence) => {
      const said = sentence && saidOfAnswered(sentence);
      return toAnswered(question).map((close, entry) => {
        const { es = '', en = '' } = texts[entry] ?? {};
        return { es, en, close: said ? (close + (said[entry] ?? 0)) / 2 : close };
      });
    },
    tells: (passage, score) => ofContent.has(passage) || score > 0,
    scores: (question, sentence) => {
      const byWords = new Array<number>(passages.length).fill(0);
      const bySentence = new Array<number>(passages.length).fill(0);
      const said = sentence && saidOfAnswered(sentence);
      toAnswered(question).forEach((close, entry) => {
        if (answered[entry]?.place && close < sameQuestion) return;
        for (const passage of holders[entry] ?? []) {
          byWords[passage] = Math.max(byWords[passage] ?? 0, close);
          bySentence[passage] = Math.max(bySentence[passage] ?? 0, said?.[entry] ?? 0);
        }
      });
      return said ? byWords.map((close, at) => (close + (bySentence[at] ?? 0)) / 2) : byWords;
    },
  };
};
