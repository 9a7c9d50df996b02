/** One value that is read from elsewhere and held in memory. */
export interface Cached<T> {
  /** The held value, or a new one. Callers that come while it is being read share the read, and its error. */
  read(): Promise<T>;
  /** The next read begins anew. */
  forget(): void;
}

export interface CachedOptions {
  /** How old the value may be, in milliseconds; until `forget` when absent. */
  freshMs?: number;
  now?: () => number;
}

/** Holds what `load` gives. A failed read is not held. */
export const createCached = <T>(
  load: () => Promise<T>,
  { freshMs = Infinity, now = Date.now }: CachedOptions = {},
): Cached<T> => {
  let held: { value: Promise<T>; at: number } | null = null;
  return {
    read: () => {
      if (held && now() - held.at < freshMs) return held.value;
      const mine = { value: load(), at: now() };
      held = mine;
      mine.value.catch(() => {
        if (held === mine) held = null;
      });
      return mine.value;
    },
    forget: () => {
      held = null;
    },
  };
};
