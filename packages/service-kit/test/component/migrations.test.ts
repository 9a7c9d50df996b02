import { fileURLToPath } from 'node:url';
import type { Connection } from 'mongoose';
import type { Migration } from '../../src/migrations/migration.ts';
import { runMigrations } from '../../src/migrations/run-migrations.ts';
import { startChild } from '../../src/testing/child-process.ts';
import { useTestStack } from '../../src/testing/test-stack.ts';
import { until } from '../../src/testing/wait-for.ts';
import { doubling, type Doubled } from '../support/doubling.ts';

const stack = useTestStack({ topics: [] });
const file = fileURLToPath(new URL('../support/migrating.ts', import.meta.url));

const numbersOf = async (connection: Connection): Promise<number[]> =>
  (await connection.collection<Doubled>('numbers').find().sort({ _id: 1 }).toArray()).map(({ n }) => n);
const withNumbers = async (name: string): Promise<Connection> => {
  const connection = await stack.database(name);
  const numbers = [1, 2, 3, 4].map((n) => ({ _id: `n${n}`, n }));
  await connection.collection<Doubled>('numbers').insertMany(numbers);
  return connection;
};
const migrate = (connection: Connection, migrations: readonly Migration[], leaseMs = 5_000): Promise<void> =>
  runMigrations({ connection, migrations, logger: stack.logger, leaseMs, pollMs: 20 });

/** A migration that notes its runs and lasts until it is let go. */
const held = () => {
  const runs: AbortSignal[] = [];
  let letGo = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const migration: Migration = {
    name: '001-held',
    run: async ({ signal }) => {
      runs.push(signal);
      await gate;
    },
  };
  return { runs, letGo, migration };
};

test('When several replicas start at once, then one migrates and the others wait for it', async () => {
  const connection = await withNumbers('at-once');
  const { runs, letGo, migration } = held();
  const order: string[] = [];
  const last: Migration = { name: '002-last', run: () => Promise.resolve(void order.push('migrated')) };
  const starts = Array.from({ length: 4 }, () =>
    migrate(connection, [last, migration]).then(() => order.push('started')),
  );
  await until(() => runs.length > 0);
  letGo();
  await Promise.all(starts);
  expect(runs).toHaveLength(1);
  expect(order).toEqual(['migrated', 'started', 'started', 'started', 'started']);
  // The next start finds nothing to do.
  await migrate(connection, [migration, last]);
  expect(runs).toHaveLength(1);
});

test.each(['doubling.after_write:2', 'migrations.before_done'])(
  'When a replica is killed at %s, then another goes on once the lease has ended, and nothing is done twice',
  async (FAILPOINT) => {
    const name = `killed-${FAILPOINT.startsWith('doubling') ? 'within' : 'after'}`;
    const connection = await withNumbers(name);
    const env = { MONGO_URL: stack.mongoUrl, DB: stack.dbPrefix + name, LEASE_MS: '500' };
    const doomed = startChild({ file, env: { ...env, FAILPOINT } });
    stack.afterSuite(() => doomed.kill('SIGKILL'));
    expect(await doomed.exited).toMatchObject({ signal: 'SIGKILL' });
    expect(await numbersOf(connection)).not.toEqual([1, 2, 3, 4]);

    await migrate(connection, [doubling(connection)]);
    expect(await numbersOf(connection)).toEqual([2, 4, 6, 8]);
  },
);

test('When a migration lasts longer than the lease, then the lease is renewed and nobody else runs it', async () => {
  const connection = await stack.database('long');
  const { runs, letGo, migration } = held();
  const leaseMs = 300;
  const first = migrate(connection, [migration], leaseMs);
  const second = migrate(connection, [migration], leaseMs);
  const lock = () =>
    connection.collection<{ _id: string; until: Date }>('migrations').findOne({ _id: 'lock' });
  await until(async () => (await lock()) !== null);
  const takenUntil = (await lock())?.until.getTime() ?? 0;
  // Three leases later it is still held.
  await until(async () => ((await lock())?.until.getTime() ?? 0) > takenUntil + 3 * leaseMs);
  expect(runs).toHaveLength(1);
  letGo();
  await Promise.all([first, second]);
  expect(runs).toHaveLength(1);
  expect(runs[0]?.aborted).toBe(false);
});

test('When another replica has taken the lock, then the first stops, and does not say that it is done', async () => {
  const connection = await stack.database('lost');
  const { runs, letGo, migration } = held();
  const done = migrate(connection, [migration], 300);
  await until(() => runs.length === 1);
  const locks = connection.collection<{ _id: string; by: string; until: Date }>('migrations');
  await locks.updateOne({ _id: 'lock' }, { $set: { by: 'another', until: new Date(Date.now() + 600) } });
  await until(() => runs[0]?.aborted === true);
  letGo();
  await done;
  // The other one died: it is run again, from the start, when that one's lease has ended.
  expect(runs).toHaveLength(2);
});

test('When a migration fails, then the start fails with its reason, and the next start runs it again', async () => {
  const connection = await stack.database('failing');
  let runs = 0;
  const failing: Migration = {
    name: '001-failing',
    run: () => (++runs === 1 ? Promise.reject(new Error('a record has no name')) : Promise.resolve()),
  };
  await expect(migrate(connection, [failing])).rejects.toThrow('a record has no name');
  await migrate(connection, [failing]);
  expect(runs).toBe(2);
});
