import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Connection } from 'mongoose';
import { useTestStack } from '../../src/testing/test-stack.ts';
import { filters, pipelines, rows, updates, type Row } from './features.ts';

const stack = useTestStack({ topics: [] });
let connection: Connection;
const collection = (name: string) =>
  connection.getClient().db(`${stack.dbPrefix}features`).collection<Row>(name);

beforeAll(async () => {
  connection = await stack.database('features');
  await collection('plain').insertMany(rows.map((row) => ({ ...row })));
  const indexed = collection('indexed');
  for (const field of ['name', 'rank', 'tags', 'at', 'parts.key', 'plan.until']) {
    await indexed.createIndex({ [field]: 1, _id: 1 });
    await indexed.createIndex({ [field]: 1, _id: 1 });
  }
  // As lists have them, led by a mark that nearly no row has.
  await indexed.createIndex({ removedAt: 1, at: -1, _id: -1 });
  await indexed.createIndex({ removedAt: 1, tags: 1 });
  await indexed.createIndex({ removedAt: 1, name: 1 });
  await indexed.insertMany(rows.map((row) => ({ ...row })));
});

const idsOf = (found: readonly Row[]): string => found.map(({ _id }) => _id).join('');

test.each(filters)(
  'When rows are asked for by %s, then the store finds what MongoDB does',
  async (_what, filter, ids) => {
    for (const name of ['plain', 'indexed']) {
      const found = await collection(name).find(filter).sort({ _id: 1 }).toArray();
      expect([name, idsOf(found)]).toEqual([name, ids]);
      const counted = (options = {}) => collection(name).countDocuments(filter, options);
      expect([name, await counted()]).toEqual([name, ids.length]);
      expect([name, await counted({ skip: 1 })]).toEqual([name, Math.max(0, ids.length - 1)]);
      expect([name, await counted({ limit: 2 })]).toEqual([name, Math.min(2, ids.length)]);
      expect([name, await counted({ skip: 1, limit: 1 })]).toEqual([name, ids.length > 1 ? 1 : 0]);
    }
  },
);

test.each(pipelines)(
  'When %s are aggregated, then the store gives what MongoDB does',
  async (_what, pipeline, result) => {
    expect(await collection('plain').aggregate(pipeline).toArray()).toEqual(result);
  },
);

test('When rows are sorted, then absent and null come first, numbers before texts, and pages follow each other', async () => {
  for (const name of ['plain', 'indexed']) {
    const sorted = (order: 1 | -1) => collection(name).find({}).sort({ rank: order, _id: 1 });
    expect(idsOf(await sorted(1).toArray())).toBe('dabce');
    expect(idsOf(await sorted(-1).toArray())).toBe('ecbad');
    expect(idsOf(await sorted(1).skip(1).limit(2).toArray())).toBe('ab');
    expect(idsOf(await collection(name).find({}).sort({ name: 1, _id: 1 }).toArray())).toBe('eadbc');
  }
});

test('When a part of a row is read, then nothing else comes', async () => {
  const [kept] = await collection('plain')
    .find({ _id: 'b' }, { projection: { _id: 0, 'plan.kind': 1 } })
    .toArray();
  const [left] = await collection('plain')
    .find({ _id: 'c' }, { projection: { tags: 0, at: 0 } })
    .toArray();
  expect(kept).toEqual({ plan: { kind: 'premium' } });
  expect(left).toEqual({ _id: 'c', name: 'carla', rank: 3, plan: null });
  expect((await collection('plain').distinct('tags')).sort()).toEqual(['x', 'y']);
});

test('When the code uses an operator, then these tests hold it against the store', () => {
  const root = join(import.meta.dirname, '../../../..');
  const sources = globSync('{services/*,packages/service-kit}/src/**/*.ts', { cwd: root });
  // Of JSON Schema and OpenAPI.
  const notOurs = new Set(['$ref', '$schema']);
  const used = sources
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap(
      (file) => readFileSync(join(root, file), 'utf8').match(/(?<![\w`{$])\$[a-z][A-Za-z]+(?=['"]?:)/g) ?? [],
    );
  const tried = JSON.stringify([filters, updates, pipelines]);
  expect(used).toContain('$set');
  const missing = new Set(used.filter((name) => !notOurs.has(name) && !tried.includes(`"${name}":`)));
  expect([...missing]).toEqual([]);
});
