import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { closeAll, edgeTo, serve } from './support/edge-under-test.ts';

afterEach(closeAll);

const cacheable = { policy: { cacheable: true } };

test('When many ask for the same public page at once, then the service is asked once', async () => {
  let asked = 0;
  const upstream = await serve((_req, res) => {
    asked += 1;
    setTimeout(() => res.end('the same'), 100);
  });
  const edge = await edgeTo(upstream, cacheable);
  const texts = await Promise.all(
    Array.from({ length: 10 }, async () => (await fetch(`${edge}/api/documents`)).text()),
  );
  expect(texts).toEqual(Array.from({ length: 10 }, () => 'the same'));
  expect(asked).toBe(1);
});

test('When callers are signed in, then their answers are never shared', async () => {
  let asked = 0;
  const upstream = await serve((req, res) => {
    asked += 1;
    setTimeout(() => res.end(req.headers.authorization), 50);
  });
  const edge = await edgeTo(upstream, cacheable);
  const ask = async (who: string): Promise<string> =>
    (await fetch(`${edge}/api/documents`, { headers: { Authorization: who } })).text();
  expect(await Promise.all([ask('Bearer a'), ask('Bearer b'), ask('Bearer a')])).toEqual([
    'Bearer a',
    'Bearer b',
    'Bearer a',
  ]);
  expect(asked).toBe(3);
});

test('When a read is not declared cacheable, or in another language, then it is not joined', async () => {
  let asked = 0;
  const upstream = await serve((req, res) => {
    asked += 1;
    setTimeout(() => res.end(req.headers['accept-language']), 50);
  });
  const ask = async (edge: string, language: string): Promise<string> =>
    (await fetch(`${edge}/api/documents`, { headers: { 'Accept-Language': language } })).text();
  const joining = await edgeTo(upstream, cacheable);
  expect(await Promise.all([ask(joining, 'es'), ask(joining, 'en')])).toEqual(['es', 'en']);
  const plain = await edgeTo(upstream);
  await Promise.all([ask(plain, 'es'), ask(plain, 'es')]);
  expect(asked).toBe(4);
});

test('When answers are joined, then each caller keeps its own request id', async () => {
  const upstream = await serve((req, res) => {
    res.setHeader('X-Request-Id', String(req.headers['x-request-id']));
    setTimeout(() => res.end('{}'), 100);
  });
  const edge = await edgeTo(upstream, cacheable);
  const idOf = async (id: string): Promise<string | null> =>
    (await fetch(`${edge}/api/documents`, { headers: { 'X-Request-Id': id } })).headers.get('x-request-id');
  expect(await Promise.all([idOf('request-one'), idOf('request-two')])).toEqual([
    'request-one',
    'request-two',
  ]);
});

/** Opens a call that reads nothing of its answer. */
const stalledCall = (url: string): Promise<{ leave: () => void }> =>
  new Promise((resolve, reject) => {
    const call = request(url, (answer) => answer.pause());
    call.on('error', reject).end(() => resolve({ leave: () => call.destroy() }));
  });

test('When the first of joined callers stops reading and leaves, then the others get all of it', async () => {
  const whole = 'x'.repeat(900_000);
  let finish: (() => void) | undefined;
  let asked = 0;
  const upstream = await serve((_req, res) => {
    asked += 1;
    res.write(whole.slice(0, 400_000));
    finish = () => res.end(whole.slice(400_000));
  });
  let taken = 0;
  const edge = await edgeTo(upstream, { ...cacheable, onTaken: () => (taken += 1) });
  const first = await stalledCall(`${edge}/api/documents`);
  await until(() => asked === 1);
  const second = request(`${edge}/api/documents`).end();
  await until(() => taken === 2);
  first.leave();
  finish?.();
  const [answer] = (await once(second, 'response')) as [IncomingMessage];
  expect(Buffer.concat((await answer.toArray()) as Buffer[]).length).toBe(whole.length);
  expect(asked).toBe(1);
});

test('When the first of joined callers gets no place, then the others are still served', async () => {
  let asked = 0;
  let finish: (() => void) | undefined;
  const upstream = await serve((req, res) => {
    asked += 1;
    if (req.headers.authorization) finish = () => res.end('own');
    else res.end('the same');
  });
  const onePlaceEach = { places: 10, perCaller: 1, queue: 10, waitMs: 1_000 };
  const edge = await edgeTo(upstream, { ...cacheable, trustedHops: 1, limits: { calls: onePlaceEach } });
  const ask = (address: string, headers: Record<string, string> = {}) =>
    fetch(`${edge}/api/documents`, { headers: { 'X-Forwarded-For': address, ...headers } });
  const holding = ask('192.0.2.1', { Authorization: 'Bearer a' });
  await until(() => finish !== undefined);
  const first = ask('192.0.2.1');
  const joined = [ask('192.0.2.2'), ask('192.0.2.3')];
  expect((await first).status).toBe(503);
  for (const answer of await Promise.all(joined)) expect(await answer.text()).toBe('the same');
  expect(asked).toBe(2);
  finish?.();
  await holding;
});

test('When an answer is too large to be shared, then each caller still gets it', async () => {
  const whole = 'x'.repeat(3 * 1024 * 1024);
  const edge = await edgeTo(await serve((_req, res) => res.end(whole)), cacheable);
  const lengths = await Promise.all(
    [1, 2].map(async () => (await (await fetch(`${edge}/api/documents`)).text()).length),
  );
  expect(lengths).toEqual([whole.length, whole.length]);
});

test('When all joined callers leave, then the call to the service is ended', async () => {
  let reached = false;
  let ended = false;
  const upstream = await serve((req) => {
    reached = true;
    req.once('close', () => (ended = true));
  });
  const edge = await edgeTo(upstream, cacheable);
  const callers = [1, 2].map(() => request(`${edge}/api/documents`).on('error', () => undefined));
  for (const caller of callers) caller.end();
  await until(() => reached);
  for (const caller of callers) caller.destroy();
  await until(() => ended);
});

test('When a caller of a large answer stops reading, then it is cut off and its place is free', async () => {
  const whole = Buffer.alloc(64 * 1024 * 1024);
  const upstream = await serve((_req, res) => res.end(whole));
  const one = { places: 1, perCaller: 1, queue: 1, waitMs: 10_000 };
  const edge = await edgeTo(upstream, { limits: { calls: one }, readStallMs: 100 });
  const call = request(`${edge}/api/documents`).end();
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  answer.pause();
  answer.on('error', () => undefined);
  expect((await fetch(`${edge}/api/documents`)).status).toBe(200);
});
