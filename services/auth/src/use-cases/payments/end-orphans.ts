import { DomainError } from '@academy/service-kit/errors/domain-error.ts';
import type { SubscriptionEnding } from '../../data/subscription-ending-repository.ts';
import type { Dependencies } from '../../dependencies.ts';

type Needs = Pick<Dependencies, 'users' | 'payments' | 'subscriptionEndings' | 'now' | 'logger'>;

const batch = 50;
/** A deletion that has not come by then was refused, or died before it was made. */
const deletionWithinMs = 10 * 60_000;

/** Whether the to-do is done with. */
const endOne = async (deps: Needs, ending: SubscriptionEnding): Promise<boolean> => {
  const owner = await deps.users.find(ending.userId);
  if (owner !== null) return deps.now().getTime() - ending.at.getTime() > deletionWithinMs;
  if (deps.payments?.name !== ending.provider) return false;
  await deps.payments.endNow(ending._id);
  deps.logger.info({ subscriptionId: ending._id }, "a deleted account's subscription is ended");
  return true;
};

/** Ends at the provider what deleted accounts leave behind; it is tried until the provider has done so. */
export const endOrphans = async (deps: Needs): Promise<void> => {
  for (const ending of await deps.subscriptionEndings.waiting(deps.now(), batch)) {
    try {
      if (await endOne(deps, ending)) await deps.subscriptionEndings.remove(ending);
    } catch (error) {
      const reason = error instanceof DomainError ? { reason: error.code } : { err: error };
      deps.logger.warn({ subscriptionId: ending._id, ...reason }, 'subscription not ended yet');
    }
  }
};
