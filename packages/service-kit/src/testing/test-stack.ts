import { randomBytes } from 'node:crypto';
import { replaysTopic, type TopicContract } from '@academy/contracts/events/topics.ts';
import { topics as allTopics } from '@academy/contracts/registry/topics.ts';
import type { Connection } from 'mongoose';
import { createKafka, type KafkaOptions } from '../kafka/kafkajs-adapter.ts';
import type { KafkaPort } from '../kafka/kafka-port.ts';
import { createLogger, type Logger } from '../logging/logger.ts';
import { connectMongo } from '../mongo/connect-mongo.ts';

export interface TestStack {
  mongoUrl: string;
  brokers: string[];
  dbPrefix: string;
  topicPrefix: string;
  /** Silent unless TEST_LOG_LEVEL says otherwise. */
  logger: Logger;
  /** What a service's own config reads, for a child process or `parseConfig`. */
  env: Record<string, string>;
  /** A Kafka port of this suite's stack, closed after the suite. */
  kafka: (options?: Partial<KafkaOptions>) => KafkaPort;
  /** Runs after the suite, the last one given first, however its tests ended: stop here what a test starts. */
  afterSuite: (cleanUp: () => unknown) => void;
  /** A connection to this suite's database of that name, closed after the suite. */
  database: (name: string) => Promise<Connection>;
}

export interface TestStackOptions {
  /** Created before the first test; every topic of the contracts when absent. */
  topics?: readonly TopicContract[];
}

const fromEnvironment = (name: string): string => {
  const value = process.env[name];
  if (value) return value;
  throw new Error(`${name} is not set: add @academy/service-kit/jest/global-setup.mjs to jest's globalSetup`);
};

const dropDatabases = async (connection: Connection, prefix: string): Promise<void> => {
  const { databases } = await connection.listDatabases();
  for (const { name } of databases) {
    if (name.startsWith(prefix)) await connection.getClient().db(name).dropDatabase();
  }
};

/** What services of a test hash their versions and bin with. */
export const testContentKey = randomBytes(32);

/**
 * The real stack for one suite (call it once, at the top of the test file): topics and databases under prefixes of
 * its own, created before its tests and removed after them.
 */
export const useTestStack = ({ topics = allTopics }: TestStackOptions = {}): TestStack => {
  const suite = `t${randomBytes(5).toString('hex')}`;
  const mongoUrl = fromEnvironment('TEST_MONGO_URL');
  const brokers = fromEnvironment('TEST_KAFKA_BROKERS').split(',');
  const dbPrefix = `${suite}_`;
  const topicPrefix = `${suite}.`;
  const logger = createLogger({ service: 'test', level: process.env['TEST_LOG_LEVEL'] ?? 'silent' });
  const ports: KafkaPort[] = [];
  const connections: Connection[] = [];
  const cleanUps: (() => unknown)[] = [];

  const kafka = (options: Partial<KafkaOptions> = {}): KafkaPort => {
    const onFatal = (error: Error): never => {
      throw error;
    };
    const port = createKafka({
      brokers,
      clientId: suite,
      topicPrefix,
      logger,
      onFatal,
      sessionTimeoutMs: 6_000,
      ...options,
    });
    ports.push(port);
    return port;
  };
  const database = async (name: string): Promise<Connection> => {
    const connection = await connectMongo({ url: mongoUrl, dbName: dbPrefix + name, logger });
    connections.push(connection);
    return connection;
  };

  beforeAll(() => kafka().ensureTopics(topics), 60_000);
  afterAll(async () => {
    for (const cleanUp of cleanUps.toReversed()) await cleanUp();
    await Promise.all(ports.map((port) => port.close()));
    await kafka().deleteTopics([...topics, replaysTopic].map(({ name }) => name));
    await dropDatabases(await database('cleanup'), dbPrefix);
    await Promise.all(connections.map((connection) => connection.close()));
  }, 60_000);

  const env = {
    NODE_ENV: 'test',
    LOG_LEVEL: 'warn',
    MONGO_URL: mongoUrl,
    KAFKA_BROKERS: brokers.join(','),
    // A service of a test stops as soon as its fetch is answered.
    KAFKA_MAX_WAIT_MS: '250',
    // What a killed process left is found while a test waits for it.
    OUTBOX_SWEEP_MS: '1000',
    DB_PREFIX: dbPrefix,
    TOPIC_PREFIX: topicPrefix,
    CONTENT_KEY: testContentKey.toString('base64'),
  };
  const afterSuite = (cleanUp: () => unknown): void => void cleanUps.push(cleanUp);
  return { mongoUrl, brokers, dbPrefix, topicPrefix, logger, env, kafka, database, afterSuite };
};
