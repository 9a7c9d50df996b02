import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startConsumer } from '../../src/consumers/start-consumer.ts';
import { createKafka } from '../../src/kafka/kafkajs-adapter.ts';
import { createLogger } from '../../src/logging/logger.ts';
import { createMetrics } from '../../src/metrics/metrics.ts';
import { connectMongo } from '../../src/mongo/connect-mongo.ts';
import { createRelay } from '../../src/outbox/relay.ts';
import { startEmbeddedStack } from '../../src/testing/embedded-stack.ts';
import { printFigure } from '../../src/testing/print-figure.ts';
import { until } from '../../src/testing/wait-for.ts';
import { auditLedger } from '../support/ledger-audit.ts';
import { accountModel, addEntry, ledgerHandler, ledgerTopic } from '../support/ledger.ts';

const logger = createLogger({ service: 'test', level: process.env['TEST_LOG_LEVEL'] ?? 'silent' });
const accounts = 30;
const cleanUps: (() => unknown)[] = [];
afterAll(async () => {
  for (const cleanUp of cleanUps.toReversed()) await cleanUp();
}, 60_000);

/** A stack of its own, since this one is to be killed. */
const startMortalStack = async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'academy-killed-'));
  cleanUps.push(() => rmSync(dataDir, { recursive: true, force: true }));
  const first = await startEmbeddedStack({ dataDir });
  let current = first;
  cleanUps.push(() => current.stop());
  const mongoPort = Number(new URL(first.mongoUrl).port);
  const kafkaPort = Number(first.kafka.split(':')[1]);
  const killAndRestart = async (): Promise<void> => {
    current.signal('SIGKILL');
    await current.exited;
    await current.stop();
    current = await startEmbeddedStack({ dataDir, mongoPort, kafkaPort });
  };
  return { ...first, killAndRestart };
};

test('When Kafka and the store are killed together, then every acknowledged write has its effect, once', async () => {
  const stack = await startMortalStack();
  const writer = await connectMongo({ url: stack.mongoUrl, dbName: 'writer', logger });
  const reader = await connectMongo({ url: stack.mongoUrl, dbName: 'reader', logger });
  const fatal: Error[] = [];
  const kafka = createKafka({
    brokers: [stack.kafka],
    clientId: 'test',
    topicPrefix: '',
    logger,
    onFatal: (error) => fatal.push(error),
    sessionTimeoutMs: 6_000,
  });
  await kafka.ensureTopics([ledgerTopic]);
  const model = accountModel(writer);
  const relay = createRelay({ service: 'test', models: [model], kafka, logger, leaseMs: 1_000 });
  relay.start();
  const consumer = startConsumer({
    kafka,
    groupId: 'reader',
    handlers: [ledgerHandler(reader)],
    logger,
    metrics: createMetrics('t'),
  });
  cleanUps.push(async () => {
    await relay.stop();
    await kafka.close();
    await Promise.all([writer.close(), reader.close()]);
  });
  await consumer.ready();

  let written = 0;
  let stopped = false;
  const acknowledged = new Map<string, number[]>();
  const writing = (async () => {
    while (!stopped) {
      written += 1;
      const id = `account-${written % accounts}`;
      const done = await addEntry(model, id, written).catch(() => undefined);
      if (done) acknowledged.set(id, [...(acknowledged.get(id) ?? []), written]);
      // Room for the reader; a store that is away refuses at once.
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  })();
  const count = () => [...acknowledged.values()].reduce((sum, entries) => sum + entries.length, 0);
  await until(() => count() >= 100);
  await stack.killAndRestart();
  const before = count();
  await until(() => count() >= before + 100, { withinMs: 60_000 });
  stopped = true;
  await writing;
  const restarted = performance.now();
  const isComplete = async () => (await auditLedger(writer, reader)).lost === 0;
  await until(isComplete, { what: 'every entry posted', withinMs: 60_000 });
  const audit = await auditLedger(writer, reader);

  let missing = 0;
  for (const [id, entries] of acknowledged) {
    const stored = new Set((await model.findOne({ _id: id }).lean())?.entries);
    missing += entries.filter((entry) => !stored.has(entry)).length;
  }
  printFigure('stack-killed', {
    acknowledged: count(),
    missing,
    lost: audit.lost,
    doubled: audit.doubled,
    misordered: audit.misordered,
    caughtUpAfterMs: Math.round(performance.now() - restarted),
  });
  expect({ missing, ...audit }).toMatchObject({ missing: 0, lost: 0, doubled: 0, misordered: 0 });
  expect(fatal).toEqual([]);
}, 180_000);
