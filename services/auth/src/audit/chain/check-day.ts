import { alteredEntry, faultInChain, type ChainFault } from '@academy/service-kit/chains/check-chain.ts';
import { isSealIntact, type AuditDay } from './audit-day.ts';
import { isAsKept, type LinkedEntry } from './link.ts';

interface Kept {
  day: AuditDay;
  /** In the order of their places. */
  entries: readonly LinkedEntry[];
  key: Buffer;
}

/** The first entry of a day that is not as it was kept, see `faultInChain`. */
export const faultInDay = ({ day, entries, key }: Kept): ChainFault | null =>
  faultInChain({
    summary: day,
    isIntact: isSealIntact(key, day),
    isClosed: day.closedAt !== null,
    entries,
    isAsKept: (entry) => isAsKept(key, entry),
  });

/** The same of a day whose entries expire: those that are left are as they were kept, however many are gone. */
export const faultInExpiring = ({ day, entries, key }: Kept): ChainFault | null =>
  isSealIntact(key, day)
    ? alteredEntry({ entries, isAsKept: (entry) => isAsKept(key, entry) })
    : { place: day._id, entryId: null, kind: 'altered' };
