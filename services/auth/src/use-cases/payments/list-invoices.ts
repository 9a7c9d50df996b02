import type { InvoiceRecord } from '../../data/invoice-repository.ts';
import type { Dependencies } from '../../dependencies.ts';

/** The caller's own, newest first. */
export const listInvoices = (
  { invoices }: Pick<Dependencies, 'invoices'>,
  userId: string,
): Promise<InvoiceRecord[]> => invoices.ofUser(userId);
