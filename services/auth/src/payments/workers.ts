import { createWorker, type Worker } from '@academy/service-kit/lifecycle/worker.ts';
import type { Dependencies } from '../dependencies.ts';
import { endOrphans } from '../use-cases/payments/end-orphans.ts';
import { handleWebhooks } from '../use-cases/payments/handle-webhooks.ts';
import { lookAgain } from '../use-cases/payments/look-again.ts';

/** Each goes on by itself, so that a customer whom the provider is slow about holds up nobody else. */
const inboxWorkers = 4;
const inboxEveryMs = 1_000;
const lookEveryMs = 2_000;
const orphansEveryMs = 10_000;

/** What keeps subscriptions true by itself; every replica runs all of it. */
export const createPaymentWorkers = (deps: Dependencies): Worker[] => {
  const { logger } = deps;
  return [
    ...Array.from({ length: inboxWorkers }, (_, index) =>
      createWorker({
        name: `payment messages ${index + 1}`,
        work: () => handleWebhooks(deps),
        everyMs: inboxEveryMs,
        wakeOn: deps.webhookReceived,
        logger,
      }),
    ),
    createWorker({ name: 'subscription looks', work: () => lookAgain(deps), everyMs: lookEveryMs, logger }),
    createWorker({
      name: 'subscriptions left behind',
      work: () => endOrphans(deps),
      everyMs: orphansEveryMs,
      logger,
    }),
  ];
};
