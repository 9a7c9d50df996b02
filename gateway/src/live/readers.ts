import type { Reader } from './reader.ts';

/** The open streams, found by user. */
export interface Readers {
  add(reader: Reader): void;
  remove(reader: Reader): void;
  all(): Iterable<Reader>;
  ofUser(userId: string): Iterable<Reader>;
  count(): number;
}

export const createReaders = (): Readers => {
  const everybody = new Set<Reader>();
  const byUser = new Map<string, Set<Reader>>();
  return {
    add: (reader) => {
      everybody.add(reader);
      if (reader.identity === null) return;
      const { userId } = reader.identity;
      byUser.set(userId, (byUser.get(userId) ?? new Set()).add(reader));
    },
    remove: (reader) => {
      everybody.delete(reader);
      const own = reader.identity && byUser.get(reader.identity.userId);
      if (!own) return;
      own.delete(reader);
      if (own.size === 0) byUser.delete(reader.identity?.userId ?? '');
    },
    all: () => everybody,
    ofUser: (userId) => byUser.get(userId) ?? [],
    count: () => everybody.size,
  };
};
