import type { PayingState, SubscriptionFigures } from '@academy/contracts/http/auth/staff-payments.ts';
import type { Interval } from '@academy/contracts/shared/payments.ts';

/** Subscriptions that are alike but for their member. */
export interface SubscriptionGroup {
  state: PayingState;
  interval: Interval | null;
  currency: string | null;
  /** Of each of them. */
  amount: number | null;
  count: number;
}

const monthsOf: Readonly<Record<Interval, number>> = { month: 1, year: 12 };

/**
 * Monthly recurring revenue, as investors count it: what charges itself again, normalised to a month. One that is
 * cancelled brings nothing more; one whose charge failed still counts, as its provider goes on trying.
 */
export function subscriptionFigures(groups: readonly SubscriptionGroup[]): SubscriptionFigures {
  const states = { active: 0, past_due: 0, cancelling: 0 };
  const revenue = new Map<string, { monthly: number; subscriptions: number }>();
  for (const { state, interval, currency, amount, count } of groups) {
    states[state] += count;
    if (state === 'cancelling' || interval === null || currency === null || amount === null) continue;
    const sum = revenue.get(currency) ?? { monthly: 0, subscriptions: 0 };
    sum.monthly += (amount * count) / monthsOf[interval];
    sum.subscriptions += count;
    revenue.set(currency, sum);
  }
  return {
    revenue: [...revenue]
      .map(([currency, sum]) => ({ currency, ...sum, monthly: Math.round(sum.monthly) }))
      .toSorted((a, b) => a.currency.localeCompare(b.currency)),
    states,
  };
}
