import type { RequestListener } from 'node:http';
import { notReadyHeader } from '@academy/service-kit/http/not-ready.ts';
import { closeAll, edgeTo, freePort, serve } from './support/edge-under-test.ts';

afterEach(closeAll);

const well: RequestListener = (req, res) => {
  req.resume();
  req.on('end', () => res.end('well'));
};
const nobody = async (): Promise<string> => `http://127.0.0.1:${await freePort()}`;

/** A gateway before a name with these replicas. */
const edgeToReplicas = (...replicas: string[]): Promise<string> =>
  edgeTo('http://library.example:8080', {
    find: () => Promise.resolve(replicas.map((url) => new URL(url).host)),
  });

const statuses = async (edge: string, count: number, init: RequestInit = {}): Promise<number[]> => {
  const got: number[] = [];
  for (let i = 0; i < count; i += 1) {
    const answer = await fetch(`${edge}/api/documents`, init);
    await answer.text();
    got.push(answer.status);
  }
  return got;
};

const allOk = (count: number): number[] => Array.from({ length: count }, () => 200);

test('When nobody listens at one replica, then another takes every call, and the first is not asked each time', async () => {
  const edge = await edgeToReplicas(await nobody(), await serve(well));
  expect(await statuses(edge, 6)).toEqual(allOk(6));
  expect(await statuses(edge, 6, { method: 'POST', body: '{}' })).toEqual(allOk(6));
});

test('When a replica has only just started, then another takes the call', async () => {
  let refused = 0;
  const starting = await serve((req, res) => {
    refused += 1;
    res.writeHead(503, { [notReadyHeader]: '1' }).end('{}');
    req.resume();
  });
  const edge = await edgeToReplicas(starting, await serve(well));
  expect(await statuses(edge, 4, { method: 'POST', body: '{}' })).toEqual(allOk(4));
  expect(refused).toBe(1);
});

const breaking: RequestListener = (req) => void req.socket.destroy();

test('When a replica breaks the connection, then another answers the read', async () => {
  const edge = await edgeToReplicas(await serve(breaking), await serve(well));
  expect(await statuses(edge, 4)).toEqual(allOk(4));
});

test('When a replica breaks the connection, then a write is not repeated, since it may have been done', async () => {
  const edge = await edgeToReplicas(await serve(breaking), await serve(well));
  const written = await statuses(edge, 2, { method: 'POST', body: '{}' });
  expect(written.toSorted()).toEqual([200, 502]);
});

test('When no replica takes the call, then the caller gets 503', async () => {
  const edge = await edgeToReplicas(await nobody(), await nobody());
  expect(await statuses(edge, 1)).toEqual([503]);
});
