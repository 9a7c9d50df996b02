import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Encode } from '@academy/sentence-encoder/encoder.ts';
import { keyOf, readKept } from '@academy/sentence-encoder/kept-sentences.ts';
import { loadEncoder } from '@academy/sentence-encoder/load-encoder.ts';
import { sentenceOf, toBytes, type Sentence } from '@academy/sentence-encoder/sentence.ts';
import type { Sentences } from './sentences.ts';

/** Numbers of a vector. */
export const sentenceSize = 96;
/** As many texts as are remembered beside those of content/: 200 documents of ordinary length. */
const mostLearnt = 20_000;
/** Between two texts that are learnt, so that whoever asks meanwhile waits for one of them at most. */
const pauseMs = 20;

const keptFile = new URL('../../../data/sentences.bin', import.meta.url);

export const readKeptSentences = (): ((text: string) => Sentence | undefined) =>
  readKept(readFileSync(keptFile), sentenceSize);

interface SentenceParts {
  encode: () => Encode;
  kept: () => (text: string) => Sentence | undefined;
  rest?: () => Promise<unknown>;
}

/**
 * Vectors of sentences: those of content/ as they ship, others as they are learnt. Nothing is loaded before the first is wanted. A text that
 * staff wrote is compared once it is learnt, some 30 ms after the one before it.
 */
export const createSentences = ({
  encode = loadEncoder,
  kept = readKeptSentences,
  rest = () => pause(pauseMs, undefined, { ref: false }),
}: Partial<SentenceParts> = {}): Sentences => {
  const learnt = new Map<string, Sentence>();
  const waiting = new Map<string, string>();
  let shipped: ReturnType<typeof kept> | undefined;
  let isLearning = false;

  const encoded = (text: string): Sentence => sentenceOf(toBytes(encode()(text)));
  const known = (text: string): Sentence | null => {
    shipped ??= kept();
    return shipped(text) ?? learnt.get(keyOf(text)) ?? null;
  };
  const learnWaiting = async (): Promise<void> => {
    for (const [key, text] of waiting) {
      await rest();
      waiting.delete(key);
      learnt.set(key, encoded(text));
      const [oldest] = learnt.keys();
      if (learnt.size > mostLearnt && oldest !== undefined) learnt.delete(oldest);
    }
    isLearning = false;
  };

  return {
    of: encoded,
    known,
    learn: (texts) => {
      for (const text of texts) if (!known(text)) waiting.set(keyOf(text), text);
      if (isLearning || waiting.size === 0) return;
      isLearning = true;
      void learnWaiting();
    },
  };
};
