import type { Connection } from 'mongoose';
import { DuplicateKeyError, withDuplicateKeys } from '../../src/mongo/duplicate-key-error.ts';
import { upsert } from '../../src/mongo/upsert.ts';
import { useTestStack } from '../../src/testing/test-stack.ts';
import { updates, type Row } from './features.ts';

const stack = useTestStack({ topics: [] });
let connection: Connection;
beforeAll(async () => {
  connection = await stack.database('writes');
});
/** A collection that no other test uses. */
let collections = 0;
const fresh = () =>
  connection
    .getClient()
    .db(`${stack.dbPrefix}writes`)
    .collection<Row>(`c${(collections += 1)}`);

test.each(updates)(
  'When a row is updated with %s, then the store makes of it what MongoDB does',
  async (_what, before, update, after) => {
    const one = fresh();
    await one.insertOne({ _id: 'one', ...before });
    await one.updateOne({ _id: 'one' }, update);
    expect(await one.findOne({ _id: 'one' })).toEqual({ _id: 'one', ...after });
  },
);

test('When an update finds nothing or changes nothing, then its counts say so', async () => {
  const some = fresh();
  await some.insertMany([
    { _id: 'a', n: 1 },
    { _id: 'b', n: 1 },
  ]);
  const countsOf = async (id: string, n: number) => {
    const { matchedCount, modifiedCount } = await some.updateOne({ _id: id }, { $set: { n } });
    return [matchedCount, modifiedCount];
  };
  expect([await countsOf('z', 1), await countsOf('a', 1), await countsOf('a', 2)]).toEqual([
    [0, 0],
    [1, 0],
    [1, 1],
  ]);
  expect(await some.updateMany({}, { $set: { m: 1 } })).toMatchObject({ matchedCount: 2, modifiedCount: 2 });
  expect((await some.replaceOne({ _id: 'a' }, { n: 5 })).matchedCount).toBe(1);
  expect(await some.findOne({ _id: 'a' })).toEqual({ _id: 'a', n: 5 });
  expect((await some.deleteMany({ n: { $gt: 0 } })).deletedCount).toBe(2);
});

test('When one of several is taken, then it is the first by the order, as it was before or after', async () => {
  const queue = fresh();
  await queue.insertMany([
    { _id: 'a', due: 2 },
    { _id: 'b', due: 1 },
  ]);
  const take = (returnDocument: 'before' | 'after') =>
    queue.findOneAndUpdate({ due: { $lte: 5 } }, { $set: { due: 9 } }, { sort: { due: 1 }, returnDocument });
  expect([await take('before'), await take('after'), await take('after')]).toEqual([
    { _id: 'b', due: 1 },
    { _id: 'a', due: 9 },
    null,
  ]);
});

test('When an upsert inserts, then it takes equalities of its filter and no ranges', async () => {
  const counts = fresh();
  const next = { $inc: { count: 1 }, $setOnInsert: { until: 20 } };
  const count = () =>
    counts.findOneAndUpdate({ _id: 'k', until: { $gt: 10 } }, next, {
      upsert: true,
      returnDocument: 'after',
    });
  expect([await count(), await count()]).toEqual([
    { _id: 'k', count: 1, until: 20 },
    { _id: 'k', count: 2, until: 20 },
  ]);
  const over = counts.updateOne({ _id: 'k', until: { $gt: 30 } }, next, { upsert: true });
  await expect(withDuplicateKeys(() => over)).rejects.toBeInstanceOf(DuplicateKeyError);
});

test('When many write one row at once, then no write is lost', async () => {
  const counts = fresh();
  const count = () => upsert(() => counts.updateOne({ _id: 'k' }, { $inc: { n: 1 } }, { upsert: true }));
  await Promise.all(Array.from({ length: 100 }, count));
  expect(await counts.findOne({ _id: 'k' })).toEqual({ _id: 'k', n: 100 });
  const guarded = Array.from({ length: 20 }, () =>
    counts.updateOne({ _id: 'k', n: 100 }, { $set: { n: 0 } }),
  );
  const results = await Promise.all(guarded);
  expect(results.filter(({ matchedCount }) => matchedCount === 1)).toHaveLength(1);
});

test('When an index is unique, then it names its fields, and a sparse one leaves absent values alone', async () => {
  const people = fresh();
  await people.createIndex({ user: 1, course: 1 }, { unique: true });
  await people.createIndex({ lock: 1 }, { unique: true, sparse: true });
  await people.insertMany([
    { _id: 'a', user: 'u', course: 'c' },
    { _id: 'b', user: 'u', course: 'd', lock: 'l' },
  ]);
  const insert = (row: Row) => withDuplicateKeys(() => people.insertOne(row));
  await expect(insert({ _id: 'a', user: 'v' })).rejects.toMatchObject({ fields: ['_id'] });
  await expect(insert({ _id: 'x', user: 'u', course: 'c' })).rejects.toMatchObject({
    fields: ['user', 'course'],
  });
  await expect(insert({ _id: 'x', user: 'w', lock: 'l' })).rejects.toMatchObject({ fields: ['lock'] });
  const update = withDuplicateKeys(() => people.updateOne({ _id: 'a' }, { $set: { lock: 'l' } }));
  await expect(update).rejects.toBeInstanceOf(DuplicateKeyError);
  await people.updateOne({ _id: 'b' }, { $unset: { lock: 1 } });
  await people.updateOne({ _id: 'a' }, { $set: { lock: 'l' } });
});
