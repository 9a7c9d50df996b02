/** A map whose entries go `keepMs` after they were last set. */
export interface TtlMap<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
  readonly size: number;
}

/** Old entries are dropped as new ones come, so that it needs no timer. `now` is for tests. */
export const createTtlMap = <Value>(keepMs: number, now: () => number = Date.now): TtlMap<Value> => {
  const entries = new Map<string, { value: Value; until: number }>();

  const forget = (): void => {
    for (const [key, { until }] of entries) {
      // Entries are in the order of their last set, so the first that stays ends the search.
      if (until > now()) return;
      entries.delete(key);
    }
  };

  return {
    get: (key) => entries.get(key)?.value,
    set: (key, value) => {
      forget();
      entries.delete(key);
      entries.set(key, { value, until: now() + keepMs });
    },
    get size() {
      return entries.size;
    },
  };
};
