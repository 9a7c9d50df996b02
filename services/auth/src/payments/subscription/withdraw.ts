import type { AuthDeps } from '../../deps.ts';
import { assertMayWithdraw, running } from './payment-rules.ts';
import type { UserRecord } from '../../accounts/users/user.ts';
import { getUser } from '../../accounts/users/get-user.ts';
import { providerForMember } from '../provider/provider.ts';
import { syncSubscription, type SyncDeps } from '../sync/sync-subscription.ts';

type Deps = SyncDeps & Pick<AuthDeps, 'paymentLimits'>;

/** The right of withdrawal: gives back all that the caller paid and ends premium. Throws 409 once its days are over. */
export const withdraw = async (deps: Deps, userId: string): Promise<UserRecord> => {
  const user = await getUser(deps, userId);
  const subscription = running(user.subscription);
  assertMayWithdraw(subscription, deps.now());
  const provider = await providerForMember(deps, user);
  await provider.refundAllAndEnd(subscription.providerSubscriptionId);
  return syncSubscription(deps, userId, { what: 'withdrawn', by: 'member', actorId: userId, reason: null });
};
