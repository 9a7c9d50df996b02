/** How a transient failure is retried in place. All times in milliseconds. */
export interface RetryPolicy {
  firstPauseMs: number;
  /** Each pause is this many times the one before. */
  factor: number;
  maxPauseMs: number;
  /** After this long since the first failure the message is parked. */
  giveUpAfterMs: number;
}

export const defaultRetryPolicy: RetryPolicy = {
  firstPauseMs: 200,
  factor: 3,
  maxPauseMs: 30_000,
  giveUpAfterMs: 180_000,
};

/**
 * What follows the n-th failed attempt (n from 1) of one message: a pause before the next, or `park` when the
 * pauses so far plus this one would pass the policy's end.
 */
export const afterFailure = (attempt: number, failingForMs: number, policy: RetryPolicy): number | 'park' => {
  const pause = Math.min(policy.maxPauseMs, policy.firstPauseMs * policy.factor ** (attempt - 1));
  return failingForMs + pause > policy.giveUpAfterMs ? 'park' : pause;
};
