import { Schema, type Connection, type Model } from 'mongoose';
import { DuplicateKeyError, withDuplicateKeys } from '@academy/service-kit/mongo/duplicate-key-error.ts';
import type { ProviderInvoice, ProviderName } from '../payments/provider-port.ts';
import { billingType } from './subscription-type.ts';

/** An invoice as its provider had it, kept for as long as the law asks, the account's end included. */
export type InvoiceRecord = Omit<ProviderInvoice, 'id'> & {
  /** The provider's id. */
  _id: string;
  userId: string;
  provider: ProviderName;
  /** The look at the provider that brought it; an earlier one that comes late changes nothing. */
  lookup: number;
};
export type InvoiceModel = Model<InvoiceRecord>;

const invoiceSchema = new Schema(
  {
    _id: String,
    userId: String,
    provider: String,
    lookup: Number,
    subscriptionId: { type: String, default: null },
    number: String,
    issuedAt: Date,
    status: String,
    currency: String,
    total: Number,
    vat: Number,
    refunded: Number,
    periodStart: Date,
    periodEnd: Date,
    billedTo: { type: billingType, default: null },
  },
  { collection: 'invoices', versionKey: false },
);
invoiceSchema.index({ userId: 1, issuedAt: -1 });
invoiceSchema.index({ issuedAt: 1 });

/** As long as Spanish law has a merchant keep them (Código de Comercio, art. 30), and as the privacy policy says. */
const keptYears = 6;
const keptSince = (now: Date): Date => {
  const since = new Date(now);
  since.setUTCFullYear(now.getUTCFullYear() - keptYears);
  return since;
};

export const outdatedInvoices = (now: Date): Record<string, unknown> => ({
  issuedAt: { $lt: keptSince(now) },
});

// mongoose infers a document type with its own nullable fields; ours is the domain's.
export const createInvoiceModel = (connection: Connection): InvoiceModel =>
  connection.model('Invoice', invoiceSchema) as unknown as InvoiceModel;

export interface Found {
  userId: string;
  provider: ProviderName;
  lookup: number;
}

export interface InvoiceRepository {
  /** A user's invoices, newest first. */
  ofUser(userId: string): Promise<InvoiceRecord[]>;
  /** One of a user's own; null for anybody else's. */
  find(userId: string, id: string): Promise<InvoiceRecord | null>;
  /** Keeps what a look at the provider brought. */
  keep(found: Found, invoices: readonly ProviderInvoice[]): Promise<void>;
}

const isSame = (kept: InvoiceRecord | undefined, { status, refunded, total, number }: ProviderInvoice) =>
  kept?.status === status && kept.refunded === refunded && kept.total === total && kept.number === number;

/** What was issued stays: the rate of VAT may have changed since, and the customer's name. */
const asIssued = (
  invoice: Omit<ProviderInvoice, 'id'>,
  kept: InvoiceRecord | undefined,
): Omit<ProviderInvoice, 'id'> =>
  kept?.total === invoice.total
    ? { ...invoice, vat: kept.vat, billedTo: kept.billedTo ?? invoice.billedTo }
    : invoice;

export const createInvoiceRepository = (model: InvoiceModel): InvoiceRepository => {
  const ofUser = (userId: string): Promise<InvoiceRecord[]> =>
    model.find({ userId }).sort({ issuedAt: -1, _id: -1 }).lean<InvoiceRecord[]>();

  const keepOne = async (
    found: Found,
    kept: InvoiceRecord | undefined,
    { id, ...invoice }: ProviderInvoice,
  ): Promise<void> => {
    const update = { $set: { ...asIssued(invoice, kept), ...found } };
    const { matchedCount } = await model.updateOne({ _id: id, lookup: { $lt: found.lookup } }, update);
    if (matchedCount > 0) return;
    try {
      await withDuplicateKeys(() => model.create({ _id: id, ...invoice, ...found }));
    } catch (error) {
      if (!(error instanceof DuplicateKeyError)) throw error;
      // A later look has brought it already.
    }
  };

  return {
    ofUser,
    find: (userId, id) => model.findOne({ _id: id, userId }).lean<InvoiceRecord>(),
    keep: async (found, invoices) => {
      // The provider may remember longer than we keep.
      const since = keptSince(new Date());
      const lasting = invoices.filter(({ issuedAt }) => issuedAt >= since);
      if (lasting.length === 0) return;
      const kept = new Map((await ofUser(found.userId)).map((invoice) => [invoice._id, invoice]));
      for (const invoice of lasting) {
        const known = kept.get(invoice.id);
        if (!isSame(known, invoice)) await keepOne(found, known, invoice);
      }
    },
  };
};
