import type { InvoiceRecord } from '../invoices/invoice-model.ts';
import type { AuthDeps } from '../../deps.ts';
import { getUser } from '../../accounts/users/get-user.ts';
import type { SubscriberRecord } from '../subscribers/subscriber.ts';
import type { NamedSubscriber } from '../subscription/payment-views.ts';

/** Somebody's subscription with all that was charged, newest first. */
export interface StaffSubscription extends NamedSubscriber {
  invoices: InvoiceRecord[];
}

/** Throws 404 where the account is gone. */
export const withInvoices = async (
  deps: Pick<AuthDeps, 'users' | 'invoices'>,
  subscriber: SubscriberRecord,
): Promise<StaffSubscription> => {
  const [account, invoices] = await Promise.all([
    getUser(deps, subscriber._id),
    deps.invoices.ofUser(subscriber._id),
  ]);
  return { account, subscriber, invoices };
};

/** Throws 404. */
export const getSubscriptionForStaff = async (
  deps: Pick<AuthDeps, 'users' | 'subscribers' | 'invoices'>,
  userId: string,
): Promise<StaffSubscription> => withInvoices(deps, await deps.subscribers.find(userId));
