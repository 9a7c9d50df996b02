import type { Worker } from '@academy/service-kit/lifecycle/worker.ts';
import { createWorkers } from '@academy/service-kit/work-queue/work-queue.ts';
import type { AuthDeps } from '../../deps.ts';
import { welcomeWaitMs } from './address-rules.ts';
import { sendWaitingWelcome } from './send-waiting-welcome.ts';

export const welcomeLeaseMs = 10_000;

/** Sends the welcomes that wait for the limit of mails; replicas share them. */
export const createWelcomeWorkers = (deps: AuthDeps): Worker[] =>
  createWorkers({
    name: 'waiting welcomes',
    store: deps.waitingWelcomes,
    handle: ([welcome]) => sendWaitingWelcome(deps, welcome),
    leaseMs: welcomeLeaseMs,
    backoff: { firstMs: welcomeWaitMs, maxMs: welcomeWaitMs },
    // A week, as long as a link would work.
    maxAttempts: 7 * 24 * 6,
    concurrency: 1,
    everyMs: 10_000,
    logger: deps.logger,
  });
