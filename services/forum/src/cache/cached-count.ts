export interface CachedCount<T> {
  read(): Promise<T>;
  /** Something that is counted was written. */
  forget(): void;
}

/** A count may take this part of the time at most. */
const shareOfTime = 20;
/** Nobody waits for a count that takes longer while there is an older one. */
const patienceMs = 50;

interface Held<T> {
  value: T;
  at: number;
  tookMs: number;
}

/**
 * What is counted from whole collections. Made anew when it is older than `freshMs`, or after a write; the longer a count
 * takes the longer it stands, and while a slow one is made the one before is given.
 */
export const createCachedCount = <T>(
  count: () => Promise<T>,
  { freshMs, now = Date.now }: { freshMs: number; now?: () => number },
): CachedCount<T> => {
  let held: Held<T> | null = null;
  let isForgotten = false;
  let running: Promise<T> | null = null;

  const make = async (): Promise<T> => {
    const started = now();
    isForgotten = false;
    const value = await count();
    held = { value, at: started, tookMs: now() - started };
    return value;
  };

  const refresh = (): Promise<T> =>
    (running ??= make().finally(() => {
      running = null;
    }));

  return {
    read: async () => {
      if (!held) return refresh();
      const age = now() - held.at;
      const isFresh = age < held.tookMs * shareOfTime || (!isForgotten && age < freshMs);
      if (isFresh) return held.value;
      if (held.tookMs < patienceMs) {
        // One that began before the last write may lack it.
        if (running) await running.catch(() => undefined);
        return refresh();
      }
      refresh().catch(() => undefined);
      return held.value;
    },
    forget: () => {
      isForgotten = true;
    },
  };
};
