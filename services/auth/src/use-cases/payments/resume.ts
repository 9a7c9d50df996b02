import { resumeStep, running } from '../../domain/payment-rules.ts';
import type { UserRecord } from '../../domain/user.ts';
import { getUser } from '../get-user.ts';
import { providerOf } from './provider.ts';
import { settleSubscription, type SettleNeeds } from './settle-subscription.ts';

/** Takes the caller's cancellation back. Throws 409 where there is none to take back. */
export const resumeSubscription = async (deps: SettleNeeds, userId: string): Promise<UserRecord> => {
  const user = await getUser(deps, userId);
  const subscription = running(user.subscription);
  if (resumeStep(subscription) === 'nothing') return user;
  await providerOf(deps, subscription).resume(subscription.providerSubscriptionId);
  return settleSubscription(deps, userId, { what: 'resumed', by: 'member', actorId: userId, reason: null });
};
