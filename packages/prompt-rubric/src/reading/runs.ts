import type { Word } from './words.ts';

/** A number for each run of `length` words, by the position at which it begins. */
export function hashRuns(words: readonly Word[], length: number): Int32Array {
  const hashes = new Int32Array(Math.max(0, words.length - length + 1));
  for (let at = 0; at < hashes.length; at += 1) {
    let hash = 0;
    for (let next = at; next < at + length; next += 1)
      hash = Math.imul(hash, 16_777_619) ^ (words[next]?.hash ?? 0);
    hashes[at] = hash;
  }
  return hashes;
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
    /** The position, or -1 where there is none. */
    find: (hash: number): number => (places[slotOf(hash)] ?? 0) - 1,
    enter: (hash: number, position: number): void => {
      const slot = slotOf(hash);
      hashes[slot] = hash;
      places[slot] = position + 1;
    },
  };
}
