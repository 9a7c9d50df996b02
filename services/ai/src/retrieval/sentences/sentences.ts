import type { Sentence } from '@academy/sentence-encoder/sentence.ts';

/** What whole sentences mean, word order and all. */
export interface Sentences {
  /** The vector of a question, made at once: up to some 80 ms. */
  of(question: string): Sentence;
  /** That of a text where it was made before; null while it was not. */
  known(text: string): Sentence | null;
  /** Makes that of a text beside the service's other work, and tells it; never where too many were made already. */
  learn(text: string, learnt: (sentence: Sentence) => void): void;
}
