import type {
  OldCustomer,
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
  // A year, changed to months after some days.
  customer(
    'changed',
    [
      subscription('sub_changed', {
        balance: 26_500,
        creditedInvoices: 1,
        anchor: later(4),
        periodStart: later(4),
      }),
    ],
    [
      invoice('in_changed_1', 'sub_changed', { total: 29_990, periodEnd: later(365) }),
      invoice('in_changed_2', 'sub_changed', { total: 0, issuedAt: later(4), periodStart: later(4) }),
    ],
  ),
];
