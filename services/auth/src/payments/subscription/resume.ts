import type { AuthDeps } from '../../deps.ts';
import { resumeStep, running } from './payment-rules.ts';
import type { UserRecord } from '../../accounts/users/user.ts';
import { getUser } from '../../accounts/users/get-user.ts';
import { providerForMember } from '../provider/provider.ts';
import { syncSubscription, type SyncDeps } from '../sync/sync-subscription.ts';

type Deps = SyncDeps & Pick<AuthDeps, 'paymentLimits'>;

/** Takes the caller's cancellation back. Throws 409 where there is none to take back. */
export const resumeSubscription = async (deps: Deps, userId: string): Promise<UserRecord> => {
  const user = await getUser(deps, userId);
  const subscription = running(user.subscription);
  if (resumeStep(subscription) === 'nothing') return user;
  const provider = await providerForMember(deps, user);
  await provider.resume(subscription.providerSubscriptionId);
  return syncSubscription(deps, userId, { what: 'resumed', by: 'member', actorId: userId, reason: null });
};
