import { readFileSync, writeFileSync } from 'node:fs';
import { stateFile } from '@academy/stripe-double/state-file.ts';
import type {
  OldCustomer,
  OldInvoice,
  OldSubscription,
} from '@academy/stripe-double/take-over/old-records.ts';
import type { Connection } from 'mongoose';
import { useSandbox } from '../support/use-sandbox.ts';

const academy = useSandbox();
const day = 86_400_000;
// Whole seconds, as Stripe counts.
const bought = new Date(Math.floor(Date.now() / 1000) * 1000 - 10 * day);
const later = (days: number): Date => new Date(bought.getTime() + days * day);
const billing = {
  name: 'Ana S.L.',
  line1: 'Calle Mayor 1',
  postalCode: '28013',
  city: 'Madrid',
  country: 'ES',
  taxId: 'B12345678',
};

const subscription = (id: string, more: Partial<OldSubscription> = {}): OldSubscription => ({
  id,
  checkoutId: `page of ${id}`,
  status: 'active',
  cancelsAtPeriodEnd: false,
  startedAt: bought,
  anchor: bought,
  periodStart: bought,
  periodEnd: later(30),
  endedAt: null,
  interval: 'month',
  price: 2999,
  currency: 'eur',
  coupon: null,
  balance: 0,
  ...more,
});

const invoice = (id: string, subscriptionId: string, more: Partial<OldInvoice> = {}): OldInvoice => ({
  id,
  subscriptionId,
  status: 'paid',
  issuedAt: bought,
  currency: 'eur',
  total: 2999,
  refunded: 0,
  periodStart: bought,
  periodEnd: later(30),
  billedTo: billing,
  ...more,
});

const customer = (
  userId: string,
  subscriptions: OldSubscription[],
  invoices: OldInvoice[],
  more: Partial<OldCustomer['account']> = {},
): OldCustomer => ({
  _id: `cus_${userId}`,
  userId,
  email: `${userId}@example.com`,
  name: 'Ana Núñez',
  language: 'es',
  account: {
    billing,
    card: { brand: 'Visa', last4: '4242', expires: '12/40', failsLater: false },
    subscriptions,
    invoices,
    ...more,
  },
});

const old = [
  customer(
    'active',
    [subscription('sub_active', { coupon: { code: 'AMIGOS50', percentOff: 50, months: 3 }, balance: 200 })],
    [invoice('in_active_1', 'sub_active', { total: 1499 })],
  ),
  customer(
    'cancelling',
    [subscription('sub_cancelling', { cancelsAtPeriodEnd: true })],
    [invoice('in_cancelling_1', 'sub_cancelling', { billedTo: null })],
  ),
  customer(
    'due',
    [subscription('sub_due', { status: 'past_due', periodStart: later(5), periodEnd: later(35) })],
    [
      invoice('in_due_1', 'sub_due'),
      invoice('in_due_2', 'sub_due', { status: 'open', issuedAt: later(5), periodStart: later(5) }),
    ],
    { card: { brand: 'Visa', last4: '0341', expires: '12/40', failsLater: true } },
  ),
  customer(
    'ended',
    [subscription('sub_ended', { status: 'ended', endedAt: later(2) })],
    [
      invoice('in_ended_1', 'sub_ended', { status: 'refunded', refunded: 2999 }),
      invoice('in_ended_2', 'sub_ended', { status: 'void', issuedAt: later(1) }),
    ],
  ),
];

let store: Connection;

beforeAll(async () => {
  await academy.stop();
  store = await academy.stack.database('auth');
  await store.collection<OldCustomer>('sandbox_customers').insertMany(old);
  const numbered = ['in_active_1', 'in_cancelling_1', 'in_due_1', 'in_due_2', 'in_ended_1'];
  const numbers = numbered.map((_id, index) => ({ _id, sequence: index + 1 }));
  await store.collection<{ _id: string }>('sandbox_invoices').insertMany(numbers);
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
    ['SANDBOX-000006', 'void', 0],
    ['SANDBOX-000005', 'refunded', 2999],
  ]);
  expect(academy.received).toEqual([]);
});

test('When it has taken over, then nothing of it is left behind, and a new start changes nothing', async () => {
  expect(await store.collection('sandbox_customers').countDocuments()).toBe(0);
  expect(await store.collection('sandbox_invoices').countDocuments()).toBe(0);
  const before = await Promise.all(old.map(({ userId }) => recordOf(userId)));
  await academy.stop();
  await academy.start();
  expect(await Promise.all(old.map(({ userId }) => recordOf(userId)))).toEqual(before);
});

test('When it was killed before the old records were removed, then nothing is taken over twice', async () => {
  const before = await Promise.all(old.map(({ userId }) => recordOf(userId)));
  await academy.stop();
  await store.collection<OldCustomer>('sandbox_customers').insertMany(old);
  const file = stateFile(academy.env['DATA_DIR'] ?? '');
  const kept = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...kept, hasTakenOver: false }));
  await academy.start();
  expect(await Promise.all(old.map(({ userId }) => recordOf(userId)))).toEqual(before);
  expect(await store.collection('sandbox_customers').countDocuments()).toBe(0);
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
    [expect.stringMatching(/^SANDBOX-00000[78]$/), 'paid', 1499],
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
