/** What came lately, for a reader that begins: its page was fetched a moment before its stream opened. */
export interface Recent<Entry> {
  /** `at` is when it was published, in milliseconds since 1970. */
  add(entry: Entry, at: number): void;
  /** What was published at that moment or after it, in the order of arrival; null where that is not all known. */
  since(at: number): Entry[] | null;
}

/** Keeps the last `capacity` entries. `knownSince` is from when on everything arrives here. */
export const createRecent = <Entry>(options: { capacity: number; knownSince: number }): Recent<Entry> => {
  const entries: { entry: Entry; at: number }[] = [];
  let { knownSince } = options;
  return {
    add: (entry, at) => {
      entries.push({ entry, at });
      if (entries.length <= options.capacity) return;
      const oldest = entries.shift();
      if (oldest) knownSince = Math.max(knownSince, oldest.at + 1);
    },
    since: (at) => (at < knownSince ? null : entries.filter((one) => one.at >= at).map(({ entry }) => entry)),
  };
};
