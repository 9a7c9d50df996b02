import { chainIn, numberOf, placeIn, type Link } from './link.ts';

/** The first thing in a chain that is not as it was kept. */
export interface ChainFault {
  /** A place in a chain, or the chain's name where its summary is meant. */
  place: string;
  /** The id of the record that stands there; null where none does. */
  entryId: string | null;
  kind: 'altered' | 'missing' | 'reordered' | 'added';
}

/** A record in a chain. */
export interface Linked {
  _id: string;
  link: Link;
}

/** A chain's records from one place to another that were deleted, and the hash of the last of them. */
export interface Gap {
  from: number;
  to: number;
  last: string;
}

/** What is known of a chain beside its records. */
export interface Summary {
  /** The chain's name. */
  _id: string;
  entries: number;
  /** The hash of the last one; the chain's name while there is none. */
  last: string;
}

interface Kept<R extends Linked> {
  summary: Summary;
  /** Whether the summary is as it was written. */
  isIntact: boolean;
  /** Whether nothing is added any more. An open chain may have more than it counts: the count is written second. */
  isClosed: boolean;
  /** In their order; none touches the next. */
  gaps?: readonly Gap[];
  /** In the order of their places. */
  entries: readonly R[];
  isAsKept: (entry: R) => boolean;
}

const faultAt = ({ _id, link }: Linked, kind: ChainFault['kind']): ChainFault => ({
  place: link.place,
  entryId: _id,
  kind,
});

const missingAt = (chain: string, n: number): ChainFault => ({
  place: placeIn(chain, n),
  entryId: null,
  kind: 'missing',
});

/** The first record that is not as it was kept. */
export const alteredEntry = <R extends Linked>({
  entries,
  isAsKept,
}: Pick<Kept<R>, 'entries' | 'isAsKept'>): ChainFault | null => {
  const altered = entries.find((entry) => !isAsKept(entry));
  return altered ? faultAt(altered, 'altered') : null;
};

interface Step {
  number: number;
  hash: string;
}

/** The last one before what should come next: that of the gap behind it, where there is one. */
const pastGap = (step: Step, gaps: readonly Gap[]): Step => {
  const gap = gaps.find(({ from }) => from === step.number + 1);
  return gap ? { number: gap.to, hash: gap.last } : step;
};

/** What an entry, itself as it was kept, does not follow. */
const brokenAt = ({ summary, entries }: Kept<Linked>, entry: Linked, before: Step): ChainFault | null => {
  const { previous, place } = entry.link;
  if (previous === before.hash && numberOf(place) === before.number + 1) return null;
  const isElsewhere =
    previous === before.hash ||
    previous === summary._id ||
    entries.some(({ link }) => link.hash === previous);
  return isElsewhere ? faultAt(entry, 'reordered') : missingAt(summary._id, before.number + 1);
};

/** What the summary counts and is not there, or the other way round. */
const miscounted = (
  { summary, isClosed, gaps = [] }: Kept<Linked>,
  standing: readonly Linked[],
  reached: Step,
): ChainFault | null => {
  if (reached.number < summary.entries) return missingAt(summary._id, reached.number + 1);
  const beyond = standing.find(({ link }) => numberOf(link.place) > summary.entries);
  if (isClosed && beyond) return faultAt(beyond, 'added');
  const last = standing.find(({ link }) => numberOf(link.place) === summary.entries);
  if (last) return last.link.hash === summary.last ? null : faultAt(last, 'altered');
  const dropped = gaps.find(({ to }) => to === summary.entries);
  return dropped && dropped.last !== summary.last ? missingAt(summary._id, summary.entries) : null;
};

/**
 * The first record of a chain that is altered, missing, not in its place or added after the chain was closed; null where all are as
 * they were kept. One that stands in a gap is about to be deleted.
 */
export const faultInChain = <R extends Linked>(kept: Kept<R>): ChainFault | null => {
  const { summary, isIntact, entries, isAsKept, gaps = [] } = kept;
  if (!isIntact) return { place: summary._id, entryId: null, kind: 'altered' };
  const isInGap = ({ link }: Linked): boolean =>
    gaps.some(({ from, to }) => from <= numberOf(link.place) && numberOf(link.place) <= to);
  const standing = entries.filter((entry) => !isInGap(entry));
  let before: Step = pastGap({ number: 0, hash: summary._id }, gaps);
  for (const entry of standing) {
    if (!isAsKept(entry)) return faultAt(entry, 'altered');
    // The checks of order and count look at links alone.
    const broken = brokenAt(kept as unknown as Kept<Linked>, entry, before);
    if (broken) return broken;
    before = pastGap({ number: numberOf(entry.link.place), hash: entry.link.hash }, gaps);
  }
  return miscounted(kept as unknown as Kept<Linked>, standing, before);
};

/** A record that stands in no chain, or in one whose summary is gone. */
export const strayIn = (
  places: readonly { entryId: string; place: string }[],
  summaries: readonly Pick<Summary, '_id'>[],
): ChainFault | null => {
  const chains = new Set(summaries.map(({ _id }) => _id));
  for (const { entryId, place } of places) {
    const chain = chainIn(place);
    if (chain === null) return { place, entryId, kind: 'added' };
    if (!chains.has(chain)) return { place: chain, entryId: null, kind: 'missing' };
  }
  return null;
};
