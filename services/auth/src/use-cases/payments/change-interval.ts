import type { AuthDeps } from '../deps.ts';
import type { Interval } from '@academy/contracts/shared/payments.ts';
import { changeStep, running } from '../../domain/payment-rules.ts';
import type { UserRecord } from '../../domain/user.ts';
import { getUser } from '../get-user.ts';
import { providerForMember } from './provider.ts';
import { syncSubscription, type SyncDeps } from './sync-subscription.ts';

type Deps = SyncDeps & Pick<AuthDeps, 'paymentLimits'>;

/** Changes the caller between the monthly and the yearly price. Throws 409 unless the subscription is in good order. */
export const changeInterval = async (deps: Deps, userId: string, interval: Interval): Promise<UserRecord> => {
  const user = await getUser(deps, userId);
  const subscription = running(user.subscription);
  if (changeStep(subscription, interval) === 'nothing') return user;
  const provider = await providerForMember(deps, user);
  await provider.changeInterval(subscription.providerSubscriptionId, interval);
  return syncSubscription(deps, userId, { what: 'changed', by: 'member', actorId: userId, reason: null });
};
