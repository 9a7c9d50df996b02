import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Billing, Interval } from '@academy/contracts/shared/payments.ts';
import { DomainError, invalid, unavailable } from '@academy/service-kit/errors/domain-error.ts';
import { paymentTexts } from '../../src/locales/payment-texts.ts';
import type {
  CheckoutRequest,
  CustomerDetails,
  Notice,
  PaymentProvider,
  ProviderInvoice,
  ProviderName,
  ProviderSubscription,
} from '../../src/payments/provider-port.ts';

/** A message as it would arrive: its raw body and the header that signs it. */
export interface SignedNotice {
  id: string;
  body: string;
  signature: string;
}

interface Customer {
  id: string;
  details: CustomerDetails;
  billing: Billing | null;
  /** The page that still takes a payment. */
  page: { url: string; request: CheckoutRequest } | null;
  subscriptions: ProviderSubscription[];
  invoices: ProviderInvoice[];
}

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
  notices: SignedNotice[];
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
  sign(notice: Partial<Omit<Notice, 'createdAt'>>, at?: Date): SignedNotice;
}

const toleranceSeconds = 300;

export const addInterval = (from: Date, interval: Interval): Date => {
  const months = interval === 'year' ? 12 : 1;
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months + 1, 0)).getUTCDate();
  const moved = new Date(from);
  moved.setUTCMonth(from.getUTCMonth() + months, Math.min(from.getUTCDate(), lastDay));
  return moved;
};

const mac = (secret: string, text: string): string => createHmac('sha256', secret).update(text).digest('hex');

const same = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

export const createFakeProvider = (options: FakeProviderOptions = {}): FakeProvider => {
  const {
    name = 'sandbox',
    now = () => new Date(),
    coupons = { HALF: 50 },
    prices = { month: 2999, year: 29_990 },
    vatPercent = 21,
    secret = 'the secret of these tests',
  } = options;
  const customers = new Map<string, Customer>();
  let made = 0;
  let gate: Promise<void> = Promise.resolve();
  const newId = (kind: string): string => `${kind}_${(made += 1)}`;

  const customer = (id: string): Customer => {
    const found = customers.get(id);
    if (!found) throw new Error(`no customer ${id}`);
    return found;
  };
  const customerOf = (userId: string): Customer => {
    const found = [...customers.values()].find(({ details }) => details.userId === userId);
    if (!found) throw new Error(`user ${userId} is no customer`);
    return found;
  };
  const holderOf = (subscriptionId: string): { owner: Customer; subscription: ProviderSubscription } => {
    for (const owner of customers.values()) {
      const subscription = owner.subscriptions.find(({ id }) => id === subscriptionId);
      if (subscription) return { owner, subscription };
    }
    throw new Error(`no subscription ${subscriptionId}`);
  };

  const sign: FakeProvider['sign'] = (notice, at = now()) => {
    const id = notice.id ?? newId('evt');
    const body = JSON.stringify({ type: 'changed', customerId: null, ...notice, id, createdAt: at });
    const time = Math.floor(at.getTime() / 1000);
    return { id, body, signature: `t=${time},v1=${mac(secret, `${time}.${body}`)}` };
  };
  const notices: SignedNotice[] = [];
  const tell = (type: string, { id }: Customer): void => void notices.push(sign({ type, customerId: id }));

  const charge = (
    owner: Customer,
    subscription: ProviderSubscription,
    {
      total,
      status,
      periodStart = now(),
    }: { total: number; status: ProviderInvoice['status']; periodStart?: Date },
  ): void => {
    const id = newId('in');
    owner.invoices.unshift({
      id,
      number: `FAKE-${id.slice(3).padStart(4, '0')}`,
      subscriptionId: subscription.id,
      issuedAt: now(),
      status,
      currency: subscription.currency,
      total,
      vat: total - Math.round(total / (1 + vatPercent / 100)),
      refunded: 0,
      periodStart,
      periodEnd: subscription.periodEnd,
      billedTo: owner.billing,
    });
  };

  const begin = (owner: Customer, interval: Interval, coupon: string | null): string => {
    const amount = Math.round(prices[interval] * (1 - (coupons[coupon ?? ''] ?? 0) / 100));
    const subscription: ProviderSubscription = {
      id: newId('sub'),
      status: 'active',
      cancelsAtPeriodEnd: false,
      startedAt: now(),
      periodEnd: addInterval(now(), interval),
      endedAt: null,
      interval,
      amount,
      currency: 'eur',
      coupon,
    };
    owner.subscriptions.unshift(subscription);
    charge(owner, subscription, { total: amount, status: 'paid' });
    tell('subscription.started', owner);
    return subscription.id;
  };

  const endIt = (subscriptionId: string): void => {
    const { owner, subscription } = holderOf(subscriptionId);
    if (subscription.status === 'ended') return;
    Object.assign(subscription, { status: 'ended', endedAt: now() });
    tell('subscription.ended', owner);
  };
  const refundLast = (subscriptionId: string): void => {
    const { owner } = holderOf(subscriptionId);
    const last = owner.invoices.find(
      ({ subscriptionId: of, status }) =>
        of === subscriptionId && (status === 'paid' || status === 'refunded'),
    );
    if (last?.status !== 'paid') return;
    Object.assign(last, { status: 'refunded', refunded: last.total });
    tell('charge.refunded', owner);
  };
  const refundAll = (subscriptionId: string): void => {
    const { owner } = holderOf(subscriptionId);
    for (const invoice of owner.invoices)
      if (invoice.subscriptionId === subscriptionId && invoice.status === 'paid')
        Object.assign(invoice, { status: 'refunded', refunded: invoice.total });
    tell('charge.refunded', owner);
  };
  const setCancelling = (subscriptionId: string, cancelsAtPeriodEnd: boolean): void => {
    const { owner, subscription } = holderOf(subscriptionId);
    if (subscription.status === 'ended') return;
    subscription.cancelsAtPeriodEnd = cancelsAtPeriodEnd;
    tell('subscription.updated', owner);
  };

  const fake: FakeProvider = {
    notices,
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
      return begin(owner, interval, coupon);
    },
    subscribe: (userId, interval = 'month') => begin(customerOf(userId), interval, null),
    renew: (subscriptionId) => {
      const { owner, subscription } = holderOf(subscriptionId);
      if (subscription.cancelsAtPeriodEnd) return endIt(subscriptionId);
      const periodStart = subscription.periodEnd;
      subscription.periodEnd = addInterval(periodStart, subscription.interval);
      subscription.status = 'active';
      charge(owner, subscription, { total: subscription.amount, status: 'paid', periodStart });
      tell('invoice.paid', owner);
    },
    failCharge: (subscriptionId) => {
      const { owner, subscription } = holderOf(subscriptionId);
      const periodStart = subscription.periodEnd;
      subscription.periodEnd = addInterval(periodStart, subscription.interval);
      subscription.status = 'past_due';
      charge(owner, subscription, { total: subscription.amount, status: 'open', periodStart });
      tell('invoice.payment_failed', owner);
    },
    recover: (subscriptionId) => {
      const { owner, subscription } = holderOf(subscriptionId);
      subscription.status = 'active';
      for (const invoice of owner.invoices)
        if (invoice.subscriptionId === subscriptionId && invoice.status === 'open') invoice.status = 'paid';
      tell('invoice.paid', owner);
    },
    refund: refundLast,
    end: endIt,
    subscription: (subscriptionId) => ({ ...holderOf(subscriptionId).subscription }),
    subscriptionsOf: (userId) => customerOf(userId).subscriptions.map(({ id }) => id),
    invoicesOf: (userId) => structuredClone(customerOf(userId).invoices),
    sign,
    provider: undefined as never,
  };

  const called = async <T>(call: keyof PaymentProvider, act: () => T): Promise<T> => {
    fake.calls.push(call);
    await gate;
    if (fake.away) throw unavailable('payments-away', paymentTexts.paymentsAway);
    return act();
  };

  const readNotice: PaymentProvider['readNotice'] = (rawBody, signature, at) => {
    fake.calls.push('readNotice');
    const [, time = '', given = ''] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature ?? '') ?? [];
    const isGenuine = same(given, mac(secret, `${time}.${rawBody.toString()}`));
    if (!isGenuine || Math.abs(at.getTime() / 1000 - Number(time)) > toleranceSeconds)
      throw new DomainError({ status: 400, code: 'bad-signature', text: paymentTexts.badSignature });
    const { createdAt, ...notice } = JSON.parse(rawBody.toString()) as Omit<Notice, 'createdAt'> & {
      createdAt: string;
    };
    return { ...notice, createdAt: new Date(createdAt) };
  };

  fake.provider = {
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
        if (coupon !== null && coupons[coupon] === undefined)
          throw invalid([{ path: 'coupon', text: paymentTexts.unknownCoupon }]);
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
    cancelAtPeriodEnd: (id) => called('cancelAtPeriodEnd', () => setCancelling(id, true)),
    resume: (id) => called('resume', () => setCancelling(id, false)),
    changeInterval: (id, interval) =>
      called('changeInterval', () => {
        const { owner, subscription } = holderOf(id);
        if (subscription.interval === interval) return;
        const difference = prices[interval] - subscription.amount;
        Object.assign(subscription, {
          interval,
          amount: prices[interval],
          periodEnd: addInterval(now(), interval),
        });
        if (difference > 0) charge(owner, subscription, { total: difference, status: 'paid' });
        tell('subscription.updated', owner);
      }),
    endNow: (id) => called('endNow', () => endIt(id)),
    refundAndEnd: (id) =>
      called('refundAndEnd', () => {
        refundLast(id);
        endIt(id);
      }),
    refundAllAndEnd: (id) =>
      called('refundAllAndEnd', () => {
        refundAll(id);
        endIt(id);
      }),
    openPortal: (customerId) =>
      called('openPortal', () => ({ url: `https://pay.example/portal/${customer(customerId).id}` })),
    readNotice,
  };
  return fake;
};
