import type { Word } from '../reading/words.ts';
import type { WordRange } from '../reading/sentences.ts';
import type { Span } from '../rubric.ts';

/** The words that a selection touches, or undefined where it lies outside the text or touches none. */
export function wordsIn(words: readonly Word[], { start, end }: Span): WordRange | undefined {
  const from = words.findIndex((word) => word.end > start);
  if (from < 0) return undefined;
  let to = from;
  while ((words[to]?.start ?? Infinity) < end) to += 1;
  return to > from ? { from, to } : undefined;
}

/** Whether a selection is one that a text of this length can have. */
export function isWithin({ start, end }: Span, length: number): boolean {
  return Number.isInteger(start) && Number.isInteger(end) && start >= 0 && start < end && end <= length;
}

/** How much of a range of words is marked, 0 to 1. */
export function shareMarked(range: WordRange, isMarked: (at: number) => boolean): number {
  let marked = 0;
  for (let at = range.from; at < range.to; at += 1) if (isMarked(at)) marked += 1;
  return marked / Math.max(1, range.to - range.from);
}
