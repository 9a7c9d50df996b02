import type { Meaning } from '@academy/meaning/meaning.ts';
import type { Sentence } from '@academy/sentence-encoder/sentence.ts';
import { createSentenceMatch } from '../sentences/sentence-match.ts';
import type { Sentences } from '../sentences/sentences.ts';
import { createCloseness, createReadQuestion } from './closeness.ts';
import type { HeldQuestions } from './holders.ts';
import type { KnownQuestions } from './read-questions.ts';

/** Known questions made ready to be compared with. */
export interface ComparedQuestions {
  answered: readonly HeldQuestions[];
  /** For each answered entry how close the question is to the closest of its questions: 0 to 1. */
  toAnswered(question: string): number[];
  /** How close it is to the closest that the academy does not teach: 0 to 1. */
  toElsewhere(question: string): number;
  /** The same for both by what the whole sentence means; 0 for what is not learnt yet. */
  saidOfAnswered(question: Sentence): number[];
  saidOfElsewhere(question: Sentence): number;
}

const questionsOf = ({ ask }: HeldQuestions): string[] => [...ask.es, ...ask.en];

/**
 * Makes questions of both languages ready to be compared with, and more of them beside: those of the content are read once in a
 * process, since that takes a while, and what is added changes nothing of how close they are. One that staff added is not close by
 * meaning alone, since a sentence of everyday words is close to any other.
 */
export const createComparing = (
  { answered: content, elsewhere }: KnownQuestions,
  vectorOf: Meaning['vectorOf'],
  sentences?: Sentences,
): ((added?: readonly HeldQuestions[]) => ComparedQuestions) => {
  const read = createReadQuestion(vectorOf);
  const readAll = (entries: readonly HeldQuestions[]) => entries.map((entry) => questionsOf(entry).map(read));
  const ofContent = readAll(content);
  const usual = ofContent.flat();
  const toOthers = createCloseness(elsewhere.map(read), read);
  const saidOf = (texts: readonly string[]) => {
    const match = sentences && createSentenceMatch(texts, sentences);
    return (question: Sentence): number[] => match?.to(question).map((close) => close ?? 0) ?? [];
  };
  const saidOfContent = saidOf(content.flatMap(questionsOf));
  const saidOfOthers = saidOf(elsewhere);
  return (added = []) => {
    const answered: readonly HeldQuestions[] = [...content, ...added];
    const known = [...ofContent, ...readAll(added)].flatMap((questions, entry) =>
      questions.map((question) => ({ question, entry })),
    );
    const toKnown = createCloseness(
      known.map(({ question }) => question),
      read,
      usual.length > 0 ? usual : undefined,
    );
    const saidOfAdded = saidOf(added.flatMap(questionsOf));
    return {
      answered,
      saidOfAnswered: (question) => {
        const closest = new Array<number>(answered.length).fill(0);
        [...saidOfContent(question), ...saidOfAdded(question)].forEach((close, at) => {
          const entry = known[at]?.entry ?? 0;
          closest[entry] = Math.max(closest[entry] ?? 0, close);
        });
        return closest;
      },
      saidOfElsewhere: (question) => Math.max(0, ...saidOfOthers(question)),
      toAnswered: (question) => {
        const closest = new Array<number>(answered.length).fill(0);
        toKnown(question).forEach(({ close, sharesWord }, at) => {
          const entry = known[at]?.entry ?? 0;
          if (answered[entry]?.place && !sharesWord) return;
          closest[entry] = Math.max(closest[entry] ?? 0, close);
        });
        return closest;
      },
      toElsewhere: (question) => toOthers(question).reduce((most, { close }) => Math.max(most, close), 0),
    };
  };
};

/** Questions made ready to be compared with, none added. */
export const compareQuestions = (
  known: KnownQuestions,
  vectorOf: Meaning['vectorOf'],
  sentences?: Sentences,
): ComparedQuestions => createComparing(known, vectorOf, sentences)();
