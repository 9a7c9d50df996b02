interface Entry<Value> {
  value: Promise<Value | null>;
  until: number;
}

export interface RememberOptions {
  /** How long an answer holds. */
  freshMs: number;
  /** How long the source is left alone after a failure. */
  failedMs: number;
  /** Answers that are kept; the oldest makes way. */
  most: number;
  /** Reads at the same time; beyond them the answer is null. */
  mostReading: number;
  now?: () => number;
}

/** Reads by key, together with whoever asks for the same, and keeps the answers for a while. A failure gives null. */
export const remembered = <Value>(
  read: (key: string) => Promise<Value | null>,
  { freshMs, failedMs, most, mostReading, now = Date.now }: RememberOptions,
): ((key: string) => Promise<Value | null>) => {
  const entries = new Map<string, Entry<Value>>();
  let reading = 0;

  const begin = (key: string): Entry<Value> => {
    reading += 1;
    const entry: Entry<Value> = {
      until: Infinity,
      value: read(key)
        .then(
          (value) => {
            entry.until = now() + freshMs;
            return value;
          },
          () => {
            entry.until = now() + failedMs;
            return null;
          },
        )
        .finally(() => (reading -= 1)),
    };
    return entry;
  };

  return (key) => {
    const known = entries.get(key);
    if (known && known.until > now()) return known.value;
    entries.delete(key);
    if (reading >= mostReading) return Promise.resolve(null);
    const oldest = entries.keys().next();
    if (entries.size >= most && !oldest.done) entries.delete(oldest.value);
    const entry = begin(key);
    entries.set(key, entry);
    return entry.value;
  };
};
