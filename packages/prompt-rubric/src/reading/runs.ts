import type { Word } from './words.ts';

/** A number for each word; equal words have equal numbers. */
export function hashWords(words: readonly Word[]): Int32Array {
  return Int32Array.from(words, ({ norm }) => {
    let hash = 0;
    for (let at = 0; at < norm.length; at += 1) hash = (Math.imul(hash, 31) + norm.charCodeAt(at)) | 0;
    return hash;
  });
}

/** A number for the run of `length` words that begins at `at`. */
export function hashRun(hashes: Int32Array, at: number, length: number): number {
  let hash = 0;
  for (let next = at; next < at + length; next += 1)
    hash = (Math.imul(hash, 16_777_619) ^ (hashes[next] ?? 0)) | 0;
  return hash;
}

/** A run of words in a text. */
export type Run = { words: readonly Word[]; at: number };

/** Whether two runs are the same words: equal hashes only make it likely. */
export function isSameRun(one: Run, other: Run, length: number): boolean {
  for (let offset = 0; offset < length; offset += 1) {
    if (one.words[one.at + offset]?.norm !== other.words[other.at + offset]?.norm) return false;
  }
  return true;
}
