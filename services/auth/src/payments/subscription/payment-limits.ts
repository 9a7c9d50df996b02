import type { MakeSharedLimit } from '@academy/service-kit/limits/shared-limit.ts';

/** What one member may ask of the provider, whose own limit is one for the whole academy. */
export interface PaymentLimits {
  /** One more payment page for a member. Throws DomainError 429. */
  checkout(userId: string): Promise<void>;
  /** One more other thing that the provider does for a member. Throws DomainError 429. */
  providerCall(userId: string): Promise<void>;
}

const hourMs = 60 * 60_000;

/** Counts are in the store, so that all replicas share them. */
export const createPaymentLimits = (
  limit: MakeSharedLimit,
  perHour: { checkouts: number; providerCalls: number },
): PaymentLimits => {
  const checkouts = limit({ name: 'checkout', most: perHour.checkouts, windowMs: hourMs });
  const providerCalls = limit({ name: 'provider call', most: perHour.providerCalls, windowMs: hourMs });
  return {
    checkout: async (userId) => void (await checkouts.take(userId)),
    providerCall: async (userId) => void (await providerCalls.take(userId)),
  };
};
