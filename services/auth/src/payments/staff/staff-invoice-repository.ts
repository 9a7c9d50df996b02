import { invoiceSchema } from '@academy/contracts/shared/payments.ts';
import type { StaffList } from '@academy/service-kit/staff/staff-list.ts';
import {
  contains,
  findStaffPage,
  isWhole,
  staffFilters,
  staffSort,
  type SortableFields,
} from '@academy/service-kit/staff/staff-query.ts';
import { z } from 'zod';
import type { InvoiceModel, InvoiceRecord } from '../invoices/invoice-model.ts';

const sortable: SortableFields<InvoiceRecord> = new Map([
  ['id', '_id'],
  ['number', 'number'],
  ['issuedAt', 'issuedAt'],
  ['total', 'total'],
]);

const filterSchema = z.strictObject({
  userId: z.string().optional(),
  status: invoiceSchema.shape.status.optional(),
});

/** Invoices of everybody, for staff: they stay when the account is gone. */
export const createStaffInvoiceRepository = (model: InvoiceModel) => ({
  find: (id: string): Promise<InvoiceRecord | null> => model.findOne({ _id: id }).lean(),

  /** The newest first, found by part of a number. Throws DomainError 400 naming `sort` or `filter`. */
  list: (list: StaffList): Promise<{ rows: InvoiceRecord[]; total: number }> =>
    findStaffPage(model, list, {
      where: {
        ...(list.ids && { _id: { $in: list.ids } }),
        ...contains(list.q, ['number']),
        ...staffFilters(list, filterSchema),
      },
      first: isWhole(list.q, ['number']),
      sort: staffSort(list, { sortable, otherwise: { issuedAt: -1 } }),
    }),
});

export type StaffInvoiceRepository = ReturnType<typeof createStaffInvoiceRepository>;
