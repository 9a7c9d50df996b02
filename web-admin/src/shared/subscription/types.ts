import type {
  staffSubscriptionDetailSchema,
  staffSubscriptionSchema,
} from '@academy/contracts/http/auth/staff-payments.ts';
import type { z } from 'zod';

export type StaffSubscription = z.infer<typeof staffSubscriptionSchema>;
/** With its history and invoices. */
export type StaffSubscriptionDetail = z.infer<typeof staffSubscriptionDetailSchema>;
/** With what can still be given back of it. */
export type StaffInvoice = StaffSubscriptionDetail['invoices'][number];
