import type { Positions } from './positions.ts';

/** One message that some readers are told of, with the place it has in its partition. */
export interface RingEntry<Note> {
  partition: string;
  offset: number;
  note: Note;
  /** Where a reader stands who has read up to and with this entry. */
  after: Positions;
}

export interface Ring<Note> {
  /** Takes note of a message in its partition; `note` is null where no reader is told of it. */
  append(partition: string, offset: number, note: Note | null): RingEntry<Note> | null;
  /** Where a reader stands who has read everything. */
  positions(): Positions;
  /**
   * What a reader at `from` has missed, in order; null when that cannot be told: the ring does not reach that
   * far back, or the reader claims what this cluster has not got.
   */
  missed(from: Positions): RingEntry<Note>[] | null;
}

/**
 * Recent messages of several partitions, in the order of their arrival. `start` says from which offset on the
 * ring knows each partition; past `capacity` the oldest are forgotten and the start moves on.
 */
export const createRing = <Note>(start: Positions, capacity: number): Ring<Note> => {
  const known: Record<string, number> = { ...start };
  const next: Record<string, number> = { ...start };
  const entries: RingEntry<Note>[] = [];

  const forgetOldest = (): void => {
    const oldest = entries.shift();
    if (oldest) known[oldest.partition] = Math.max(known[oldest.partition] ?? 0, oldest.offset + 1);
  };

  return {
    append: (partition, offset, note) => {
      // A rebuilt consumer may deliver again what it delivered before.
      if (offset < (next[partition] ?? 0)) return null;
      known[partition] ??= offset;
      next[partition] = offset + 1;
      if (note === null) return null;
      const entry = { partition, offset, note, after: { ...next } };
      entries.push(entry);
      if (entries.length > capacity) forgetOldest();
      return entry;
    },
    positions: () => ({ ...next }),
    missed: (from) => {
      const isWithin = Object.keys(next).every((partition) => {
        const offset = from[partition];
        return offset !== undefined && offset >= (known[partition] ?? 0) && offset <= (next[partition] ?? 0);
      });
      if (!isWithin) return null;
      return entries.filter(({ partition, offset }) => offset >= (from[partition] ?? 0));
    },
  };
};
