const firstMs = 500;
const mostMs = 30_000;
const healthyAfterMs = 60_000;

export interface Backoff {
  /** The pause before the next start of a process that lived for so long: 0.5 s, doubling up to 30 s. */
  next(livedMs: number): number;
}

/** A process that lived for a minute counts as healthy, and its next failure as the first one. */
export const createBackoff = (): Backoff => {
  let failures = 0;
  return {
    next(livedMs) {
      if (livedMs >= healthyAfterMs) failures = 0;
      const pause = Math.min(firstMs * 2 ** failures, mostMs);
      failures += 1;
      return pause;
    },
  };
};
