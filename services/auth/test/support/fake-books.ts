import type { Billing, Interval } from '@academy/contracts/shared/payments.ts';
import type {
  CheckoutRequest,
  CustomerDetails,
  ProviderInvoice,
  ProviderSubscription,
} from '../../src/payments/provider/provider-port.ts';

export interface FakeCustomer {
  id: string;
  details: CustomerDetails;
  billing: Billing | null;
  /** The page that still takes a payment. */
  page: { url: string; request: CheckoutRequest } | null;
  subscriptions: ProviderSubscription[];
  invoices: ProviderInvoice[];
}

export interface FakeBooksOptions {
  now: () => Date;
  /** Per cent off, by the coupon's code. */
  coupons: Readonly<Record<string, number>>;
  prices: Readonly<Record<Interval, number>>;
  vatPercent: number;
  newId: (kind: string) => string;
  /** Something of a customer changed. */
  tell: (type: string, customer: FakeCustomer) => void;
}

const addInterval = (from: Date, interval: Interval): Date => {
  const months = interval === 'year' ? 12 : 1;
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months + 1, 0)).getUTCDate();
  const moved = new Date(from);
  moved.setUTCMonth(from.getUTCMonth() + months, Math.min(from.getUTCDate(), lastDay));
  return moved;
};

/** Who pays at the fake provider and for what, and all that can happen to it. */
export const createFakeBooks = ({ now, coupons, prices, vatPercent, newId, tell }: FakeBooksOptions) => {
  const customers = new Map<string, FakeCustomer>();

  const customer = (id: string): FakeCustomer => {
    const found = customers.get(id);
    if (!found) throw new Error(`no customer ${id}`);
    return found;
  };
  const customerOf = (userId: string): FakeCustomer => {
    const found = [...customers.values()].find(({ details }) => details.userId === userId);
    if (!found) throw new Error(`user ${userId} is no customer`);
    return found;
  };
  const holderOf = (subscriptionId: string): { owner: FakeCustomer; subscription: ProviderSubscription } => {
    for (const owner of customers.values()) {
      const subscription = owner.subscriptions.find(({ id }) => id === subscriptionId);
      if (subscription) return { owner, subscription };
    }
    throw new Error(`no subscription ${subscriptionId}`);
  };

  const charge = (
    owner: FakeCustomer,
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

  const begin = (owner: FakeCustomer, interval: Interval, coupon: string | null): string => {
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

  const end = (subscriptionId: string): void => {
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

  const renew = (subscriptionId: string): void => {
    const { owner, subscription } = holderOf(subscriptionId);
    if (subscription.cancelsAtPeriodEnd) return end(subscriptionId);
    const periodStart = subscription.periodEnd;
    subscription.periodEnd = addInterval(periodStart, subscription.interval);
    subscription.status = 'active';
    charge(owner, subscription, { total: subscription.amount, status: 'paid', periodStart });
    tell('invoice.paid', owner);
  };

  const failCharge = (subscriptionId: string): void => {
    const { owner, subscription } = holderOf(subscriptionId);
    const periodStart = subscription.periodEnd;
    subscription.periodEnd = addInterval(periodStart, subscription.interval);
    subscription.status = 'past_due';
    charge(owner, subscription, { total: subscription.amount, status: 'open', periodStart });
    tell('invoice.payment_failed', owner);
  };

  const recover = (subscriptionId: string): void => {
    const { owner, subscription } = holderOf(subscriptionId);
    subscription.status = 'active';
    for (const invoice of owner.invoices)
      if (invoice.subscriptionId === subscriptionId && invoice.status === 'open') invoice.status = 'paid';
    tell('invoice.paid', owner);
  };

  const costOfChange = (subscriptionId: string, interval: Interval) => {
    const { subscription } = holderOf(subscriptionId);
    if (subscription.interval === interval) return null;
    const difference = prices[interval] - subscription.amount;
    return { due: Math.max(0, difference), credit: Math.max(0, -difference) };
  };

  const changeInterval = (subscriptionId: string, interval: Interval): void => {
    const { owner, subscription } = holderOf(subscriptionId);
    if (subscription.interval === interval) return;
    const difference = prices[interval] - subscription.amount;
    Object.assign(subscription, {
      interval,
      amount: prices[interval],
      periodEnd: addInterval(now(), interval),
    });
    if (difference > 0) charge(owner, subscription, { total: difference, status: 'paid' });
    tell('subscription.updated', owner);
  };

  return {
    customers,
    customer,
    customerOf,
    subscription: (subscriptionId: string) => holderOf(subscriptionId).subscription,
    begin,
    renew,
    failCharge,
    recover,
    refundLast,
    refundAll,
    setCancelling,
    costOfChange,
    changeInterval,
    end,
  };
};
