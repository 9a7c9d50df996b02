import type { Billing } from '@academy/contracts/shared/payments.ts';
import type { AuthDeps } from '../../deps.ts';
import { changeOrCreateSubscriber } from '../subscribers/change-subscriber.ts';
import type { SubscriberRecord } from '../subscribers/subscriber.ts';
import { isCustomerGone } from '../provider/customer-gone.ts';

/**
 * Whom the caller's next invoices name. The provider, which prints them into its record, learns of it first and may
 * refuse a tax id with 400; for somebody who never came to a payment page it is kept until then.
 */
export const saveBilling = async (
  deps: Pick<AuthDeps, 'users' | 'subscribers' | 'payments' | 'paymentLimits'>,
  userId: string,
  billing: Billing,
): Promise<SubscriberRecord> => {
  const { subscription } = await deps.subscribers.withoutHistory(userId);
  const { payments } = deps;
  if (payments !== null && subscription.provider === payments.name && subscription.customerId !== null) {
    await deps.paymentLimits.providerCall(userId);
    await payments.saveBilling(subscription.customerId, billing).catch((error: unknown) => {
      // Buying again makes a new customer, with what is kept here.
      if (!isCustomerGone(error)) throw error;
    });
  }
  return changeOrCreateSubscriber(deps, userId, () => ({ state: { billing }, events: [] }));
};
