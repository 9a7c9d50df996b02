import type { AuthDeps } from '../../deps.ts';
import { assertMayWithdraw, running } from './payment-rules.ts';
import type { SubscriberRecord } from '../subscribers/subscriber.ts';
import { providerForMember } from '../provider/provider.ts';
import { syncSubscription, type SyncDeps } from '../sync/sync-subscription.ts';

type Deps = SyncDeps & Pick<AuthDeps, 'paymentLimits'>;

/** The right of withdrawal: gives back all that the caller paid and ends premium. Throws 409 once its days are over. */
export const withdraw = async (deps: Deps, userId: string): Promise<SubscriberRecord> => {
  const subscriber = await deps.subscribers.find(userId);
  const subscription = running(subscriber.subscription);
  assertMayWithdraw(subscription, deps.now());
  const provider = await providerForMember(deps, subscriber);
  await provider.refundAllAndEnd(subscription.providerSubscriptionId);
  return syncSubscription(deps, userId, { what: 'withdrawn', by: 'member', actorId: userId, reason: null });
};
