import type { InvoiceRecord } from '../invoices/invoice-model.ts';
import type { AuthDeps } from '../../deps.ts';
import type { UserRecord } from '../../accounts/users/user.ts';
import { getUser } from '../../accounts/users/get-user.ts';

/** Somebody's subscription with all that was charged, newest first. */
export interface StaffSubscription {
  user: UserRecord;
  invoices: InvoiceRecord[];
}

export const withInvoices = async (
  { invoices }: Pick<AuthDeps, 'invoices'>,
  user: UserRecord,
): Promise<StaffSubscription> => ({ user, invoices: await invoices.ofUser(user._id) });

/** Throws 404. */
export const getSubscriptionForStaff = async (
  deps: Pick<AuthDeps, 'users' | 'invoices'>,
  userId: string,
): Promise<StaffSubscription> => withInvoices(deps, await getUser(deps, userId));
