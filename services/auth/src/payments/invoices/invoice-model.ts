import { keptSince } from '@academy/contracts/shared/retention.ts';
import { defineModel, type RecordModel } from '@academy/service-kit/mongo/define-model.ts';
import type { Filter } from '@academy/service-kit/mongo/record-query.ts';
import { Schema, type Connection } from 'mongoose';
import type { ProviderInvoice, ProviderName } from '../provider/provider-port.ts';
import { billingType } from '../subscription/subscription-type.ts';

/** An invoice as its provider had it, kept for as long as the law asks, the account's end included. */
export type InvoiceRecord = Omit<ProviderInvoice, 'id' | 'charged'> & {
  /** The provider's id. */
  _id: string;
  userId: string;
  provider: ProviderName;
  /** The sync that brought it; an earlier one that comes late changes nothing. */
  lookup: number;
  /** Absent where an earlier release kept it, until the next sync. */
  charged?: number;
};
export type InvoiceModel = RecordModel<InvoiceRecord>;

const invoiceSchema: Schema = new Schema(
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
    charged: Number,
    // Absent where there are none.
    hasCreditNotes: { type: Boolean, default: undefined },
    vat: Number,
    refunded: Number,
    periodStart: Date,
    periodEnd: Date,
    billedTo: { type: billingType, default: null },
  },
  { collection: 'invoices', versionKey: false },
);
invoiceSchema.index({ userId: 1, issuedAt: -1 });
invoiceSchema.index({ issuedAt: 1, _id: 1 });

export const outdatedInvoices = (now: Date): Filter<InvoiceRecord> => ({
  issuedAt: { $lt: keptSince('invoices', now) },
});

export const invoiceModel = (connection: Connection): InvoiceModel =>
  defineModel<InvoiceRecord>(connection, 'Invoice', invoiceSchema, {
    kept: { userId: 'The law has a merchant keep invoices for six years, the account gone or not.' },
  });
