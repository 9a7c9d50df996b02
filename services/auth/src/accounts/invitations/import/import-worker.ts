import type { Worker } from '@academy/service-kit/lifecycle/worker.ts';
import { createWorkers } from '@academy/service-kit/work-queue/work-queue.ts';
import type { AuthDeps } from '../../../deps.ts';
import { runImport } from './run-import.ts';

export const importLeaseMs = 20_000;

/** Goes on with the imports of people; replicas share them, one import at a time. */
export const createImportWorkers = (deps: AuthDeps): Worker[] =>
  createWorkers({
    name: 'invitation imports',
    store: deps.invitationTasks,
    handle: ([started], { signal }) => runImport(deps, started, signal),
    leaseMs: importLeaseMs,
    // What was confirmed is not given up, however often the process is stopped over it.
    maxAttempts: Infinity,
    backoff: { firstMs: 1_000, maxMs: 60_000 },
    concurrency: 1,
    wakeOn: deps.invitationsQueued,
    logger: deps.logger,
  });
