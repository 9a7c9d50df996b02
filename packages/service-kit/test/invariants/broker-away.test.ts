import { connect } from 'node:net';
import { startConsumer } from '../../src/consumers/start-consumer.ts';
import { createMetrics } from '../../src/metrics/metrics.ts';
import { createRelay } from '../../src/outbox/relay.ts';
import { startTcpProxy } from '../../src/testing/tcp-proxy.ts';
import { printFigure } from '../../src/testing/print-figure.ts';
import { useTestStack } from '../../src/testing/test-stack.ts';
import { until } from '../../src/testing/wait-for.ts';
import { isFull } from '../support/figure.ts';
import { auditLedger } from '../support/ledger-audit.ts';
import { accountModel, addEntry, ledgerHandler, ledgerTopic } from '../support/ledger.ts';

const stack = useTestStack({ topics: [ledgerTopic] });
const awayMs = isFull ? 60_000 : 15_000;
const accounts = 30;
const pauseBetweenWritesMs = 50;

const brokerAddress = (): { host: string; port: number } => {
  const [host = '', port] = (stack.brokers[0] ?? '').split(':');
  return { host, port: Number(port) };
};

test(
  'When the broker is away, then writes go on, and all that waited is published in order after',
  async () => {
    const { logger } = stack;
    const proxy = await startTcpProxy(brokerAddress());
    // The broker tells clients its own address, so every connection is led to the proxy.
    const kafka = stack.kafka({ openSocket: () => connect(proxy.port, '127.0.0.1') });
    stack.afterSuite(async () => {
      await kafka.close();
      await proxy.close();
    });
    const writer = await stack.database('writer');
    const reader = await stack.database('reader');
    const model = accountModel(writer);
    const relay = createRelay({ service: 'test', models: [model], kafka, logger });
    relay.start();
    stack.afterSuite(relay.stop);
    const read = () =>
      startConsumer({
        kafka,
        groupId: 'reader',
        handlers: [ledgerHandler(reader)],
        logger,
        metrics: createMetrics('t'),
      });
    const consumer = read();
    await consumer.ready();
    let written = 0;
    let slowestWriteMs = 0;
    const write = async (): Promise<void> => {
      const started = performance.now();
      written += 1;
      await addEntry(model, `account-${written % accounts}`, written);
      slowestWriteMs = Math.max(slowestWriteMs, performance.now() - started);
    };
    const isComplete = async () => (await auditLedger(writer, reader)).lost === 0;
    for (let n = 0; n < accounts; n += 1) await write();
    await until(isComplete, { what: 'the first entries posted' });

    await proxy.cut();
    const back = performance.now() + awayMs;
    while (performance.now() < back) {
      await write();
      await new Promise((resolve) => setTimeout(resolve, pauseBetweenWritesMs));
    }
    const waiting = await model.countDocuments({ outboxPending: { $ne: null } });
    const restored = performance.now();
    await proxy.restore();
    await relay.idle();
    const drainedMs = performance.now() - restored;
    await until(isComplete, { what: 'every entry posted', withinMs: 30_000 });
    const caughtUpMs = performance.now() - restored;
    // One that begins now is ready only when all that is on the wire, duplicates too, has been handled.
    await consumer.stop();
    await read().ready();
    const audit = await auditLedger(writer, reader);

    printFigure('broker-away', {
      awayMs,
      writes: written,
      slowestWriteMs: Math.round(slowestWriteMs),
      lost: audit.lost,
      doubled: audit.doubled,
      misordered: audit.misordered,
      drainedAfterMs: Math.round(drainedMs),
      caughtUpAfterMs: Math.round(caughtUpMs),
    });
    expect(waiting).toBe(accounts);
    expect(audit).toEqual({ entries: written, lost: 0, doubled: 0, misordered: 0 });
  },
  awayMs + 60_000,
);
