import { hashOf } from '../reading/hash-of.ts';
import { hasTerm, termSet, type TermSet } from './vocabulary.ts';

/**
 * How the phrases of a lexicon begin: by a few bits it tells of nearly every word that none of them stands there, so that
 * hardly any spelling is compared.
 */
export type Openings = {
  /** The first words of phrases, by their numbers in the vocabulary. */
  starts: TermSet;
  /** Those of them that are phrases by themselves. */
  alone: TermSet;
  /** A bit for the hash of each second word; words that share it are not told apart. */
  seconds: Uint32Array;
};

type Opener = { term: number; hash: number; pause: { joins: boolean } };
type Node = { phrase: string | undefined; next: ReadonlyMap<string, unknown> };

const BITS = 2048;

export function openingsOf(roots: ReadonlyMap<string, Node>): Openings {
  const seconds = new Uint32Array(BITS / 32);
  for (const { next } of roots.values())
    for (const word of next.keys()) {
      const bit = bitOf(hashOf(word));
      seconds[bit >> 5] = (seconds[bit >> 5] ?? 0) | (1 << (bit & 31));
    }
  const alone = [...roots].filter(([, { phrase }]) => phrase !== undefined).map(([word]) => word);
  return { starts: termSet(roots.keys()), alone: termSet(alone), seconds };
}

/** Whether a phrase may stand at a word: where it may not, none does. */
export function mayStandAt(
  words: readonly Opener[],
  at: number,
  { starts, alone, seconds }: Openings,
): boolean {
  const first = words[at];
  if (!first || !hasTerm(starts, first.term)) return false;
  if (hasTerm(alone, first.term)) return true;
  const second = words[at + 1];
  if (!second?.pause.joins) return false;
  const bit = bitOf(second.hash);
  return (((seconds[bit >> 5] ?? 0) >>> (bit & 31)) & 1) === 1;
}

function bitOf(hash: number): number {
  return hash & (BITS - 1);
}
