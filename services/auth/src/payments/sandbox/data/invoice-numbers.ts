import { defineModel, type RecordModel } from '@academy/service-kit/mongo/define-model.ts';
import { Schema, type Connection } from 'mongoose';
import { insertOnce } from '@academy/service-kit/mongo/insert-once.ts';

interface InvoiceNumber {
  /** The invoice's id: it has one number for good. */
  _id: string;
  sequence: number;
}

export type SandboxInvoiceModel = RecordModel<InvoiceNumber>;

const invoiceSchema: Schema = new Schema(
  { _id: String, sequence: Number },
  { collection: 'sandbox_invoices', versionKey: false },
);
invoiceSchema.index({ sequence: 1 }, { unique: true });

export const sandboxInvoiceModel = (connection: Connection): SandboxInvoiceModel =>
  defineModel<InvoiceNumber>(connection, 'SandboxInvoice', invoiceSchema);

export const numberOf = (sequence: number): string => `SANDBOX-${String(sequence).padStart(6, '0')}`;

/**
 * Numbers without gaps or doubles. A number is taken by writing it down for an invoice that exists already, so that
 * no crash leaves one unused; two that reach for the same are told apart by the unique index.
 */
export const createInvoiceNumbers = (model: SandboxInvoiceModel) => {
  const assign = async (invoiceId: string): Promise<void> => {
    for (;;) {
      const last = await model.findOne({}).sort({ sequence: -1 }).lean();
      const sequence = (last?.sequence ?? 0) + 1;
      if (await insertOnce(() => model.create({ _id: invoiceId, sequence }))) return;
      if (await model.exists({ _id: invoiceId })) return;
    }
  };

  const known = async (ids: readonly string[]): Promise<Map<string, string>> => {
    const rows = await model.find({ _id: { $in: ids } }).lean();
    return new Map(rows.map(({ _id, sequence }) => [_id, numberOf(sequence)]));
  };

  return {
    /** The numbers of these invoices by their ids, given in this order to those that have none yet. */
    numbersOf: async (ids: readonly string[]): Promise<Map<string, string>> => {
      const numbers = await known(ids);
      const missing = ids.filter((id) => !numbers.has(id));
      if (missing.length === 0) return numbers;
      for (const id of missing) await assign(id);
      return known(ids);
    },
  };
};

export type InvoiceNumbers = ReturnType<typeof createInvoiceNumbers>;
