import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startChild } from '@academy/service-kit/testing/child-process.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { stateFile } from '@academy/stripe-double/state-file.ts';
import { oldCollections } from '@academy/stripe-double/take-over/old-records.ts';
import type { Connection } from 'mongoose';
import { fillOldSandbox, old } from '../support/old-sandbox.ts';
import { useSandbox } from '../support/use-sandbox.ts';

const academy = useSandbox();
const file = fileURLToPath(import.meta.resolve('@academy/stripe-double/start.ts'));
let store: Connection;
let unharmed: unknown;

const records = () => Promise.all(old.map(({ _id: id }) => academy.provider.readCustomer(id)));

const left = async (): Promise<number> => {
  const counts = oldCollections.map((name) => store.collection(name).countDocuments());
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
};

/** As it was before the double first ran. */
const goBack = async (): Promise<void> => {
  await academy.stop();
  rmSync(stateFile(academy.env['DATA_DIR'] ?? ''), { force: true });
  for (const name of oldCollections) await store.collection(name).deleteMany({});
  await fillOldSandbox(store);
  academy.received.length = 0;
};

beforeAll(async () => {
  store = await academy.stack.database('auth');
  await goBack();
  await academy.start();
  unharmed = await records();
}, 60_000);

test.each([
  'sandbox.after_converted',
  'sandbox.after_kept',
  'sandbox.after_removed:1',
  'sandbox.after_removed:3',
  'sandbox.after_removed:5',
])(
  'When it is killed at %s, then the next start takes over the rest, and nothing twice',
  async (point) => {
    await goBack();
    const child = startChild({ file, env: { ...academy.env, PORT: '0', FAILPOINT: point } });
    expect(await child.exited).toMatchObject({ signal: 'SIGKILL' });
    await academy.start();
    expect(await records()).toEqual(unharmed);
    expect(await left()).toBe(0);
    const told = () => new Set(academy.received.map(({ webhook }) => webhook?.customerId));
    await until(() => told().size === 2);
    expect(academy.received).toHaveLength(2);
  },
  60_000,
);
