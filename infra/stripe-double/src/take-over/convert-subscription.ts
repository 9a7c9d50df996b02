import type Stripe from 'stripe';
import { changeBalance } from '../balance.ts';
import { discountObject } from '../objects/discount.ts';
import { priceObject } from '../objects/price.ts';
import { itemObject, subscriptionObject } from '../objects/subscription.ts';
import { addInterval } from '../periods.ts';
import { addPromotionCode, findPromotionCode } from '../promotion-codes.ts';
import { invoicesOf, type World } from '../world.ts';
import type { OldSubscription } from './old-records.ts';

export const seconds = (date: Date): number => Math.floor(date.getTime() / 1000);

const convertCoupon = (world: World, customer: string, old: OldSubscription): string[] => {
  const { id: subscription, coupon, checkoutId: session } = old;
  if (!coupon) return [];
  const { code, percentOff, months } = coupon;
  const promotion =
    findPromotionCode(world, code) ??
    addPromotionCode(world, code, { duration: 'repeating', percentOff, months });
  const start = seconds(old.startedAt);
  const discount = discountObject(world.newId('di'), start, {
    coupon: String(promotion.promotion.coupon),
    promotionCode: promotion.id,
    customer,
    subscription,
    session,
    end: addInterval(start, 'month', start, months),
  });
  world.discounts.set(discount.id, discount);
  return [discount.id];
};

const itemOf = (world: World, old: OldSubscription): Stripe.SubscriptionItem => {
  const { id: subscription, currency, price: unitAmount, interval, startedAt } = old;
  const created = seconds(startedAt);
  const parts = { currency, product: 'prod_premium', unitAmount, interval };
  return itemObject(world.newId('si'), created, {
    subscription,
    price: priceObject(world.newId('price'), created, parts),
    start: seconds(old.periodStart),
    end: seconds(old.periodEnd),
  });
};

const statuses = { active: 'active', past_due: 'past_due', ended: 'canceled' } as const;

export const convertSubscription = (world: World, customer: Stripe.Customer, old: OldSubscription): void => {
  const made = subscriptionObject(old.id, seconds(old.startedAt), {
    customer: customer.id,
    item: itemOf(world, old),
    discounts: convertCoupon(world, customer.id, old),
    metadata: customer.metadata,
  });
  made.billing_cycle_anchor = seconds(old.anchor);
  made.status = statuses[old.status];
  made.cancel_at_period_end = old.cancelsAtPeriodEnd;
  made.cancel_at = old.cancelsAtPeriodEnd ? seconds(old.periodEnd) : null;
  made.ended_at = old.endedAt && seconds(old.endedAt);
  made.canceled_at = made.ended_at ?? (old.cancelsAtPeriodEnd ? world.now() : null);
  world.subscriptions.set(made.id, made);
};

/**
 * What a subscription had in its customer's favour. It came of the invoice of its last change of interval and stands in
 * the ledger under it, so that it goes when that is given back.
 */
export const convertBalance = (
  world: World,
  customer: Stripe.Customer,
  { id, status, balance, currency, creditedInvoices }: OldSubscription,
): void => {
  if (balance === 0 || status === 'ended') return;
  const its = invoicesOf(world, id);
  const invoice = (its[creditedInvoices] ?? its.at(-1))?.id;
  changeBalance(world, customer, { amount: -balance, currency, type: 'applied_to_invoice', invoice });
};
