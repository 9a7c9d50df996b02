import { hashRun, isSameRun, type Run } from './runs.ts';
import { splitWords, type Word } from './words.ts';

/** A run of this many words in common is no coincidence. */
const RUN = 6;

/** For each word of the prompt, whether it lies in a run of six or more words that also stands in one of the sources. */
export function markCopied(words: readonly Word[], sources: readonly string[]): boolean[] {
  const copied = new Array<boolean>(words.length).fill(false);
  const known = indexRuns(sources);
  if (known.size === 0) return copied;
  for (let at = 0; at + RUN <= words.length; at += 1) {
    const run = known.get(hashRun(words, at, RUN));
    if (run && isSameRun(run, { words, at }, RUN)) copied.fill(true, at, at + RUN);
  }
  return copied;
}

function indexRuns(sources: readonly string[]): Map<number, Run> {
  const runs = new Map<number, Run>();
  for (const source of sources) {
    const words = splitWords(source);
    for (let at = 0; at + RUN <= words.length; at += 1) runs.set(hashRun(words, at, RUN), { words, at });
  }
  return runs;
}
