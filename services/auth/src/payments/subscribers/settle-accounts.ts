import type { AuthDeps } from '../../deps.ts';
import { failureDetails } from '@academy/service-kit/logging/failure-details.ts';
import { carryPlan } from './carry-plan.ts';
import { makeSwitch } from './make-switch.ts';

const batch = 50;
/** So long a switch is left to the replica that was asked for it. */
const switchedWithinMs = 5_000;

type Deps = Pick<AuthDeps, 'users' | 'subscribers' | 'now' | 'logger'>;

/** One that fails keeps none of the others waiting; it is found again at the next round. */
const tryOne = async ({ logger }: Deps, userId: string, work: () => Promise<unknown>): Promise<void> => {
  try {
    await work();
  } catch (error) {
    logger.warn({ userId, ...failureDetails(error) }, 'account and subscriber do not agree yet');
  }
};

/**
 * Finishes between account and subscriber what a replica that died left half done: switches of the console first, then plans
 * that the account has yet to hear of. Begins no other once the signal aborts.
 */
export const settleAccounts = async (deps: Deps, signal?: AbortSignal): Promise<void> => {
  const now = deps.now();
  const since = new Date(now.getTime() - switchedWithinMs);
  for (const account of await deps.users.switchesBefore(since, batch)) {
    if (signal?.aborted) return;
    await tryOne(deps, account._id, () => makeSwitch(deps, account));
  }
  for (const subscriber of await deps.subscribers.plansDue(now, batch)) {
    if (signal?.aborted) return;
    await tryOne(deps, subscriber._id, () => carryPlan(deps, subscriber));
  }
};
