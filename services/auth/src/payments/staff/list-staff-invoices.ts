import type { StaffList } from '@academy/service-kit/staff/staff-list.ts';
import type { AuthDeps } from '../../deps.ts';
import type { InvoiceRecord } from '../invoices/invoice-model.ts';

/** An invoice with the name that its account has now; null where that is deleted. */
export interface NamedInvoice {
  invoice: InvoiceRecord;
  name: string | null;
}

/** A page of all invoices, those of deleted accounts too. Throws 400 naming the parameter. */
export const listStaffInvoices = async (
  { staffInvoices, staffUsers }: Pick<AuthDeps, 'staffInvoices' | 'staffUsers'>,
  list: StaffList,
): Promise<{ rows: NamedInvoice[]; total: number }> => {
  const { rows, total } = await staffInvoices.list(list);
  const users = await staffUsers.withIds(rows.map(({ userId }) => userId));
  const names = new Map(users.map(({ _id, firstName, lastName }) => [_id, `${firstName} ${lastName}`]));
  return { rows: rows.map((invoice) => ({ invoice, name: names.get(invoice.userId) ?? null })), total };
};
