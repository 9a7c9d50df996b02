import { vatWithin } from '../invoices/vat.ts';
import type { SandboxAccount, SandboxInvoice, SandboxSubscription } from './account.ts';
import { addMonths, periodEndOf } from './periods.ts';

/** The coupon's rebate on a charge for the period that starts there, in cents; 0 where it no longer counts. */
export const rebateAt = (
  { coupon, price, startedAt }: Pick<SandboxSubscription, 'coupon' | 'price' | 'startedAt'>,
  periodStart: Date,
): number => {
  if (!coupon || periodStart >= addMonths(startedAt, coupon.months)) return 0;
  return Math.round((price * coupon.percentOff) / 100);
};

const worthAt = (subscription: SandboxSubscription, periodStart: Date): number =>
  subscription.price - rebateAt(subscription, periodStart);

/** Cents that a charge for the period that starts there asks for, after coupon and balance. */
export const chargeAt = (subscription: SandboxSubscription, periodStart: Date): number =>
  Math.max(0, worthAt(subscription, periodStart) - subscription.balance);

/** Oldest first. */
export const invoicesOf = ({ invoices }: SandboxAccount, { id }: SandboxSubscription): SandboxInvoice[] =>
  invoices.filter(({ subscriptionId }) => subscriptionId === id);

/** The invoice for the period that has begun, and what is left of the balance after it. */
export const bill = (
  account: SandboxAccount,
  subscription: SandboxSubscription,
  { now, paid, vatPercent }: { now: Date; paid: boolean; vatPercent: number },
): { invoice: SandboxInvoice; balance: number } => {
  const total = chargeAt(subscription, subscription.periodStart);
  const credit = worthAt(subscription, subscription.periodStart) - total;
  const invoice: SandboxInvoice = {
    id: `in_${subscription.id.replace(/^sub_/, '')}_${invoicesOf(account, subscription).length + 1}`,
    subscriptionId: subscription.id,
    status: paid ? 'paid' : 'open',
    issuedAt: now,
    currency: subscription.currency,
    total,
    credit,
    vat: vatWithin(total, vatPercent),
    refunded: 0,
    periodStart: subscription.periodStart,
    periodEnd: subscription.periodEnd,
    billedTo: account.billing,
  };
  return { invoice, balance: subscription.balance - credit };
};

/** The subscription with its next period begun. */
export const nextPeriod = (subscription: SandboxSubscription): SandboxSubscription => {
  const { periodEnd, interval, anchor } = subscription;
  return {
    ...subscription,
    periodStart: periodEnd,
    periodEnd: periodEndOf(periodEnd, interval, anchor.getUTCDate()),
  };
};

const unusedShare = ({ periodStart, periodEnd }: SandboxInvoice, now: Date): number => {
  const from = Math.max(now.getTime(), periodStart.getTime());
  const whole = periodEnd.getTime() - periodStart.getTime();
  return Math.max(0, periodEnd.getTime() - from) / whole;
};

/** Cents that the days still to come of what is paid are worth, the balance included. */
export const unusedValue = (account: SandboxAccount, subscription: SandboxSubscription, now: Date): number =>
  invoicesOf(account, subscription)
    .slice(subscription.creditedInvoices)
    .filter(({ status }) => status === 'paid')
    .reduce(
      (sum, invoice) => sum + Math.round((invoice.total + invoice.credit) * unusedShare(invoice, now)),
      subscription.balance,
    );
