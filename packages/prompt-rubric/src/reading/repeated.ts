import { createRunNumbering } from './runs.ts';
import type { WordRange } from './sentences.ts';
import type { Word } from './words.ts';

const RUN = 4;
const SHORTEST = 3;
const FEWEST_RUNS = 3;
const REPEATED_SHARE = 0.6;

/** For each sentence, whether it says again what an earlier one said, word for word or nearly so. */
export function markRepeated(words: readonly Word[], sentences: readonly WordRange[]): boolean[] {
  const runs = createRunNumbering().ofFour(words);
  const seenRuns = new Set<number>();
  const seenSentences = new Set<string>();
  return sentences.map(({ from, to }) => {
    const own = runs.slice(from, Math.max(from, to - RUN + 1));
    const known = own.filter((run) => seenRuns.has(run)).length;
    for (const run of own) seenRuns.add(run);
    const isAlike = own.length >= FEWEST_RUNS && known / own.length >= REPEATED_SHARE;
    if (to - from < SHORTEST || to - from > RUN + FEWEST_RUNS) return isAlike;
    // Too short for runs to tell: compare the words themselves.
    const whole = words
      .slice(from, to)
      .map(({ norm }) => norm)
      .join(' ');
    const isSame = seenSentences.has(whole);
    seenSentences.add(whole);
    return isSame || isAlike;
  });
}
