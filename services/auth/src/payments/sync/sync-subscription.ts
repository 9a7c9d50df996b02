import type { AuthDeps } from '../../deps.ts';
import { attributed, type Cause } from '../subscription/subscription-history.ts';
import type { ProviderAction } from '../subscription/subscription-record.ts';
import { carryPlan } from '../subscribers/carry-plan.ts';
import { changeSubscriber } from '../subscribers/change-subscriber.ts';
import type { SubscriberRecord } from '../subscribers/subscriber.ts';
import {
  beginSync,
  readCustomer,
  writeFinding,
  type Sync,
  type ProviderSyncDeps,
} from './sync-with-provider.ts';

export type SyncDeps = ProviderSyncDeps & Pick<AuthDeps, 'syncing' | 'logger'>;

/** Side effects change what was read, so it is read again; each of them leaves less to do. */
const mostRounds = 4;
const laterSyncMs = 2_000;
const pause = () => new Promise((resolve) => setTimeout(resolve, 50));

/** A sync that began after ours sees all that ours was to see; should its replica die, another follows at `lookAt`. */
const awaitLaterSync = async (deps: SyncDeps, { userId, lookup }: Sync): Promise<SubscriberRecord> => {
  const deadline = Date.now() + laterSyncMs;
  for (;;) {
    const subscriber = await deps.subscribers.find(userId);
    if (subscriber.subscription.settled >= lookup || Date.now() > deadline)
      return carryPlan(deps, subscriber);
    await pause();
  }
};

const bringAbout = async (
  { logger }: SyncDeps,
  { provider, customerId }: Sync,
  actions: readonly ProviderAction[],
): Promise<void> => {
  for (const { kind, subscriptionId } of actions) {
    logger.info({ customerId, subscriptionId, kind }, 'a subscription is ended at its provider');
    if (kind === 'refundAndEnd') await provider.refundAndEnd(subscriptionId);
    else await provider.endNow(subscriptionId);
  }
};

const syncInRounds = async (deps: SyncDeps, userId: string, round = 1): Promise<SubscriberRecord> => {
  const begun = await beginSync(deps, userId);
  const { sync } = begun;
  if (sync === null) return begun.subscriber;
  const record = await readCustomer(deps, sync);
  const { subscriber, actions, isOvertaken } = await writeFinding(deps, sync, record);
  if (isOvertaken) return awaitLaterSync(deps, sync);
  if (actions.length === 0) return subscriber;
  await bringAbout(deps, sync, actions);
  if (round < mostRounds) return syncInRounds(deps, userId, round + 1);
  deps.logger.warn(
    { customerId: sync.customerId, actions },
    'the provider does not show what was done there',
  );
  return subscriber;
};

/**
 * Brings a member's subscription, plan and invoices up to the provider's own record, which is the truth. It may run at
 * any time, any number of times and in parallel on several replicas. `cause` names who brought about what has just
 * changed. Throws 404 for nobody and 503 `payments-away` where the provider cannot be reached; it is then synced
 * again by itself.
 */
export const syncSubscription = async (
  deps: SyncDeps,
  userId: string,
  cause?: Cause,
): Promise<SubscriberRecord> => {
  const syncing = deps.syncing(userId, () => syncInRounds(deps, userId));
  if (cause === undefined) return syncing;
  // Who did it and why is known here alone: it is kept even where what came of it could not be read.
  await syncing.catch(() => undefined);
  const subscriber = await changeSubscriber(deps, userId, (current) => ({
    state: { subscription: attributed(current.subscription, cause, deps.now()) },
    events: [],
  }));
  await syncing;
  return subscriber;
};
