import type { Billing } from '@academy/contracts/shared/payments.ts';
import type { CustomerRecord } from '../provider/provider-port.ts';
import type { Subscription } from '../subscription/subscription.ts';
import type { Subscriber } from '../subscribers/subscriber.ts';

/**
 * Whom the next invoices name: what the payment page was told when somebody bought, until they say otherwise here.
 */
export const billingAfter = (
  current: Pick<Subscriber, 'billing' | 'subscription'>,
  { providerSubscriptionId }: Pick<Subscription, 'providerSubscriptionId'>,
  record: CustomerRecord | null,
): Billing | null => {
  const isBought = providerSubscriptionId !== current.subscription.providerSubscriptionId;
  if (current.billing !== null && !isBought) return current.billing;
  const bought = record?.invoices.find(({ subscriptionId }) => subscriptionId === providerSubscriptionId);
  return bought?.billedTo ?? current.billing;
};
