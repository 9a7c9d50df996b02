import { vatWithin } from '../invoices/vat.ts';
import type { Interval } from '@academy/contracts/shared/payments.ts';
import type { Tariff } from './account.ts';
import { rebateAt } from './amounts.ts';
import { findCoupon, type Coupon } from './coupons.ts';
import { periodEndOf } from './periods.ts';

/** What a payment page asks for, in cents, VAT included. */
export interface Quote {
  interval: Interval;
  currency: string;
  price: number;
  coupon: Coupon | null;
  rebate: number;
  total: number;
  vat: number;
  vatPercent: number;
  renewsAt: Date;
  /** What the next charge asks for. */
  renewal: number;
}

export const quoteFor = (
  { interval, coupon: code }: { interval: Interval; coupon: string | null },
  { prices, currency, vatPercent }: Tariff,
  now: Date,
): Quote => {
  const price = prices[interval];
  const coupon = code === null ? null : findCoupon(code);
  const terms = { coupon, price, startedAt: now };
  const rebate = rebateAt(terms, now);
  const renewsAt = periodEndOf(now, interval, now.getUTCDate());
  const total = price - rebate;
  const renewal = price - rebateAt(terms, renewsAt);
  const vat = vatWithin(total, vatPercent);
  return { interval, currency, price, coupon, rebate, total, vat, vatPercent, renewsAt, renewal };
};
