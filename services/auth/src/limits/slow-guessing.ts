/** How long the next guess at one account has to wait. */
export interface SlowGuessing {
  /** Counts an attempt before it is made; gives 0, or for how many milliseconds none is let in, counting nothing. */
  attempt(key: string): number;
  /** Takes one attempt back that turned out to be right. */
  succeeded(key: string): void;
}

interface Bucket {
  /** Failures, which wear off by so many a day. */
  level: number;
  at: number;
  /** No attempt is let in before this. */
  nextAt: number;
}

const dayMs = 24 * 60 * 60_000;
const longestPauseMs = 15 * 60_000;
const growth = 1.2;
/** So many accounts are remembered; more at once drop those tried longest ago. */
const mostKeys = 100_000;

/**
 * Some `perDay` failures a day for each key, however many addresses they come from. The first tenth are free, then each
 * makes the next wait longer, up to a quarter of an hour: never a lock, and what is refused meanwhile counts nothing.
 * Kept in this process: with several replicas each allows as many.
 */
export const createSlowGuessing = (perDay: number, now: () => number = Date.now): SlowGuessing => {
  const buckets = new Map<string, Bucket>();
  const free = Math.max(1, Math.floor(perDay / 10));

  const worn = (key: string): Bucket => {
    const known = buckets.get(key);
    if (known === undefined) return { level: 0, at: now(), nextAt: 0 };
    const level = Math.max(0, known.level - ((now() - known.at) * perDay) / dayMs);
    return { ...known, level, at: now() };
  };

  const put = (key: string, bucket: Bucket): void => {
    buckets.delete(key);
    if (bucket.level > 0) buckets.set(key, bucket);
    const [oldest] = buckets.keys();
    if (buckets.size > mostKeys && oldest !== undefined) buckets.delete(oldest);
  };

  const pauseAfter = (level: number): number =>
    level < free ? 0 : Math.min(longestPauseMs, 1_000 * growth ** (level - free));

  return {
    attempt: (key) => {
      const bucket = worn(key);
      if (bucket.nextAt > now()) return bucket.nextAt - now();
      const level = bucket.level + 1;
      put(key, { level, at: now(), nextAt: now() + pauseAfter(level) });
      return 0;
    },
    succeeded: (key) => {
      const bucket = worn(key);
      put(key, { ...bucket, level: bucket.level - 1, nextAt: 0 });
    },
  };
};
