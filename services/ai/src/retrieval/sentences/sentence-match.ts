import { closeness, type Sentence } from '@academy/sentence-encoder/sentence.ts';
import type { Sentences } from './sentences.ts';

/** Texts in a list, found by what they say. */
export interface SentenceMatch {
  /** How close each text is to a question: 0 to 1; null where it is not known yet. */
  to(question: Sentence): (number | null)[];
}

/** Texts that are not known yet are learnt from now on, and compared from then on. */
export const createSentenceMatch = (texts: readonly string[], sentences: Sentences): SentenceMatch => {
  const found: (Sentence | null)[] = texts.map((text) => sentences.known(text));
  const unknown = new Set(found.flatMap((sentence, at) => (sentence ? [] : [at])));
  sentences.learn([...unknown].map((at) => texts[at] ?? ''));
  const lookAgain = (): void => {
    for (const at of unknown) {
      found[at] = sentences.known(texts[at] ?? '');
      if (found[at]) unknown.delete(at);
    }
  };
  return {
    to: (question) => {
      if (unknown.size > 0) lookAgain();
      return found.map((sentence) => (sentence ? Math.max(0, closeness(question, sentence)) : null));
    },
  };
};
