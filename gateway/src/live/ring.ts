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
  /**
   * Takes note of a message in its partition; `note` is null where no reader gets it. A note to one user is
   * kept apart, so that many of them do not push out what everybody gets.
   */
  append(partition: string, offset: number, note: Note | null, userId?: string): RingEntry<Note> | null;
  /** Where a reader stands who has read everything. */
  positions(): Positions;
  /**
   * What a reader at `from` has missed, in order; null when that cannot be told: the ring does not reach that
   * far back, or the reader claims what this cluster has not got.
   */
  missed(from: Positions, userId?: string): RingEntry<Note>[] | null;
  /** Whether the reader has read, on another replica, what has not arrived here yet. */
  isAhead(from: Positions): boolean;
}

export interface RingCapacity {
  broadcast: number;
  perUser: number;
  allUsers: number;
}

interface Shelf<Note> {
  entries: (RingEntry<Note> & { arrival: number })[];
  /** By partition, from which offset on nothing has been forgotten. */
  known: Record<string, number>;
}

const emptyShelf = <Note>(): Shelf<Note> => ({ entries: [], known: {} });

const forgetUpTo = (known: Record<string, number>, entry: { partition: string; offset: number }): void => {
  known[entry.partition] = Math.max(known[entry.partition] ?? 0, entry.offset + 1);
};

const forgetOldest = (shelf: Shelf<unknown>): void => {
  const oldest = shelf.entries.shift();
  if (oldest) forgetUpTo(shelf.known, oldest);
};

/**
 * Recent messages of several partitions, in the order of their arrival. `start` says from which offset on the
 * ring knows each partition; past its capacity the oldest are forgotten.
 */
export const createRing = <Note>(start: Positions, capacity: RingCapacity): Ring<Note> => {
  const begin: Record<string, number> = { ...start };
  const next: Record<string, number> = { ...start };
  const broadcast: Shelf<Note> = emptyShelf();
  /** By user; the one whose last note is oldest comes first. */
  const users = new Map<string, Shelf<Note>>();
  /** Up to where the notes of users without a shelf may have been forgotten. */
  const forgottenUsers: Record<string, number> = {};
  let userEntries = 0;
  let arrivals = 0;

  const forgetQuietestUser = (): void => {
    const [quietest] = users;
    if (!quietest) return;
    const [userId, { entries }] = quietest;
    for (const entry of entries) forgetUpTo(forgottenUsers, entry);
    users.delete(userId);
    userEntries -= entries.length;
  };

  const shelve = (entry: RingEntry<Note> & { arrival: number }, userId: string | undefined): void => {
    if (userId === undefined) {
      broadcast.entries.push(entry);
      if (broadcast.entries.length > capacity.broadcast) forgetOldest(broadcast);
      return;
    }
    const shelf = users.get(userId) ?? emptyShelf<Note>();
    shelf.entries.push(entry);
    users.delete(userId);
    users.set(userId, shelf);
    if (shelf.entries.length > capacity.perUser) forgetOldest(shelf);
    else userEntries += 1;
    while (userEntries > capacity.allUsers) forgetQuietestUser();
  };

  return {
    append: (partition, offset, note, userId) => {
      // A rebuilt consumer may deliver again what it delivered before.
      if (offset < (next[partition] ?? 0)) return null;
      begin[partition] ??= offset;
      next[partition] = offset + 1;
      if (note === null) return null;
      arrivals += 1;
      const entry = { partition, offset, note, after: { ...next }, arrival: arrivals };
      shelve(entry, userId);
      return entry;
    },
    positions: () => ({ ...next }),
    missed: (from, userId) => {
      const own = userId === undefined ? undefined : users.get(userId);
      const known = [begin, broadcast.known, own?.known ?? {}, userId === undefined ? {} : forgottenUsers];
      const isWithin = Object.entries(next).every(([partition, end]) => {
        const offset = from[partition];
        return offset !== undefined && offset <= end && known.every((one) => offset >= (one[partition] ?? 0));
      });
      if (!isWithin) return null;
      return [...broadcast.entries, ...(own?.entries ?? [])]
        .filter(({ partition, offset }) => offset >= (from[partition] ?? 0))
        .sort((a, b) => a.arrival - b.arrival);
    },
    isAhead: (from) => Object.entries(next).some(([partition, end]) => (from[partition] ?? 0) > end),
  };
};
