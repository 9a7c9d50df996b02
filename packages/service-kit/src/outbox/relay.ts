import type { KafkaPort } from '../kafka/kafka-port.ts';
import type { Logger } from '../logging/logger.ts';
import { newId } from '../ids/uuid-v7.ts';
import { openModel, type AnyModel } from '../mongo/any-model.ts';
import { backoffMs } from '../time/backoff.ts';
import { onNudge } from './nudges.ts';
import { createOutboxStore, type OutboxDocument } from './outbox-store.ts';
import { publishOutbox } from './publish-outbox.ts';
import { createRelayQueue, type RelayTask } from './relay-queue.ts';

export interface RelayOptions {
  /** Names the source of the events: `/academy/<service>`. */
  service: string;
  /** Every model whose schema has the outbox fields. */
  models: readonly AnyModel[];
  kafka: Pick<KafkaPort, 'send'>;
  logger: Logger;
  /** How often to look for what a crash left behind. Default 30 s. */
  sweepMs?: number;
  /** How many documents are published at a time; one document's events never overlap. Default 16. */
  concurrency?: number;
  /** How long a replica may hold a document before another takes it over. Default 5 s. */
  leaseMs?: number;
}

export interface Relay {
  /** Begins, with a sweep of what waits from before. */
  start: () => void;
  /** A document of this model (by mongoose's model name) has events to publish. */
  nudge: (modelName: string, id: string) => void;
  /** Finishes what it is publishing and stops; what still waits is published after the next start. */
  stop: () => Promise<void>;
  /** Resolves when nothing that this relay knows of waits. */
  idle: () => Promise<void>;
  /** How many documents it knows to be waiting. */
  waiting: () => number;
}

const backoff = { firstMs: 50, maxMs: 2_000 };
/** A holder is mostly done in milliseconds; only a dead one keeps a document until its lease ends. */
const lookAgainAt = (leaseEnds: number, now: number): number =>
  Math.max(now + backoff.firstMs, Math.min(leaseEnds, now + 250));
const sweepPage = 500;
/** Beyond this many known documents the sweep finds the rest, so that a long absence of Kafka costs no memory. */
const queueLimit = 20_000;

/** Publishes the events that writes leave in their documents: at once when nudged, by a sweep after a crash. */
export const createRelay = (options: RelayOptions): Relay => {
  const { service, models, kafka, logger, sweepMs = 30_000, concurrency = 16, leaseMs = 5_000 } = options;
  const holder = newId();
  const stores = new Map(
    models.map((model) => [model.modelName, createOutboxStore(openModel<OutboxDocument>(model), holder)]),
  );
  const queue = createRelayQueue();
  const idleWaiters = new Set<() => void>();
  let unsubscribe: (() => void)[] = [];
  let sweepTimer: NodeJS.Timeout | undefined;
  let wakeTimer: NodeJS.Timeout | undefined;
  let running = false;
  let failures = 0;
  let pausedUntil = 0;
  let sweeping = false;
  let moreInStore = false;
  const failuresOf = new Map<string, number>();

  const tellIdle = (): void => {
    if (!queue.isEmpty() || sweeping) return;
    if (moreInStore && running) return void sweep();
    for (const resolve of idleWaiters) resolve();
    idleWaiters.clear();
  };

  const failed = (task: RelayTask, error: unknown): void => {
    const now = Date.now();
    // Those that were in flight together fail together: that is one failure of the broker.
    if (now >= pausedUntil) failures += 1;
    pausedUntil = now + backoffMs(failures, backoff);
    const own = (failuresOf.get(task.id) ?? 0) + 1;
    failuresOf.set(task.id, own);
    queue.rest(task, now + backoffMs(own, backoff));
    const reason = error instanceof Error ? error.message : String(error);
    logger.warn({ reason, aggregate: task.id, failures, waiting: queue.size() }, 'outbox not published yet');
  };

  const work = async (task: RelayTask): Promise<void> => {
    const store = stores.get(task.model);
    if (!store) return logger.error({ model: task.model }, 'no relay for this model');
    try {
      const result = await publishOutbox(task.id, { store, kafka, service, leaseMs });
      failures = 0;
      pausedUntil = 0;
      failuresOf.delete(task.id);
      if (result.kind === 'held') queue.rest(task, lookAgainAt(result.until.getTime(), Date.now()));
    } catch (error) {
      failed(task, error);
    }
  };

  const pump = (): void => {
    if (!running) return;
    const now = Date.now();
    const nextRested = queue.wakeRested(now);
    const pause = pausedUntil - now;
    // While the broker is away one document at a time tries, so that its return is noticed without a stampede.
    const limit = failures > 0 ? 1 : concurrency;
    while (pause <= 0 && queue.workingCount() < limit) {
      const task = queue.take();
      if (!task) break;
      void work(task).finally(() => {
        queue.finish(task);
        pump();
        tellIdle();
      });
    }
    clearTimeout(wakeTimer);
    const wakeAt = Math.min(nextRested ?? Infinity, pause > 0 ? pausedUntil : Infinity);
    if (wakeAt < Infinity) wakeTimer = setTimeout(pump, Math.max(1, wakeAt - now));
  };

  const nudge = (model: string, id: string): void => {
    if (queue.size() >= queueLimit) {
      moreInStore = true;
      return;
    }
    queue.add({ model, id });
    pump();
  };

  const sweep = async (): Promise<void> => {
    if (sweeping) return;
    sweeping = true;
    moreInStore = false;
    try {
      for (const [model, store] of stores) {
        const ids = await store.waiting(sweepPage);
        if (ids.length === sweepPage) moreInStore = true;
        for (const id of ids) nudge(model, id);
      }
    } catch (error) {
      logger.warn({ err: error }, 'outbox sweep failed');
    } finally {
      sweeping = false;
      tellIdle();
    }
  };

  return {
    start: () => {
      running = true;
      unsubscribe = models.map((model) => onNudge(model, (id) => nudge(model.modelName, id)));
      sweepTimer = setInterval(() => void sweep(), sweepMs);
      void sweep();
    },
    nudge,
    stop: async () => {
      running = false;
      for (const forget of unsubscribe) forget();
      clearInterval(sweepTimer);
      clearTimeout(wakeTimer);
      while (queue.workingCount() > 0) await new Promise((resolve) => setTimeout(resolve, 5));
    },
    idle: () =>
      new Promise((resolve) => {
        idleWaiters.add(resolve);
        tellIdle();
      }),
    waiting: () => queue.size(),
  };
};
