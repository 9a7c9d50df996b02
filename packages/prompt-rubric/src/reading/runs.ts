import type { Word } from './words.ts';

/** A number for the run of `length` words that begins at `at`. */
export function hashRun(words: readonly Word[], at: number, length: number): number {
  let hash = 0;
  for (let next = at; next < at + length; next += 1)
    hash = (Math.imul(hash, 16_777_619) ^ (words[next]?.hash ?? 0)) | 0;
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

/** Remembers where runs were last seen, by their hashes. Several times as quick as a Map for thousands of numbers. */
export function createRunTable(runs: number) {
  const size = 2 ** Math.ceil(Math.log2(2 * runs + 2));
  const hashes = new Int32Array(size);
  /** One more than the position; 0 marks a free slot. */
  const places = new Int32Array(size);
  const slotOf = (hash: number) => {
    let slot = Math.imul(hash, 0x9e37_79b1) & (size - 1);
    while (places[slot] !== 0 && hashes[slot] !== hash) slot = (slot + 1) & (size - 1);
    return slot;
  };
  return {
    find: (hash: number): number | undefined => {
      const place = places[slotOf(hash)] ?? 0;
      return place === 0 ? undefined : place - 1;
    },
    enter: (hash: number, position: number): void => {
      const slot = slotOf(hash);
      hashes[slot] = hash;
      places[slot] = position + 1;
    },
  };
}
