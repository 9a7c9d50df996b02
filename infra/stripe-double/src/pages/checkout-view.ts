import type Stripe from 'stripe';
import { expandedDiscount } from '../checkout.ts';
import { addInterval } from '../periods.ts';
import type { World } from '../world.ts';
import type { FormState } from './fields.ts';
import { vatWithin } from './format.ts';

/** What a payment page asks for, in cents, VAT included. */
export interface Quote {
  interval: 'month' | 'year';
  currency: string;
  price: number;
  coupon: { code: string; percentOff: number } | null;
  rebate: number;
  /** What the customer has in their favour, as far as it pays here. */
  credit: number;
  total: number;
  vat: number;
  vatPercent: number;
  /** Seconds. */
  renewsAt: number;
  /** What the next charge asks for. */
  renewal: number;
}

export interface CheckoutView extends FormState {
  quote: Quote;
  draft: Readonly<Record<string, string>>;
  /** What was typed as a coupon that does not count. */
  coupon: string;
  cancelUrl: string;
  /** Above the button that pays; Markdown. */
  message: string;
}

export const quoteFor = (world: World, session: Stripe.Checkout.Session, vatPercent: number): Quote => {
  const price = world.sales.get(session.id)?.price;
  if (!price) throw new Error(`${session.id} sells nothing`);
  const amount = price.unit_amount ?? 0;
  const interval = price.recurring?.interval === 'year' ? 'year' : 'month';
  const now = world.now();
  const renewsAt = addInterval(now, interval);
  const { promotion, coupon } = expandedDiscount(world, session) ?? {};
  const percentOff = coupon?.percent_off ?? 0;
  const rebate = Math.round((amount * percentOff) / 100);
  const rebateEnds = addInterval(now, 'month', now, coupon?.duration_in_months ?? 1);
  const balance = world.customers.get(String(session.customer))?.balance ?? 0;
  const credit = Math.min(Math.max(0, -balance), amount - rebate);
  const total = amount - rebate - credit;
  return {
    interval,
    currency: price.currency,
    price: amount,
    coupon: promotion ? { code: promotion.code, percentOff } : null,
    rebate,
    credit,
    total,
    vat: vatWithin(total, vatPercent),
    vatPercent,
    renewsAt,
    renewal: rebateEnds > renewsAt ? amount - rebate : amount,
  };
};
