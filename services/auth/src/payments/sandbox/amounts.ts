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

/** Cents that a charge for the period that starts there asks for. */
export const chargeAt = (subscription: SandboxSubscription, periodStart: Date): number =>
  subscription.price - rebateAt(subscription, periodStart);

/** The VAT that a total contains, in cents. */
export const vatIn = (total: number, vatPercent: number): number =>
  total - Math.round(total / (1 + vatPercent / 100));

export const invoiceFor = (
  account: SandboxAccount,
  subscription: SandboxSubscription,
  { now, paid, vatPercent }: { now: Date; paid: boolean; vatPercent: number },
): SandboxInvoice => {
  const earlier = account.invoices.filter(({ subscriptionId }) => subscriptionId === subscription.id);
  const total = chargeAt(subscription, subscription.periodStart);
  return {
    id: `in_${subscription.id.replace(/^sub_/, '')}_${earlier.length + 1}`,
    subscriptionId: subscription.id,
    status: paid ? 'paid' : 'open',
    issuedAt: now,
    currency: subscription.currency,
    total,
    vat: vatIn(total, vatPercent),
    refunded: 0,
    periodStart: subscription.periodStart,
    periodEnd: subscription.periodEnd,
    billedTo: account.billing,
  };
};

/** The subscription with its next period begun. */
export const nextPeriod = (subscription: SandboxSubscription): SandboxSubscription => {
  const { periodEnd, interval, startedAt } = subscription;
  return {
    ...subscription,
    periodStart: periodEnd,
    periodEnd: periodEndOf(periodEnd, interval, startedAt.getUTCDate()),
  };
};
