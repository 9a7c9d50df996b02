import type { Connection } from 'mongoose';
import { startConsumer } from '../../src/consumers/start-consumer.ts';
import { createMetrics } from '../../src/metrics/metrics.ts';
import { createRelay } from '../../src/outbox/relay.ts';
import { printFigure } from '../../src/testing/print-figure.ts';
import { useTestStack } from '../../src/testing/test-stack.ts';
import { until } from '../../src/testing/wait-for.ts';
import { auditLedger } from '../support/ledger-audit.ts';
import { accountModel, addEntry, ledgerHandler, ledgerTopic } from '../support/ledger.ts';

const stack = useTestStack({ topics: [ledgerTopic] });
const writes = 300;
const accounts = 12;

const wholeDatabase = async (connection: Connection): Promise<Record<string, unknown[]>> => {
  const collections = (await connection.listCollections()).map(({ name }) => name).toSorted();
  const dump: Record<string, unknown[]> = {};
  for (const name of collections) {
    dump[name] = await connection.collection(name).find().sort({ _id: 1 }).toArray();
  }
  return dump;
};

test('When a whole topic is read again, then the database is what it was before', async () => {
  const kafka = stack.kafka();
  const { logger } = stack;
  const writer = await stack.database('writer');
  const reader = await stack.database('reader');
  const model = accountModel(writer);
  const relay = createRelay({ service: 'test', models: [model], kafka, logger });
  relay.start();
  stack.afterSuite(relay.stop);
  for (let n = 1; n <= writes; n += 1) await addEntry(model, `account-${n % accounts}`, n);
  await relay.idle();
  await relay.stop();

  let handled = 0;
  const counting = (groupId: string) => {
    const ledger = ledgerHandler(reader);
    const handle: typeof ledger.handle = async (envelope, context) => {
      await ledger.handle(envelope, context);
      handled += 1;
    };
    return startConsumer({
      kafka,
      groupId,
      handlers: [{ ...ledger, handle }],
      logger,
      metrics: createMetrics('t'),
    });
  };
  const first = counting('first');
  await first.ready();
  await until(() => handled >= writes);
  await first.stop();
  const before = await wholeDatabase(reader);
  const eventsBefore = handled;

  const second = counting('second');
  await second.ready();
  await until(() => handled >= 2 * writes);
  await second.stop();
  const after = await wholeDatabase(reader);

  const audit = await auditLedger(writer, reader);
  const documents = Object.values(after).reduce((sum, rows) => sum + rows.length, 0);
  printFigure('replay', { events: eventsBefore, replayed: handled - eventsBefore, documents, ...audit });
  expect(after).toEqual(before);
  expect(Object.keys(after)).toHaveLength(2);
  expect(audit).toEqual({ entries: writes, lost: 0, doubled: 0, misordered: 0 });
});
