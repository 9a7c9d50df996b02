import type Stripe from 'stripe';
import type { ProviderSubscription } from '../provider/provider-port.ts';

export const date = (seconds: number): Date => new Date(seconds * 1000);
export const idOf = (object: string | { id: string }): string =>
  typeof object === 'string' ? object : object.id;

/** What maps a subscription, of all that Stripe knows of its customer. */
export interface CustomerContext {
  /** Cents owed for the next invoice; below zero, what the next invoices are paid with first. */
  balance: number;
  /** Discounts that stand on an invoice already. */
  used: ReadonlySet<string>;
}

const statusOf = (status: Stripe.Subscription.Status): ProviderSubscription['status'] => {
  if (status === 'active' || status === 'trialing') return 'active';
  if (status === 'incomplete') return 'incomplete';
  if (status === 'canceled' || status === 'incomplete_expired') return 'ended';
  // Unpaid, paused and what Stripe may add: not paid for, and not over.
  return 'past_due';
};

const couponOf = ({ source }: Stripe.Discount): Stripe.Coupon | null =>
  typeof source.coupon === 'object' ? source.coupon : null;

const isExpanded = (discount: string | Stripe.Discount): discount is Stripe.Discount =>
  typeof discount !== 'string';

const countsAt = (discount: Stripe.Discount, at: number, used: ReadonlySet<string>): boolean => {
  if (couponOf(discount)?.duration === 'once') return !used.has(discount.id);
  return discount.end === null || discount.end > at;
};

const without = (amount: number, discount: Stripe.Discount): number => {
  const coupon = couponOf(discount);
  if (coupon?.percent_off) return amount - Math.round((amount * coupon.percent_off) / 100);
  return amount - (coupon?.amount_off ?? 0);
};

const labelOf = (discount: Stripe.Discount): string | null => {
  if (discount.promotion_code !== null && typeof discount.promotion_code !== 'string')
    return discount.promotion_code.code;
  const coupon = couponOf(discount);
  return coupon?.name ?? coupon?.id ?? null;
};

/**
 * The item of it that is premium; null for a subscription to something else that the same customer pays. What this
 * academy sold bears its user and stays premium, whatever product it is sold as today.
 */
export const premiumItem = (
  { items, metadata }: Stripe.Subscription,
  product: string,
): Stripe.SubscriptionItem | null => {
  const sold = items.data.find(({ price }) => idOf(price.product) === product);
  return sold ?? (metadata['userId'] ? items.data[0] : null) ?? null;
};

/** Null for one that is not to premium. */
export const toSubscription = (
  subscription: Stripe.Subscription,
  product: string,
  { balance, used }: CustomerContext,
): ProviderSubscription | null => {
  const item = premiumItem(subscription, product);
  if (!item) return null;
  const { cancel_at: cancelAt, ended_at: endedAt } = subscription;
  // The customer portal cancels at a time, the API at the end of the period: the same to the customer.
  const endsInPeriod = cancelAt !== null && cancelAt <= item.current_period_end;
  const discounts = subscription.discounts
    .filter(isExpanded)
    .filter((discount) => countsAt(discount, item.current_period_end, used));
  const price = (item.price.unit_amount ?? 0) * (item.quantity ?? 1);
  return {
    id: subscription.id,
    status: statusOf(subscription.status),
    cancelsAtPeriodEnd: subscription.cancel_at_period_end || endsInPeriod,
    startedAt: date(subscription.start_date),
    periodEnd: date(endsInPeriod ? cancelAt : item.current_period_end),
    endedAt: endedAt === null ? null : date(endedAt),
    interval: item.price.recurring?.interval === 'year' ? 'year' : 'month',
    amount: Math.max(0, Math.max(0, discounts.reduce(without, price)) + balance),
    currency: subscription.currency,
    coupon: discounts.map(labelOf).find((label) => label !== null) ?? null,
  };
};
