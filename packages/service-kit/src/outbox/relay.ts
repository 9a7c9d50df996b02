import type { Registry } from 'prom-client';
import type { KafkaPort } from '../kafka/kafka-port.ts';
import type { Logger } from '../logging/logger.ts';
import { newId } from '../ids/uuid-v7.ts';
import type { AnyModel } from '../mongo/any-model.ts';
import { openModel } from '../mongo/open-model.ts';
import { onWake, type TakenOutbox } from './wake-relays.ts';
import { observeOutbox } from './outbox-metrics.ts';
import type { OutboxLease } from './outbox-schema.ts';
import { createOutboxStore, type OutboxDocument } from './outbox-store.ts';
import { createOutboxSweep } from './outbox-sweep.ts';
import { createPublishingLoop } from './publishing-loop.ts';
import type { RelayTask } from './relay-task.ts';

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
  /** After how long another replica takes over a document from one that has died. Default 5 s. */
  leaseMs?: number;
  /** Where the waiting events are counted; nowhere when absent. */
  metrics?: { registry: Registry };
}

export interface Relay {
  /** Begins, with a sweep of what waits from before. */
  start: () => void;
  /** A document of this model (by mongoose's model name) has events to publish. */
  wake: (modelName: string, id: string) => void;
  /** Finishes what it is publishing and stops; what still waits is published after the next start. */
  stop: () => Promise<void>;
  /** Resolves when nothing that this relay knows of waits. */
  idle: () => Promise<void>;
  /** How many documents it knows to be waiting. */
  waiting: () => number;
}

/** Beyond this many known documents the sweep finds the rest, so that a long absence of Kafka costs no memory. */
const queueLimit = 20_000;

/** Publishes the events that writes leave in their documents: at once when woken, by a sweep after a crash. */
export const createRelay = (options: RelayOptions): Relay => {
  const { service, models, kafka, logger, sweepMs = 30_000, concurrency = 16, leaseMs = 5_000 } = options;
  const holder = newId();
  const stores = new Map(
    models.map((model) => [model.modelName, createOutboxStore(openModel<OutboxDocument>(model), holder)]),
  );
  const idleWaiters = new Set<() => void>();
  let unsubscribe: (() => void)[] = [];
  if (options.metrics) observeOutbox(options.metrics.registry, [...stores.values()]);

  const resolveIdle = (): void => {
    if (loop.waiting() > 0 || sweep.isRunning()) return;
    if (sweep.isMoreWaiting() && loop.isRunning()) return void sweep.run().catch(() => undefined);
    for (const resolve of idleWaiters) resolve();
    idleWaiters.clear();
  };

  const add = (task: RelayTask): void => {
    if (loop.waiting() >= queueLimit) sweep.leaveOne();
    else loop.add(task);
  };

  // What would wait for its turn is leased in its turn, so that the lease is fresh.
  const offer = (): OutboxLease | null =>
    loop.isRunning() && loop.waiting() < concurrency
      ? { by: holder, until: new Date(Date.now() + leaseMs) }
      : null;

  const wakeOf = (model: string) => (id: string, taken?: TakenOutbox) =>
    add({ model, id, taken: taken?.lease.by === holder ? taken : undefined });

  const loop = createPublishingLoop({
    service,
    stores,
    kafka,
    logger,
    concurrency,
    leaseMs,
    onWorked: resolveIdle,
  });
  const sweep = createOutboxSweep({ stores, found: add, everyMs: sweepMs, logger, onSwept: resolveIdle });

  return {
    start: () => {
      loop.start();
      unsubscribe = models.map((model) => onWake(model, { offer, wake: wakeOf(model.modelName) }));
      sweep.start();
    },
    wake: (model, id) => add({ model, id }),
    stop: async () => {
      for (const forget of unsubscribe) forget();
      const published = loop.stop();
      await sweep.stop();
      await published;
    },
    idle: () =>
      new Promise((resolve) => {
        idleWaiters.add(resolve);
        resolveIdle();
      }),
    waiting: loop.waiting,
  };
};
