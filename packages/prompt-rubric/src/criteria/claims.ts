import type { Reading } from '../reading/reading.ts';
import type { Span } from '../rubric.ts';

export type IsClaimed = (at: number) => boolean;

/** Whether the word at a position lies in one of these spans: what is evidence for another criterion, say. */
export function claimedBy({ words }: Reading, spans: readonly Span[]): IsClaimed {
  const claims = spans.toSorted((a, b) => a.start - b.start);
  const claimed = new Uint8Array(words.length);
  let next = 0;
  let end = -1;
  for (let at = 0; at < claimed.length; at += 1) {
    const start = words[at]?.start ?? 0;
    while ((claims[next]?.start ?? Infinity) <= start) {
      end = Math.max(end, claims[next]?.end ?? 0);
      next += 1;
    }
    if (start < end) claimed[at] = 1;
  }
  return (at) => claimed[at] === 1;
}
