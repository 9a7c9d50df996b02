import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { connect, type Socket } from 'node:net';
import { listen } from '@academy/service-kit/http/listen.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { closeAll, edgeTo, serve } from './support/edge-under-test.ts';

const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await closeAll();
});

const echo: RequestListener = (req, res) => {
  req.resume();
  req.on('end', () => res.end('{}'));
};

/** Sends the head of a call and less of its body than it announces, from an address of its own. */
const sendHalf = async (edge: string, { announced = 200, sent = '{"a' } = {}): Promise<Socket> => {
  const { hostname, port } = new URL(edge);
  const socket = connect({ host: hostname, port: Number(port), localAddress: '127.0.0.2' });
  sockets.push(socket);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(`POST /api/documents HTTP/1.1\r\nHost: x\r\nContent-Length: ${announced}\r\n\r\n${sent}`);
  return socket;
};
const answerOf = async (socket: Socket): Promise<string> => String((await once(socket, 'data'))[0]);

test('When one address holds 200 requests half sent, then others are answered at once', async () => {
  let calls = 0;
  const upstream = await serve((req, res) => {
    calls += 1;
    echo(req, res);
  });
  const edge = await edgeTo(upstream);
  const refused = Array.from({ length: 200 }, async () => answerOf(await sendHalf(edge)));
  const first = await Promise.race(refused);
  expect(first).toMatch(/^HTTP\/1.1 429 /);
  const startedAt = performance.now();
  const statuses = await Promise.all(
    Array.from({ length: 20 }, async (_, i) => {
      const options = i % 2 === 0 ? {} : { method: 'POST', body: '{"a":1}' };
      return (await fetch(`${edge}/api/documents`, options)).status;
    }),
  );
  expect(statuses).toEqual(Array(20).fill(200));
  expect(performance.now() - startedAt).toBeLessThan(8_000);
  expect(calls).toBe(20);
  void Promise.allSettled(refused);
});

test('When nothing more of a body comes, then it is given up with 408', async () => {
  const edge = await edgeTo(await serve(echo), { bodies: { stallMs: 100 } });
  const socket = await sendHalf(edge);
  expect(await answerOf(socket)).toMatch(/^HTTP\/1.1 408 /);
  await once(socket, 'close');
});

test('When unfinished bodies take too much memory together, then one more is refused and the memory comes back', async () => {
  const edge = await edgeTo(await serve(echo), { bodies: { bufferedBytes: 100_000 } });
  const part = { announced: 200_000, sent: 'x'.repeat(40_000) };
  const held = await Promise.all([1, 2, 3].map(() => sendHalf(edge, part)));
  expect(await Promise.race(held.map(answerOf))).toMatch(/^HTTP\/1.1 503 /);
  held.forEach((socket) => socket.destroy());
  const body = 'x'.repeat(90_000);
  await until(async () => (await fetch(`${edge}/api/documents`, { method: 'POST', body })).status === 200);
});

test('When a service works on large bodies, then they count until their calls are over, and small ones pass', async () => {
  const answers: (() => void)[] = [];
  const upstream = await serve((req, res) => {
    req.resume();
    if (Number(req.headers['content-length']) < 100) req.on('end', () => res.end('{}'));
    else req.on('end', () => answers.push(() => res.end('{}')));
  });
  const edge = await edgeTo(upstream, {
    policy: { maxBodyBytes: 4_000_000 },
    bodies: { heldBytes: 3_000_000 },
  });
  const send = async (body: string): Promise<number> =>
    (await fetch(`${edge}/api/documents`, { method: 'POST', body })).status;
  const large = 'x'.repeat(2_000_000);
  const first = send(large);
  await until(() => answers.length === 1);
  expect([await send(large), await send('{}')]).toEqual([503, 200]);
  answers.shift()?.();
  expect(await first).toBe(200);
  const left = new AbortController();
  const given = fetch(`${edge}/api/documents`, { method: 'POST', body: large, signal: left.signal });
  await until(() => answers.length === 1);
  left.abort();
  await expect(given).rejects.toThrow();
  await until(async () => {
    const next = send(large);
    const status = await Promise.race([next, until(() => answers.length === 2).then(() => 200)]);
    if (status === 200) answers.forEach((answer) => answer());
    return status === 200 && (await next) === 200;
  });
});

test('When 400 calls cost a password hash, then some are answered soon and the rest shed with Retry-After', async () => {
  // Two cores that hash for 40 ms each: 8 seconds for all.
  let busy = 0;
  const waiting: (() => void)[] = [];
  const next = (): void => {
    if (busy === 2) return;
    const answer = waiting.shift();
    if (!answer) return;
    busy += 1;
    setTimeout(() => {
      busy -= 1;
      answer();
      next();
    }, 40);
  };
  const upstream = await serve((req, res) => {
    if (req.url !== '/api/auth/login') return void res.end('{}');
    waiting.push(() => res.end('{}'));
    next();
  });
  const edge = await edgeTo(upstream, { policy: { cost: 'password-hash' } });
  const signIns = await Promise.all(
    Array.from({ length: 400 }, async () => {
      const startedAt = performance.now();
      const answer = await fetch(`${edge}/api/auth/login`, { method: 'POST', body: '{}' });
      return {
        status: answer.status,
        retry: answer.headers.get('retry-after'),
        ms: performance.now() - startedAt,
      };
    }),
  );
  const admitted = signIns.filter(({ status }) => status === 200).map(({ ms }) => ms);
  const shed = signIns.filter(({ status }) => status === 503);
  expect(admitted.length + shed.length).toBe(400);
  expect(admitted.length).toBeGreaterThan(10);
  expect(admitted.toSorted((a, b) => a - b)[Math.floor(admitted.length * 0.95)]).toBeLessThan(4_000);
  expect(shed.every(({ retry }) => Number(retry) >= 1)).toBe(true);
});

test('When one address fills a slow service, then another is still served', async () => {
  const upstream = await serve((_req, res) => void setTimeout(() => res.end('{}'), 100));
  const calls = { places: 4, perCaller: 2, queue: 8, waitMs: 20_000 };
  const edge = await edgeTo(upstream, { trustedHops: 1, limits: { calls } });
  const ask = async (address: string): Promise<number> =>
    (await fetch(`${edge}/api/documents`, { headers: { 'X-Forwarded-For': address } })).status;
  const greedy = Array.from({ length: 100 }, () => ask('192.0.2.1'));
  const other = Array.from({ length: 4 }, () => ask('192.0.2.2'));
  expect(await Promise.all(other)).toEqual([200, 200, 200, 200]);
  expect(await Promise.all(greedy)).toContain(503);
});

test('When a request drips in for longer than it may take, then the connection is ended', async () => {
  const server = await listen(echo, {
    host: '127.0.0.1',
    port: 0,
    requestTimeoutMs: 200,
    headersTimeoutMs: 200,
  });
  const socket = await sendHalf(`http://127.0.0.1:${server.port}`);
  const drip = setInterval(() => socket.write('x'), 50);
  expect(await answerOf(socket)).toMatch(/^HTTP\/1.1 408 /);
  clearInterval(drip);
  await once(socket, 'close');
  await server.close();
});

test('When a call without a body is refused, then its connection stays open for the next', async () => {
  const edge = await edgeTo(await serve(echo), { callsPerMinute: 1 });
  await (await fetch(`${edge}/api/documents`)).text();
  const refused = await fetch(`${edge}/api/documents`);
  expect([refused.status, refused.headers.get('connection')]).toEqual([429, 'keep-alive']);
});
