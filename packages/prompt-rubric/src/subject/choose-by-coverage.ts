import { cosine } from '@academy/meaning/meaning.ts';

/**
 * A prompt that lies nearer than this to one of its kind adds nothing: of good prompts by different writers nine in ten are farther
 * from their nearest one (0.88). Copies of one prompt would make all others look far from what is usual.
 */
const NOTHING_NEW = 0.9;

/** A prompt whose worth is known, with what it means (length 1). Ids tell prompts apart and settle what is equally far. */
export type Weighed = { id: string; isGood: boolean; vector: Float32Array };

export type CoverageOptions = {
  there: { good: readonly Float32Array[]; weak: readonly Float32Array[] };
  most: number;
  rest: () => Promise<void>;
};

/** So many comparisons take about five milliseconds. */
const AT_ONCE = 40_000;

/** Rests whenever so much was compared. */
function createPacer(rest: CoverageOptions['rest']): (comparisons: number) => Promise<void> {
  let compared = 0;
  return async (comparisons) => {
    compared += comparisons;
    if (compared < AT_ONCE) return;
    compared = 0;
    await rest();
  };
}

/**
 * Chooses, of many judged prompts, those that cover them best: always the one that lies farthest from everything chosen and
 * from what is there already (farthest-first traversal, at most twice as far as the best cover: Gonzalez, Clustering to
 * Minimize the Maximum Intercluster Distance, 1985). Good and weak ones have half the places each; what one kind does not
 * fill goes to the other. What is almost there already is left out. In order of choice, so that any beginning of it is a cover too.
 *
 * Pure: the same prompts give the same choice, in whichever order they come. Takes time with prompts × places.
 *
 * @param options.there what prompts are compared with already
 * @param options.most how many are chosen at most
 * @param options.rest lets other work in: it is waited for after every few milliseconds of comparing
 */
export async function chooseByCoverage<One extends Weighed>(
  prompts: readonly One[],
  { there, most, rest }: CoverageOptions,
): Promise<One[]> {
  const good = prompts.filter(({ isGood }) => isGood);
  const weak = prompts.filter(({ isGood }) => !isGood);
  const paced = createPacer(rest);
  const coverGood = await farthestFirst(good, { there: there.good, places: most, paced });
  const coverWeak = await farthestFirst(weak, { there: there.weak, places: most, paced });
  const chosenGood = coverGood.slice(0, Math.max(Math.floor(most / 2), most - coverWeak.length));
  return alternating(chosenGood, coverWeak.slice(0, most - chosenGood.length));
}

type Traversal = {
  there: readonly Float32Array[];
  places: number;
  paced: (comparisons: number) => Promise<void>;
};

async function farthestFirst<One extends Weighed>(
  prompts: readonly One[],
  { there, places, paced }: Traversal,
): Promise<One[]> {
  const left = prompts.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const nearest: number[] = [];
  for (const { vector } of left) {
    nearest.push(nearestTo(vector, there));
    await paced(there.length);
  }
  // Nothing to be far from: the one that lies nearest to all of them begins.
  if (there.length === 0 && left.length > 0) {
    const middle = middleOf(left);
    nearest.forEach((_, at) => (nearest[at] = -cosine(left[at]?.vector ?? middle, middle)));
  }
  const chosen: One[] = [];
  const isChosen = new Uint8Array(left.length);
  while (chosen.length < Math.min(places, left.length)) {
    let farthest = -1;
    for (let at = 0; at < left.length; at += 1)
      if (!isChosen[at] && (farthest < 0 || (nearest[at] ?? 0) < (nearest[farthest] ?? 0))) farthest = at;
    const next = left[farthest];
    if (!next || (nearest[farthest] ?? 1) > NOTHING_NEW) break;
    isChosen[farthest] = 1;
    chosen.push(next);
    const isFirst = chosen.length === 1 && there.length === 0;
    left.forEach(({ vector }, at) => {
      const near = cosine(vector, next.vector);
      nearest[at] = isFirst ? near : Math.max(nearest[at] ?? -1, near);
    });
    await paced(left.length);
  }
  return chosen;
}

const nearestTo = (vector: Float32Array, others: readonly Float32Array[]): number =>
  others.reduce((most, other) => Math.max(most, cosine(vector, other)), -1);

function middleOf(prompts: readonly Weighed[]): Float32Array {
  const middle = new Float32Array(prompts[0]?.vector.length ?? 0);
  for (const { vector } of prompts) vector.forEach((value, at) => (middle[at] = (middle[at] ?? 0) + value));
  return middle;
}

/** Good and weak in turn, so that a beginning of it has as many of both. */
function alternating<One>(some: readonly One[], others: readonly One[]): One[] {
  const length = Math.max(some.length, others.length);
  return Array.from({ length }, (_, at) => [...some.slice(at, at + 1), ...others.slice(at, at + 1)]).flat();
}
