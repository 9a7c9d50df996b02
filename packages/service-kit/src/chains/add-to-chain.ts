import type { Summary } from './check-chain.ts';
import { lastNumber, linkAfter, numberOf, placeIn, type Link } from './link.ts';

/** Each loser of a race for a place has lost it to another record; that many at once there are not. */
const MOST_TRIES = 200;

/** What is done with one record's chain in a store. */
export interface ChainPort<S extends Summary> {
  /**
   * The chain that the record is kept in, its summary and its last link as far as they are known. The last link may be left out at
   * the first try: where the summary is behind, the place that follows from it is taken, and this is called again.
   */
  open: (tries: number) => Promise<{ chain: string; summary: S | null; last: Link | null }>;
  /** Adds the record under its link, once. */
  add: (link: Link) => Promise<'added' | 'there already' | 'place taken'>;
  find: (chain: string) => Promise<S | null>;
  /** Whether a summary is as it was written. */
  isIntact: (summary: S) => boolean;
  isClosed: (summary: S) => boolean;
  /** Writes a summary with another count where it still is as it was read. */
  replace: (summary: S, counted: Pick<Summary, 'entries' | 'last'>) => Promise<boolean>;
  /** Tells that a summary is gone, or is not as it was written. */
  report: (chain: string) => void;
}

/** What the next record follows: the last there is, or the last that was counted, which may have been taken away. */
const lastOf = (chain: string, summary: Summary | null, last: Link | null) =>
  summary !== null && summary.entries > (last ? numberOf(last.place) : 0)
    ? { place: placeIn(chain, summary.entries), hash: summary.last }
    : last;

/** Counts a record in its chain's summary, unless a later one is counted, and never in one that somebody else wrote. */
export const countInChain = async <S extends Summary>(
  { find, isIntact, isClosed, replace, report }: Omit<ChainPort<S>, 'open' | 'add'>,
  { chain, summary: known, link }: { chain: string; summary: S | null; link: Link },
): Promise<void> => {
  let summary = known;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    if (summary === null || !isIntact(summary)) return report(chain);
    const entries = numberOf(link.place);
    if (isClosed(summary) || summary.entries >= entries) return;
    if (await replace(summary, { entries, last: link.hash })) return;
    summary = await find(chain);
  }
};

/**
 * Keeps a record as the next of its chain; one that is kept already stays as it is. Of two replicas that want the same place one takes
 * the next. Returns whether it is new. Throws where no place can be had.
 */
export const addToChain = async <S extends Summary>(
  port: ChainPort<S>,
  { key, content, what }: { key: Buffer; content: object; what: string },
): Promise<boolean> => {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const { chain, summary, last } = await port.open(tries);
    const before = lastOf(chain, summary, last);
    if (before !== null && numberOf(before.place) === lastNumber) break;
    const link = linkAfter(key, content, { chain, last: before });
    const outcome = await port.add(link);
    if (outcome === 'place taken') continue;
    if (outcome === 'added') await countInChain(port, { chain, summary, link });
    return outcome === 'added';
  }
  throw new Error(`No place in a chain could be had for ${what}.`);
};
