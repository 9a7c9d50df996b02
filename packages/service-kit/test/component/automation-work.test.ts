import { setTimeout as wait } from 'node:timers/promises';
import type { DataOf } from '@academy/contracts/events/event.ts';
import type { automationFinishedV1 } from '@academy/contracts/events/scheduler/automation-finished.v1.ts';
import type { Connection } from 'mongoose';
import { automationModels } from '../../src/automations/automation-models.ts';
import { createAutomationWork, type AutomationWorkOptions } from '../../src/automations/automation-work.ts';
import { retentionWork } from '../../src/automations/retention-work.ts';
import { unavailable } from '../../src/errors/domain-error.ts';
import { ensureIndexes } from '../../src/mongo/connect-mongo.ts';
import { useTestStack } from '../../src/testing/test-stack.ts';
import { until } from '../../src/testing/wait-for.ts';

const stack = useTestStack({ topics: [] });
const leaseMs = 10_000;
const type = 'refresh_news';
let databases = 0;

type Report = DataOf<typeof automationFinishedV1>;

/** A service with a database of its own, or another replica of one. */
const setUp = async (options: Omit<AutomationWorkOptions, 'leaseMs'>, shared?: Connection) => {
  const mongo = shared ?? (await stack.database(`automations-${(databases += 1)}`));
  const { inbox, feature } = createAutomationWork({ mongo, logger: stack.logger }, { leaseMs, ...options });
  const { workers = [] } = feature;
  await ensureIndexes(mongo);
  const start = () => {
    for (const worker of workers) worker.start();
  };
  const stop = () => Promise.all(workers.map((worker) => worker.stop()));
  stack.afterSuite(stop);
  const add = (runId: string, automationId = 'hourly') => inbox.add({ runId, automationId, type });
  /** What waits to be published, or was: there is no relay here. */
  const reports = async (): Promise<Report[]> => {
    const rows = await mongo.collection('automation_reports').find().toArray();
    return rows.flatMap(({ outbox }) =>
      (outbox as { data: string }[]).map(({ data }) => JSON.parse(data) as Report),
    );
  };
  const reportOf = (runId: string) =>
    until(async () => (await reports()).find((report) => report.runId === runId), { what: runId });
  return { mongo, inbox, feature, start, stop, add, reports, reportOf };
};

test('When a run is asked for twice, then it is done once and reported once with its figures', async () => {
  const done: string[][] = [];
  const { start, add, reports, reportOf } = await setUp({
    works: {
      [type]: async (_signal, { runIds }) => {
        done.push([...runIds]);
        return { feeds: 3 };
      },
    },
  });
  start();
  await Promise.all([add('one'), add('one')]);
  expect(await reportOf('one')).toMatchObject({
    automationId: 'hourly',
    type,
    counts: { feeds: 3 },
    error: null,
  });
  await add('one');
  await add('two');
  await reportOf('two');
  expect(done).toEqual([['one'], ['two']]);
  expect(await reports()).toHaveLength(2);
});

test('When a run is the work of another service, then it is left alone', async () => {
  const { mongo, inbox } = await setUp({ works: { [type]: async () => ({}) } });
  await inbox.add({ runId: 'foreign', automationId: 'a', type: 'reconcile_subscriptions' });
  await inbox.add({ runId: 'unknown', automationId: 'a', type: 'toString' });
  expect(await mongo.collection('automation_tasks').countDocuments()).toBe(0);
});

test('When runs waited while nobody worked, then one piece of work stands for all of them', async () => {
  const done: string[][] = [];
  const { start, add, reportOf } = await setUp({
    works: {
      [type]: async (_signal, { runIds }) => {
        done.push(runIds.toSorted());
        return { feeds: 1 };
      },
    },
  });
  for (const runId of ['a', 'b', 'c']) await add(runId);
  await add('other', 'daily');
  start();
  for (const runId of ['a', 'b', 'c', 'other'])
    expect(await reportOf(runId)).toMatchObject({ counts: { feeds: 1 } });
  expect(done.toSorted()).toEqual([['a', 'b', 'c'], ['other']]);
});

test('When replicas share the work, then runs of one automation never overlap', async () => {
  let running = 0;
  let most = 0;
  const works: AutomationWorkOptions['works'] = {
    [type]: async () => {
      most = Math.max(most, (running += 1));
      await wait(30);
      running -= 1;
      return {};
    },
  };
  const first = await setUp({ works });
  const second = await setUp({ works }, first.mongo);
  first.start();
  second.start();
  for (let run = 0; run < 6; run += 1) {
    await first.add(`run-${run}`);
    await wait(10);
  }
  for (let run = 0; run < 6; run += 1) await first.reportOf(`run-${run}`);
  expect(most).toBe(1);
});

test('When work fails, then its run is reported as failed with a reason for staff, and is not done again', async () => {
  const errors = {
    refused: unavailable('away', { es: 'No responde', en: 'No answer' }),
    defect: new TypeError('x is null'),
  };
  let tries = 0;
  const { start, add, reportOf } = await setUp({
    works: {
      [type]: async (_signal, { runIds }) => {
        tries += 1;
        throw runIds[0] === 'refused' ? errors.refused : errors.defect;
      },
    },
  });
  start();
  await add('refused');
  expect((await reportOf('refused')).error).toEqual({ es: 'No responde', en: 'No answer' });
  await add('defect');
  expect((await reportOf('defect')).error?.en).toContain('x is null');
  expect(tries).toBe(2);
});

test('When a replica is stopped in the middle of its work, then another does the same runs and reports them once', async () => {
  let begun = 0;
  const slow = await setUp({
    works: {
      [type]: (signal) => {
        begun += 1;
        return new Promise((_resolve, reject) =>
          signal.addEventListener('abort', () => reject(signal.reason as Error)),
        );
      },
    },
  });
  slow.start();
  await slow.add('long');
  await until(() => begun === 1);
  await slow.stop();
  expect(await slow.reports()).toEqual([]);
  const quick = await setUp(
    { works: { [type]: async (_signal, { runIds }) => ({ runs: runIds.length }) } },
    slow.mongo,
  );
  quick.start();
  expect(await quick.reportOf('long')).toMatchObject({ counts: { runs: 1 }, error: null });
  expect(await quick.reports()).toHaveLength(1);
});

test('When a replica dies over its work, then another takes it over once the lease ends', async () => {
  const { mongo, start, add, reportOf } = await setUp({ works: { [type]: async () => ({ feeds: 2 }) } });
  await add('orphan');
  const dueAt = new Date(Date.now() + 400);
  const taken = { leaseToken: 'dead', runningKey: 'hourly', dueAt, attempts: 1 };
  await mongo.collection<{ _id: string }>('automation_tasks').updateOne({ _id: 'orphan' }, { $set: taken });
  start();
  await reportOf('orphan');
  expect(Date.now()).toBeGreaterThanOrEqual(dueAt.getTime());
});

test('When a run ended its process each time, then it is given up and reported as failed', async () => {
  let tries = 0;
  const { mongo, start, add, reportOf } = await setUp({
    works: {
      [type]: async () => {
        tries += 1;
        return {};
      },
    },
  });
  await add('deadly');
  const often = { $set: { attempts: 5 } };
  await mongo.collection<{ _id: string }>('automation_tasks').updateOne({ _id: 'deadly' }, often);
  start();
  expect((await reportOf('deadly')).error?.en).toMatch(/ended each time/);
  expect(tries).toBe(0);
});

test('When one sweep of personal data fails, then the others are done and the run fails', async () => {
  const { mongo } = await setUp({ works: {} });
  const model = automationModels(mongo).reports;
  await model.create({ _id: 'old', finishedAt: new Date(0), version: 1 });
  const job = { name: 'reports', retention: 'sessions', model, filter: () => ({ _id: 'old' }) } as const;
  const broken = { ...job, filter: () => Promise.reject(new Error('away')) };
  const { signal } = new AbortController();
  await expect(retentionWork([broken, job])(signal, { runIds: ['a'] })).rejects.toThrow('away');
  expect(await model.countDocuments()).toBe(0);
  // What is no personal data is left to its own pace.
  const { retention: _none, ...plain } = job;
  expect(await retentionWork([job, plain])(signal, { runIds: ['b'] })).toEqual({ sessions: 0 });
});
