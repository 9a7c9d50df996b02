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

/** What was given back of a subscription's invoices since we looked last; nothing where nobody kept count yet. */
export const givenBackSince = (
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
    }))
    .filter(({ refund }) => refund.amount > 0);
};
