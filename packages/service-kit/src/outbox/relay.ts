import type { Registry } from 'prom-client';
import type { KafkaPort } from '../kafka/kafka-port.ts';
import type { Logger } from '../logging/logger.ts';
import { newId } from '../ids/uuid-v7.ts';
import { createWorker } from '../lifecycle/worker.ts';
import { openModel, type AnyModel } from '../mongo/any-model.ts';
import { backoffMs } from '../time/backoff.ts';
import { pause } from '../time/pause.ts';
import { onNudge } from './nudges.ts';
import { observeOutbox } from './outbox-metrics.ts';
import { createOutboxStore, type OutboxDocument } from './outbox-store.ts';
import { publishOutbox, type PublishResult, type TopicOutcome } from './publish-outbox.ts';
import { createRelayQueue } from './relay-queue.ts';
import { keyOf, type RelayTask } from './relay-task.ts';
import { createTopicGates } from './topic-gates.ts';

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
  nudge: (modelName: string, id: string) => void;
  /** Finishes what it is publishing and stops; what still waits is published after the next start. */
  stop: () => Promise<void>;
  /** Resolves when nothing that this relay knows of waits. */
  idle: () => Promise<void>;
  /** How many documents it knows to be waiting. */
  waiting: () => number;
}

const topicBackoff = { firstMs: 50, maxMs: 2_000 };
const storeBackoff = { firstMs: 50, maxMs: 5_000 };
/** For a document whose events can never be sent as they are. */
const refusedBackoff = { firstMs: 50, maxMs: 60_000 };
/** A holder is mostly done in milliseconds; only a dead one keeps a document until its lease ends. */
const retryAt = (leaseEnds: number, now: number): number =>
  Math.max(now + topicBackoff.firstMs, Math.min(leaseEnds, now + 250));
const sweepPage = 500;
/** Beyond this many known documents the sweep finds the rest, so that a long absence of Kafka costs no memory. */
const queueLimit = 20_000;

/**
 * Publishes the events that writes leave in their documents: at once when nudged, by a sweep after a crash. A topic
 * that takes no messages holds up the documents that need it, and a document that cannot be sent only itself.
 */
export const createRelay = (options: RelayOptions): Relay => {
  const { service, models, kafka, logger, sweepMs = 30_000, concurrency = 16, leaseMs = 5_000 } = options;
  const holder = newId();
  const stores = new Map(
    models.map((model) => [model.modelName, createOutboxStore(openModel<OutboxDocument>(model), holder)]),
  );
  const queue = createRelayQueue();
  const gates = createTopicGates(topicBackoff);
  const idleWaiters = new Set<() => void>();
  let unsubscribe: (() => void)[] = [];
  let wakeTimer: NodeJS.Timeout | undefined;
  let running = false;
  let sweeping = false;
  let moreInStore = false;
  const failuresOf = new Map<string, number>();
  if (options.metrics) observeOutbox(options.metrics.registry, [...stores.values()]);

  const waiting = (): number => queue.size() + gates.heldCount();

  const tellIdle = (): void => {
    if (waiting() > 0 || sweeping) return;
    if (moreInStore && running) return void sweep().catch(() => undefined);
    for (const resolve of idleWaiters) resolve();
    idleWaiters.clear();
  };

  const failed = (task: RelayTask, error: unknown, topic?: string): void => {
    const own = (failuresOf.get(keyOf(task)) ?? 0) + 1;
    failuresOf.set(keyOf(task), own);
    queue.rest(task, Date.now() + backoffMs(own, topic === undefined ? storeBackoff : refusedBackoff));
    logger.warn({ err: error, topic, aggregate: task.id, failures: own }, 'outbox not published yet');
  };

  const judge = (task: RelayTask, { topic, result, error }: TopicOutcome): void => {
    if (result === 'sent' || result === 'refused')
      for (const freed of gates.succeeded(topic)) queue.add(freed);
    if (result === 'failed') {
      gates.failed(topic);
      const reason = error instanceof Error ? error.message : String(error);
      logger.warn({ reason, topic, aggregate: task.id, waiting: waiting() }, 'topic takes no events yet');
    }
  };

  const applyResult = (task: RelayTask, result: PublishResult): void => {
    if (result.kind === 'held') return queue.rest(task, retryAt(result.until.getTime(), Date.now()));
    for (const outcome of result.outcomes) judge(task, outcome);
    const refused = result.outcomes.find((outcome) => outcome.result === 'refused');
    if (refused) return failed(task, refused.error, refused.topic);
    failuresOf.delete(keyOf(task));
    const blocked = result.outcomes.find(
      (outcome) => outcome.result === 'failed' || outcome.result === 'closed',
    );
    if (blocked) gates.hold(blocked.topic, task);
  };

  const work = async (task: RelayTask): Promise<void> => {
    const store = stores.get(task.model);
    if (!store) return logger.error({ model: task.model }, 'no relay for this model');
    gates.taken(task);
    const mayEnter = (topic: string) => gates.enter(topic, task);
    try {
      applyResult(task, await publishOutbox(task.id, { store, kafka, service, leaseMs, mayEnter }));
    } catch (error) {
      failed(task, error);
    } finally {
      gates.left(task);
    }
  };

  const pump = (): void => {
    if (!running) return;
    const nextRested = queue.wakeRested(Date.now());
    for (const probe of gates.probes()) queue.add(probe);
    while (queue.workingCount() < concurrency) {
      const task = queue.take();
      if (!task) break;
      void work(task).finally(() => {
        queue.finish(task);
        pump();
        tellIdle();
      });
    }
    clearTimeout(wakeTimer);
    const wakeAt = Math.min(nextRested ?? Infinity, gates.nextProbeAt() ?? Infinity);
    if (wakeAt < Infinity) wakeTimer = setTimeout(pump, Math.max(1, wakeAt - Date.now()));
  };

  const nudge = (model: string, id: string): void => {
    if (waiting() >= queueLimit) {
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
    } finally {
      sweeping = false;
      tellIdle();
    }
  };
  const sweeper = createWorker({ name: 'outbox sweep', work: sweep, everyMs: sweepMs, logger });

  return {
    start: () => {
      running = true;
      unsubscribe = models.map((model) => onNudge(model, (id) => nudge(model.modelName, id)));
      sweeper.start();
    },
    nudge,
    stop: async () => {
      running = false;
      for (const forget of unsubscribe) forget();
      clearTimeout(wakeTimer);
      await sweeper.stop();
      while (queue.workingCount() > 0) await pause(5);
    },
    idle: () =>
      new Promise((resolve) => {
        idleWaiters.add(resolve);
        tellIdle();
      }),
    waiting,
  };
};
