import { createMetrics } from '../../src/metrics/metrics.ts';
import { startConsumer } from '../../src/consumers/start-consumer.ts';
import { createKafka } from '../../src/kafka/kafkajs-adapter.ts';
import { createLogger } from '../../src/logging/logger.ts';
import { connectMongo } from '../../src/mongo/connect-mongo.ts';
import { fixtureConfig } from './fixture-config.ts';
import { ledgerHandler } from './ledger.ts';

/** A process that reads the ledger's events. Prints `CAUGHT UP`; ends with its standard input. */
const { GROUP, ...config } = fixtureConfig();
const logger = createLogger({ service: 'ledger-reader', level: config.LOG_LEVEL });
const connection = await connectMongo({
  url: config.MONGO_URL,
  dbName: `${config.DB_PREFIX}${GROUP}`,
  logger,
});
const kafka = createKafka({
  brokers: config.KAFKA_BROKERS,
  clientId: 'ledger-reader',
  topicPrefix: config.TOPIC_PREFIX,
  logger,
  onFatal: () => process.exit(1),
  sessionTimeoutMs: 6_000,
});
const consumer = startConsumer({
  kafka,
  groupId: GROUP,
  handlers: [ledgerHandler(connection)],
  logger,
  metrics: createMetrics('ledger-reader'),
});
process.stdin.resume().on('end', () => {
  void kafka
    .close()
    .then(() => connection.close())
    .then(() => process.exit(0));
});
await consumer.ready();
process.stdout.write('CAUGHT UP\n');
