import type { AnsweredQuestions } from '@academy/contracts/content/questions-file.ts';
import type { Meaning } from '@academy/meaning/meaning.ts';
import { createCloseness } from './closeness.ts';
import type { KnownQuestions } from './read-questions.ts';

/** Known questions made ready to be compared with: once in a process, since it takes a while. */
export interface ComparedQuestions {
  answered: readonly AnsweredQuestions[];
  /** For each answered entry how close the question is to the closest of its questions: 0 to 1. */
  toAnswered(question: string): number[];
  /** How close it is to the closest that the academy does not teach: 0 to 1. */
  toElsewhere(question: string): number;
}

/** Makes questions of both languages ready to be compared with. */
export const compareQuestions = (
  { answered, elsewhere }: KnownQuestions,
  vectorOf: Meaning['vectorOf'],
): ComparedQuestions => {
  const known = answered.flatMap(({ ask }, entry) =>
    [...ask.es, ...ask.en].map((question) => ({ question, entry })),
  );
  const toKnown = createCloseness(
    known.map(({ question }) => question),
    vectorOf,
  );
  const toOthers = createCloseness(elsewhere, vectorOf);
  return {
    answered,
    toAnswered: (question) => {
      const closest = new Array<number>(answered.length).fill(0);
      toKnown(question).forEach((close, at) => {
        const entry = known[at]?.entry ?? 0;
        closest[entry] = Math.max(closest[entry] ?? 0, close);
      });
      return closest;
    },
    toElsewhere: (question) => toOthers(question).reduce((most, close) => Math.max(most, close), 0),
  };
};
