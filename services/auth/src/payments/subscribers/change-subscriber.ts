import type { AuthDeps } from '../../deps.ts';
import { userNotFound } from '../../accounts/users/user-texts.ts';
import { carryPlanOrLater } from './carry-plan.ts';
import type { SubscriberRecord } from './subscriber.ts';
import type { SubscriberChange, SubscriberRepository } from './subscriber-repository.ts';

type Deps = Pick<AuthDeps, 'users' | 'subscribers'>;

/** Changes what is kept of somebody, and has the account follow. Throws 404 where there is nothing of them. */
export const changeSubscriber = async (
  deps: Deps,
  userId: string,
  change: Parameters<SubscriberRepository['change']>[1],
): Promise<SubscriberRecord> => {
  const changed = await deps.subscribers.change(userId, change);
  if (changed === null) throw userNotFound();
  return carryPlanOrLater(deps, changed);
};

/**
 * The same for somebody of whom there may be nothing yet. Throws 404 where the account is gone: what was written then goes
 * with the next sweep.
 */
export const changeOrCreateSubscriber = async (
  deps: Deps,
  userId: string,
  change: SubscriberChange,
): Promise<SubscriberRecord> => {
  const changed = await deps.subscribers.changeOrCreate(userId, change);
  if (changed === null || (await deps.users.account(userId)) === null) throw userNotFound();
  return carryPlanOrLater(deps, changed);
};
