import type { KafkaPort } from '../kafka/kafka-port.ts';
import type { Logger } from '../logging/logger.ts';
import { backoffMs } from '../time/backoff.ts';
import { pause } from '../time/pause.ts';
import type { TakenOutbox } from './wake-relays.ts';
import type { OutboxStore } from './outbox-store.ts';
import { publishOutbox, type PublishResult, type TopicOutcome } from './publish-outbox.ts';
import { createRelayQueue } from './relay-queue.ts';
import { keyOf, type RelayTask } from './relay-task.ts';
import { createTopicGates } from './topic-gates.ts';

export interface PublishingLoopOptions {
  service: string;
  /** By the name of the model. */
  stores: ReadonlyMap<string, OutboxStore>;
  kafka: Pick<KafkaPort, 'send'>;
  logger: Logger;
  concurrency: number;
  leaseMs: number;
  /** Called after each document, published or not. */
  onWorked: () => void;
}

export interface PublishingLoop {
  start: () => void;
  add: (task: RelayTask) => void;
  isRunning: () => boolean;
  /** How many documents it knows to be waiting. */
  waiting: () => number;
  /** Takes no more documents at once, and resolves when the running ones are done. */
  stop: () => Promise<void>;
}

const topicBackoff = { firstMs: 50, maxMs: 2_000 };
const storeBackoff = { firstMs: 50, maxMs: 5_000 };
/** For a document whose events can never be sent as they are. */
const refusedBackoff = { firstMs: 50, maxMs: 60_000 };
/** A holder is mostly done in milliseconds; only a dead one keeps a document until its lease ends. */
const retryAt = (leaseEnds: number, now: number): number =>
  Math.max(now + topicBackoff.firstMs, Math.min(leaseEnds, now + 250));

/**
 * Publishes the documents that it is given, several at a time and each until it is out. A topic that takes no messages
 * holds up the documents that need it, and a document that cannot be sent only itself.
 */
export const createPublishingLoop = (options: PublishingLoopOptions): PublishingLoop => {
  const { service, stores, kafka, logger, concurrency, leaseMs, onWorked } = options;
  const queue = createRelayQueue();
  const gates = createTopicGates(topicBackoff);
  const failuresOf = new Map<string, number>();
  let wakeTimer: NodeJS.Timeout | undefined;
  let running = false;

  const waiting = (): number => queue.size() + gates.heldCount();

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

  const work = async (task: RelayTask, taken: TakenOutbox | undefined): Promise<void> => {
    const store = stores.get(task.model);
    if (!store) return logger.error({ model: task.model }, 'no relay for this model');
    gates.taken(task);
    const mayEnter = (topic: string) => gates.enter(topic, task);
    try {
      applyResult(task, await publishOutbox(task.id, { store, kafka, service, leaseMs, mayEnter, taken }));
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
      const next = queue.take();
      if (!next) break;
      // What was taken holds for this once: a later turn finds more, or less, in the store.
      const { taken, ...task } = next;
      void work(task, taken).finally(() => {
        queue.finish(task);
        pump();
        onWorked();
      });
    }
    clearTimeout(wakeTimer);
    const wakeAt = Math.min(nextRested ?? Infinity, gates.nextProbeAt() ?? Infinity);
    if (wakeAt < Infinity) wakeTimer = setTimeout(pump, Math.max(1, wakeAt - Date.now()));
  };

  return {
    start: () => {
      running = true;
    },
    add: (task) => {
      queue.add(task);
      pump();
    },
    isRunning: () => running,
    waiting,
    stop: async () => {
      running = false;
      clearTimeout(wakeTimer);
      while (queue.workingCount() > 0) await pause(5);
    },
  };
};
