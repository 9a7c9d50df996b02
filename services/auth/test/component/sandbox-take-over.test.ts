import { until } from '@academy/service-kit/testing/wait-for.ts';
import { apiVersion } from '@academy/stripe-double/world.ts';
import type { Connection } from 'mongoose';
import { billing, bought, day, fillOldSandbox, later, old } from '../support/old-sandbox.ts';
import { paying, useSandbox } from '../support/use-sandbox.ts';

const academy = useSandbox();
let store: Connection;

beforeAll(async () => {
  await academy.stop();
  store = await academy.stack.database('auth');
  await fillOldSandbox(store);
  await academy.startAnew();
}, 60_000);

const recordOf = async (userId: string) => {
  const record = await academy.provider.readCustomer(`cus_${userId}`);
  const [its] = record?.subscriptions ?? [];
  if (!record || !its) throw new Error(`${userId} was not taken over`);
  return { ...record, subscription: its };
};

test('When the double takes over, then customers, subscriptions, coupons and invoices are what they were', async () => {
  const active = await recordOf('active');
  expect(active.subscriptions).toEqual([
    {
      id: 'sub_active',
      status: 'active',
      cancelsAtPeriodEnd: false,
      startedAt: bought,
      periodEnd: later(30),
      endedAt: null,
      interval: 'month',
      // Half of it, less the balance.
      amount: 1499 - 200,
      currency: 'eur',
      coupon: 'AMIGOS50',
    },
  ]);
  expect(active.invoices).toEqual([
    {
      id: 'in_active_1',
      number: 'SANDBOX-000001',
      subscriptionId: 'sub_active',
      issuedAt: bought,
      status: 'paid',
      currency: 'eur',
      total: 1499,
      charged: 1499,
      vat: 260,
      refunded: 0,
      periodStart: bought,
      periodEnd: later(30),
      billedTo: billing,
    },
  ]);
  const { subscription: cancelling, invoices } = await recordOf('cancelling');
  expect(cancelling).toMatchObject({ status: 'active', cancelsAtPeriodEnd: true, periodEnd: later(30) });
  expect(invoices).toMatchObject([{ number: 'SANDBOX-000002', billedTo: null }]);
  const due = await recordOf('due');
  expect(due.subscription).toMatchObject({ status: 'past_due', periodEnd: later(35), amount: 2999 });
  expect(due.invoices.map(({ number, status }) => [number, status])).toEqual([
    ['SANDBOX-000004', 'open'],
    ['SANDBOX-000003', 'paid'],
  ]);
  const ended = await recordOf('ended');
  expect(ended.subscription).toMatchObject({ status: 'ended', endedAt: later(2) });
  // One that nobody had looked at gets the next number.
  expect(ended.invoices.map(({ number, status, refunded }) => [number, status, refunded])).toEqual([
    ['SANDBOX-000013', 'void', 0],
    ['SANDBOX-000005', 'refunded', 2999],
  ]);
});

test('When messages of a customer still waited, then auth is told once to look anew', async () => {
  await until(() => academy.received.length >= 2);
  expect(academy.received.map(({ webhook }) => [webhook?.type, webhook?.customerId]).toSorted()).toEqual([
    ['customer.subscription.updated', 'cus_cancelling'],
    ['customer.subscription.updated', 'cus_due'],
  ]);
});

const records = () => Promise.all(old.map(({ _id: id }) => academy.provider.readCustomer(id)));

const creditOf = async (userId: string): Promise<number> => {
  const authorization = `Bearer sk_test_${academy.env['SANDBOX_SECRET']}`;
  const headers = { authorization, 'stripe-version': apiVersion };
  const answer = await fetch(`${academy.baseUrl}/v1/customers/cus_${userId}`, { headers });
  return 0 - ((await answer.json()) as { balance: number }).balance;
};

test('When it has taken over, then nothing of it is left behind, and a new start changes nothing', async () => {
  expect(await store.collection('sandbox_customers').countDocuments()).toBe(0);
  expect(await store.collection('sandbox_invoices').countDocuments()).toBe(0);
  const before = await records();
  await academy.stop();
  await academy.start();
  expect(await records()).toEqual(before);
});

test('When they are taken over, then they go on: renewed, resumed, paid with another card, given back', async () => {
  await academy.provider.resume('sub_cancelling');
  expect((await recordOf('cancelling')).subscription.cancelsAtPeriodEnd).toBe(false);
  await academy.provider.cancelAtPeriodEnd('sub_cancelling');
  const portal = await academy.portal('cus_due');
  const card = { act: 'card', cardNumber: '4242 4242 4242 4242', expiry: '12/40', cvc: '123' };
  expect((await academy.send(portal, card)).goesTo).toContain('outcome=card');
  expect((await recordOf('due')).subscription.status).toBe('active');
  academy.passTime(21 * day);
  const active = await recordOf('active');
  expect(active.invoices.map(({ number, status, total }) => [number, status, total])).toEqual([
    [expect.stringMatching(/^SANDBOX-\d{6}$/), 'paid', 1499],
    ['SANDBOX-000001', 'paid', 1499],
  ]);
  expect((await recordOf('cancelling')).subscription.status).toBe('ended');
  await academy.provider.refundAllAndEnd('sub_due');
  const { subscription: given, invoices } = await recordOf('due');
  expect(given.status).toBe('ended');
  expect(invoices.every(({ status }) => status === 'refunded')).toBe(true);
});

test('When the same person comes to buy again, then they are the same customer', async () => {
  const details = { userId: 'ended', email: 'ended@example.com', name: 'Ana', language: 'es' } as const;
  expect(await academy.provider.createCustomer(details)).toBe('cus_ended');
});

test('When a changed year that was taken over is given back whole, then none of its credit is left', async () => {
  await academy.provider.refundAllAndEnd('sub_changed');
  const { invoices } = await recordOf('changed');
  expect(invoices.at(-1)).toMatchObject({ status: 'refunded', refunded: 29_990 });
  expect(await creditOf('changed')).toBe(0);
});

test('When a year bought with a coupon becomes a month, then the rest of what it cost is credited', async () => {
  await academy.provider.changeInterval('sub_half', 'month', later(100));
  const { invoices } = await recordOf('half');
  const unused = Math.round((14_995 * 265) / 365);
  expect(invoices.map(({ total }) => total)).toEqual([1499 - unused, 14_995]);
  expect(await creditOf('half')).toBe(unused - 1499);
});

test('When one whose last change was taken over changes again, then its month is credited', async () => {
  const { invoices: before } = await recordOf('twice');
  await academy.provider.changeInterval('sub_twice', 'year', later(19));
  const { invoices } = await recordOf('twice');
  const unused = Math.round((2999 * 15) / 30);
  expect(invoices[0]?.total).toBe(29_990 - unused);
  expect(invoices.slice(1)).toEqual(before);
});

test('When the year of a change was refunded before, then its credit still pays, and ends with the subscription', async () => {
  expect(await creditOf('refunded')).toBe(26_500);
  await academy.provider.refundAndEnd('sub_refunded');
  const { invoices, subscription } = await recordOf('refunded');
  expect([subscription.status, invoices.at(-1)?.refunded]).toEqual(['ended', 29_990]);
  expect(await creditOf('refunded')).toBe(0);
});

test('When somebody had no subscription and no card, then they are taken over, and can buy', async () => {
  expect(await academy.provider.readCustomer('cus_nothing')).toEqual({ subscriptions: [], invoices: [] });
  const page = await academy.checkout('cus_nothing');
  expect((await academy.send(page, paying())).goesTo).toContain('payment=done');
  expect((await recordOf('nothing')).subscription.status).toBe('active');
});
