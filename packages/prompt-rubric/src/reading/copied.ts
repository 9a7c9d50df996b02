import { createRunTable, hashRuns, isSameRun } from './runs.ts';
import { splitWords } from './split-words.ts';
import type { Word } from './words.ts';

/** A run of this many words in common is no coincidence where it says something. */
const RUN = 6;
/** "A notice for the door of my" names a thing that the exercise is about, and anybody's words for it are the same. */
const FEWEST_OF_SUBSTANCE = 3;
/** So many words are no coincidence whatever they say. */
const LONG = 10;

/**
 * For each word of the prompt, 1 when it lies in a run of six or more words that also stands in one of the sources, with three words of
 * substance beside the command in what is copied without a gap, or ten of any kind.
 */
export function markCopied(words: readonly Word[], sources: readonly string[]): Uint8Array {
  const copied = new Uint8Array(words.length);
  const known = sources.length > 0 ? runsOf(sources) : undefined;
  if (!known || known.words.length < RUN) return copied;
  const hashes = hashRuns(words, RUN);
  for (let at = 0; at < hashes.length; at += 1) {
    const source = known.find(hashes[at] ?? 0);
    if (source >= 0 && isSameRun({ words, at }, { words: known.words, at: source }, RUN))
      copied.fill(1, at, at + RUN);
  }
  return withoutChance(copied, words);
}

/** Takes back the stretches that say too little. */
function withoutChance(copied: Uint8Array, words: readonly Word[]): Uint8Array {
  let from = 0;
  while (from < words.length) {
    let to = from;
    let substance = 0;
    for (; copied[to] === 1; to += 1) if (saysSomething(words[to])) substance += 1;
    if (substance < FEWEST_OF_SUBSTANCE && to - from < LONG) copied.fill(0, from, to);
    from = Math.max(to, from + 1);
  }
  return copied;
}

const saysSomething = (word: Word | undefined): boolean =>
  word !== undefined && !word.isFunction && !word.isCommandForm;

type Runs = { words: readonly Word[]; find: (hash: number) => number };

const MOST_KEPT = 256;
/** Between two texts, where no run may cross. */
const BORDER = '\0';
const kept = new Map<string, Runs>();

/** The runs of an exercise's texts: the same are asked for at every key of a live check, so they are kept, within bounds. */
function runsOf(sources: readonly string[]): Runs {
  const key = sources.join(BORDER);
  let runs = kept.get(key);
  if (!runs) {
    runs = indexRuns(sources);
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(key, runs);
  }
  return runs;
}

function indexRuns(sources: readonly string[]): Runs {
  const texts = sources.map((source) => splitWords(source));
  const words = texts.flat();
  const { find, enter } = createRunTable(words.length);
  let from = 0;
  for (const text of texts) {
    for (const [at, hash] of hashRuns(text, RUN).entries()) enter(hash, from + at);
    from += text.length;
  }
  return { words, find };
}
