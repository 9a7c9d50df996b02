import type { Billing, Interval } from '@academy/contracts/shared/payments.ts';
import { paymentsAway, unknownCoupon } from '../../src/payments/provider/payment-texts.ts';
import type {
  Webhook,
  PaymentProvider,
  ProviderInvoice,
  ProviderName,
  ProviderSubscription,
} from '../../src/payments/provider/provider-port.ts';
import { readStripeWebhook } from '../../src/payments/stripe/stripe-webhooks.ts';
import { createFakeBooks } from './fake-books.ts';
import { signWebhook, type SignedWebhook } from './fake-webhooks.ts';

export interface FakeProviderOptions {
  name?: ProviderName;
  now?: () => Date;
  /** Per cent off, by the coupon's code; half off for `HALF` when absent. */
  coupons?: Readonly<Record<string, number>>;
  prices?: Readonly<Record<Interval, number>>;
  vatPercent?: number;
  secret?: string;
}

/** A payment provider in memory, with what happens at it in the tests' hands. */
export interface FakeProvider {
  provider: PaymentProvider;
  /** Every message it made, oldest first; delivering them is the test's choice. */
  webhooks: SignedWebhook[];
  /** Names of the port's calls, in order, those that failed included. */
  calls: (keyof PaymentProvider)[];
  /** Every call fails with 503 while it is true. */
  away: boolean;
  /** Calls wait from now on until what it gives is called. */
  hold(): () => void;
  /** Throws where the user never came to a payment page. */
  customerOf(userId: string): string;
  billingOf(userId: string): Billing | null;
  /** The address of the page that takes a payment; null where none does. */
  pageOf(userId: string): string | null;
  /** Pays the open page; throws where none is open. Gives the subscription's id. */
  pay(userId: string): string;
  /** Another subscription beside what there is, as a second tab would have made it. */
  subscribe(userId: string, interval?: Interval): string;
  /** The period is over and the next one paid; a subscription that was to end ends. */
  renew(subscriptionId: string): void;
  failCharge(subscriptionId: string): void;
  /** The charge that failed is paid after all. */
  recover(subscriptionId: string): void;
  /** All of the last paid invoice is given back; the subscription itself goes on. */
  refund(subscriptionId: string): void;
  end(subscriptionId: string): void;
  subscription(subscriptionId: string): ProviderSubscription;
  /** Newest first. */
  subscriptionsOf(userId: string): string[];
  invoicesOf(userId: string): ProviderInvoice[];
  /** A message of the test's own making, signed as the provider would. */
  sign(webhook: Partial<Omit<Webhook, 'createdAt'>>, at?: Date): SignedWebhook;
}

export const createFakeProvider = (options: FakeProviderOptions = {}): FakeProvider => {
  const {
    name = 'sandbox',
    now = () => new Date(),
    coupons = { HALF: 50 },
    prices = { month: 2999, year: 29_990 },
    vatPercent = 21,
    secret = 'the secret of these tests',
  } = options;
  const webhooks: SignedWebhook[] = [];
  let made = 0;
  let gate: Promise<void> = Promise.resolve();
  const newId = (kind: string): string => `${kind}_${(made += 1)}`;
  const sign: FakeProvider['sign'] = (webhook, at = now()) =>
    signWebhook(secret, { id: newId('evt'), type: 'changed', customerId: null, ...webhook, createdAt: at });
  const books = createFakeBooks({
    now,
    coupons,
    prices,
    vatPercent,
    newId,
    tell: (type, { id }) => void webhooks.push(sign({ type, customerId: id })),
  });
  const { customers, customer, customerOf } = books;

  const called = async <T>(call: keyof PaymentProvider, act: () => T): Promise<T> => {
    fake.calls.push(call);
    await gate;
    if (fake.away) throw paymentsAway();
    return act();
  };

  const provider: PaymentProvider = {
    name,
    createCustomer: (details) =>
      called('createCustomer', () => {
        const known = [...customers.values()].find((one) => one.details.userId === details.userId);
        if (known) return known.id;
        const id = newId('cus');
        customers.set(id, { id, details, billing: null, page: null, subscriptions: [], invoices: [] });
        return id;
      }),
    saveBilling: (customerId, billing) =>
      called('saveBilling', () => void (customer(customerId).billing = billing)),
    openCheckout: (request) =>
      called('openCheckout', () => {
        const { coupon, customerId } = request;
        if (coupon !== null && coupons[coupon] === undefined) throw unknownCoupon();
        const url = `https://pay.example/checkout/${newId('cs')}`;
        customer(customerId).page = { url, request };
        return { url };
      }),
    readCustomer: (customerId) =>
      called('readCustomer', () => {
        const found = customers.get(customerId);
        return found
          ? structuredClone({ subscriptions: found.subscriptions, invoices: found.invoices })
          : null;
      }),
    cancelAtPeriodEnd: (id) => called('cancelAtPeriodEnd', () => books.setCancelling(id, true)),
    resume: (id) => called('resume', () => books.setCancelling(id, false)),
    quoteChange: (id, interval) => called('quoteChange', () => books.costOfChange(id, interval)),
    changeInterval: (id, interval) => called('changeInterval', () => books.changeInterval(id, interval)),
    endNow: (id) => called('endNow', () => books.end(id)),
    refundAndEnd: (id) =>
      called('refundAndEnd', () => {
        books.refundLast(id);
        books.end(id);
      }),
    refundAllAndEnd: (id) =>
      called('refundAllAndEnd', () => {
        books.refundAll(id);
        books.end(id);
      }),
    openPortal: (customerId) =>
      called('openPortal', () => ({ url: `https://pay.example/portal/${customer(customerId).id}` })),
    readWebhook: (rawBody, signature, at) => readStripeWebhook([secret], rawBody, signature, at),
  };

  const fake: FakeProvider = {
    provider,
    webhooks,
    calls: [],
    away: false,
    hold: () => {
      let release = (): void => undefined;
      gate = new Promise((resolve) => (release = resolve));
      return release;
    },
    customerOf: (userId) => customerOf(userId).id,
    billingOf: (userId) => customerOf(userId).billing,
    pageOf: (userId) => customerOf(userId).page?.url ?? null,
    pay: (userId) => {
      const owner = customerOf(userId);
      if (!owner.page) throw new Error(`user ${userId} has no open page`);
      const { interval, coupon } = owner.page.request;
      owner.page = null;
      return books.begin(owner, interval, coupon);
    },
    subscribe: (userId, interval = 'month') => books.begin(customerOf(userId), interval, null),
    renew: books.renew,
    failCharge: books.failCharge,
    recover: books.recover,
    refund: books.refundLast,
    end: books.end,
    subscription: (subscriptionId) => ({ ...books.subscription(subscriptionId) }),
    subscriptionsOf: (userId) => customerOf(userId).subscriptions.map(({ id }) => id),
    invoicesOf: (userId) => structuredClone(customerOf(userId).invoices),
    sign,
  };
  return fake;
};
