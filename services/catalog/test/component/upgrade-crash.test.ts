import { join } from 'node:path';
import { createLogger } from '@academy/service-kit/logging/logger.ts';
import type { Migration } from '@academy/service-kit/migrations/migration.ts';
import { startChild } from '@academy/service-kit/testing/child-process.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { missedOfAttempts } from '../../src/data/migrations/006-missed-of-attempts.ts';
import { searchedJudgements } from '../../src/data/migrations/007-searched-judgements.ts';
import { attemptRecord } from '../../src/domain/testing/learner.ts';
import { startCatalog, type CatalogUnderTest } from '../support/catalog-under-test.ts';
import { exerciseIds, importTwoCourses } from '../support/content.ts';
import { learnerOf } from '../support/learners.ts';

const stack = useTestStack();
let under: CatalogUnderTest;
const [exerciseId = ''] = exerciseIds('first');
const many = 1_200;

type Row = { _id: string } & Record<string, unknown>;

const rowsOf = (name: string) => under.runtime.mongo.collection<Row>(name);
const lacking = (name: string, field: string) => rowsOf(name).countDocuments({ [field]: { $exists: false } });
const run = ({ run: migrate }: Migration, signal = new AbortController().signal) =>
  migrate({ logger: createLogger({ service: 'test', level: 'silent' }), signal });

/** As the release before kept it: one in three missed its task, and what was not judged was not missed. */
const attemptOfBefore = (n: number): Row => {
  const { missed: _, ...attempt } = attemptRecord(exerciseId, n + 1);
  const criteria = [
    { key: 'task', status: n % 3 === 0 ? 'missing' : 'met' },
    { key: 'tone', status: 'missing', judged: false },
  ];
  return { ...attempt, _id: `before-${n}`, userId: `learner-${n}`, criteria, outbox: [] };
};
const judgedBefore = (n: number): Row => ({
  _id: `judged-${n}`,
  exerciseId,
  text: `Una rueda, según la CARTA ${n}`,
  good: true,
  point: 'task',
  state: 'applied',
  judgedAt: new Date(),
  version: 1,
  outbox: [],
});

/** A start of the service that dies once the first batch is written. */
const dieInTheMiddle = async (migration: string): Promise<void> => {
  await rowsOf('migrations').deleteOne({ _id: migration });
  const child = startChild({
    file: join(import.meta.dirname, '../../src/start.ts'),
    // It dies before it asks for any key.
    env: { ...stack.env, AUTH_JWKS_URL: 'http://127.0.0.1:9', FAILPOINT: 'migrations.batch_filled' },
  });
  stack.afterSuite(() => child.kill('SIGKILL'));
  expect(await child.exited).toMatchObject({ signal: 'SIGKILL' });
};

beforeAll(async () => {
  under = await startCatalog(stack);
  await importTwoCourses(under.deps);
  const numbers = Array.from({ length: many }, (_, n) => n);
  await rowsOf('attempts').insertMany(numbers.map(attemptOfBefore));
  await rowsOf('judged_attempts').insertMany(numbers.map(judgedBefore));
}, 60_000);

test('When the process is killed while attempts are given what they missed, then the next run gives it to the rest', async () => {
  await dieInTheMiddle('006-missed-of-attempts');
  const left = await lacking('attempts', 'missed');
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(many);
  // What was written meanwhile is kept.
  await rowsOf('attempts').updateOne({ _id: 'before-999' }, { $set: { missed: ['task', 'newer'] } });
  await run(missedOfAttempts(under.runtime.mongo));
  expect(await lacking('attempts', 'missed')).toBe(0);
  expect(await rowsOf('attempts').countDocuments({ missed: 'task' })).toBe(many / 3);
  expect(await rowsOf('attempts').countDocuments({ missed: 'tone' })).toBe(0);
  expect(await rowsOf('attempts').findOne({ _id: 'before-999' })).toMatchObject({
    missed: ['task', 'newer'],
  });

  const staff = await learnerOf(under, 'staff', { role: 'administrator' });
  const filter = encodeURIComponent(JSON.stringify({ missed: 'task', exerciseId }));
  const found = await staff.get(`/api/admin/attempts?range=[0,9]&filter=${filter}`);
  expect(found.body).toHaveLength(10);
  expect(found.headers.get('content-range')).toMatch(/\/400$/);
}, 60_000);

test('When it is killed while judged attempts are made searchable, then the next run makes the rest so', async () => {
  await dieInTheMiddle('007-searched-judgements');
  expect(await lacking('judged_attempts', 'searched')).toBeGreaterThan(0);
  await run(searchedJudgements(under.runtime.mongo));
  expect(await lacking('judged_attempts', 'searched')).toBe(0);
  const staff = await learnerOf(under, 'staff', { role: 'administrator' });
  const search = async (q: string): Promise<number> =>
    (await staff.get(`/api/admin/judged-attempts?filter=${encodeURIComponent(JSON.stringify({ q }))}`)).body
      .length;
  // 77, and 770 to 779.
  expect(await search('SEGUN  la carta 77')).toBe(11);
}, 60_000);

test('When another replica has taken the lock, then a run writes nothing', async () => {
  await rowsOf('attempts').updateOne({ _id: 'before-0' }, { $unset: { missed: 1 } });
  await expect(run(missedOfAttempts(under.runtime.mongo), AbortSignal.abort())).rejects.toThrow();
  expect(await lacking('attempts', 'missed')).toBe(1);
});
