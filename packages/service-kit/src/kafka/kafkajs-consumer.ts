import type { Consumer, EachBatchPayload, Kafka } from 'kafkajs';
import type { Logger } from '../logging/logger.ts';
import { createCatchUp, partitionKey, type CatchUp } from './catch-up.ts';
import type { ConsumeOptions } from './kafka-port.ts';
import { receivedMessage } from './kafkajs-message.ts';
import { logBounds, withAdmin } from './kafkajs-topics.ts';

export interface ConsumerTimes {
  sessionTimeoutMs: number;
  heartbeatMs: number;
  /** How long the broker may hold a fetch open; also how long a resumed partition may wait for its next one. */
  maxWaitMs: number;
}

export interface ConsumerLifeOptions {
  kafka: Kafka;
  topicPrefix: string;
  times: ConsumerTimes;
  options: ConsumeOptions;
  logger: Logger;
  onCrash: (error: Error) => void;
  onCaughtUp: () => void;
  /** Where a consumer without commits had got to in its earlier life. */
  reached: Map<string, bigint>;
}

/** One life of a consumer, from its connection to its crash, stop or replacement. */
export interface ConsumerLife {
  /** When it last fetched or handled something, in ms since the epoch. */
  lastSign: () => number;
  end: () => Promise<void>;
}

const commitEveryMs = 500;
/** A handler that takes longer is taken for stuck, and its consumer for silent. */
const handlerPatienceMs = 120_000;

const followProgress = (
  consumer: Consumer,
  catchUp: CatchUp,
  { topicPrefix, times, options, reached, onCaughtUp }: ConsumerLifeOptions,
) => {
  let batches = 0;
  let told = false;
  const tell = () => {
    if (told || !catchUp.isCaughtUp()) return;
    told = true;
    onCaughtUp();
  };
  const advance = (topic: string, partition: number, next: bigint) => {
    const key = partitionKey(topic, partition);
    catchUp.advance(key, next);
    if (!options.commit) reached.set(key, next);
    tell();
  };
  consumer.on(consumer.events.GROUP_JOIN, ({ payload }) => {
    const held = Object.entries(payload.memberAssignment).flatMap(([topic, partitions]) =>
      partitions.map((partition) => ({ topic, partition, key: partitionKey(topic, partition) })),
    );
    if (!options.commit) {
      for (const { topic, partition, key } of held) {
        const offset = catchUp.position(key);
        if (offset !== undefined) consumer.seek({ topic, partition, offset: String(offset) });
      }
    }
    catchUp.hold(held.map(({ key }) => key));
    tell();
  });
  consumer.on(consumer.events.START_BATCH_PROCESS, () => {
    batches += 1;
  });
  consumer.on(consumer.events.END_BATCH_PROCESS, ({ payload }) => {
    if (payload.batchSize === 0) advance(payload.topic, payload.partition, BigInt(payload.lastOffset) + 1n);
  });
  let batchesBefore = 0;
  consumer.on(consumer.events.FETCH, ({ payload }) => {
    // One that failed comes back early, and one without its resting partitions says nothing of them.
    const waitedInFull = payload.duration >= times.maxWaitMs * 0.9 && consumer.paused().length === 0;
    catchUp.fetched(batches !== batchesBefore || !waitedInFull);
    batchesBefore = batches;
    tell();
  });
  return { advance, prefixLength: topicPrefix.length };
};

/**
 * Connects, joins and consumes until it is ended. Rejects when it cannot begin (Kafka away, a topic missing); what
 * goes wrong later goes to `onCrash`.
 */
export const beginConsumerLife = async (life: ConsumerLifeOptions): Promise<ConsumerLife> => {
  const { kafka, topicPrefix, times, options, logger, onCrash, reached } = life;
  const groupId = topicPrefix + options.groupId;
  const topics = options.topics.map((topic) => topicPrefix + topic);
  const bounds = await withAdmin(kafka, (admin) =>
    logBounds(admin, { topics, from: options.from, committedBy: options.commit ? groupId : null }),
  );
  const catchUp = createCatchUp(new Map([...bounds.starts, ...reached]), bounds.ends);
  const consumer = kafka.consumer({
    groupId,
    sessionTimeout: times.sessionTimeoutMs,
    heartbeatInterval: times.heartbeatMs,
    rebalanceTimeout: Math.max(30_000, times.sessionTimeoutMs),
    maxWaitTimeInMs: times.maxWaitMs,
    allowAutoTopicCreation: false,
    // A crash is ours to judge: kafkajs's own restart leaves some of them dead in a living process.
    retry: {
      retries: 3,
      initialRetryTime: 100,
      maxRetryTime: 1_000,
      restartOnFailure: () => Promise.resolve(false),
    },
  });
  let ended = false;
  let lastSign = Date.now();
  const { advance, prefixLength } = followProgress(consumer, catchUp, life);
  consumer.on(consumer.events.FETCH, () => {
    lastSign = Date.now();
  });
  consumer.on(consumer.events.CRASH, ({ payload }) => {
    if (!ended) onCrash(payload.error);
  });

  const eachBatch = async (payload: EachBatchPayload): Promise<void> => {
    const { batch, heartbeat, resolveOffset, commitOffsetsIfNecessary, isRunning, isStale, pause } = payload;
    let begun = Date.now();
    const beat = setInterval(() => {
      if (Date.now() - begun < handlerPatienceMs) lastSign = Date.now();
      heartbeat().catch((error: unknown) =>
        logger.debug({ err: error, groupId }, 'heartbeat during a message'),
      );
    }, times.heartbeatMs);
    try {
      for (const message of batch.messages) {
        if (ended || !isRunning() || isStale()) return;
        begun = Date.now();
        const outcome = await options.handler(receivedMessage(batch, message, prefixLength));
        lastSign = Date.now();
        if (ended) return;
        if (outcome !== 'done') {
          const resume = pause();
          setTimeout(resume, outcome.againInMs);
          return;
        }
        resolveOffset(message.offset);
        advance(batch.topic, batch.partition, BigInt(message.offset) + 1n);
        await heartbeat();
        await commitOffsetsIfNecessary();
      }
    } finally {
      clearInterval(beat);
    }
  };

  const end = async (): Promise<void> => {
    ended = true;
    await consumer.disconnect();
  };
  try {
    await consumer.connect();
    await consumer.subscribe({ topics, fromBeginning: options.from !== 'end' });
    await consumer.run({
      autoCommit: options.commit,
      autoCommitInterval: commitEveryMs,
      eachBatchAutoResolve: false,
      partitionsConsumedConcurrently: options.concurrency ?? 3,
      eachBatch,
    });
  } catch (error) {
    await end().catch(() => undefined);
    throw error;
  }
  return { lastSign: () => lastSign, end };
};
