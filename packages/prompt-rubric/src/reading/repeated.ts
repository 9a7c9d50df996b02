import type { WordRange } from './sentences.ts';
import type { Word } from './words.ts';

const RUN = 4;
const SHORTEST = 3;
const REPEATED_SHARE = 0.6;

/** For each sentence, whether it says again what an earlier one said, word for word or nearly so. */
export function markRepeated(words: readonly Word[], sentences: readonly WordRange[]): boolean[] {
  const seenRuns = new Set<string>();
  const seenSentences = new Set<string>();
  return sentences.map(({ from, to }) => {
    const norms = words.slice(from, to).map((word) => word.norm);
    const whole = norms.join(' ');
    const runs = norms
      .slice(0, Math.max(0, norms.length - RUN + 1))
      .map((_, at) => norms.slice(at, at + RUN).join(' '));
    const known = runs.filter((run) => seenRuns.has(run)).length;
    const isRepeated =
      (norms.length >= SHORTEST && seenSentences.has(whole)) ||
      (runs.length >= 3 && known / runs.length >= REPEATED_SHARE);
    for (const run of runs) seenRuns.add(run);
    seenSentences.add(whole);
    return isRepeated;
  });
}
