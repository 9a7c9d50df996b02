import type { CustomerRecord, ProviderInvoice, ProviderSubscription } from '../provider/provider-port.ts';
import type { SandboxAccount, SandboxInvoice, SandboxSubscription } from './account.ts';
import { chargeAt, rebateAt } from './amounts.ts';

/** The start of the period that the next charge is for: one that failed is charged again. */
const nextCharged = ({ status, periodStart, periodEnd }: SandboxSubscription): Date =>
  status === 'past_due' ? periodStart : periodEnd;

const toSubscription = (subscription: SandboxSubscription): ProviderSubscription => {
  const { id, status, cancelsAtPeriodEnd, startedAt, periodEnd, endedAt, interval, currency } = subscription;
  const amount = chargeAt(subscription, nextCharged(subscription));
  const hasRebate = rebateAt(subscription, nextCharged(subscription)) > 0;
  const coupon = hasRebate ? (subscription.coupon?.code ?? null) : null;
  return {
    id,
    status,
    cancelsAtPeriodEnd,
    startedAt,
    periodEnd,
    endedAt,
    interval,
    currency,
    amount,
    coupon,
  };
};

/** `numbers` are those of the invoices by their ids. Throws where one is missing. */
const toInvoice = (invoice: SandboxInvoice, numbers: ReadonlyMap<string, string>): ProviderInvoice => {
  const number = numbers.get(invoice.id);
  if (number === undefined) throw new Error(`the sandbox's invoice ${invoice.id} has no number`);
  const { credit: _credit, ...stated } = invoice;
  return { ...stated, number };
};

/** What the academy reads of an account, newest first. */
export const toRecord = (
  { subscriptions, invoices }: SandboxAccount,
  numbers: ReadonlyMap<string, string>,
): CustomerRecord => ({
  subscriptions: subscriptions.map(toSubscription).reverse(),
  invoices: invoices.map((invoice) => toInvoice(invoice, numbers)).reverse(),
});
