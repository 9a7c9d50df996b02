import { join } from 'node:path';
import { startBroadcastConsumer } from '../../src/consumers/broadcast-consumer.ts';
import { startConsumer } from '../../src/consumers/start-consumer.ts';
import { createMetrics } from '../../src/metrics/metrics.ts';
import { startChild } from '../../src/testing/child-process.ts';
import { printFigure } from '../../src/testing/print-figure.ts';
import { useTestStack } from '../../src/testing/test-stack.ts';
import { failPointPatience, failPointRuns, inParallel } from '../support/figure.ts';
import { auditLedger, type Audit } from '../support/ledger-audit.ts';
import { accountModel, ledgerHandler, ledgerTopic } from '../support/ledger.ts';

const stack = useTestStack({ topics: [] });
const writes = 24;
const file = join(import.meta.dirname, '../support/ledger-writer.ts');

interface Run extends Audit {
  acknowledged: number;
  storedAtKill: number;
  onTheWire: number;
}

/** One run has topic, databases and group of its own, so that runs can go side by side. */
const killOnce = async (failPoint: string, n: number): Promise<Run> => {
  const name = `${failPoint}-${n}`.replaceAll('.', '-');
  const env = {
    ...stack.env,
    TOPIC_PREFIX: `${stack.topicPrefix}${name}.`,
    DB_PREFIX: `${stack.dbPrefix}${n}_${failPoint.length}_`,
    WRITES: String(writes),
  };
  const kafka = stack.kafka({ topicPrefix: env.TOPIC_PREFIX });
  await kafka.ensureTopics([ledgerTopic]);
  const suffix = env.DB_PREFIX.slice(stack.dbPrefix.length);
  const writer = await stack.database(`${suffix}writer`);
  const reader = await stack.database(`${suffix}reader`);
  const logger = stack.logger;
  const offsets = new Set<string>();
  const listener = startBroadcastConsumer({
    kafka,
    logger,
    name: 'wire',
    topics: [ledgerTopic.name],
    since: 'beginning',
    handler: (_envelope, { partition, offset }) => void offsets.add(`${partition}/${offset}`),
  });
  const read = () =>
    startConsumer({
      kafka,
      groupId: 'reader',
      handlers: [ledgerHandler(reader)],
      logger,
      metrics: createMetrics('t'),
    });
  const consumer = read();
  await listener.ready();

  const doomed = startChild({
    file,
    env: { ...env, DRAIN_EACH: '1', FAILPOINT: `${failPoint}:${1 + ((n * 7) % (writes - 1))}` },
  });
  stack.afterSuite(() => doomed.kill('SIGKILL'));
  expect(await doomed.exited).toMatchObject({ signal: 'SIGKILL' });
  const acknowledged = doomed.lines().filter((line) => line.startsWith('ACK ')).length;
  const storedAtKill = (await accountModel(writer).find().lean()).flatMap(({ entries }) => entries);
  const again = startChild({ file, env });
  stack.afterSuite(() => again.kill('SIGKILL'));
  await again.untilLine(/^DRAINED$/);
  await again.exited;
  // One that begins now is ready only when all that is on the wire, duplicates too, has been handled.
  await consumer.stop();
  await read().ready();
  const audit = await auditLedger(writer, reader);
  await kafka.close();
  await stack.kafka({ topicPrefix: env.TOPIC_PREFIX }).deleteTopics([ledgerTopic.name]);
  return { ...audit, acknowledged, storedAtKill: storedAtKill.length, onTheWire: offsets.size };
};

const sum = (runs: readonly Run[], key: keyof Run): number =>
  runs.reduce((total, run) => total + run[key], 0);

const killRepeatedly = async (failPoint: string): Promise<{ runs: Run[]; duplicatesOnTheWire: number }> => {
  const runs = await inParallel(failPointRuns, 3, (n) => killOnce(failPoint, n));
  const duplicatesOnTheWire = sum(runs, 'onTheWire') - sum(runs, 'entries');
  const { length } = runs;
  printFigure(failPoint, {
    runs: length,
    writes: sum(runs, 'entries'),
    lost: sum(runs, 'lost'),
    doubled: sum(runs, 'doubled'),
    misordered: sum(runs, 'misordered'),
    duplicatesOnTheWire,
  });
  return { runs, duplicatesOnTheWire };
};

test(
  'When a service is killed between its write and its publish, then nothing is lost and every effect happens once',
  async () => {
    const { runs } = await killRepeatedly('outbox.after_write');
    for (const run of runs)
      expect(run).toMatchObject({ entries: writes, lost: 0, doubled: 0, misordered: 0 });
    // Each died with exactly one write that nobody had been told of.
    for (const run of runs) expect(run.storedAtKill).toBe(run.acknowledged + 1);
  },
  failPointPatience,
);

test(
  "When a service is killed between the broker's acknowledgement and the clearing, then duplicates stay on the wire",
  async () => {
    const { runs, duplicatesOnTheWire } = await killRepeatedly('outbox.after_ack');
    for (const run of runs)
      expect(run).toMatchObject({ entries: writes, lost: 0, doubled: 0, misordered: 0 });
    expect(duplicatesOnTheWire).toBeGreaterThanOrEqual(runs.length);
  },
  failPointPatience,
);
