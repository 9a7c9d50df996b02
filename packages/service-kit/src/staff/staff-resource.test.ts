import express, { Router } from 'express';
import { z } from 'zod';
import { defineEndpoint } from '@academy/contracts/http/endpoint.ts';
import { idParamsSchema, staffListQuerySchema } from '@academy/contracts/shared/lists.ts';
import { listen, type Listening } from '../http/listen.ts';
import type { StaffEdit } from './staff-edit.ts';
import { staffResource } from './staff-resource.ts';

const thingSchema = z.object({ id: z.string(), name: z.string(), version: z.number() });
const path = '/api/admin/things';
const endpoints = {
  list: defineEndpoint({
    method: 'GET',
    path,
    summary: 'List things',
    access: 'moderation.read',
    query: staffListQuerySchema,
    response: z.array(thingSchema),
  }),
  read: defineEndpoint({
    method: 'GET',
    path: `${path}/:id`,
    summary: 'Get a thing',
    access: 'moderation.read',
    params: idParamsSchema,
    response: thingSchema,
  }),
  change: defineEndpoint({
    method: 'PUT',
    path: `${path}/:id`,
    summary: 'Change a thing',
    access: 'moderation.write',
    params: idParamsSchema,
    body: z.object({ name: z.string() }),
    response: thingSchema,
  }),
};

const edits: StaffEdit<{ name: string }>[] = [];
let server: Listening;
let base: string;

beforeAll(async () => {
  const router = Router();
  const caller = {
    userId: 'u1',
    sessionId: 's1',
    role: 'moderator',
    plan: 'free',
    openedOn: undefined,
    openedAt: new Date(0),
  } as const;
  staffResource(
    router,
    { identity: { identify: () => Promise.resolve(caller) }, validateResponses: true },
    {
      name: 'things',
      endpoints,
      list: ({ range }) =>
        Promise.resolve({ rows: [{ id: 'a', name: `from ${range.from}`, version: 1 }], total: 7 }),
      read: (id) => Promise.resolve({ id, name: 'as it is', version: 3 }),
      change: (edit) => {
        edits.push(edit);
        return Promise.resolve({ id: edit.id, name: edit.change.name, version: 4 });
      },
    },
  );
  server = await listen(express().use(express.json()).use(router), { host: '127.0.0.1', port: 0 });
  base = `http://127.0.0.1:${server.port}${path}`;
});
afterAll(() => server.close());

test('When staff list, then the rows come with their range and the count of all', async () => {
  const answer = await fetch(`${base}?range=[5,9]`);
  expect(await answer.json()).toEqual([{ id: 'a', name: 'from 5', version: 1 }]);
  expect(answer.headers.get('content-range')).toBe('things 5-5/7');
  expect(answer.headers.get('x-total-count')).toBe('7');
});

test('When staff read and change a record, then its version travels as ETag and If-Match', async () => {
  const read = await fetch(`${base}/a`);
  const etag = read.headers.get('etag');
  expect(etag).toBe('"3"');
  const changed = await fetch(`${base}/a`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', 'if-match': etag ?? '' },
    body: JSON.stringify({ name: 'as it should be' }),
  });
  expect(edits).toEqual([
    { id: 'a', change: { name: 'as it should be' }, expectedVersion: 3, actorId: 'u1' },
  ]);
  expect(changed.headers.get('etag')).toBe('"4"');
  expect(await changed.json()).toEqual({ id: 'a', name: 'as it should be', version: 4 });
});
