import { DomainError } from '@academy/service-kit/errors/domain-error.ts';
import { settleSubscription, type SettleNeeds } from './settle-subscription.ts';

const batch = 50;

const isStillDue = async ({ users, now }: SettleNeeds, userId: string): Promise<boolean> => {
  const lookAt = (await users.find(userId))?.subscription.lookAt ?? null;
  return lookAt !== null && lookAt <= now();
};

/**
 * Looks at the subscriptions whose time has come: a period over, days of grace over, a gift over, or a message that
 * should have come by now. Several replicas may do so: who raises a user's fence first has put the next look off.
 */
export const lookAgain = async (deps: SettleNeeds): Promise<void> => {
  for (const userId of await deps.users.dueForLook(deps.now(), batch)) {
    try {
      if (await isStillDue(deps, userId)) await settleSubscription(deps, userId);
    } catch (error) {
      const reason = error instanceof DomainError ? { reason: error.code } : { err: error };
      deps.logger.warn({ userId, ...reason }, 'subscription not looked at yet');
    }
  }
};
