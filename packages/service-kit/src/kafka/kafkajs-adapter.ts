import { connect, type Socket } from 'node:net';
import { Kafka, type Admin } from 'kafkajs';
import { replaysTopic } from '@academy/contracts/events/topics.ts';
import type { Logger } from '../logging/logger.ts';
import { backoffMs } from '../time/backoff.ts';
import { pause } from '../time/pause.ts';
import type { KafkaPort, RunningConsumer } from './kafka-port.ts';
import { kafkajsLogs } from './kafkajs-logger.ts';
import { fixRequestQueue } from './kafkajs-request-queue.ts';
import { rebuildBackoff, superviseConsumer } from './kafkajs-supervisor.ts';
import {
  createMissingTopics,
  deleteExistingTopics,
  locate,
  topicConfigs,
  withAdmin,
} from './kafkajs-topics.ts';
import { createTopicSender, type TopicSender } from './kafkajs-topic-sender.ts';

export interface KafkaOptions {
  /** `host:port` of each. */
  brokers: readonly string[];
  clientId: string;
  /** Before every topic's and group's name, so that several stacks can share a broker. */
  topicPrefix: string;
  logger: Logger;
  /** A consumer died of something that no rebuild fixes; the process should end non-zero. */
  onFatal: (error: Error) => void;
  /** A dead member's partitions go to the others after this. Default 10 s. */
  sessionTimeoutMs?: number;
  /** A send that is not acknowledged within it is abandoned. Default 10 s. */
  sendTimeoutMs?: number;
  /**
   * How long the broker holds the fetch of a consumer that has nothing to read, in milliseconds. What arrives meanwhile is
   * sent at once; a longer wait costs less while idle, but a heartbeat is sent only between two of them, and a message that is
   * to be tried again waits for the one at hand. Default 250.
   */
  maxWaitMs?: number;
  /** Opens the connection to a broker, for a tunnel or a test's proxy; a plain TCP socket when absent. */
  openSocket?: (address: { host: string; port: number }) => Socket;
}

const keepAliveMs = 60_000;

/** `open` may keep the socket that it is asked to open, or give another. */
const createClient = (
  { brokers, clientId, logger, openSocket = connect }: KafkaOptions,
  open: (socket: () => Socket) => Socket = (socket) => socket(),
): Kafka =>
  new Kafka({
    brokers: [...brokers],
    clientId,
    connectionTimeout: 2_000,
    requestTimeout: 10_000,
    retry: { retries: 2, initialRetryTime: 100, maxRetryTime: 1_000 },
    logCreator: kafkajsLogs(logger),
    socketFactory: ({ host, port, onConnect }) =>
      open(() => openSocket({ host, port }).setNoDelay(true).setKeepAlive(true, keepAliveMs)).once(
        'connect',
        onConnect,
      ),
  });

/** The Kafka port on kafkajs. Connects when first used; nothing here rejects because Kafka is away, but `send` and `ping`. */
export const createKafka = (options: KafkaOptions): KafkaPort => {
  fixRequestQueue();
  const { topicPrefix, logger, onFatal, sessionTimeoutMs = 10_000, sendTimeoutMs = 10_000 } = options;
  const { maxWaitMs = 250 } = options;
  const kafka = createClient(options);
  const senders = new Map<string, TopicSender>();
  const consumers = new Set<RunningConsumer>();
  let closed = false;

  // One connection per topic: a topic whose leader hangs takes no other's sends with it when it is abandoned.
  const senderOf = (topic: string): TopicSender => {
    const known = senders.get(topic);
    if (known) return known;
    const sender = createTopicSender(topicPrefix + topic, {
      createClient: (open) => createClient(options, open),
      sendTimeoutMs,
    });
    senders.set(topic, sender);
    return sender;
  };

  const untilAnswered = async <T>(what: string, ask: (admin: Admin) => Promise<T>): Promise<T> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await withAdmin(kafka, ask);
      } catch (error) {
        if (closed) throw error;
        logger.warn({ reason: error instanceof Error ? error.message : String(error) }, what);
        await pause(backoffMs(attempt, rebuildBackoff));
      }
    }
  };

  return {
    send: (topic, messages, sendOptions) => senderOf(topic).send(messages, sendOptions?.signal),
    consume: (consumeOptions) => {
      const times = { sessionTimeoutMs, heartbeatMs: sessionTimeoutMs / 5, maxWaitMs };
      const consumer = superviseConsumer({
        createClient: (open) => createClient(options, open),
        topicPrefix,
        times,
        options: consumeOptions,
        logger,
        onFatal,
      });
      consumers.add(consumer);
      return consumer;
    },
    ensureTopics: (topics) => {
      const wanted = [...topics, replaysTopic].flatMap((topic) => topicConfigs(topic, topicPrefix));
      return untilAnswered('topics not there yet', (admin) => createMissingTopics(admin, wanted));
    },
    deleteTopics: (topics) =>
      withAdmin(kafka, (admin) =>
        deleteExistingTopics(
          admin,
          topics.map((topic) => topicPrefix + topic),
        ),
      ),
    // A partition just created may not have its leader yet.
    locate: (topics, span) =>
      untilAnswered('topics not located yet', (admin) => locate(admin, { topics, topicPrefix, from: span })),
    ping: () => withAdmin(kafka, async (admin) => void (await admin.describeCluster())),
    close: async () => {
      closed = true;
      await Promise.all([...consumers].map((consumer) => consumer.stop()));
      await Promise.all([...senders.values()].map((sender) => sender.close()));
    },
  };
};
