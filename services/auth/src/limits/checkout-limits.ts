import { RateLimiterMemory } from 'rate-limiter-flexible';
import { take } from './take.ts';

export interface CheckoutLimits {
  /** One more payment page for a member. Throws DomainError 429. */
  checkout(userId: string): Promise<void>;
}

const hour = 60 * 60;

/** Counts are kept in this process: with several replicas each allows as many. */
export const createCheckoutLimits = ({ perHour }: { perHour: number }): CheckoutLimits => {
  const perUser = new RateLimiterMemory({ points: perHour, duration: hour });
  return { checkout: (userId) => take(perUser, userId) };
};
