import { closeness, type Sentence } from '@academy/sentence-encoder/sentence.ts';
import type { Sentences } from './sentences.ts';

/** Texts in a list, found by what they say. */
export interface SentenceMatch {
  /** How close each text is to a question: 0 to 1; null where it is not known yet. */
  to(question: Sentence): (number | null)[];
  /** Whether the text at this place is known. */
  knows(at: number): boolean;
}

/** Texts that are not known yet are learnt from now on, and compared from then on. */
export const createSentenceMatch = (texts: readonly string[], sentences: Sentences): SentenceMatch => {
  const found: (Sentence | null)[] = texts.map((text) => sentences.known(text));
  texts.forEach((text, at) => {
    if (!found[at]) sentences.learn(text, (sentence) => (found[at] = sentence));
  });
  return {
    to: (question) => found.map((sentence) => (sentence ? Math.max(0, closeness(question, sentence)) : null)),
    knows: (at) => Boolean(found[at]),
  };
};
