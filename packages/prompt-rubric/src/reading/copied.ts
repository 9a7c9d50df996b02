import { createRunNumbering } from './runs.ts';
import { splitWords, type Word } from './words.ts';

/** A run of this many words in common is no coincidence. */
const RUN = 6;

/** For each word of the prompt, whether it lies in a run of six or more words that also stands in one of the sources. */
export function markCopied(words: readonly Word[], sources: readonly string[]): boolean[] {
  const copied = new Array<boolean>(words.length).fill(false);
  if (sources.length === 0) return copied;
  const numbering = createRunNumbering();
  const known = new Set(sources.flatMap((source) => numbering.ofSix(splitWords(source))));
  let markedTo = 0;
  for (const [at, run] of numbering.ofSix(words).entries()) {
    if (!known.has(run)) continue;
    copied.fill(true, Math.max(at, markedTo), at + RUN);
    markedTo = at + RUN;
  }
  return copied;
}
