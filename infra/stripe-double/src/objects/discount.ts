import type Stripe from 'stripe';

export interface CouponParts {
  duration: 'once' | 'forever' | 'repeating';
  percentOff?: number;
  amountOff?: number;
  months?: number;
}

export const couponObject = (
  id: string,
  created: number,
  { duration, percentOff, amountOff, months }: CouponParts,
): Stripe.Coupon => ({
  id,
  object: 'coupon',
  amount_off: amountOff ?? null,
  created,
  currency: amountOff === undefined ? null : 'eur',
  duration,
  duration_in_months: months ?? null,
  livemode: false,
  max_redemptions: null,
  metadata: {},
  name: null,
  percent_off: percentOff ?? null,
  redeem_by: null,
  times_redeemed: 0,
  valid: true,
});

export const promotionCodeObject = (
  id: string,
  created: number,
  { code, coupon }: { code: string; coupon: string },
): Stripe.PromotionCode => ({
  id,
  object: 'promotion_code',
  active: true,
  code,
  created,
  customer: null,
  customer_account: null,
  expires_at: null,
  livemode: false,
  max_redemptions: null,
  metadata: {},
  promotion: { coupon, type: 'coupon' },
  restrictions: { first_time_transaction: false, minimum_amount: null, minimum_amount_currency: null },
  times_redeemed: 0,
});

export interface DiscountParts {
  coupon: string;
  promotionCode: string;
  customer: string;
  subscription: string;
  session: string;
  end: number | null;
}

export const discountObject = (id: string, start: number, parts: DiscountParts): Stripe.Discount => ({
  id,
  object: 'discount',
  checkout_session: parts.session,
  customer: parts.customer,
  customer_account: null,
  end: parts.end,
  invoice: null,
  invoice_item: null,
  promotion_code: parts.promotionCode,
  source: { coupon: parts.coupon, type: 'coupon' },
  start,
  subscription: parts.subscription,
  subscription_item: null,
});
