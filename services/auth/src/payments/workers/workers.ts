import { createWorker, type Worker } from '@academy/service-kit/lifecycle/worker.ts';
import { createWorkers } from '@academy/service-kit/work-queue/work-queue.ts';
import type { AuthDeps } from '../../deps.ts';
import { endOrphans } from '../endings/end-orphans.ts';
import { handleWebhooks } from '../webhooks/handle-webhooks.ts';
import { settleAccounts } from '../subscribers/settle-accounts.ts';
import { syncDueSubscriptions } from '../sync/sync-due-subscriptions.ts';
import { abortableProvider } from '../provider/abortable-provider.ts';

const inboxWorkers = 4;
const syncEveryMs = 2_000;
const settleEveryMs = 2_000;
const orphansEveryMs = 10_000;
const mostBetweenTriesMs = 60_000;

/** A stop must not wait for a provider that hangs. */
const untilAborted = (deps: AuthDeps, signal: AbortSignal): AuthDeps => ({
  ...deps,
  payments: deps.payments && abortableProvider(deps.payments, signal),
});

/** A customer is one worker's, here or in another replica, so one whom the provider is slow about holds up nobody else. */
const createInboxWorkers = (deps: AuthDeps): Worker[] => {
  const { payments, webhookEvents, config, now, logger } = deps;
  if (payments === null) return [];
  const leaseMs = config.WEBHOOK_LEASE_MS;
  return createWorkers({
    name: 'payment messages',
    store: webhookEvents.inbox(payments.name, { leaseMs, now }),
    handle: (events, { signal }) => handleWebhooks(untilAborted(deps, signal), events),
    leaseMs,
    // What somebody has paid is never given up.
    maxAttempts: Infinity,
    backoff: { firstMs: leaseMs, maxMs: mostBetweenTriesMs },
    concurrency: inboxWorkers,
    wakeOn: deps.webhookReceived,
    logger,
  });
};

/** What keeps subscriptions true by itself; every replica runs all of it. */
export const createPaymentWorkers = (deps: AuthDeps): Worker[] => {
  const { logger } = deps;
  return [
    ...createInboxWorkers(deps),
    createWorker({
      name: 'subscription looks',
      work: (signal) => syncDueSubscriptions(untilAborted(deps, signal), signal),
      everyMs: syncEveryMs,
      logger,
    }),
    createWorker({
      name: 'plans of accounts',
      work: (signal) => settleAccounts(deps, signal),
      everyMs: settleEveryMs,
      logger,
    }),
    createWorker({
      name: 'subscriptions left behind',
      work: (signal) => endOrphans(untilAborted(deps, signal), signal),
      everyMs: orphansEveryMs,
      logger,
    }),
  ];
};
