import { take } from '@academy/service-kit/limits/take.ts';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { tooManyChecks } from '../domain/catalog-texts.ts';

export interface CheckLimits {
  /** Counts one check of a learner; throws DomainError 429 when there were too many within a minute. */
  take(userId: string): Promise<void>;
}

/** Counts are kept in this process: with several replicas each allows as many. */
export const createCheckLimits = (perMinute: number): CheckLimits => {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
  return { take: (userId) => take(limiter, userId, tooManyChecks) };
};
