import type { Meaning } from '@academy/meaning/meaning.ts';
import type { Sentence } from '@academy/sentence-encoder/sentence.ts';
import type { WordCoverage } from './word-coverage.ts';

/** What sentences are compared by. */
export interface Comparing {
  coverage: WordCoverage;
  vectorOf: Meaning['vectorOf'];
  /** What a whole sentence means; null where sentences are not compared. */
  sentenceOf: ((text: string) => Sentence) | null;
}
