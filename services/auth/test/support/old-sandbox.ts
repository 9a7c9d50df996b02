import type { Connection } from 'mongoose';
import type {
  OldCustomer,
  OldEvent,
  OldInvoice,
  OldSubscription,
} from '@academy/stripe-double/take-over/old-records.ts';

export const day = 86_400_000;
// Whole seconds, as Stripe counts.
export const bought = new Date(Math.floor(Date.now() / 1000) * 1000 - 10 * day);
export const later = (days: number): Date => new Date(bought.getTime() + days * day);
export const billing = {
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
  creditedInvoices: 0,
  ...more,
});

const invoice = (id: string, subscriptionId: string, more: Partial<OldInvoice> = {}): OldInvoice => ({
  id,
  subscriptionId,
  status: 'paid',
  issuedAt: bought,
  currency: 'eur',
  total: 2999,
  credit: 0,
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
  outbox: [],
  account: {
    billing,
    card: { brand: 'Visa', last4: '4242', expires: '12/40', failsLater: false },
    subscriptions,
    invoices,
    ...more,
  },
});

/** After some days; the year of `refunded` was given back later. */
const yearChangedToMonths = (userId: string): OldCustomer => {
  const id = `sub_${userId}`;
  const period = { periodStart: later(4), periodEnd: later(34) };
  const given = userId === 'refunded' ? { status: 'refunded' as const, refunded: 29_990 } : {};
  return customer(
    userId,
    [subscription(id, { ...period, balance: 26_500, creditedInvoices: 1, anchor: later(4) })],
    [
      invoice(`in_${userId}_1`, id, { total: 29_990, periodEnd: later(365), ...given }),
      invoice(`in_${userId}_2`, id, { ...period, total: 0, credit: 2999, issuedAt: later(4) }),
    ],
  );
};

export const old = [
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
  ...['changed', 'twice', 'refunded'].map(yearChangedToMonths),
  // A year at half its price.
  customer(
    'half',
    [
      subscription('sub_half', {
        ...{ interval: 'year', price: 29_990, periodEnd: later(365) },
        coupon: { code: 'AMIGOS50', percentOff: 50, months: 3 },
      }),
    ],
    [invoice('in_half_1', 'sub_half', { total: 14_995, periodEnd: later(365) })],
  ),
  // Somebody who opened a page and never paid.
  customer('nothing', [], [], { billing: null, card: null }),
];

/** Fills the store of the sandbox of before, with messages that wait; an invoice without a number is among it. */
export const fillOldSandbox = async (store: Connection): Promise<void> => {
  await store
    .collection<OldCustomer>('sandbox_customers')
    .insertMany(
      old.map((one) => ({ ...one, outbox: one.userId === 'cancelling' ? [{ id: 'evt_waits' }] : [] })),
    );
  await store.collection<OldEvent>('sandbox_events').insertMany([
    { _id: 'evt_due_1', customerId: 'cus_due', deliveredAt: null },
    { _id: 'evt_due_2', customerId: 'cus_due', deliveredAt: null },
    { _id: 'evt_active', customerId: 'cus_active', deliveredAt: bought },
  ]);
  const ids = old.flatMap(({ account }) => account.invoices.map(({ id }) => id));
  const numbered = ids.filter((id) => id !== 'in_ended_2');
  const numbers = numbered.map((_id, index) => ({ _id, sequence: index + 1 }));
  await store.collection<{ _id: string }>('sandbox_invoices').insertMany(numbers);
};
