import type { Meaning } from '@academy/meaning/meaning.ts';
import type { Sentence } from '@academy/sentence-encoder/sentence.ts';
import type { Sentences } from '../../retrieval/sentences/sentences.ts';
import type { Comparing } from './comparing.ts';
import { createWordCoverage } from './word-coverage.ts';

/** As many sentences as are remembered, 200 bytes each. */
const mostRemembered = 5_000;

/** What claims and evidence are compared with. Sentences that do not ship with the service are made when they are wanted, and remembered. */
export const createClaimComparing = ({
  vectorOf,
  sentences,
}: {
  vectorOf: Meaning['vectorOf'];
  sentences: Sentences | undefined;
}): Comparing => {
  const made = new Map<string, Sentence>();
  const sentenceOf = (text: string, { known, of }: Sentences): Sentence => {
    const found = made.get(text) ?? known(text);
    if (found) return found;
    if (made.size >= mostRemembered) made.clear();
    const sentence = of(text);
    made.set(text, sentence);
    return sentence;
  };
  return {
    coverage: createWordCoverage(vectorOf),
    vectorOf,
    sentenceOf: sentences ? (text) => sentenceOf(text, sentences) : null,
  };
};
