import type { RequestListener } from 'node:http';
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { closeAll, edgeTo, freePort, serve } from './support/edge-under-test.ts';

afterEach(closeAll);

const statusOf = async (edge: string): Promise<number> => {
  const answer = await fetch(`${edge}/api/documents`);
  await answer.arrayBuffer();
  return answer.status;
};

/** Breaks off every call, and tells how many came; `isReady` answers the probe. */
const failing = (isReady: () => boolean): { listener: RequestListener; calls: () => number } => {
  let calls = 0;
  return {
    calls: () => calls,
    listener: (req, res) => {
      if (req.url === '/health/ready' && isReady()) res.end('{}');
      else {
        calls += req.url === '/health/ready' ? 0 : 1;
        req.socket.destroy();
      }
    },
  };
};

test('When five calls in a row fail, then the next are refused without asking the service', async () => {
  const service = failing(() => false);
  const edge = await edgeTo(await serve(service.listener));
  const statuses: number[] = [];
  for (let i = 0; i < 8; i += 1) statuses.push(await statusOf(edge));
  expect(statuses).toEqual([502, 502, 502, 502, 502, 503, 503, 503]);
  expect(service.calls()).toBe(5);
});

test('When a dozen calls in flight fail together, then the service is asked again soon', async () => {
  let isDown = true;
  const held: (() => void)[] = [];
  const upstream = await serve((req, res) => {
    if (!isDown) res.end('{}');
    else if (req.url === '/health/ready') req.socket.destroy();
    else held.push(() => req.socket.destroy());
  });
  const edge = await edgeTo(upstream);
  const calls = Array.from({ length: 12 }, () => statusOf(edge));
  await until(() => held.length === 12);
  held.forEach((fail) => fail());
  expect(await Promise.all(calls)).toEqual(Array.from({ length: 12 }, () => 502));
  expect(await statusOf(edge)).toBe(503);
  isDown = false;
  const startedAt = performance.now();
  await until(async () => (await statusOf(edge)) === 200);
  expect(performance.now() - startedAt).toBeLessThan(6_000);
});

test('When one failed call was shared by many callers, then it is one failure', async () => {
  let asked = 0;
  const upstream = await serve((req, res) => {
    asked += 1;
    if (asked === 1) setTimeout(() => req.socket.destroy(), 100);
    else res.end('{}');
  });
  const edge = await edgeTo(upstream, { policy: { cacheable: true } });
  const statuses = await Promise.all(Array.from({ length: 9 }, () => statusOf(edge)));
  expect(statuses).toEqual(Array.from({ length: 9 }, () => 502));
  expect(await statusOf(edge)).toBe(200);
});

test('When a service answers the probe without being ready, then single calls try it', async () => {
  let isDown = true;
  const upstream = await serve((req, res) => {
    if (req.url === '/health/ready') res.writeHead(503).end();
    else if (isDown) req.socket.destroy();
    else res.end('{}');
  });
  const edge = await edgeTo(upstream);
  for (let i = 0; i < 5; i += 1) await statusOf(edge);
  expect(await statusOf(edge)).toBe(503);
  isDown = false;
  await until(async () => (await statusOf(edge)) === 200);
});

test('When a service is killed six times in a row, then each time it is asked soon after it is back', async () => {
  const port = await freePort();
  const edge = await edgeTo(`http://127.0.0.1:${port}`);
  for (let round = 0; round < 6; round += 1) {
    for (let i = 0; i < 8; i += 1) expect(await statusOf(edge)).toBe(503);
    const service: Server = createServer((_req, res) => res.end('{}'));
    service.listen(port, '127.0.0.1');
    await once(service, 'listening');
    const startedAt = performance.now();
    await until(async () => (await statusOf(edge)) === 200);
    expect(performance.now() - startedAt).toBeLessThan(8_000);
    service.closeAllConnections();
    service.close();
    await once(service, 'close');
  }
}, 60_000);

test('When a stream is slow to begin, then it is neither a 504 nor a failure of the service', async () => {
  let isSlow = true;
  const upstream = await serve((_req, res) => {
    if (isSlow) setTimeout(() => res.end('token'), 1_500);
    else res.end('{}');
  });
  const edge = await edgeTo(upstream, { deadlineMs: 300, policy: { streams: true, deadlineMs: 10_000 } });
  expect(await Promise.all(Array.from({ length: 6 }, () => statusOf(edge)))).toEqual(Array(6).fill(200));
  isSlow = false;
  expect(await statusOf(edge)).toBe(200);
});

test('When streams run out of their own deadline, then other calls still pass', async () => {
  const edge = await edgeTo(await serve((req, res) => void (req.url?.endsWith('fast') && res.end('{}'))), {
    policy: { streams: true, deadlineMs: 100 },
  });
  const late = await Promise.all(Array.from({ length: 6 }, () => statusOf(edge)));
  expect(late).toEqual(Array(6).fill(504));
  expect((await fetch(`${edge}/api/documents/fast`)).status).toBe(200);
});

test('When the caller of a stream leaves before the first token, then the service hears of it', async () => {
  let reached = false;
  let ended = false;
  const upstream = await serve((req) => {
    reached = true;
    req.once('close', () => (ended = true));
  });
  const edge = await edgeTo(upstream, { policy: { streams: true, deadlineMs: 60_000 } });
  const abort = new AbortController();
  const call = fetch(`${edge}/api/documents`, { method: 'POST', body: '{}', signal: abort.signal });
  await until(() => reached);
  abort.abort();
  await call.catch(() => undefined);
  await until(() => ended);
});
