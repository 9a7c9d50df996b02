import type { AuthDeps } from '../../deps.ts';
import { resumeStep, running } from './payment-rules.ts';
import type { SubscriberRecord } from '../subscribers/subscriber.ts';
import { providerForMember } from '../provider/provider.ts';
import { syncSubscription, type SyncDeps } from '../sync/sync-subscription.ts';

type Deps = SyncDeps & Pick<AuthDeps, 'paymentLimits'>;

/** Takes the caller's cancellation back. Throws 409 where there is none to take back. */
export const resumeSubscription = async (deps: Deps, userId: string): Promise<SubscriberRecord> => {
  const subscriber = await deps.subscribers.find(userId);
  const subscription = running(subscriber.subscription);
  if (resumeStep(subscription) === 'nothing') return subscriber;
  const provider = await providerForMember(deps, subscriber);
  await provider.resume(subscription.providerSubscriptionId);
  return syncSubscription(deps, userId, { what: 'resumed', by: 'member', actorId: userId, reason: null });
};
