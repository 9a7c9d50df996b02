import { createWorker } from '../lifecycle/worker.ts';
import type { Logger } from '../logging/logger.ts';
import type { OutboxStore } from './outbox-store.ts';
import type { RelayTask } from './relay-task.ts';

export interface OutboxSweepOptions {
  /** By the name of the model. */
  stores: ReadonlyMap<string, OutboxStore>;
  /** Takes each document that has events waiting. */
  found: (task: RelayTask) => void;
  everyMs: number;
  logger: Logger;
  /** Called after each sweep, also one that failed. */
  onSwept: () => void;
}

export interface OutboxSweep {
  /** Sweeps at once and then every `everyMs`. */
  start: () => void;
  /** One sweep, unless one is running; rejects where the store is away. */
  run: () => Promise<void>;
  isRunning: () => boolean;
  /** Whether documents wait that the last sweep did not get to, or that were left to the next. */
  isMoreWaiting: () => boolean;
  /** A document waits that only the next sweep will find. */
  leaveOne: () => void;
  stop: () => Promise<void>;
}

const pageSize = 500;

/** Finds the documents whose events wait in the store: those that a crash left, and those beyond what memory should hold. */
export const createOutboxSweep = (options: OutboxSweepOptions): OutboxSweep => {
  const { stores, found, everyMs, logger, onSwept } = options;
  let sweeping = false;
  let moreWaiting = false;

  const run = async (): Promise<void> => {
    if (sweeping) return;
    sweeping = true;
    moreWaiting = false;
    try {
      for (const [model, store] of stores) {
        const ids = await store.waiting(pageSize);
        if (ids.length === pageSize) moreWaiting = true;
        for (const id of ids) found({ model, id });
      }
    } finally {
      sweeping = false;
      onSwept();
    }
  };
  const worker = createWorker({ name: 'outbox sweep', work: run, everyMs, logger });

  return {
    start: worker.start,
    run,
    isRunning: () => sweeping,
    isMoreWaiting: () => moreWaiting,
    leaveOne: () => {
      moreWaiting = true;
    },
    stop: worker.stop,
  };
};
