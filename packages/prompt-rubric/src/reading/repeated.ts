import { createRunTable, hashRuns, isSameRun } from './runs.ts';
import type { WordRange } from './sentences.ts';
import type { Word } from './words.ts';

const RUN = 4;
const SHORTEST = 3;
const FEWEST_RUNS = 3;
const REPEATED_SHARE = 0.6;

/** For each sentence, whether it says again what an earlier one said, word for word or nearly so. */
export function markRepeated(words: readonly Word[], sentences: readonly WordRange[]): boolean[] {
  const seenRuns = createRunTable(words.length);
  const hashes = hashRuns(words, RUN);
  const seenSentences = new Set<string>();
  return sentences.map(({ from, to }) => {
    const runs = to - RUN + 1 - from;
    let known = 0;
    for (let at = from; at + RUN <= to; at += 1) {
      const earlier = seenRuns.find(hashes[at] ?? 0);
      if (earlier >= 0 && isSameRun({ words, at }, { words, at: earlier }, RUN)) known += 1;
    }
    for (let at = from; at + RUN <= to; at += 1) seenRuns.enter(hashes[at] ?? 0, at);
    const isAlike = runs >= FEWEST_RUNS && known / runs >= REPEATED_SHARE;
    if (to - from < SHORTEST || runs > FEWEST_RUNS) return isAlike;
    // Too short for runs to tell: compare the words themselves.
    const whole = wordsOf(words, from, to);
    const isSame = seenSentences.has(whole);
    seenSentences.add(whole);
    return isSame || isAlike;
  });
}

function wordsOf(words: readonly Word[], from: number, to: number): string {
  return words
    .slice(from, to)
    .map(({ norm }) => norm)
    .join(' ');
}
