import { once } from 'node:events';
import { request, type IncomingMessage, type RequestListener } from 'node:http';
import { closeAll, edgeTo, serve } from './support/edge-under-test.ts';

afterEach(closeAll);

const echo: RequestListener = (req, res) => {
  const chunks: Buffer[] = [];
  req.on('data', (chunk: Buffer) => chunks.push(chunk));
  req.on('end', () => {
    res.setHeader('Content-Type', 'application/json');
    res.setHeader('Connection', 'x-private');
    res.setHeader('X-Private', 'between us');
    res.setHeader('Set-Cookie', ['a=1', 'b=2']);
    res.end(JSON.stringify({ headers: req.headers, url: req.url, body: Buffer.concat(chunks).toString() }));
  });
};

test('When a call is forwarded, then path, query, body, status and headers arrive as they were', async () => {
  const edge = await edgeTo(await serve(echo));
  const answer = await fetch(`${edge}/api/documents?q=a%20b`, { method: 'POST', body: '{"a":1}' });
  expect(answer.status).toBe(200);
  expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  expect(await answer.json()).toMatchObject({ url: '/api/documents?q=a%20b', body: '{"a":1}' });
});

test('When headers concern one connection only, then they are not passed on', async () => {
  const edge = await edgeTo(await serve(echo));
  const answer = await fetch(`${edge}/api/documents`);
  expect(answer.headers.get('x-private')).toBeNull();
});

test('When a caller claims another address, then the service is told the true one', async () => {
  const edge = await edgeTo(await serve(echo));
  const answer = await fetch(`${edge}/api/documents`, {
    headers: { 'X-Forwarded-For': '8.8.8.8', 'X-Forwarded-Proto': 'https', Forwarded: 'for=8.8.8.8' },
  });
  const { headers } = (await answer.json()) as { headers: Record<string, string> };
  expect(headers['x-forwarded-for']).toBe('127.0.0.1');
  expect(headers['x-forwarded-proto']).toBe('http');
  expect(headers.forwarded).toBeUndefined();
});

test('When one proxy is trusted, then only the address that it wrote is believed', async () => {
  const edge = await edgeTo(await serve(echo), { trustedHops: 1 });
  const answer = await fetch(`${edge}/api/documents`, { headers: { 'X-Forwarded-For': '6.6.6.6, 9.9.9.9' } });
  const { headers } = (await answer.json()) as { headers: Record<string, string> };
  expect(headers['x-forwarded-for']).toBe('9.9.9.9');
});

test('When a call is not for auth, then the service is not shown the cookies', async () => {
  const edge = await edgeTo(await serve(echo));
  const headersAt = async (path: string): Promise<Record<string, string>> => {
    const answer = await fetch(edge + path, { headers: { Cookie: 'refresh=secret' } });
    return ((await answer.json()) as { headers: Record<string, string> }).headers;
  };
  expect((await headersAt('/api/documents')).cookie).toBeUndefined();
  expect((await headersAt('/api/auth/refresh')).cookie).toBe('refresh=secret');
});

test('When a trace comes in, then the service sees the same trace and one request id goes through', async () => {
  const edge = await edgeTo(await serve(echo));
  const trace = '0af7651916cd43dd8448eb211c80319c';
  const answer = await fetch(`${edge}/api/documents`, {
    headers: { traceparent: `00-${trace}-b7ad6b7169203331-01`, 'x-request-id': 'request-12345' },
  });
  const { headers } = (await answer.json()) as { headers: Record<string, string> };
  expect(headers.traceparent).toContain(trace);
  expect(headers['x-request-id']).toBe('request-12345');
  expect(answer.headers.get('x-request-id')).toBe('request-12345');
});

test('When nobody answers a path, then it is a 404 problem with security headers', async () => {
  const edge = await edgeTo(await serve(echo));
  const answer = await fetch(`${edge}/api/nowhere`, { headers: { 'Accept-Language': 'es' } });
  expect(answer.status).toBe(404);
  expect(answer.headers.get('content-type')).toBe('application/problem+json');
  expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
  expect(await answer.json()).toMatchObject({ status: 404, error: 'Aquí no hay nada con esa dirección.' });
});

test('When the service does not answer in time, then it is a 504', async () => {
  const edge = await edgeTo(await serve(() => undefined), { deadlineMs: 150 });
  expect((await fetch(`${edge}/api/documents`)).status).toBe(504);
});

test('When the service breaks off before its answer, then it is a 502', async () => {
  const edge = await edgeTo(await serve((req) => req.socket.destroy()));
  expect((await fetch(`${edge}/api/documents`)).status).toBe(502);
});

test('When nobody listens there, then it is a 503 with Retry-After', async () => {
  const edge = await edgeTo('http://127.0.0.1:1');
  const answer = await fetch(`${edge}/api/documents`);
  expect(answer.status).toBe(503);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
});

test('When a body says that it is too large, then it is refused unread', async () => {
  let reached = false;
  const upstream = await serve((_req, res) => {
    reached = true;
    res.end();
  });
  const edge = await edgeTo(upstream);
  const answer = await fetch(`${edge}/api/documents`, { method: 'POST', body: 'x'.repeat(300 * 1024) });
  expect(answer.status).toBe(413);
  expect(reached).toBe(false);
});

test('When a chunked body grows too large on the way, then it is refused', async () => {
  const edge = await edgeTo(await serve(echo));
  const { hostname, port } = new URL(edge);
  const call = request({ hostname, port, path: '/api/documents', method: 'POST' });
  call.on('error', () => undefined);
  const answered = once(call, 'response') as Promise<[IncomingMessage]>;
  for (let i = 0; i < 10; i += 1) call.write('x'.repeat(64 * 1024));
  const [answer] = await answered;
  expect(answer.statusCode).toBe(413);
  call.destroy();
});

test('When the caller leaves, then the call to the service is ended too', async () => {
  let left: (() => void) | undefined;
  const ended = new Promise<void>((resolve) => (left = resolve));
  let arrived: (() => void) | undefined;
  const reached = new Promise<void>((resolve) => (arrived = resolve));
  const upstream = await serve((req) => {
    req.once('close', () => left?.());
    arrived?.();
  });
  const edge = await edgeTo(upstream);
  const abort = new AbortController();
  const call = fetch(`${edge}/api/documents`, { signal: abort.signal }).catch(() => undefined);
  await reached;
  abort.abort();
  await ended;
  await call;
});

test('When an address calls too often, then it gets 429 with Retry-After', async () => {
  const edge = await edgeTo(await serve(echo), { callsPerMinute: 2 });
  await fetch(`${edge}/api/documents`);
  await fetch(`${edge}/api/documents`);
  const answer = await fetch(`${edge}/api/documents`);
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
});

test.each([
  '/API/site',
  '/api/documents',
  'http://elsewhere/api/documents',
  '/',
  '/metrics',
  '/health/ready',
])('When %s is asked for too often, then it gets 429', async (target) => {
  const edge = await edgeTo(await serve(echo), { callsPerMinute: 1 });
  const { hostname, port } = new URL(edge);
  const ask = async (): Promise<number | undefined> => {
    const call = request({ hostname, port, path: target });
    const answered = once(call, 'response') as Promise<[IncomingMessage]>;
    call.end();
    const [answer] = await answered;
    answer.resume();
    return answer.statusCode;
  };
  const statuses = new Set<number | undefined>();
  for (let i = 0; i < 6; i += 1) statuses.add(await ask());
  expect(statuses).toContain(429);
});

test('When a call comes in absolute form, then it is the same call', async () => {
  const edge = await edgeTo(await serve(echo));
  const { hostname, port } = new URL(edge);
  const call = request({ hostname, port, path: 'http://elsewhere/api/documents?q=1' });
  const answered = once(call, 'response') as Promise<[IncomingMessage]>;
  call.end();
  const [answer] = await answered;
  const chunks = (await answer.toArray()) as Buffer[];
  expect(JSON.parse(Buffer.concat(chunks).toString())).toMatchObject({ url: '/api/documents?q=1' });
});
