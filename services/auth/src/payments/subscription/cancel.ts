import type { AuthDeps } from '../../deps.ts';
import type { SubscriberRecord } from '../subscribers/subscriber.ts';
import { cancelStep, running } from './payment-rules.ts';
import { providerForMember } from '../provider/provider.ts';
import { syncSubscription, type SyncDeps } from '../sync/sync-subscription.ts';

type Deps = SyncDeps & Pick<AuthDeps, 'paymentLimits'>;

/** Cancels the caller's subscription at the end of the period that is paid. Throws 409 where none runs. */
export const cancelSubscription = async (deps: Deps, userId: string): Promise<SubscriberRecord> => {
  const subscriber = await deps.subscribers.find(userId);
  const subscription = running(subscriber.subscription);
  const step = cancelStep(subscription);
  if (step === 'nothing') return subscriber;
  const provider = await providerForMember(deps, subscriber);
  await provider[step](subscription.providerSubscriptionId);
  const what = step === 'endNow' ? 'ended' : 'cancelled';
  return syncSubscription(deps, userId, { what, by: 'member', actorId: userId, reason: null });
};
