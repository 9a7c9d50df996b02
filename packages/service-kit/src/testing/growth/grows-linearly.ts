import { hostileTexts, type HostileText } from './hostile-texts.ts';

/** What a collection of garbage or compiling may add to a text of any length. */
const besidesMs = 20;
/** Linear is 2, quadratic 4. */
const usualGrowth = 2.2;
/** Three times the 100 ms that a text may take on a quiet machine: a busy one shares its cores' units and caches. */
const mostMs = 300;
/** Collecting garbage is up to half of a round, at random: of eight, not always one of the whole and one of its half go without. */
const mostRounds = 24;
/** What takes too long is tried again so often: a collection of all garbage takes seconds of one round, not of each. */
const roundsOfSlow = 3;

export interface GrowthLimits {
  /** The longest text that the field takes, in characters. */
  limit: number;
  /** How much longer the whole may take than its half. Default 2.2. */
  mostGrowth?: number;
  /** The texts tried. Default all hostile ones; `fewHostileTexts` for parsers of a rule or two. */
  texts?: readonly HostileText[];
  /** Texts tried besides those, such as what this parser alone reads. */
  besides?: readonly HostileText[];
}

/** What a parser took for one text. */
export interface Growth {
  text: string;
  halfMs: number;
  wholeMs: number;
}

const processorMs = (work: () => unknown): number => {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
};

/** The least of several rounds; one that takes no longer than is asked for is enough. */
const leastMs = (work: () => unknown, enoughMs: number): number => {
  let least = Infinity;
  for (let round = 0; round < roundsOfSlow && least > enoughMs; round += 1)
    least = Math.min(least, processorMs(work));
  return least;
};

const isLinear = ({ halfMs, wholeMs }: Growth, mostGrowth: number): boolean =>
  wholeMs <= mostMs && wholeMs <= mostGrowth * halfMs + besidesMs;

/** The least of several rounds; the first that shows it linear is enough. */
const measured = (
  parse: (text: string) => unknown,
  { name, ofLength }: HostileText,
  { limit, mostGrowth = usualGrowth }: GrowthLimits,
): Growth => {
  const [half, whole] = [ofLength(Math.floor(limit / 2)), ofLength(limit)];
  const growth: Growth = { text: name, halfMs: Infinity, wholeMs: Infinity };
  // Who takes that long for a part would take minutes for the whole.
  const part = ofLength(Math.floor(limit / 8));
  if (leastMs(() => parse(part), mostMs) > mostMs) return growth;
  for (let round = 0; round < mostRounds; round += 1) {
    growth.wholeMs = Math.min(
      growth.wholeMs,
      leastMs(() => parse(whole), 4 * mostMs),
    );
    if (growth.wholeMs <= besidesMs || growth.wholeMs > 4 * mostMs) break;
    growth.halfMs = Math.min(
      growth.halfMs,
      processorMs(() => parse(half)),
    );
    if (isLinear(growth, mostGrowth)) break;
  }
  return growth;
};

/**
 * The hostile texts on which a parser does not grow linearly up to its field's limit; empty where it does.
 *
 * Measured is processor time of the calling thread, user and system together: what other processes and other threads take
 * does not count, waiting neither. For each text it is the least of up to 24 rounds, for its whole and its half in
 * turn. The whole may take 2.2 times its half (or `mostGrowth`) with 20 ms on top, and three times 100 ms. `parse` has to work in this
 * thread, synchronously; what it throws is an answer like any other.
 */
export const superlinearIn = (parse: (text: string) => unknown, limits: GrowthLimits): Growth[] => {
  const { texts = hostileTexts, besides = [], mostGrowth = usualGrowth } = limits;
  const answer = (text: string): unknown => {
    try {
      return parse(text);
    } catch (error) {
      return error;
    }
  };
  return [...texts, ...besides]
    .map((text) => measured(answer, text, limits))
    .filter((growth) => !isLinear(growth, mostGrowth));
};
