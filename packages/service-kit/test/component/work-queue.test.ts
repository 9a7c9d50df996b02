import { Schema, type Connection } from 'mongoose';
import { createSignal } from '../../src/lifecycle/signal.ts';
import { PermanentError } from '../../src/consumers/permanent-error.ts';
import { createMetrics } from '../../src/metrics/metrics.ts';
import { defineModel } from '../../src/mongo/define-model.ts';
import { ensureIndexes } from '../../src/mongo/connect-mongo.ts';
import { useTestStack } from '../../src/testing/test-stack.ts';
import { until } from '../../src/testing/wait-for.ts';
import { endedBefore, taskFields, taskIndexes, type Task } from '../../src/work-queue/task.ts';
import { createTaskStore, type TaskStoreOptions } from '../../src/work-queue/task-store.ts';
import { observeWork } from '../../src/work-queue/work-metrics.ts';
import { createWorkers, type WorkQueueOptions } from '../../src/work-queue/work-queue.ts';

interface Job extends Task {
  note?: string;
}

const stack = useTestStack({ topics: [] });
const leaseMs = 300;
let connection: Connection;
let models = 0;

beforeAll(async () => {
  connection = await stack.database('work');
});

/** A collection of its own for each test. */
const setUp = async (options: Partial<TaskStoreOptions> = {}) => {
  const schema = new Schema({ ...taskFields, note: String }, { versionKey: false });
  for (const [fields, kind] of taskIndexes) schema.index(fields, kind);
  const model = defineModel<Job>(connection, `Job${(models += 1)}`, schema);
  await ensureIndexes(connection);
  const store = createTaskStore<Job>(model, { leaseMs, ...options });
  const wakeOn = createSignal();
  const add = async (_id: string, key: string | null = null) => {
    const isNew = await store.add({ _id, key });
    wakeOn.raise();
    return isNew;
  };
  const work = (handle: WorkQueueOptions<Job>['handle'], over: Partial<WorkQueueOptions<Job>> = {}) => {
    const workers = createWorkers<Job>({
      name: 'jobs',
      store,
      handle,
      leaseMs,
      everyMs: 20,
      backoff: { firstMs: 1, maxMs: 1 },
      wakeOn,
      logger: stack.logger,
      ...over,
    });
    for (const worker of workers) worker.start();
    const stop = () => Promise.all(workers.map((worker) => worker.stop()));
    stack.afterSuite(stop);
    return { stop };
  };
  const find = (id: string) => model.findOne({ _id: id }).lean();
  const isHandled = async (id: string) => (await find(id))?.handledAt != null;
  return { model, store, add, work, find, isHandled };
};

test('When work is asked for twice, then it is done once, and what it gave is kept', async () => {
  const { add, work, find, isHandled } = await setUp();
  const done: string[] = [];
  work(async ([{ _id }]) => {
    done.push(_id);
    return { note: 'sent' };
  });
  expect(await Promise.all([add('mail'), add('mail')]).then((news) => news.filter(Boolean))).toHaveLength(1);
  await until(() => isHandled('mail'));
  expect(await add('mail')).toBe(false);
  expect(done).toEqual(['mail']);
  expect(await find('mail')).toMatchObject({ note: 'sent', attempts: 1 });
});

test('When tasks share a key, then they run one after another in every replica, the longest due first', async () => {
  const { add, work, isHandled } = await setUp();
  const log: string[] = [];
  let atOnce = 0;
  const handle = async ([{ _id }]: readonly [Job, ...Job[]]) => {
    atOnce += 1;
    log.push(`${_id} of ${atOnce}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
    atOnce -= 1;
  };
  const ids = Array.from({ length: 8 }, (_, n) => `same-${n}`);
  for (const id of ids) await add(id, 'one customer');
  work(handle);
  work(handle);
  for (const id of ids) await until(() => isHandled(id));
  expect(log).toEqual(ids.map((id) => `${id} of 1`));
});

test('When one key is slow for many leases, then others are served by both replicas and its attempts stay one', async () => {
  // Long enough for a busy machine to renew it in time.
  const lease = { leaseMs: 3_000 };
  const { add, work, find, isHandled } = await setUp(lease);
  const slow = Promise.withResolvers<void>();
  let slowRuns = 0;
  const handle = async ([{ key }]: readonly [Job, ...Job[]]) => {
    if (key !== 'slow') return;
    slowRuns += 1;
    await slow.promise;
  };
  for (let n = 0; n < 6; n += 1) await add(`slow-${n}`, 'slow');
  work(handle, { concurrency: 2, ...lease });
  work(handle, { concurrency: 2, ...lease });
  try {
    await until(() => slowRuns > 0);
    const taken = Date.now();
    for (let round = 0; Date.now() < taken + 2 * lease.leaseMs; round += 1) {
      await add(`other-${round}`, `customer ${round}`);
      await until(() => isHandled(`other-${round}`), { what: `other ${round}` });
    }
    expect(slowRuns).toBe(1);
    expect((await find('slow-0'))?.attempts).toBe(1);
  } finally {
    slow.resolve();
  }
  for (let n = 0; n < 6; n += 1) await until(() => isHandled(`slow-${n}`));
  expect((await find('slow-5'))?.attempts).toBe(1);
});

test('When tasks of a key are taken together, then one run ends them all', async () => {
  const { add, work, isHandled } = await setUp({ batch: 10 });
  const sizes: number[] = [];
  for (let n = 0; n < 5; n += 1) await add(`batch-${n}`, 'k');
  work(async (tasks) => void sizes.push(tasks.length), { concurrency: 1 });
  for (let n = 0; n < 5; n += 1) await until(() => isHandled(`batch-${n}`));
  expect(sizes).toEqual([5]);
});

test('When a worker dies, then another takes its task and the rest of its key once the lease has ended', async () => {
  const { add, store, work, find, isHandled } = await setUp();
  await add('one', 'k');
  await add('other', 'k');
  const claim = await store.claim();
  // Tasks of one millisecond have no order among themselves.
  const dead = claim?.tasks[0]._id;
  const behind = dead === 'one' ? 'other' : 'one';
  expect(dead).toMatch(/^(one|other)$/);
  expect(await store.claim()).toBeNull();
  work(async () => undefined);
  await until(() => isHandled('one'));
  await until(() => isHandled('other'));
  expect(await find(dead ?? '')).toMatchObject({ attempts: 2 });
  expect(await find(behind)).toMatchObject({ attempts: 1 });
});

test('When a worker ends after its lease was taken over, then it changes nothing', async () => {
  const { add, store, find } = await setUp();
  await add('late', 'k');
  const first = await store.claim();
  const second = await until(() => store.claim());
  if (!first) throw new Error('nothing taken');
  expect(await store.renew(first.token)).toBe(false);
  expect(await store.finish(first.token, { note: 'late' })).toBe(false);
  expect(await store.retry(first.token, 0, 'late')).toBe(false);
  expect(await store.poison(first.token, ['late'], 'late')).toBe(false);
  const taken = await find('late');
  expect(taken).toMatchObject({ attempts: 2, handledAt: null, poisonedAt: null });
  expect(taken).not.toHaveProperty('note');
  expect(await store.finish(second.token, { note: 'in time' })).toBe(true);
  expect(await find('late')).toMatchObject({ note: 'in time' });
});

test('When what is kept of a task says when it was done, then that is kept', async () => {
  const { add, store, find } = await setUp();
  await add('again', 'k');
  const claim = await store.claim();
  const handledAt = new Date(0);
  expect(await store.finish(claim?.token ?? '', { handledAt })).toBe(true);
  expect(await find('again')).toMatchObject({ handledAt });
});

test('When a task keeps failing, then it is poisoned after its attempts, and the others go on', async () => {
  const { add, store, work, find, isHandled } = await setUp();
  const metrics = createMetrics('test');
  const onEnd = observeWork(metrics.registry, 'jobs', store);
  const runs = new Map<string, number>();
  await add('failing', 'k');
  await add('hopeless');
  await add('fine', 'k');
  work(
    async ([{ _id }]) => {
      runs.set(_id, (runs.get(_id) ?? 0) + 1);
      if (_id === 'failing') throw new Error('no luck');
      if (_id === 'hopeless') throw new PermanentError('never');
    },
    { maxAttempts: 3, onEnd },
  );
  await until(async () => (await find('failing'))?.poisonedAt);
  await until(() => isHandled('fine'));
  await until(async () => (await find('hopeless'))?.poisonedAt);
  expect(Object.fromEntries(runs)).toEqual({ failing: 3, hopeless: 1, fine: 1 });
  expect(await find('failing')).toMatchObject({ lastError: 'Error: no luck', attempts: 3 });
  expect(await metrics.registry.getSingleMetricAsString('work_jobs_poisoned')).toMatch(/} 2$/);
  expect(await metrics.registry.getSingleMetricAsString('work_jobs_waiting')).toMatch(/} 0$/);
});

test('When a task ends its process each time, then it is given up without running again', async () => {
  const { add, model, work, find } = await setUp();
  await add('killer');
  const dying = createTaskStore<Job>(model, { leaseMs: 1 });
  for (let n = 0; n < 3; n += 1) await until(() => dying.claim());
  let runs = 0;
  const told: (string | null)[] = [];
  const beforePoison = async (jobs: readonly Job[]) => {
    for (const { _id } of jobs) told.push(`${_id} ${(await find(_id))?.poisonedAt ?? 'not yet'}`);
  };
  work(async () => void (runs += 1), { maxAttempts: 3, beforePoison });
  await until(async () => (await find('killer'))?.poisonedAt);
  expect(runs).toBe(0);
  expect(told).toEqual(['killer not yet']);
});

test('When the workers stop, then they finish what they are at and take nothing more', async () => {
  const { add, work, isHandled, find } = await setUp();
  const begun = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  await add('first');
  await add('second');
  const { stop } = work(
    () => {
      begun.resolve();
      return release.promise;
    },
    { concurrency: 1 },
  );
  await begun.promise;
  const stopped = stop();
  release.resolve();
  await stopped;
  expect(await isHandled('first')).toBe(true);
  expect(await find('second')).toMatchObject({ attempts: 0 });
});

test('When tasks that are over are swept, then those that failed for good go too, and those that wait stay', async () => {
  const { model, add, work, find, isHandled } = await setUp();
  work(
    async ([{ _id }]) => {
      if (_id === 'refused') throw new PermanentError('no');
      if (_id === 'waits') throw new Error('later');
    },
    { backoff: { firstMs: 600_000, maxMs: 600_000 } },
  );
  for (const id of ['done', 'refused', 'waits']) await add(id);
  await until(() => isHandled('done'));
  await until(async () => (await find('refused'))?.poisonedAt != null);
  await until(async () => (await find('waits'))?.lastError === 'Error: later');
  await model.deleteMany(endedBefore(new Date(0)));
  expect(await model.countDocuments({})).toBe(3);
  await model.deleteMany(endedBefore(new Date(Date.now() + 1_000)));
  expect((await model.find({}).lean()).map(({ _id }) => _id)).toEqual(['waits']);
});

test('When nothing is due, then a look is one read; when the longest due has no key, then taking it is two commands', async () => {
  const { add, store } = await setUp();
  const own = `job${models}`;
  const sent: string[] = [];
  connection.set('debug', (collection: string, method: string) => {
    if (collection === own) sent.push(method);
  });
  stack.afterSuite(() => connection.set('debug', false));
  expect(await store.claim()).toBeNull();
  expect(sent).toEqual(['findOne']);
  await add('letter');
  sent.length = 0;
  expect(await store.claim()).not.toBeNull();
  expect(sent).toEqual(['findOne', 'findOneAndUpdate']);
});
