import { join } from 'node:path';
import { createRelay } from '../../src/outbox/relay.ts';
import { startChild } from '../../src/testing/child-process.ts';
import { printFigure } from '../../src/testing/print-figure.ts';
import { useTestStack } from '../../src/testing/test-stack.ts';
import { until } from '../../src/testing/wait-for.ts';
import { failPointPatience, failPointRuns, inParallel } from '../support/figure.ts';
import { auditLedger, type Audit } from '../support/ledger-audit.ts';
import { accountModel, addEntry, ledgerTopic, postingModel } from '../support/ledger.ts';

const stack = useTestStack({ topics: [ledgerTopic] });
const writes = 24;
const accounts = 3;
const file = join(import.meta.dirname, '../support/ledger-reader.ts');

/** One writing for all runs; each run reads it in a group and into a database of its own. */
const writeLedger = async (): Promise<void> => {
  const model = accountModel(await stack.database('writer'));
  const relay = createRelay({ service: 'test', models: [model], kafka: stack.kafka(), logger: stack.logger });
  relay.start();
  stack.afterSuite(relay.stop);
  for (let n = 1; n <= writes; n += 1) await addEntry(model, `account-${n % accounts}`, n);
  await relay.idle();
  await relay.stop();
};

interface Run extends Audit {
  /** Postings at the moment of the kill: proof that it was killed half way, after an effect. */
  postedAtKill: number;
}

const killOnce = async (n: number): Promise<Run> => {
  const group = `reader-${n}`;
  const env = { ...stack.env, GROUP: group };
  const writer = await stack.database('writer');
  const reader = await stack.database(group);
  const doomed = startChild({
    file,
    env: { ...env, FAILPOINT: `consumer.after_effect:${1 + ((n * 5) % writes)}` },
  });
  stack.afterSuite(() => doomed.kill('SIGKILL'));
  expect(await doomed.exited).toMatchObject({ signal: 'SIGKILL' });
  const postedAtKill = await postingModel(reader).countDocuments();
  const again = startChild({ file, env });
  stack.afterSuite(() => again.kill('SIGKILL'));
  await again.untilLine(/^CAUGHT UP$/);
  const isComplete = async () => (await auditLedger(writer, reader)).lost === 0;
  await until(isComplete, { what: `every entry posted in ${group}` });
  again.end();
  expect(await again.exited).toMatchObject({ code: 0 });
  return { ...(await auditLedger(writer, reader)), postedAtKill };
};

test(
  'When a consumer is killed between its effect and its commit, then no effect is missing and none is doubled',
  async () => {
    await writeLedger();
    // A dead member's group waits for its session to end, so the runs wait side by side.
    const runs = await inParallel(failPointRuns, 5, killOnce);
    const sum = (key: keyof Run): number => runs.reduce((total, run) => total + run[key], 0);
    printFigure('consumer.after_effect', {
      runs: runs.length,
      effects: sum('entries'),
      lost: sum('lost'),
      doubled: sum('doubled'),
      misordered: sum('misordered'),
    });
    for (const run of runs)
      expect(run).toMatchObject({ entries: writes, lost: 0, doubled: 0, misordered: 0 });
    for (const run of runs) expect(run.postedAtKill).toBeGreaterThan(0);
  },
  failPointPatience,
);
