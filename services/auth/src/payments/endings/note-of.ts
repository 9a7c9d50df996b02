import { pageGoodUntil } from '../subscription/payment-rules.ts';
import type { Subscriber } from '../subscribers/subscriber.ts';
import type { SubscriptionEnding } from './subscription-ending-model.ts';

/** What has to be ended at the provider once this account is gone; null for somebody who is no customer there. */
export const noteOf = (
  { _id: userId, subscription }: Pick<Subscriber, '_id' | 'subscription'>,
  at: Date,
): Omit<SubscriptionEnding, 'dueAt'> | null => {
  const { provider, customerId, pendingSince } = subscription;
  if (provider === null || customerId === null) return null;
  return { _id: customerId, provider, userId, at, pageUntil: pendingSince && pageGoodUntil(pendingSince) };
};
