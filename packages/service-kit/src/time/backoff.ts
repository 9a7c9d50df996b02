export interface Backoff {
  /** The longest that the first pause may be, in milliseconds. */
  firstMs: number;
  /** The longest that any pause may be, in milliseconds. */
  maxMs: number;
  /** Each pause is this many times the one before. Default 2. */
  factor?: number;
}

/**
 * The pause after the n-th failure in a row (n from 1), in milliseconds: grows by `factor` from `firstMs` to
 * `maxMs`, of which a random half, so that replicas that failed together do not come back together ("equal jitter").
 */
export const backoffMs = (
  failures: number,
  { firstMs, maxMs, factor = 2 }: Backoff,
  random: () => number = Math.random,
): number => {
  const ceiling = Math.min(maxMs, firstMs * factor ** Math.max(0, failures - 1));
  return Math.round(ceiling / 2 + random() * (ceiling / 2));
};
