import { Schema, type Connection } from 'mongoose';
import { applyNewer, removeNewer } from '../../src/consumers/apply-newer.ts';
import { once, onceOutside } from '../../src/consumers/once.ts';
import { defineModel, type RecordModel } from '../../src/mongo/define-model.ts';
import { ensureIndexes } from '../../src/mongo/connect-mongo.ts';
import { createSweeper } from '../../src/sweeper/sweeper.ts';
import { useTestStack } from '../../src/testing/test-stack.ts';
import { versionOf } from '../../src/testing/version-of.ts';

interface Row {
  _id: string;
  name?: string;
  note?: string;
  sequence?: number;
  removed?: boolean;
  serial?: number;
  __v?: number;
}

interface Claim {
  _id: string;
  done?: boolean;
  at: Date;
}

const stack = useTestStack({ topics: [] });
let connection: Connection;
let rows: RecordModel<Row>;
let claims: RecordModel<Claim>;

beforeAll(async () => {
  connection = await stack.database('effects');
  const row = { _id: String, name: String, note: String, sequence: Number, removed: Boolean, serial: Number };
  rows = defineModel<Row>(
    connection,
    'Row',
    new Schema(row).index({ serial: 1 }, { unique: true, sparse: true }),
  );
  claims = defineModel<Claim>(connection, 'Claim', new Schema({ _id: String, done: Boolean, at: Date }));
  await ensureIndexes(connection);
});

const row = (id: string) => rows.findOne({ _id: id }, { __v: 0 }).lean();

test('When an event is delivered several times at once, then its insert happens once', async () => {
  const made = await Promise.all(
    Array.from({ length: 8 }, () => once(rows, 'mailer', 'event-1', { name: 'hello' })),
  );
  expect(made.filter(Boolean)).toHaveLength(1);
  expect(await row('mailer:event-1')).toEqual({ _id: 'mailer:event-1', name: 'hello' });
  expect(await once(rows, 'other', 'event-1', { name: 'hello' })).toBe(true);
});

test('When the insert meets another unique value, then that is no repetition and surfaces', async () => {
  await once(rows, 'serial', 'event-1', { serial: 1 });
  await expect(once(rows, 'serial', 'event-2', { serial: 1 })).rejects.toMatchObject({ fields: ['serial'] });
});

test('When an outside act fails half way, then it runs again with the same key, and never after it is done', async () => {
  const keys: string[] = [];
  const act = (fail: boolean) => (key: string) => {
    keys.push(key);
    return fail ? Promise.reject(new Error('no answer')) : Promise.resolve();
  };
  await expect(onceOutside(claims, 'charge', 'event-1', act(true))).rejects.toThrow('no answer');
  expect(await onceOutside(claims, 'charge', 'event-1', act(false))).toBe(true);
  expect(await onceOutside(claims, 'charge', 'event-1', act(false))).toBe(false);
  expect(keys).toEqual(['charge:event-1', 'charge:event-1']);
});

test('When states come late, twice and out of order, then the newest stays', async () => {
  expect(await applyNewer(rows, versionOf('read', 2), { name: 'second', note: 'kept' })).toBe(true);
  expect(await applyNewer(rows, versionOf('read', 1), { name: 'first' })).toBe(false);
  expect(await applyNewer(rows, versionOf('read', 2), { name: 'again' })).toBe(false);
  expect(await row('read')).toEqual({ _id: 'read', name: 'second', note: 'kept', sequence: 2 });
  expect(await applyNewer(rows, versionOf('read', 5), { name: 'fifth', note: undefined })).toBe(true);
  expect(await row('read')).toEqual({ _id: 'read', name: 'fifth', sequence: 5 });
});

test('When states of one aggregate arrive at once, then the newest stays whoever comes first', async () => {
  const order = [4, 9, 1, 7, 3, 8, 2, 6, 5];
  await Promise.all(
    order.map((sequence) => applyNewer(rows, versionOf('raced', sequence), { name: `n${sequence}` })),
  );
  expect(await row('raced')).toEqual({ _id: 'raced', name: 'n9', sequence: 9 });
});

test('When a removal has come, then nothing of the person stays and no older event brings it back', async () => {
  await applyNewer(rows, versionOf('erased', 1), { name: 'Ana', note: 'private' });
  expect(await removeNewer(rows, versionOf('erased', 3))).toBe(true);
  expect(await row('erased')).toEqual({ _id: 'erased', sequence: 3, removed: true });
  expect(await applyNewer(rows, versionOf('erased', 2), { name: 'Ana' })).toBe(false);
  expect(await removeNewer(rows, versionOf('erased', 3))).toBe(false);
  expect(await removeNewer(rows, versionOf('never seen', 2))).toBe(true);
  expect(await applyNewer(rows, versionOf('never seen', 1), { name: 'Eva' })).toBe(false);
});

test('When something removed is published again, then its row is back without what it held before', async () => {
  await applyNewer(rows, versionOf('withdrawn', 1), { name: 'first', note: 'old' });
  await removeNewer(rows, versionOf('withdrawn', 2));
  expect(await applyNewer(rows, versionOf('withdrawn', 3), { name: 'again' })).toBe(true);
  expect(await row('withdrawn')).toEqual({ _id: 'withdrawn', name: 'again', sequence: 3 });
});

test('When documents have expired, then a sweep deletes them and no others, and one bad job stops no other', async () => {
  const now = Date.now();
  await claims.create({ _id: 'old', at: new Date(now - 60_000) });
  await claims.create({ _id: 'young', at: new Date(now + 60_000) });
  const sweeper = createSweeper({
    everyMs: 60_000,
    logger: stack.logger,
    jobs: [
      { name: 'broken', model: claims, filter: () => ({ at: { $nonsense: 1 } }) },
      {
        name: 'claims',
        model: claims,
        filter: (at) => ({ _id: { $in: ['old', 'young'] }, at: { $lt: at } }),
      },
    ],
  });
  expect(await sweeper.sweep()).toEqual({ claims: 1 });
  expect(await claims.exists({ _id: 'old' })).toBeNull();
  expect(await claims.exists({ _id: 'young' })).not.toBeNull();
});
