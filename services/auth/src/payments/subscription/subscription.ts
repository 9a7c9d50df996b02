import type { SubscriptionEvent } from '@academy/contracts/http/auth/staff-payments.ts';
import type { Interval, SubscriptionState } from '@academy/contracts/shared/payments.ts';
import type { ProviderName } from '../provider/provider-port.ts';

/** One thing that happened, as it is kept. */
export type HistoryEntry = Omit<SubscriptionEvent, 'at' | 'giftUntil'> & {
  at: Date;
  giftUntil?: Date | null;
  /** The request of staff that it answers, so that the same one asked again is known. */
  requestId?: string;
};

/** What has been seen to be given back of an invoice. */
export interface SeenRefund {
  invoiceId: string;
  cents: number;
}

/** What we last saw of somebody's subscription at their provider. The provider's own record is the truth. */
export interface Subscription {
  state: SubscriptionState;
  provider: ProviderName | null;
  customerId: string | null;
  providerSubscriptionId: string | null;
  interval: Interval | null;
  /** Cents of the next charge, VAT included, after a coupon. */
  amount: number | null;
  currency: string | null;
  startedAt: Date | null;
  periodEnd: Date | null;
  /** Since when a charge has failed. */
  pastDueSince: Date | null;
  endedAt: Date | null;
  coupon: string | null;
  /** Since when a payment page is open. */
  pendingSince: Date | null;
  /** Second subscriptions of the same customer that were given back: two tabs both paid. */
  duplicates: string[];
  /** Null before the first finding, and where an earlier release wrote the last one. */
  refunds: SeenRefund[] | null;
  /** The number of the latest sync with the provider; an earlier one that comes back late is passed by. */
  lookup: number;
  /** The number of the latest sync whose finding is written here. */
  settled: number;
  /** Syncs in a row that brought no finding. */
  lookFailures: number;
  /** When to sync again unasked; null for never. */
  lookAt: Date | null;
  history: HistoryEntry[];
}

/** Premium apart from any payment, until a day or, with null, without end. */
export interface Gift {
  until: Date | null;
}

const dayMs = 86_400_000;
export const graceDays = 7;
/**
 * 14 days, of which the day of the purchase is none and the last one counts whole (Regulation 1182/71, article 3): one more
 * covers both wherever the member is.
 */
const withdrawalDays = 14 + 1;
const daysAfter = (from: Date, days: number): Date => new Date(from.getTime() + days * dayMs);

export const noSubscription = (): Subscription => ({
  state: 'none',
  provider: null,
  customerId: null,
  providerSubscriptionId: null,
  interval: null,
  amount: null,
  currency: null,
  startedAt: null,
  periodEnd: null,
  pastDueSince: null,
  endedAt: null,
  coupon: null,
  pendingSince: null,
  duplicates: [],
  refunds: null,
  lookup: 0,
  settled: 0,
  lookFailures: 0,
  lookAt: null,
  history: [],
});

export const graceEnd = (pastDueSince: Date): Date => daysAfter(pastDueSince, graceDays);

/** When premium ends where no charge comes before: cancelled, or in its days of grace. */
export const endsAt = ({ state, periodEnd, pastDueSince }: Subscription): Date | null => {
  if (state === 'cancelling') return periodEnd;
  return state === 'past_due' && pastDueSince !== null ? graceEnd(pastDueSince) : null;
};

export const nextChargeAt = ({ state, periodEnd }: Subscription): Date | null =>
  state === 'active' ? periodEnd : null;

/** Whether the subscription, apart from any gift, gives premium at this moment. */
export const isEntitled = (subscription: Subscription, now: Date): boolean => {
  const { state } = subscription;
  if (state === 'active') return true;
  const end = endsAt(subscription);
  return end !== null && now < end;
};

/** Until when the right of withdrawal can be used; null where it cannot. */
export const withdrawUntil = (subscription: Subscription, now: Date): Date | null => {
  if (!isEntitled(subscription, now) || subscription.startedAt === null) return null;
  const until = daysAfter(subscription.startedAt, withdrawalDays);
  return now < until ? until : null;
};
