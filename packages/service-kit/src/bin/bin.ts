import { keptSince, retention } from '@academy/contracts/shared/retention.ts';

/** What may lie in the bin. */
export interface Binnable {
  binnedAt?: Date | null;
  /** When its time in the bin was over: nothing but its id is left of it then. */
  endedAt?: Date | null;
}

/** Filter of what is neither gone nor in the bin. */
export const present = { removedAt: null, binnedAt: null } as const;

/** Filter of what lies in the bin, from where it can come back. */
export const inBin = { binnedAt: { $ne: null }, endedAt: null, removedAt: null } as const;

/** Whether it lies in the bin, from where it can come back. */
export const isInBin = ({ binnedAt, endedAt }: Binnable): boolean => Boolean(binnedAt) && !endedAt;

/** Whether the time in the bin of what was deleted then is over. */
export const isOver = (at: Date, now: Date): boolean => at < keptSince('bin', now);

const dayMs = 24 * 3_600_000;

/** When what was deleted then ends for good. */
export const endsAt = (at: Date): Date => new Date(at.getTime() + retention.bin.until.count * dayMs);

/** What others know of a record in the bin: that it is not published. */
export const withdrawn = { status: 'draft' } as const;

/** What a record loses as it comes out of the bin. */
export const outOfBin = { binnedAt: undefined, binnedBy: undefined } as const;
