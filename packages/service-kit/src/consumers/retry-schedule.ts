import { backoffMs, type Backoff } from '../time/backoff.ts';

/** How a transient failure is retried in place. All times in milliseconds. */
export interface RetryPolicy extends Backoff {
  /** After this long since the first failure the message is parked. */
  giveUpAfterMs: number;
  /** Between tries while our own store is away; there is no end to them. */
  storeAway: Backoff;
}

export const defaultRetryPolicy: RetryPolicy = {
  firstMs: 200,
  factor: 3,
  maxMs: 30_000,
  giveUpAfterMs: 180_000,
  storeAway: { firstMs: 200, maxMs: 5_000 },
};

/**
 * What follows the n-th failed attempt (n from 1) of one message: a pause before the next, or `park` when the
 * pauses so far plus this one would pass the policy's end.
 */
export const afterFailure = (
  attempt: number,
  failingForMs: number,
  policy: RetryPolicy,
  random?: () => number,
): number | 'park' => {
  const pause = backoffMs(attempt, policy, random);
  return failingForMs + pause > policy.giveUpAfterMs ? 'park' : pause;
};
