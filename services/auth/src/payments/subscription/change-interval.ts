import type { AuthDeps } from '../../deps.ts';
import type { ChangeQuote, Interval } from '@academy/contracts/shared/payments.ts';
import { changeStep, isQuoteFresh, running } from './payment-rules.ts';
import { quoteOutdated } from '../provider/payment-texts.ts';
import type { SubscriberRecord } from '../subscribers/subscriber.ts';
import { providerForMember } from '../provider/provider.ts';
import { syncSubscription, type SyncDeps } from '../sync/sync-subscription.ts';

type Deps = SyncDeps & Pick<AuthDeps, 'paymentLimits'>;

interface AgreedChange {
  interval: Interval;
  /** What the caller was shown and agreed to. */
  quote?: Pick<ChangeQuote, 'at' | 'due'> | undefined;
}

/**
 * Changes the caller between the monthly and the yearly price. With a quote, its sum is charged and no other. Throws 409
 * unless the subscription is in good order and the quote still holds.
 */
export const changeInterval = async (
  deps: Deps,
  userId: string,
  { interval, quote }: AgreedChange,
): Promise<SubscriberRecord> => {
  const subscriber = await deps.subscribers.find(userId);
  const subscription = running(subscriber.subscription);
  if (changeStep(subscription, interval) === 'nothing') return subscriber;
  const { providerSubscriptionId: id } = subscription;
  const provider = await providerForMember(deps, subscriber);
  const at = quote && new Date(quote.at);
  if (quote && at) {
    if (!isQuoteFresh(at, deps.now())) throw quoteOutdated();
    const cost = await provider.quoteChange(id, interval, at);
    // Null where a call before this one changed it and did not come to its end.
    if (cost && cost.due !== quote.due) throw quoteOutdated();
  }
  await provider.changeInterval(id, interval, at);
  return syncSubscription(deps, userId, { what: 'changed', by: 'member', actorId: userId, reason: null });
};
