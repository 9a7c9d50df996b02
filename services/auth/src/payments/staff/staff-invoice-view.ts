import type { StaffInvoice } from '@academy/contracts/http/auth/staff-payments.ts';
import { invoiceView } from '../subscription/payment-views.ts';
import type { NamedInvoice } from './list-staff-invoices.ts';

export const staffInvoiceView = ({ invoice, name }: NamedInvoice): StaffInvoice => ({
  ...invoiceView(invoice),
  userId: invoice.userId,
  name,
  billedTo: invoice.billedTo?.name || null,
  provider: invoice.provider,
});
