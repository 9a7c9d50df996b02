import { day } from '../../../test/support/provider-world.ts';
import { noSubscriber, type Subscriber } from '../subscribers/subscriber.ts';
import { entitlementChange } from './change-entitlement.ts';
import { noSubscription, type Subscription } from './subscription.ts';

const active: Subscription = {
  ...noSubscription(),
  state: 'active',
  provider: 'stripe',
  customerId: 'cus_1',
  providerSubscriptionId: 'sub_1',
  startedAt: day(0),
  periodEnd: day(30),
};
const now = day(1);
const kept = (changes: Partial<Subscriber> = {}): Subscriber => ({ ...noSubscriber('ana'), ...changes });

test('When the plan becomes another, then it is numbered and is to be carried to the account', () => {
  const { state } = entitlementChange(kept({ planNumber: 4 }), { subscription: active }, { now });
  expect(state).toMatchObject({ plan: 'premium', planNumber: 5 });
  expect(state.planDueAt?.getTime()).toBeGreaterThan(now.getTime());
});

test('When the plan stays, then the account has nothing to hear', () => {
  const premium = kept({ plan: 'premium', planNumber: 5, subscription: active });
  const { state } = entitlementChange(premium, { gift: { until: null } }, { now });
  expect(state).toMatchObject({ plan: 'premium', planNumber: 5 });
  expect(state).not.toHaveProperty('planDueAt');
});

test('When the account took the plan first, then its number is taken over and nothing is carried', () => {
  const account = { plan: 'premium', planNumber: 6 } as const;
  const { state } = entitlementChange(kept({ planNumber: 5 }), { gift: { until: null } }, { now, account });
  expect(state).toMatchObject({ plan: 'premium', planNumber: 6 });
  expect(state).not.toHaveProperty('planDueAt');
});

test.each([
  ['somebody paid meanwhile, so that a gift taken back leaves premium', { plan: 'premium', planNumber: 5 }],
  ['a sync has numbered a plan meanwhile', { plan: 'premium', planNumber: 6 }],
] as const)('When %s, then the plan is carried again under a later number', (_what, known) => {
  const current = kept({ ...known, subscription: active, gift: { until: null } });
  const account = { plan: 'free', planNumber: 6 } as const;
  const { state } = entitlementChange(current, { gift: null }, { now, account });
  expect(state).toMatchObject({ plan: 'premium', planNumber: 7, planDueAt: expect.any(Date) });
});
