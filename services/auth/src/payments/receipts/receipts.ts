import type { CustomerRecord, ProviderInvoice } from '../provider/provider-port.ts';

/** An invoice that is older gets no receipt any more, so nobody need remember whether it had one. */
const receiptWithinMs = 60 * 86_400_000;

export interface ReceiptsDue {
  invoices: ProviderInvoice[];
  /** What is to be remembered: the young ones among those that had one and those that get one now. */
  receipted: string[];
}

/** Which invoices of the provider's record are paid and have had no receipt yet, oldest first. */
export const receiptsDue = (
  receipted: readonly string[],
  record: CustomerRecord | null,
  now: Date,
): ReceiptsDue => {
  const since = now.getTime() - receiptWithinMs;
  const young = (record?.invoices ?? []).filter(({ issuedAt }) => issuedAt.getTime() > since);
  const invoices = young
    .filter(({ id, status, total }) => status === 'paid' && total > 0 && !receipted.includes(id))
    .toSorted((a, b) => a.issuedAt.getTime() - b.issuedAt.getTime());
  const had = young.filter(({ id }) => receipted.includes(id));
  return { invoices, receipted: [...had, ...invoices].map(({ id }) => id) };
};
