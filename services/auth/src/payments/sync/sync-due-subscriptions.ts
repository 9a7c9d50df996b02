import { failureDetails } from '@academy/service-kit/logging/failure-details.ts';
import { syncSubscription, type SyncDeps } from './sync-subscription.ts';

const batch = 50;
/** Where the provider does not answer, each sync lasts seconds, and what the clock ends may stand behind them. */
const atOnce = 8;

const isStillDue = async ({ subscribers, now }: SyncDeps, userId: string): Promise<boolean> => {
  const dueAt = (await subscribers.withoutHistory(userId)).subscription.lookAt;
  return dueAt !== null && dueAt <= now();
};

const syncOne = async (deps: SyncDeps, userId: string): Promise<void> => {
  try {
    if (await isStillDue(deps, userId)) await syncSubscription(deps, userId);
  } catch (error) {
    deps.logger.warn({ userId, ...failureDetails(error) }, 'subscription not looked at yet');
  }
};

/**
 * Syncs the subscriptions whose time has come: a period over, days of grace over, a gift over, or a message that
 * should have come by now. Several replicas may do so: who raises a user's fence first has put the next sync off.
 * Begins no other once the signal aborts.
 */
export const syncDueSubscriptions = async (deps: SyncDeps, signal: AbortSignal): Promise<void> => {
  const due = (await deps.subscribers.dueForSync(deps.now(), batch)).values();
  const work = async (): Promise<void> => {
    for (const userId of due) {
      if (signal.aborted) return;
      await syncOne(deps, userId);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
};
