export interface Random {
  /** A whole number from 0, below `n`. */
  below(n: number): number;
  chance(probability: number): boolean;
  /** Throws where there is nothing to pick. */
  pick<T>(from: readonly T[]): T;
}

/** The same numbers for the same seed (mulberry32). */
export const createRandom = (seed: number): Random => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (n: number): number => Math.floor(next() * n);
  return {
    below,
    chance: (probability) => next() < probability,
    pick: (from) => {
      if (from.length === 0) throw new Error('nothing to pick from');
      // The index is below the length.
      return from[below(from.length)] as (typeof from)[number];
    },
  };
};
