import type { Billing } from '@academy/contracts/shared/payments.ts';
import type { AuthDeps } from '../../deps.ts';
import type { UserRecord } from '../../accounts/users/user.ts';
import { isCustomerGone } from '../provider/customer-gone.ts';
import { userNotFound } from '../../accounts/users/user-texts.ts';
import { getUser } from '../../accounts/users/get-user.ts';

/**
 * Whom the caller's next invoices name. The provider, which prints them into its record, learns of it first and may
 * refuse a tax id with 400; for somebody who never came to a payment page it is kept until then.
 */
export const saveBilling = async (
  deps: Pick<AuthDeps, 'users' | 'payments' | 'paymentLimits'>,
  userId: string,
  billing: Billing,
): Promise<UserRecord> => {
  const { subscription } = await getUser(deps, userId);
  const { payments } = deps;
  if (payments !== null && subscription.provider === payments.name && subscription.customerId !== null) {
    await deps.paymentLimits.providerCall(userId);
    await payments.saveBilling(subscription.customerId, billing).catch((error: unknown) => {
      // Buying again makes a new customer, with what is kept here.
      if (!isCustomerGone(error)) throw error;
    });
  }
  const changed = await deps.users.change(userId, () => ({ state: { billing }, events: [] }));
  if (!changed) throw userNotFound();
  return changed;
};
