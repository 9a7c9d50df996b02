import { RateLimiterRes, type RateLimiterMemory } from 'rate-limiter-flexible';
import { tooMany } from '@academy/service-kit/errors/domain-error.ts';
import type { Localised } from '@academy/service-kit/text/localised.ts';

/** Counts one; throws DomainError 429 when there were too many. */
export const take = async (limiter: RateLimiterMemory, key: string, text?: Localised): Promise<void> => {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) throw tooMany(refusal.msBeforeNext / 1000, text);
    throw refusal;
  }
};
