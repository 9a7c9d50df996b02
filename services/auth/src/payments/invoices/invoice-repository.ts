import { keptSince } from '@academy/contracts/shared/retention.ts';
import { insertOnce } from '@academy/service-kit/mongo/insert-once.ts';
import type { ProviderInvoice, ProviderName } from '../provider/provider-port.ts';
import type { InvoiceModel, InvoiceRecord } from './invoice-model.ts';

export interface InvoiceSource {
  userId: string;
  provider: ProviderName;
  lookup: number;
}

const isSame = (kept: InvoiceRecord | undefined, found: ProviderInvoice) =>
  kept?.status === found.status &&
  kept.refunded === found.refunded &&
  kept.total === found.total &&
  kept.charged === found.charged &&
  kept.hasCreditNotes === found.hasCreditNotes &&
  kept.number === found.number;

/** What was issued stays: the rate of VAT may have changed since, and the customer's name. */
const asIssued = (
  invoice: Omit<ProviderInvoice, 'id'>,
  kept: InvoiceRecord | undefined,
): Omit<ProviderInvoice, 'id'> =>
  kept?.total === invoice.total
    ? { ...invoice, vat: kept.vat, billedTo: kept.billedTo ?? invoice.billedTo }
    : invoice;

export const createInvoiceRepository = (model: InvoiceModel) => {
  /** A user's invoices, newest first. */
  const ofUser = (userId: string): Promise<InvoiceRecord[]> =>
    model.find({ userId }).sort({ issuedAt: -1, _id: -1 }).lean();

  const keepOne = async (
    source: InvoiceSource,
    kept: InvoiceRecord | undefined,
    { id, ...invoice }: ProviderInvoice,
  ): Promise<void> => {
    const update = { $set: { ...asIssued(invoice, kept), ...source } };
    const { matchedCount } = await model.updateOne({ _id: id, lookup: { $lt: source.lookup } }, update);
    if (matchedCount > 0) return;
    // A later sync may have brought it already.
    await insertOnce(() => model.create({ _id: id, ...invoice, ...source }));
  };

  return {
    ofUser,

    /** One of a user's own; null for anybody else's. */
    find: (userId: string, id: string): Promise<InvoiceRecord | null> =>
      model.findOne({ _id: id, userId }).lean(),

    /** Keeps what a sync brought. */
    keep: async (source: InvoiceSource, invoices: readonly ProviderInvoice[]): Promise<void> => {
      // The provider may remember longer than we keep.
      const since = keptSince('invoices', new Date());
      const lasting = invoices.filter(({ issuedAt }) => issuedAt >= since);
      if (lasting.length === 0) return;
      const kept = new Map((await ofUser(source.userId)).map((invoice) => [invoice._id, invoice]));
      for (const invoice of lasting) {
        const known = kept.get(invoice.id);
        if (!isSame(known, invoice)) await keepOne(source, known, invoice);
      }
    },
  };
};

export type InvoiceRepository = ReturnType<typeof createInvoiceRepository>;
