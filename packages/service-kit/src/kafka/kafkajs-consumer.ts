import type { EachBatchPayload } from 'kafkajs';
import { newId } from '../ids/uuid-v7.ts';
import { createCatchUp, resumeAt } from './catch-up.ts';
import { createCommits } from './kafkajs-commits.ts';
import type { ConsumerLife, ConsumerLifeOptions } from './kafkajs-consumer-life.ts';
import { createFetchConnections } from './kafkajs-fetch-connections.ts';
import { receivedMessage } from './kafkajs-message.ts';
import { followProgress } from './kafkajs-progress.ts';
import { logBounds, withAdmin } from './kafkajs-topics.ts';

const commitEveryMs = 500;
/** A handler that takes longer is taken for stuck, and its consumer for silent. */
const handlerPatienceMs = 120_000;

/**
 * Connects, joins and consumes until it is ended. Rejects when it cannot begin (Kafka away, a topic missing); what
 * goes wrong later goes to `onCrash`.
 */
export const beginConsumerLife = async (life: ConsumerLifeOptions): Promise<ConsumerLife> => {
  const { createClient, topicPrefix, times, options, logger, onCrash, reached } = life;
  const connections = createFetchConnections();
  const kafka = createClient(connections.open);
  // Without commits nothing ties this life to the one before, and a new group need not wait for a dead member.
  const groupId = topicPrefix + options.groupId + (options.commit ? '' : `.${newId()}`);
  const topics = options.topics.map((topic) => topicPrefix + topic);
  const bounds = await withAdmin(kafka, (admin) =>
    logBounds(admin, { topics, from: options.from, committedBy: options.commit ? groupId : null }),
  );
  const starts = options.commit ? bounds.starts : resumeAt(bounds, reached);
  // The partitions that bring nothing in this life too, or the next one would begin at a later end of theirs.
  if (!options.commit) for (const [partition, start] of starts) reached.set(partition, start);
  const catchUp = createCatchUp(starts, bounds.ends);
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
  const commits = createCommits(commitEveryMs, (error) =>
    logger.debug({ err: error, groupId }, 'offsets are committed later'),
  );
  let ended = false;
  let lastSign = Date.now();
  const { advance } = followProgress(consumer, catchUp, life);
  consumer.on(consumer.events.FETCH, () => {
    lastSign = Date.now();
  });
  consumer.on(consumer.events.CRASH, ({ payload }) => {
    if (!ended) onCrash(payload.error);
  });

  // An idle reader is told between batches that its partitions may go to another.
  if (options.commit)
    consumer.on(consumer.events.REBALANCING, () => void commits.now().catch(() => undefined));

  const eachBatch = async (payload: EachBatchPayload): Promise<void> => {
    const { batch, heartbeat, resolveOffset, isRunning, isStale, pause } = payload;
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
        const outcome = await options.handler(receivedMessage(batch, message, topicPrefix.length));
        lastSign = Date.now();
        if (ended) return;
        if (outcome !== 'done') {
          const resume = pause();
          setTimeout(resume, outcome.againInMs);
          return;
        }
        resolveOffset(message.offset);
        advance(batch.topic, batch.partition, BigInt(message.offset) + 1n);
        if (options.commit) commits.later(payload);
        await heartbeat();
      }
    } catch (error) {
      // The partitions may go to another reader now.
      await commits.now().catch(() => commits.later(payload));
      throw error;
    } finally {
      clearInterval(beat);
    }
  };

  const end = async (): Promise<void> => {
    ended = true;
    await commits.stop();
    const ending = consumer.disconnect();
    connections.endFetches();
    await ending.finally(connections.close);
  };
  try {
    await consumer.connect();
    await consumer.subscribe({ topics, fromBeginning: options.from !== 'end' });
    await consumer.run({
      autoCommit: false,
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
