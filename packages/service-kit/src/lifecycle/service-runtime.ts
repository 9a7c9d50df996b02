import type { Express } from 'express';
import type { Connection } from 'mongoose';
import { topics } from '@academy/contracts/registry/services.ts';
import type { CommonConfig } from '../config/common-config.ts';
import type { EventHandler } from '../consumers/event-handler.ts';
import { startConsumer } from '../consumers/start-consumer.ts';
import { createHealth, type Health } from '../health/health.ts';
import { listen } from '../http/listen.ts';
import { createKafka } from '../kafka/kafkajs-adapter.ts';
import type { KafkaPort } from '../kafka/kafka-port.ts';
import { createLogger, type Logger } from '../logging/logger.ts';
import { createMetrics, type Metrics } from '../metrics/metrics.ts';
import type { AnyModel } from '../mongo/any-model.ts';
import { connectMongo, ensureIndexes } from '../mongo/connect-mongo.ts';
import { createRelay } from '../outbox/relay.ts';
import { createSweeper, type SweepJob } from '../sweeper/sweeper.ts';
import { announceListening, type RunningService } from './run-service.ts';
import { stopInTurn } from './stop-in-turn.ts';
import type { Worker } from './worker.ts';

export interface Runtime {
  service: string;
  config: CommonConfig;
  logger: Logger;
  metrics: Metrics;
  health: Health;
  kafka: KafkaPort;
  /** The service's own database; the composition root makes its models on it. */
  mongo: Connection;
}

const sweepEveryMs = 10 * 60_000;

const dieOf =
  (logger: Logger) =>
  (error: Error): void => {
    logger.fatal({ err: error }, 'a consumer cannot go on');
    process.exit(1);
  };

/** What every service stands on, connected to its store. Throws when the store stays away for half a minute. */
export const createRuntime = async (options: { service: string; config: CommonConfig }): Promise<Runtime> => {
  const { service, config } = options;
  const logger = createLogger({ service, level: config.LOG_LEVEL });
  const kafka = createKafka({
    brokers: config.KAFKA_BROKERS,
    clientId: service,
    topicPrefix: config.TOPIC_PREFIX,
    logger,
    onFatal: dieOf(logger),
  });
  const mongo = await connectMongo({
    url: config.MONGO_URL,
    dbName: `${config.DB_PREFIX}${service}`,
    logger,
  });
  const health = createHealth();
  health.add('mongo', async () => {
    await mongo.db?.command({ ping: 1 });
    if (mongo.readyState !== 1) throw new Error('not connected');
  });
  return { service, config, logger, metrics: createMetrics(service), health, kafka, mongo };
};

export interface RunParts {
  app: Express;
  /** Told the port once requests are taken, before the workers start. */
  onListening?: (port: number) => void;
  /** Models with the outbox fields, whose events the relay publishes. */
  aggregates?: readonly AnyModel[];
  /** What this service reads of the others, in its own consumer group; none, no group. */
  handlers?: readonly EventHandler[];
  /** What is done again and again, from when the topics are there. */
  workers?: readonly Worker[];
  /** What expires. */
  sweeps?: readonly SweepJob[];
  /** Read models and feeds that must be caught up before the service is ready. */
  feeds?: readonly { ready(): Promise<void>; isReady(): boolean; stop(): Promise<void> }[];
}

/** Created once by whoever comes first; every service makes sure of all, so none waits for another. */
export const ensureAllTopics = (kafka: KafkaPort): Promise<void> => kafka.ensureTopics(topics);

/**
 * Indexes, then the server, then topics, relay and consumers; when all that went before has been read, the
 * LISTENING line. What it gives back stops all of it in the opposite order.
 */
export const runParts = async (runtime: Runtime, parts: RunParts): Promise<RunningService> => {
  const { service, config, logger, metrics, health, kafka, mongo } = runtime;
  const { app, aggregates = [], handlers = [], workers = [], sweeps = [], feeds = [] } = parts;
  await ensureIndexes(mongo);
  health.add('feeds', () => {
    if (!feeds.every((feed) => feed.isReady())) throw new Error('not caught up');
  });
  const server = await listen(app, { host: config.HOST, port: config.PORT });
  parts.onListening?.(server.port);
  await ensureAllTopics(kafka);
  const relay = createRelay({ service, models: aggregates, kafka, logger, metrics });
  relay.start();
  const consumer =
    handlers.length > 0 ? startConsumer({ kafka, groupId: service, handlers, logger, metrics }) : null;
  const sweeper = createSweeper({ jobs: sweeps, everyMs: sweepEveryMs, logger });
  sweeper.start();
  for (const worker of workers) worker.start();
  await Promise.all(feeds.map((feed) => feed.ready()));
  announceListening(server.port);
  return {
    stop: () => {
      health.setStopping();
      return stopInTurn(logger, [
        ['server', () => server.close()],
        ['workers', () => Promise.all(workers.map((worker) => worker.stop()))],
        ['sweeper', () => sweeper.stop()],
        ['consumers', async () => consumer?.stop()],
        ['feeds', () => Promise.all(feeds.map((feed) => feed.stop()))],
        ['relay', () => relay.stop()],
        ['kafka', () => kafka.close()],
        ['mongo', () => mongo.close()],
      ]);
    },
  };
};
