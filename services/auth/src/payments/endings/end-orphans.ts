import { failureDetails } from '@academy/service-kit/logging/failure-details.ts';
import type { SubscriptionEnding } from './subscription-ending-model.ts';
import type { AuthDeps } from '../../deps.ts';

type Deps = Pick<AuthDeps, 'users' | 'payments' | 'subscriptionEndings' | 'now' | 'logger'>;

const batch = 50;
const secondMs = 1_000;
const minuteMs = 60 * secondMs;
/** A deletion that has not come by then was refused, or died before it was made. */
const deletionWithinMs = 10 * minuteMs;
const tryAgainMs = 10 * secondMs;
/** How often a payment page that was left open is looked for. */
const pageEveryMs = 10 * minuteMs;

/** What was bought after the deletion is given back; what ran before just ends. */
const endAll = async (deps: Deps, { _id: customerId, at }: SubscriptionEnding): Promise<void> => {
  const record = await deps.payments?.readCustomer(customerId);
  for (const { id, status, startedAt } of record?.subscriptions ?? []) {
    if (status !== 'active' && status !== 'past_due') continue;
    if (startedAt > at) await deps.payments?.refundAndEnd(id);
    else await deps.payments?.endNow(id);
    deps.logger.info({ customerId, subscriptionId: id }, "a deleted account's subscription is ended");
  }
};

/** In how many milliseconds to come back to it; null where it is done with. */
const endOne = async (deps: Deps, ending: SubscriptionEnding): Promise<number | null> => {
  const now = deps.now();
  if ((await deps.users.find(ending.userId)) !== null)
    return now.getTime() - ending.at.getTime() > deletionWithinMs ? null : tryAgainMs;
  if (deps.payments?.name !== ending.provider) return deletionWithinMs;
  await endAll(deps, ending);
  return ending.pageUntil !== null && now < ending.pageUntil ? pageEveryMs : null;
};

const tryOne = async (deps: Deps, ending: SubscriptionEnding): Promise<number | null> => {
  try {
    return await endOne(deps, ending);
  } catch (error) {
    deps.logger.warn({ customerId: ending._id, ...failureDetails(error) }, 'subscription not ended yet');
    return tryAgainMs;
  }
};

/**
 * Ends at the provider what deleted accounts leave behind; it is tried until the provider has done so. Begins no other
 * once the signal aborts.
 */
export const endOrphans = async (deps: Deps, signal?: AbortSignal): Promise<void> => {
  const { subscriptionEndings, now } = deps;
  for (const ending of await subscriptionEndings.waiting(now(), batch)) {
    if (signal?.aborted) return;
    const inMs = await tryOne(deps, ending);
    if (inMs === null) await subscriptionEndings.remove(ending);
    else await subscriptionEndings.postpone(ending, new Date(now().getTime() + inMs));
  }
};
