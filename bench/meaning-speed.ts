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

/** The median over the rounds of what one call takes, in microseconds. */
const timed = (call: () => unknown): number =>
  median(
    Array.from({ length: rounds }, () => {
      const start = performance.now();
      for (let done = 0; done < callsPerRound; done += 1) call();
      return ((performance.now() - start) * 1000) / callsPerRound;
    }),
  );

const before = memoryMb();
const start = performance.now();
const meaning = loadMeaning();
const loadMs = performance.now() - start;
const memory = memoryMb() - before;

const wordsUs = timed(() => wordsOf(short));
const shortUs = timed(() => meaning.vectorOf(short));
const passageUs = timed(() => meaning.vectorOf(passage));

console.log(
  JSON.stringify({
    bench: 'meaning-speed',
    loadMs: rounded(loadMs),
    memoryMb: rounded(memory),
    shortUs: rounded(shortUs),
    passageUs: rounded(passageUs),
    ofSplitting: rounded(shortUs / wordsUs),
    limit,
  }),
);
process.exitCode = shortUs <= limit * wordsUs ? 0 : 1;
