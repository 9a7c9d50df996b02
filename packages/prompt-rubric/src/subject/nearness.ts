import { cosine } from '@academy/meaning/meaning.ts';
import type { References } from './references.ts';

/** A reference so close is the same text: it says nothing about it. */
const SAME_TEXT = 0.995;
const NEAREST = 3;

/**
 * How a prompt lies among prompts for the same exercise whose worth is known, in cosines. `nearest`, `near` (the three
 * nearest) and `all`: by how much it is nearer to the good ones than to the weak ones. `good` (the three nearest good ones)
 * and `instructions`: how near it is at all. The `…Gap`s: by how much more than good prompts are among themselves.
 */
export const NEARNESS = [
  'nearest',
  'near',
  'all',
  'good',
  'instructions',
  'goodGap',
  'instructionsGap',
  'allGap',
] as const;
export type Nearness = Record<(typeof NEARNESS)[number], number>;

/** What is usual among an exercise's good prompts, and what a prompt is compared with. */
export type Surroundings = {
  references: References;
  instructions: Float32Array | null;
  usual: Pick<Nearness, 'good' | 'instructions' | 'all'>;
};

/** Made once for an exercise. Takes time with the square of the number of its good references. */
export function surroundingsOf(references: References, instructions: Float32Array | null): Surroundings {
  const among = references.good.map((vector) => similarities(vector, references.good));
  return {
    references,
    instructions,
    usual: {
      good: mean(among.map((others) => mean(others.slice(0, NEAREST)))),
      all: mean(among.map(mean)),
      instructions: mean(references.good.map((vector) => between(vector, instructions))),
    },
  };
}

/** How near a prompt lies to good and to weak prompts for the same exercise. */
export function nearnessOf(
  vector: Float32Array | null,
  { references, instructions: asked, usual }: Surroundings,
): Nearness {
  const good = similarities(vector, references.good);
  const weak = similarities(vector, references.weak);
  const nearestGood = mean(good.slice(0, NEAREST));
  const instructions = between(vector, asked);
  return {
    nearest: (good[0] ?? 0) - (weak[0] ?? 0),
    near: nearestGood - mean(weak.slice(0, NEAREST)),
    all: mean(good) - mean(weak),
    good: nearestGood,
    instructions,
    goodGap: nearestGood - usual.good,
    instructionsGap: instructions - usual.instructions,
    allGap: mean(good) - usual.all,
  };
}

/** From the nearest on, without the text itself. */
function similarities(vector: Float32Array | null, others: readonly Float32Array[]): number[] {
  return others
    .map((other) => between(vector, other))
    .filter((similarity) => similarity < SAME_TEXT)
    .sort((one, other) => other - one);
}

/** The cosine of two vectors of length 1; 0 without one of them. */
export function between(one: Float32Array | null, other: Float32Array | null): number {
  return one && other ? cosine(one, other) : 0;
}

function mean(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
