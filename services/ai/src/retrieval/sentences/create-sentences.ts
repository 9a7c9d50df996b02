import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Encode } from '@academy/sentence-encoder/encoder.ts';
import { keyOf, readKept } from '@academy/sentence-encoder/kept-sentences.ts';
import { loadEncoder } from '@academy/sentence-encoder/load-encoder.ts';
import { sentenceOf, toBytes, type Sentence } from '@academy/sentence-encoder/sentence.ts';
import type { Sentences } from './sentences.ts';

/** Numbers of a vector. */
const sentenceSize = 96;
/** As many texts as a process learns beside those of content/, some 200 documents: ten minutes of its time in all. */
const mostLearnt = 20_000;
/** Between two texts that are learnt, so that whoever asks meanwhile waits for one of them at most. */
const pauseMs = 20;

const keptFile = new URL('../../../data/sentences.bin', import.meta.url);

const readKeptSentences = (): ((text: string) => Sentence | undefined) =>
  readKept(readFileSync(keptFile), sentenceSize);

interface SentenceParts {
  encode: () => Encode;
  kept: () => (text: string) => Sentence | undefined;
  rest: () => Promise<unknown>;
  most: number;
}

/**
 * Vectors of sentences: those of content/ as they ship, others as they are learnt. Nothing is loaded before the first is wanted. A text that
 * staff wrote is compared once it is learnt, some 30 ms after the one before it.
 */
export const createSentences = ({
  encode = loadEncoder,
  kept = readKeptSentences,
  rest = () => pause(pauseMs, undefined, { ref: false }),
  most = mostLearnt,
}: Partial<SentenceParts> = {}): Sentences => {
  const learnt = new Map<string, Sentence>();
  const waiting = new Map<string, { text: string; tell: ((sentence: Sentence) => void)[] }>();
  let shipped: ReturnType<typeof kept> | undefined;
  let isLearning = false;

  const encoded = (text: string): Sentence => sentenceOf(toBytes(encode()(text)));
  const learnWaiting = async (): Promise<void> => {
    for (const [key, { text, tell }] of waiting) {
      await rest();
      const sentence = encoded(text);
      learnt.set(key, sentence);
      waiting.delete(key);
      for (const one of tell) one(sentence);
    }
    isLearning = false;
  };

  /** A question is searched for, and then its sentences are. */
  let latest: { text: string; sentence: Sentence } | undefined;
  const ofQuestion = (text: string): Sentence => {
    if (latest?.text !== text) latest = { text, sentence: encoded(text) };
    return latest.sentence;
  };

  return {
    of: ofQuestion,
    known: (text) => {
      shipped ??= kept();
      return shipped(text) ?? learnt.get(keyOf(text)) ?? null;
    },
    learn: (text, tell) => {
      const key = keyOf(text);
      const wanted = waiting.get(key);
      if (wanted) return void wanted.tell.push(tell);
      if (learnt.size + waiting.size >= most) return;
      waiting.set(key, { text, tell: [tell] });
      if (isLearning) return;
      isLearning = true;
      void learnWaiting();
    },
  };
};
