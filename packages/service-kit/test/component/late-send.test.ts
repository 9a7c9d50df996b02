import { connect } from 'node:net';
import type { Envelope } from '@academy/contracts/events/event.ts';
import type { Connection } from 'mongoose';
import { ensureIndexes } from '../../src/mongo/connect-mongo.ts';
import { createRelay } from '../../src/outbox/relay.ts';
import type { KafkaPort } from '../../src/kafka/kafka-port.ts';
import { startTcpProxy } from '../../src/testing/tcp-proxy.ts';
import { useTestStack } from '../../src/testing/test-stack.ts';
import { until } from '../../src/testing/wait-for.ts';
import { accountModel, addEntry, ledgerTopic } from '../support/ledger.ts';

const stack = useTestStack({ topics: [ledgerTopic] });
let connection: Connection;
let accounts: ReturnType<typeof accountModel>;

beforeAll(async () => {
  connection = await stack.database('late');
  accounts = accountModel(connection);
  await ensureIndexes(connection);
});

const relayOn = (kafka: KafkaPort) => {
  const relay = createRelay({
    service: 'test',
    models: [accounts],
    kafka,
    logger: stack.logger,
    leaseMs: 1_000,
    sweepMs: 200,
  });
  relay.start();
  stack.afterSuite(() => relay.stop());
  return relay;
};

const waits = (id: string) => accounts.exists({ _id: id, outboxPending: { $ne: null } });

/** The sequences of one account as they lie in the topic, repetitions too. */
const onTheWire = async (account: string): Promise<number[]> => {
  const sequences: number[] = [];
  const consumer = stack.kafka().consume({
    groupId: 'wire',
    topics: [ledgerTopic.name],
    from: 'beginning',
    commit: false,
    handler: ({ key, value }) => {
      if (key === account && value !== null) sequences.push((JSON.parse(value) as Envelope).sequence);
      return Promise.resolve('done');
    },
  });
  await consumer.ready();
  return sequences;
};

test('When a send hangs until another replica has published newer events, then it never lands behind them', async () => {
  const [host = '', port] = (stack.brokers[0] ?? '').split(':');
  const proxy = await startTcpProxy({ host, port: Number(port) });
  stack.afterSuite(() => proxy.close());
  const slow = stack.kafka({
    openSocket: () => connect(proxy.port, '127.0.0.1'),
    sendTimeoutMs: 1_500,
  });
  relayOn(slow);
  await addEntry(accounts, 'hung', 1);
  await until(async () => !(await waits('hung')));
  proxy.hang();
  await addEntry(accounts, 'hung', 2);
  await until(() => accounts.exists({ _id: 'hung', outboxLease: { $ne: null } }));
  relayOn(stack.kafka());
  await addEntry(accounts, 'hung', 3);
  await addEntry(accounts, 'hung', 4);
  await until(async () => !(await waits('hung')), { what: 'the other replica', withinMs: 30_000 });
  proxy.resume();
  // Whatever was still on its way goes before this, on the same connection.
  await until(() =>
    slow.send(ledgerTopic.name, [{ key: 'mark', value: '{}', headers: {} }]).then(() => true),
  );
  const sequences = await onTheWire('hung');
  expect([...new Set(sequences)]).toEqual([1, 2, 3, 4]);
  expect(sequences).toEqual(sequences.toSorted((a, b) => a - b));
});
