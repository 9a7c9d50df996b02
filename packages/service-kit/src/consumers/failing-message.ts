import { isStoreAway } from '../mongo/store-away.ts';
import { backoffMs } from '../time/backoff.ts';
import { isPermanent } from './permanent-error.ts';
import { afterFailure, type RetryPolicy } from './retry-schedule.ts';

/** The message that a partition stands at, and how often it has failed. */
export interface FailingMessage {
  offset: string;
  attempts: number;
  /** Attempts in a row that failed because our own store is away. */
  storeAway: number;
  /** Of the attempts that failed for another reason: how many, and since when (ms since the epoch). */
  failures: number;
  since: number;
}

export interface FailureVerdict {
  failing: FailingMessage;
  next: number | 'park';
}

interface RetryContext {
  now: number;
  policy: RetryPolicy;
  random?: () => number;
}

/**
 * What follows a failed attempt. While our own store is away nothing is parked, and that time counts for nothing:
 * the patience with other failures begins with the first of them after it.
 */
export const judgeFailure = (
  before: FailingMessage | undefined,
  offset: string,
  error: unknown,
  { now, policy, random }: RetryContext,
): FailureVerdict => {
  const known = before?.offset === offset ? before : undefined;
  const attempts = (known?.attempts ?? 0) + 1;
  if (isStoreAway(error)) {
    const storeAway = (known?.storeAway ?? 0) + 1;
    const failing = { offset, attempts, storeAway, failures: 0, since: now };
    return { failing, next: backoffMs(storeAway, policy.storeAway, random) };
  }
  const failures = (known?.failures ?? 0) + 1;
  const since = known !== undefined && known.failures > 0 ? known.since : now;
  const failing = { offset, attempts, storeAway: 0, failures, since };
  return { failing, next: isPermanent(error) ? 'park' : afterFailure(failures, now - since, policy, random) };
};
