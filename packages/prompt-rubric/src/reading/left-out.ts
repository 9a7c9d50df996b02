import type { WordRange } from './sentences.ts';
import type { Word } from './words.ts';

/** What is left of a prompt to be compared: its text, and how many words that is. */
export type Left = { text: string; length: number };

/** Blanks in the place of some words, given in order, so that all others stay where they are. Linear in the text's length. */
export function leftWithout(
  { text, length }: Left,
  words: readonly Word[],
  ranges: readonly WordRange[],
): Left {
  const parts: string[] = [];
  let upTo = 0;
  let left = length;
  for (const range of ranges) {
    const start = words[range.from]?.start ?? 0;
    const end = words[range.to - 1]?.end ?? 0;
    parts.push(text.slice(upTo, start), ' '.repeat(end - start));
    upTo = end;
    left -= range.to - range.from;
  }
  return { text: parts.join('') + text.slice(upTo), length: left };
}
