import { RateLimiterMemory } from 'rate-limiter-flexible';
import { take } from '@academy/service-kit/limits/take.ts';

/** What one member may ask of the provider, whose own limit is one for the whole academy. */
export interface PaymentLimits {
  /** One more payment page for a member. Throws DomainError 429. */
  checkout(userId: string): Promise<void>;
  /** One more other thing that the provider does for a member. Throws DomainError 429. */
  providerCall(userId: string): Promise<void>;
}

const hour = 60 * 60;

/** Counts are kept in this process: with several replicas each allows as many. */
export const createPaymentLimits = (perHour: { checkouts: number; providerCalls: number }): PaymentLimits => {
  const checkouts = new RateLimiterMemory({ points: perHour.checkouts, duration: hour });
  const providerCalls = new RateLimiterMemory({ points: perHour.providerCalls, duration: hour });
  return {
    checkout: (userId) => take(checkouts, userId),
    providerCall: (userId) => take(providerCalls, userId),
  };
};
