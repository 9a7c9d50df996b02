import type { Billing, Interval } from '@academy/contracts/shared/payments.ts';
import {
  lastPayment,
  live,
  withSubscription,
  type Change,
  type SandboxAccount,
  type SandboxCard,
  type SandboxFact,
  type SandboxInvoice,
  type SandboxSubscription,
  type Tariff,
} from './account.ts';
import { bill } from './amounts.ts';
import type { Coupon } from './coupons.ts';
import { periodEndOf } from './periods.ts';

const updated = (account: SandboxAccount, changed: SandboxSubscription): Change => ({
  account: withSubscription(account, changed),
  facts: [{ type: 'customer.subscription.updated', objectId: changed.id }],
});

export interface Payment {
  checkoutId: string;
  /** For the subscription that the payment begins. */
  subscriptionId: string;
  interval: Interval;
  coupon: Coupon | null;
  card: SandboxCard;
  billing: Billing;
}

/** A payment page is paid once, and only the newest of a customer takes a payment. */
export const pay = (account: SandboxAccount, payment: Payment, tariff: Tariff, now: Date): Change => {
  if (account.openCheckoutId !== payment.checkoutId) return null;
  const { checkoutId, subscriptionId: id, interval, coupon, card, billing } = payment;
  const paying = { ...account, openCheckoutId: null, card, billing };
  const subscription: SandboxSubscription = {
    id,
    checkoutId,
    status: 'active',
    cancelsAtPeriodEnd: false,
    startedAt: now,
    anchor: now,
    periodStart: now,
    periodEnd: periodEndOf(now, interval, now.getUTCDate()),
    endedAt: null,
    interval,
    price: tariff.prices[interval],
    currency: tariff.currency,
    coupon,
    balance: 0,
    creditedInvoices: 0,
  };
  const { invoice } = bill(paying, subscription, { now, paid: true, vatPercent: tariff.vatPercent });
  return {
    account: {
      ...paying,
      subscriptions: [...account.subscriptions, subscription],
      invoices: [...account.invoices, invoice],
    },
    facts: [
      { type: 'checkout.session.completed', objectId: id },
      { type: 'invoice.paid', objectId: invoice.id },
    ],
  };
};

export const setCancelling = (account: SandboxAccount, id: string, cancelsAtPeriodEnd: boolean): Change => {
  const before = live(account, id);
  if (!before || before.cancelsAtPeriodEnd === cancelsAtPeriodEnd) return null;
  return updated(account, { ...before, cancelsAtPeriodEnd });
};

/** Ends it at once; what is owed is owed no more. */
export const endNow = (account: SandboxAccount, id: string, now: Date): Change => {
  const before = live(account, id);
  if (!before) return null;
  const invoices = account.invoices.map((one) =>
    one.subscriptionId === id && one.status === 'open' ? { ...one, status: 'void' as const } : one,
  );
  const ended: SandboxSubscription = { ...before, status: 'ended', endedAt: now };
  return {
    account: withSubscription({ ...account, invoices }, ended),
    facts: [{ type: 'customer.subscription.deleted', objectId: id }],
  };
};

/** Gives back every payment of it whole, each once. */
export const refundAll = (account: SandboxAccount, id: string): Change => {
  const isOwed = (one: SandboxInvoice): boolean =>
    one.subscriptionId === id && one.status === 'paid' && one.total > 0;
  const owed = account.invoices.filter(isOwed);
  if (owed.length === 0) return null;
  const invoices = account.invoices.map((one) =>
    isOwed(one) ? { ...one, status: 'refunded' as const, refunded: one.total } : one,
  );
  const facts = owed.map((one): SandboxFact => ({ type: 'charge.refunded', objectId: one.id }));
  return { account: { ...account, invoices }, facts };
};

/** Gives back its last payment whole, once. */
export const refundLast = (account: SandboxAccount, id: string): Change => {
  const last = lastPayment(account, id);
  if (last?.status !== 'paid') return null;
  const invoices = account.invoices.map((one) =>
    one.id === last.id ? { ...one, status: 'refunded' as const, refunded: one.total } : one,
  );
  return { account: { ...account, invoices }, facts: [{ type: 'charge.refunded', objectId: last.id }] };
};
