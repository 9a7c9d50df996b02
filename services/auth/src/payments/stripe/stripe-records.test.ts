import type Stripe from 'stripe';
import { couponObject, discountObject } from '@academy/stripe-double/objects/discount.ts';
import { priceObject } from '@academy/stripe-double/objects/price.ts';
import { itemObject, subscriptionObject } from '@academy/stripe-double/objects/subscription.ts';
import { toSubscription } from './stripe-records.ts';

const start = Date.UTC(2026, 0, 31) / 1000;
const end = Date.UTC(2026, 1, 28) / 1000;
const price = priceObject('price_1', start, {
  currency: 'eur',
  product: 'prod_premium',
  unitAmount: 2999,
  interval: 'month',
});
const item = itemObject('si_1', start, { subscription: 'sub_1', price, start, end });

const subscription = (changes: Partial<Stripe.Subscription> = {}): Stripe.Subscription => ({
  ...subscriptionObject('sub_1', start, { customer: 'cus_1', item }),
  ...changes,
});
const mapped = (changes: Partial<Stripe.Subscription> = {}, balance = 0, used: string[] = []) =>
  toSubscription(subscription(changes), 'prod_premium', { balance, used: new Set(used) });

/** As `expand` gives it. */
const discount = (
  parts: Parameters<typeof couponObject>[2],
  endsAt: number | null = null,
): Stripe.Discount => ({
  ...discountObject('di_1', start, {
    coupon: 'c',
    promotionCode: 'promo_1',
    customer: 'cus_1',
    subscription: 'sub_1',
    session: 'cs_1',
    end: endsAt,
  }),
  source: { type: 'coupon', coupon: couponObject('coupon_1', start, parts) },
});

test.each([
  ['active', 'active'],
  ['trialing', 'active'],
  ['incomplete', 'incomplete'],
  ['past_due', 'past_due'],
  ['unpaid', 'past_due'],
  ['paused', 'past_due'],
  ['something_new', 'past_due'],
  ['canceled', 'ended'],
  ['incomplete_expired', 'ended'],
])('When Stripe calls it %s, then it is %s', (status, ours) => {
  expect(mapped({ status })).toMatchObject({ status: ours });
});

test('When it is mapped, then its period is that of its item, and times are dates', () => {
  expect(mapped()).toEqual({
    id: 'sub_1',
    status: 'active',
    cancelsAtPeriodEnd: false,
    startedAt: new Date(start * 1000),
    periodEnd: new Date(end * 1000),
    endedAt: null,
    interval: 'month',
    amount: 2999,
    currency: 'eur',
    coupon: null,
  });
});

test('When it sells something else, then it is none of ours', () => {
  expect(toSubscription(subscription(), 'prod_other', { balance: 0, used: new Set() })).toBeNull();
});

test('When the academy sold it, then it is ours whatever product is sold today', () => {
  const sold = subscription({ metadata: { userId: 'user_1' } });
  const context = { balance: 0, used: new Set<string>() };
  expect(toSubscription(sold, 'prod_of_today', context)).toMatchObject({ id: 'sub_1', amount: 2999 });
  const other = { ...item, id: 'si_2', price: { ...price, product: 'prod_of_today', unit_amount: 1000 } };
  const both = { ...sold, items: { ...sold.items, data: [item, other] } };
  expect(toSubscription(both, 'prod_of_today', context)).toMatchObject({ amount: 1000 });
});

test('When it is to end at a time, then it is cancelled only where that is in the period that is paid', () => {
  expect(mapped({ cancel_at_period_end: true, cancel_at: end })).toMatchObject({ cancelsAtPeriodEnd: true });
  expect(mapped({ cancel_at: end })).toMatchObject({ cancelsAtPeriodEnd: true });
  expect(mapped({ cancel_at: end - 60 })).toMatchObject({
    cancelsAtPeriodEnd: true,
    periodEnd: new Date((end - 60) * 1000),
  });
  expect(mapped({ cancel_at: end + 60 })).toMatchObject({
    cancelsAtPeriodEnd: false,
    periodEnd: new Date(end * 1000),
  });
});

test.each<[string, Stripe.Discount, { amount: number; coupon: string | null; used?: string[] }]>([
  [
    'per cent for ever',
    discount({ duration: 'forever', percentOff: 20 }),
    { amount: 2399, coupon: 'coupon_1' },
  ],
  [
    'an amount for ever',
    discount({ duration: 'forever', amountOff: 999 }),
    { amount: 2000, coupon: 'coupon_1' },
  ],
  [
    'more than it costs',
    discount({ duration: 'forever', amountOff: 9999 }),
    { amount: 0, coupon: 'coupon_1' },
  ],
  [
    'once, not used yet',
    discount({ duration: 'once', percentOff: 20 }),
    { amount: 2399, coupon: 'coupon_1' },
  ],
  [
    'once, used',
    discount({ duration: 'once', percentOff: 20 }),
    { amount: 2999, coupon: null, used: ['di_1'] },
  ],
  [
    'still on at the next charge',
    discount({ duration: 'repeating', percentOff: 20, months: 3 }, end + 1),
    { amount: 2399, coupon: 'coupon_1', used: ['di_1'] },
  ],
  [
    'over by the next charge',
    discount({ duration: 'repeating', percentOff: 20, months: 1 }, end),
    { amount: 2999, coupon: null },
  ],
])('When the coupon is %s, then the next charge is what it leaves', (_what, one, { used, ...expected }) => {
  expect(mapped({ discounts: [one] }, 0, used)).toMatchObject(expected);
});

test('When a credit stands to the customer, then it comes off the next charge, and what is owed is added', () => {
  expect(mapped({}, -1000)).toMatchObject({ amount: 1999 });
  expect(mapped({}, -26_991)).toMatchObject({ amount: 0 });
  expect(mapped({}, 500)).toMatchObject({ amount: 3499 });
});
