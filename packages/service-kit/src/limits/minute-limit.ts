import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { tooMany } from '../errors/domain-error.ts';
import type { Localised } from '../text/localised.ts';

/**
 * Counts one for a key; throws DomainError 429 with `text` and Retry-After when there were more than `perMinute`. Counts are
 * kept in this process: with several replicas each allows as many. `createSharedLimits` is for what guards accounts or money.
 */
export const createMinuteLimit = (perMinute: number, text?: Localised): ((key: string) => Promise<void>) => {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
  return async (key) => {
    try {
      await limiter.consume(key);
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) throw tooMany(refusal.msBeforeNext / 1000, text);
      throw refusal;
    }
  };
};
