import type { Worker } from '@academy/service-kit/lifecycle/worker.ts';
import { createWorkers } from '@academy/service-kit/work-queue/work-queue.ts';
import type { AuthDeps } from '../../deps.ts';
import { sendResetLink } from './send-reset-link.ts';

export const resetLeaseMs = 10_000;

/** Sends the links that were asked for; replicas share the requests. */
export const createResetWorkers = (deps: AuthDeps): Worker[] =>
  createWorkers({
    name: 'password resets',
    store: deps.resetRequests,
    handle: ([request]) => sendResetLink(deps, request),
    leaseMs: resetLeaseMs,
    concurrency: 2,
    wakeOn: deps.resetRequested,
    logger: deps.logger,
  });
