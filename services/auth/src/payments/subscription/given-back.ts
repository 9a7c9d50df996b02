import type { ProviderInvoice } from '../provider/provider-port.ts';
import type { HistoryEntry, SeenRefund, Subscription } from './subscription.ts';

/** How much went back, and of which invoice. */
export type GivenBack = NonNullable<HistoryEntry['refund']>;

/** What a sync has found to be given back. */
export interface Returned {
  refund: GivenBack;
  /** Nothing is left of that payment. */
  isWhole: boolean;
}

type Refundable = Pick<
  ProviderInvoice,
  'id' | 'number' | 'subscriptionId' | 'currency' | 'refunded' | 'status'
>;

export const refundsIn = (invoices: readonly Refundable[]): SeenRefund[] =>
  invoices
    .filter(({ refunded }) => refunded > 0)
    .map(({ id, refunded }) => ({ invoiceId: id, cents: refunded }));

/** By how much more, or less, of a subscription's invoices is given back than when we looked last. */
const changesSince = (
  { refunds: seen }: Pick<Subscription, 'refunds'>,
  invoices: readonly Refundable[],
  subscriptionId: string,
): Returned[] => {
  if (seen === null) return [];
  const before = new Map(seen.map(({ invoiceId, cents }) => [invoiceId, cents]));
  return invoices
    .filter((invoice) => invoice.subscriptionId === subscriptionId)
    .map(({ id, number, currency, refunded, status }) => ({
      refund: { amount: refunded - (before.get(id) ?? 0), currency, invoiceNumber: number },
      isWhole: status === 'refunded',
    }));
};

/** What was given back of a subscription's invoices since we looked last; nothing where nobody kept count yet. */
export const givenBackSince = (...asked: Parameters<typeof changesSince>): Returned[] =>
  changesSince(...asked).filter(({ refund }) => refund.amount > 0);

/** What seemed to be given back when we looked last, and the bank did not take. */
export const rejectedSince = (...asked: Parameters<typeof changesSince>): GivenBack[] =>
  changesSince(...asked)
    .filter(({ refund }) => refund.amount < 0)
    .map(({ refund }) => ({ ...refund, amount: -refund.amount }));
