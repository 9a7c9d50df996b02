import type { Interval } from '@academy/contracts/shared/payments.ts';
import { changeStep, running } from '../../domain/payment-rules.ts';
import type { UserRecord } from '../../domain/user.ts';
import { getUser } from '../get-user.ts';
import { providerOf } from './provider.ts';
import { settleSubscription, type SettleNeeds } from './settle-subscription.ts';

/** Changes the caller between the monthly and the yearly price. Throws 409 unless the subscription is in good order. */
export const changeInterval = async (
  deps: SettleNeeds,
  userId: string,
  interval: Interval,
): Promise<UserRecord> => {
  const user = await getUser(deps, userId);
  const subscription = running(user.subscription);
  if (changeStep(subscription, interval) === 'nothing') return user;
  await providerOf(deps, subscription).changeInterval(subscription.providerSubscriptionId, interval);
  return settleSubscription(deps, userId, { what: 'changed', by: 'member', actorId: userId, reason: null });
};
