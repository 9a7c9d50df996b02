import type { Reading } from '../../reading/reading.ts';

const LONGEST_NAME = 3;

/** Whether a word is written as a name within a sentence is. */
export function isName({ words, text }: Reading, at: number): boolean {
  const word = words[at];
  return (
    word !== undefined && word.gap === '' && !word.isFunction && !word.isNumber && isCapital(text, word.start)
  );
}

/** Where a name of up to three words ends. */
export function endOfName(reading: Reading, from: number, limit: number): number {
  let at = from + 1;
  while (at < Math.min(from + LONGEST_NAME, limit) && isName(reading, at)) at += 1;
  return at;
}

/** A capital and a small letter: not an abbreviation. */
export function isCapital(text: string, at: number): boolean {
  return /^\p{Lu}\p{Ll}/u.test(text.slice(at, at + 2));
}
