import type { InvoiceRecord } from './invoice-model.ts';
import type { AuthDeps } from '../../deps.ts';

/** The caller's own, newest first. */
export const listInvoices = (
  { invoices }: Pick<AuthDeps, 'invoices'>,
  userId: string,
): Promise<InvoiceRecord[]> => invoices.ofUser(userId);
