/**
 * How long `vectorOf` takes on a text of about ten words and on a passage of about 120, against folding and splitting the same
 * text once; what loading the vectors takes in time and memory. Prints one JSON line.
 * Run: `npm exec -- node --expose-gc bench/meaning-speed.ts`
 */
import { performance } from 'node:perf_hooks';
import { loadMeaning } from '@academy/meaning/load-meaning.ts';
import { wordsOf } from '@academy/meaning/words.ts';
import { median, rounded } from './support/statistics.ts';

/** Times that the same text takes to be folded and split once. */
const limit = 15;
const rounds = 30;
const callsPerRound = 500;
const short = '¿Cómo evito que el modelo se invente cosas en el resumen?';
const passage = `${short} Say that it may answer "I do not know", and give it the source. `.repeat(5);

const memoryMb = (): number => {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1e6;
};

/** What one call takes in microseconds, over many. */
const timed = (call: () => unknown): number => {
  const start = performance.now();
  for (let done = 0; done < callsPerRound; done += 1) call();
  return ((performance.now() - start) * 1000) / callsPerRound;
};

const before = memoryMb();
const start = performance.now();
const meaning = loadMeaning();
const loadMs = performance.now() - start;
const memory = memoryMb() - before;

// All in turn in each round, so that the ratio holds on a busy machine.
const measured = Array.from({ length: rounds }, () => ({
  words: timed(() => wordsOf(short)),
  short: timed(() => meaning.vectorOf(short)),
  passage: timed(() => meaning.vectorOf(passage)),
}));
const ofSplitting = median(measured.map((row) => row.short / row.words));

console.log(
  JSON.stringify({
    bench: 'meaning-speed',
    loadMs: rounded(loadMs),
    memoryMb: rounded(memory),
    shortUs: rounded(median(measured.map((row) => row.short))),
    passageUs: rounded(median(measured.map((row) => row.passage))),
    ofSplitting: rounded(ofSplitting),
    limit,
  }),
);
process.exitCode = ofSplitting <= limit ? 0 : 1;
