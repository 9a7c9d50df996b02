import { isSealIntact, type AuditDay } from './audit-day.ts';
import { isAsKept, numberOf, placeIn, type LinkedEntry } from './link.ts';

/** The first thing in a chain that is not as it was kept. */
export interface ChainFault {
  /** A place in a chain, or the chain's name where its summary is meant. */
  place: string;
  /** The id of the entry that stands there; null where none does. */
  entryId: string | null;
  kind: 'altered' | 'missing' | 'reordered' | 'added';
}

interface Kept {
  day: AuditDay;
  /** In the order of their places. */
  entries: readonly LinkedEntry[];
  key: Buffer;
}

const faultAt = (entry: LinkedEntry, kind: ChainFault['kind']): ChainFault => ({
  place: entry.link.place,
  entryId: entry._id,
  kind,
});

const alteredEntry = ({ entries, key }: Kept): ChainFault | null => {
  const altered = entries.find((entry) => !isAsKept(key, entry));
  return altered ? faultAt(altered, 'altered') : null;
};

/** What an entry, itself as it was kept, does not follow. */
const brokenAt = ({ day, entries }: Kept, i: number): ChainFault | null => {
  const entry = entries[i]!;
  const previous = entries[i - 1]?.link.hash ?? day._id;
  const isNext = numberOf(entry.link.place) === i + 1;
  if (entry.link.previous === previous && isNext) return null;
  const isElsewhere =
    entry.link.previous === previous ||
    entry.link.previous === day._id ||
    entries.some(({ link }) => link.hash === entry.link.previous);
  return isElsewhere
    ? faultAt(entry, 'reordered')
    : { place: placeIn(day._id, i + 1), entryId: null, kind: 'missing' };
};

/** What the day's summary counts and is not there, or the other way round. */
const miscounted = ({ day, entries }: Kept): ChainFault | null => {
  if (entries.length < day.entries)
    return { place: placeIn(day._id, entries.length + 1), entryId: null, kind: 'missing' };
  const beyond = entries[day.entries];
  if (day.closedAt !== null && beyond) return faultAt(beyond, 'added');
  const last = entries[day.entries - 1];
  return last && last.link.hash !== day.last ? faultAt(last, 'altered') : null;
};

/**
 * The first entry of a day that is altered, missing, not in its place or added after the day was closed; null where all are as
 * they were kept. An open day may have one more than it counts: the count is written second.
 */
export const faultInChain = (kept: Kept): ChainFault | null => {
  if (!isSealIntact(kept.key, kept.day)) return { place: kept.day._id, entryId: null, kind: 'altered' };
  for (const [i, entry] of kept.entries.entries()) {
    if (!isAsKept(kept.key, entry)) return faultAt(entry, 'altered');
    const broken = brokenAt(kept, i);
    if (broken) return broken;
  }
  return miscounted(kept);
};

/** The same of a day whose entries expire: those that are left are as they were kept, however many are gone. */
export const faultInExpiring = (kept: Kept): ChainFault | null =>
  isSealIntact(kept.key, kept.day)
    ? alteredEntry(kept)
    : { place: kept.day._id, entryId: null, kind: 'altered' };
