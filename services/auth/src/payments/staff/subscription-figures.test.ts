import { expect, test } from '@jest/globals';
import { subscriptionFigures, type SubscriptionGroup } from './subscription-figures.ts';

const group = (over: Partial<SubscriptionGroup>): SubscriptionGroup => ({
  state: 'active',
  interval: 'month',
  currency: 'EUR',
  amount: 2999,
  count: 1,
  ...over,
});

test('When subscriptions run, then a month of them is summed, a year by its twelfth, each currency apart', () => {
  const groups = [
    group({ count: 2 }),
    group({ interval: 'year', amount: 29_990 }),
    group({ state: 'past_due', amount: 2399 }),
    group({ currency: 'USD', amount: 3299 }),
  ];
  expect(subscriptionFigures(groups)).toEqual({
    revenue: [
      { currency: 'EUR', monthly: 2 * 2999 + 2499 + 2399, subscriptions: 4 },
      { currency: 'USD', monthly: 3299, subscriptions: 1 },
    ],
    states: { active: 4, past_due: 1, cancelling: 0 },
  });
});

test('When one is cancelled, or its price is not known yet, then it is counted and brings nothing more', () => {
  const groups = [group({ state: 'cancelling' }), group({ amount: null, interval: null, currency: null })];
  expect(subscriptionFigures(groups)).toEqual({
    revenue: [],
    states: { active: 1, past_due: 0, cancelling: 1 },
  });
});
