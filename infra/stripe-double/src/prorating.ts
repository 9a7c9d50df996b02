import type Stripe from 'stripe';
import { invoicesOf, type World } from './world.ts';

const isProration = ({ parent }: Stripe.InvoiceLineItem): boolean =>
  parent?.subscription_item_details?.proration ?? false;

/** Cents that a line asked for, after coupons. */
const chargedBy = ({ amount, discount_amounts: rebates }: Stripe.InvoiceLineItem): number =>
  (rebates ?? []).reduce((left, rebate) => left - rebate.amount, amount);

const shareAfter = (at: number, { start, end }: Stripe.InvoiceLineItem.Period): number =>
  Math.max(0, end - Math.max(at, start)) / (end - start);

/**
 * Cents that the rest of what a subscription has been charged for is worth at a moment. As with Stripe it is a share of
 * what was charged, not of the price. What was charged before the last change was credited then.
 */
export const unusedOf = (world: World, subscription: string, at: number): number => {
  const its = invoicesOf(world, subscription).filter(({ status }) => status !== 'void');
  const changed = its.findLastIndex(({ billing_reason: reason }) => reason === 'subscription_update');
  return its
    .slice(Math.max(0, changed))
    .flatMap(({ lines }) => lines.data)
    .filter((line) => !isProration(line))
    .reduce((sum, line) => sum + Math.round(chargedBy(line) * shareAfter(at, line.period)), 0);
};
