import { createKafka } from '../../src/kafka/kafkajs-adapter.ts';
import { createLogger } from '../../src/logging/logger.ts';
import { connectMongo } from '../../src/mongo/connect-mongo.ts';
import { createRelay } from '../../src/outbox/relay.ts';
import { accountModel, addEntry } from './ledger.ts';
import { fixtureConfig } from './fixture-config.ts';

/**
 * A process that adds WRITES entries in turn to ACCOUNTS accounts, from where its store says that it had got to,
 * and prints `ACK n` once the n-th write has been answered. With DRAIN_EACH each is
 * published before the next, so that the n-th write is also the n-th publishing. Prints `DRAINED` when all is published, and ends.
 */
const { WRITES, ACCOUNTS, DRAIN_EACH, ...config } = fixtureConfig();
const logger = createLogger({ service: 'ledger-writer', level: config.LOG_LEVEL });
const connection = await connectMongo({ url: config.MONGO_URL, dbName: `${config.DB_PREFIX}writer`, logger });
const kafka = createKafka({
  brokers: config.KAFKA_BROKERS,
  clientId: 'ledger-writer',
  topicPrefix: config.TOPIC_PREFIX,
  logger,
  onFatal: () => process.exit(1),
});
const accounts = accountModel(connection);
const relay = createRelay({
  service: 'test',
  models: [accounts],
  kafka,
  logger,
  sweepMs: 500,
  leaseMs: 3_000,
});
relay.start();

const known = await accounts.find().lean();
const written = known.reduce((sum, { entries }) => sum + entries.length, 0);
for (let n = written + 1; n <= WRITES; n += 1) {
  await addEntry(accounts, `account-${n % ACCOUNTS}`, n);
  process.stdout.write(`ACK ${n}\n`);
  if (DRAIN_EACH) await relay.idle();
}
while ((await accounts.countDocuments({ outboxPending: { $ne: null } })) > 0) await relay.idle();
process.stdout.write('DRAINED\n');
await relay.stop();
await kafka.close();
await connection.close();
