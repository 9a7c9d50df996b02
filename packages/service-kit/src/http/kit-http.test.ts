import { Writable } from 'node:stream';
import express from 'express';
import { z } from 'zod';
import { defineEndpoint } from '@academy/contracts/http/endpoint.ts';
import { roleSchema } from '@academy/contracts/shared/people.ts';
import { currentTrace } from '../context/request-context.ts';
import { conflict, tooMany } from '../errors/domain-error.ts';
import { createHealth, type Health } from '../health/health.ts';
import type { Caller, IdentityPort } from '../identity/identity-port.ts';
import { createLogger } from '../logging/logger.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { createHttpApp } from './create-http-app.ts';
import { etaggedJson, sendEtagged } from './etag.ts';
import { listen, type Listening } from './listen.ts';
import { route, type RouteDeps } from './route.ts';

const endpoint = {
  create: defineEndpoint({
    method: 'POST',
    path: '/api/things/:id',
    summary: 'A thing',
    access: 'public',
    params: z.object({ id: z.string().max(5) }),
    query: z.object({ page: z.coerce.number().int().optional() }),
    body: z.object({ email: z.email(), password: z.string().min(6), firstName: z.string().min(1) }),
    status: 201,
    response: z.object({ id: z.string(), page: z.number().nullable(), caller: z.string().nullable() }),
  }),
  broken: defineEndpoint({
    method: 'GET',
    path: '/api/broken',
    summary: 'Answers against its contract',
    access: 'public',
    response: z.object({ name: z.string() }),
  }),
  failing: defineEndpoint({
    method: 'GET',
    path: '/api/failing/:how',
    summary: 'Fails',
    access: 'public',
    params: z.object({ how: z.string() }),
  }),
  hot: defineEndpoint({
    method: 'GET',
    path: '/api/hot',
    summary: 'A hot list',
    access: 'public',
    response: z.array(z.string()),
  }),
  signed: defineEndpoint({
    method: 'POST',
    path: '/api/signed/:id',
    summary: 'What came, byte by byte',
    access: 'public',
    response: z.object({ hex: z.string().nullable() }),
  }),
  trace: defineEndpoint({
    method: 'GET',
    path: '/api/trace',
    summary: 'Where this runs',
    access: 'public',
    response: z.object({ trace: z.string() }),
  }),
};

const accesses = ['member', 'moderation.write', 'content.read', 'people.write'] as const;
const byAccess = accesses.map((access) =>
  defineEndpoint({
    method: 'POST',
    path: `/api/for/${access}`,
    summary: 'By permission',
    access,
    body: z.object({ needed: z.string() }),
    status: 204,
  }),
);

const callers: Record<string, Caller> = Object.fromEntries(
  roleSchema.options.map((role) => [
    role,
    { userId: `the-${role}`, role, plan: 'free', sessionId: 's', openedOn: 1, openedAt: new Date(0) },
  ]),
);

const identity: IdentityPort = {
  identify: ({ headers }) => {
    if (headers.authorization === 'broken') return Promise.reject(new Error('keys are away'));
    return Promise.resolve(callers[headers.authorization ?? ''] ?? null);
  },
};

const hot = etaggedJson(['a', 'b']);

const thingsRouter = (deps: RouteDeps) => {
  const router = express.Router();
  route(router, endpoint.create, deps, ({ params, query, caller }) => ({
    id: params.id,
    page: query.page ?? null,
    caller: caller?.userId ?? null,
  }));
  // Deliberately not what the contract says; the compiler would refuse it otherwise.
  route(router, endpoint.broken, deps, () => ({ name: 7 }) as unknown as { name: string });
  route(router, endpoint.failing, deps, ({ params }) => {
    if (params.how === 'conflict')
      throw conflict('name-taken', { es: 'Ese nombre ya existe.', en: 'That name is taken.' }, [
        { path: 'name', text: { es: 'Ya existe', en: 'Taken' } },
      ]);
    if (params.how === 'busy') throw tooMany(12.2);
    if (params.how === 'store') throw Object.assign(new Error('x'), { name: 'MongoServerSelectionError' });
    throw new Error('the secret inside');
  });
  route(router, endpoint.hot, deps, ({ req, res }) => sendEtagged(req, res, hot));
  route(router, endpoint.trace, deps, async () => {
    await new Promise(setImmediate);
    return { trace: currentTrace() ?? 'none' };
  });
  route(router, endpoint.signed, deps, ({ req }) => {
    const body: unknown = req.body;
    return { hex: Buffer.isBuffer(body) ? body.toString('hex') : null };
  });
  for (const guarded of byAccess) route(router, guarded, deps, () => undefined);
  return router;
};

const start = async (deps: Partial<RouteDeps> = {}) => {
  const lines: string[] = [];
  const destination = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(...chunk.toString().trim().split('\n'));
      done();
    },
  });
  const health: Health = createHealth();
  const app = createHttpApp({
    service: 'things',
    logger: createLogger({ service: 'things', level: 'info', destination }),
    metrics: createMetrics('things'),
    health,
    routers: [thingsRouter({ identity, validateResponses: true, ...deps })],
    bodyLimit: '1kb',
    rawBodies: { path: '/api/signed', limit: '2kb' },
  });
  const server = await listen(app, { host: '127.0.0.1', port: 0 });
  const base = `http://127.0.0.1:${server.port}`;
  const logged = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  return { server, base, health, logged };
};

const json = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  body: typeof body === 'string' ? body : JSON.stringify(body),
  headers: { 'content-type': 'application/json', ...headers },
});

const good = { email: 'ana@example.com', password: 'secret1', firstName: 'Ana' };

describe('an endpoint served by the kit', () => {
  let at: Awaited<ReturnType<typeof start>>;
  beforeAll(async () => {
    at = await start();
  });
  afterAll(() => at.server.close());

  const answer = async (path: string, init?: RequestInit) => {
    const response = await fetch(at.base + path, init);
    const text = await response.text();
    return { response, body: (text === '' ? null : JSON.parse(text)) as Record<string, unknown> };
  };

  test('When a request fits its contract, then the handler gets the parts parsed', async () => {
    const { response, body } = await answer('/api/things/t1?page=3', json(good));
    expect(response.status).toBe(201);
    expect(body).toEqual({ id: 't1', page: 3, caller: null });
  });

  test('When a body breaks its contract, then each field is named in the language asked for', async () => {
    const bad = { email: 'no', password: '12345', firstName: '' };
    const english = await answer('/api/things/t1', json(bad));
    expect(english.response.status).toBe(400);
    expect(english.response.headers.get('content-type')).toMatch('application/problem+json');
    expect(english.body).toMatchObject({
      type: '/problems/invalid',
      status: 400,
      detail: 'Invalid email address',
      error: 'Invalid email address',
      requestId: english.response.headers.get('x-request-id'),
      fields: [
        { path: 'email', message: 'Invalid email address' },
        { path: 'password', message: 'Password must be at least 6 characters' },
        { path: 'firstName', message: 'First name is required' },
      ],
    });
    const spanish = await answer(
      '/api/things/t1',
      json(bad, { 'accept-language': 'es-MX,es;q=0.9,en;q=0.8' }),
    );
    expect(spanish.body.fields).toEqual([
      { path: 'email', message: 'El correo electrónico no es válido' },
      { path: 'password', message: 'La contraseña debe tener al menos 6 caracteres' },
      { path: 'firstName', message: 'El nombre es obligatorio' },
    ]);
  });

  test.each([
    ['no body at all', 400, '/problems/invalid', { method: 'POST' }],
    ['a body that is not JSON', 400, '/problems/malformed-json', json('{"email":')],
    [
      'a body past the limit',
      413,
      '/problems/payload-too-large',
      json({ ...good, firstName: 'x'.repeat(2000) }),
    ],
  ] satisfies [string, number, string, RequestInit][])(
    'When there is %s, then it is a %i of type %s',
    async (_what, status, type, init) => {
      const { response, body } = await answer('/api/things/t1', init);
      expect(response.status).toBe(status);
      expect(body.type).toBe(type);
    },
  );

  test('When a path or a query breaks the contract, then it is a 400 that names the parameter', async () => {
    expect((await answer('/api/things/too-long-an-id', json(good))).body.fields).toMatchObject([
      { path: 'id' },
    ]);
    expect((await answer('/api/things/t1?page=many', json(good))).body.fields).toMatchObject([
      { path: 'page' },
    ]);
  });

  test('When the path is not valid percent-encoding, then it is a 400 and not a defect', async () => {
    expect((await answer('/api/things/%E0%A4%A', json(good))).response.status).toBe(400);
  });

  test.each([
    ['nobody', '', [401, 401, 401, 401]],
    ['a forged header', 'forged', [401, 401, 401, 401]],
    ['a learner', 'learner', [204, 403, 403, 403]],
    ['a teacher', 'teacher', [204, 403, 204, 403]],
    ['a moderator', 'moderator', [204, 204, 403, 403]],
    ['support', 'support', [204, 403, 403, 403]],
    ['an auditor', 'auditor', [204, 403, 204, 403]],
    ['an administrator', 'administrator', [204, 204, 204, 204]],
  ])(
    'When %s calls, then routes for members and for each permission let in as declared',
    async (_who, token, expected) => {
      const statuses = await Promise.all(
        accesses.map(
          async (access) =>
            (await answer(`/api/for/${access}`, json({ needed: 'x' }, { authorization: token }))).response
              .status,
        ),
      );
      expect(statuses).toEqual(expected);
    },
  );

  test('When a caller may not, then they are not told what was wrong with their body', async () => {
    expect((await answer('/api/for/people.write', json({}))).response.status).toBe(401);
    expect(
      (await answer('/api/for/people.write', json({}, { authorization: 'learner' }))).response.status,
    ).toBe(403);
    expect(
      (await answer('/api/for/people.write', json({}, { authorization: 'administrator' }))).response.status,
    ).toBe(400);
  });

  test('When a member writes, then the call runs within the erasure guard, and reads do not', async () => {
    const guarded: string[] = [];
    const guard = <T>(userId: string, write: () => Promise<T>): Promise<T> => {
      guarded.push(userId);
      return write();
    };
    const own = await start({ erasure: { guard } });
    const call = (path: string, init: RequestInit) => fetch(`${own.base}${path}`, init);
    const headers = { authorization: 'learner', 'content-type': 'application/json' };
    await call('/api/hot', { headers });
    await call('/api/things/t1', json(good));
    expect(guarded).toEqual([]);
    const written = await call('/api/for/member', { method: 'POST', headers, body: '{"needed":"x"}' });
    await own.server.close();
    expect([written.status, guarded]).toEqual([204, ['the-learner']]);
  });

  test('When a public route is called with a token that cannot be checked, then a visitor is served', async () => {
    const { response, body } = await answer('/api/things/t1', json(good, { authorization: 'broken' }));
    expect(response.status).toBe(201);
    expect(body.caller).toBeNull();
  });

  test('When a public route is called with the token of a viewing that holds no more, then it is a 401 and no visitor’s answer', async () => {
    const part = (said: object) => Buffer.from(JSON.stringify(said)).toString('base64url');
    const authorization = `Bearer ${part({ alg: 'EdDSA' })}.${part({ aud: 'academy.viewing' })}.x`;
    const { response } = await answer('/api/things/t1', json(good, { authorization }));
    expect(response.status).toBe(401);
  });

  test('When a use case refuses, then its code, text, fields and headers reach the caller', async () => {
    const refused = await answer('/api/failing/conflict', { headers: { 'accept-language': 'es' } });
    expect(refused.response.status).toBe(409);
    expect(refused.body).toMatchObject({
      type: '/problems/name-taken',
      detail: 'Ese nombre ya existe.',
      fields: [{ path: 'name', message: 'Ya existe' }],
    });
    const busy = await answer('/api/failing/busy');
    expect(busy.response.status).toBe(429);
    expect(busy.response.headers.get('retry-after')).toBe('13');
  });

  test('When the store is away, then it is a 503 to be tried again', async () => {
    const { response } = await answer('/api/failing/store');
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('5');
  });

  test('When code fails, then the log has it whole and the caller sees nothing of it', async () => {
    const { response, body } = await answer('/api/failing/defect');
    expect(response.status).toBe(500);
    expect(JSON.stringify(body)).not.toMatch(/secret|stack|\.ts/);
    const line = at
      .logged()
      .find(({ msg, requestId }) => msg === 'request failed' && requestId === body.requestId);
    expect(JSON.stringify(line)).toMatch('the secret inside');
  });

  test('When an answer breaks its contract, then it is not sent', async () => {
    expect((await answer('/api/broken')).response.status).toBe(500);
  });

  test('When production does not validate answers, then the answer is sent as it is', async () => {
    const production = await start({ validateResponses: false });
    const response = await fetch(`${production.base}/api/broken`);
    await production.server.close();
    expect([response.status, await response.text()]).toEqual([200, '{"name":7}']);
  });

  test('When there is nothing at an address, then it is a problem too', async () => {
    expect((await answer('/api/nowhere')).body).toMatchObject({ status: 404, type: '/problems/not-found' });
  });

  test('When a request has an id and a trace, then both are carried on', async () => {
    const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
    const headers = { 'x-request-id': 'edge-12345678', traceparent: `00-${traceId}-00f067aa0ba902b7-01` };
    const { response, body } = await answer('/api/trace', { headers });
    expect(response.headers.get('x-request-id')).toBe('edge-12345678');
    expect(body.trace).toMatch(new RegExp(`^00-${traceId}-(?!00f067aa0ba902b7)[0-9a-f]{16}-01$`));
    const line = at.logged().find(({ requestId, msg }) => requestId === 'edge-12345678' && msg === 'request');
    expect(line).toMatchObject({ traceId, route: '/api/trace', status: 200 });
  });

  test('When a request id could break the log, then it is replaced', async () => {
    const { response } = await answer('/api/trace', { headers: { 'x-request-id': '{"a":1} and more' } });
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  test.each([
    ['JSON', 'application/json', Buffer.from('{ "a":1,\n"a": 2 } ')],
    ['what claims to be JSON and is not', 'application/json', Buffer.from([0xff, 0x00, 0x7b])],
    ['a form', 'application/x-www-form-urlencoded', Buffer.from('a=1&a=2')],
    ['more than the limit of other bodies', 'text/plain', Buffer.alloc(2_000, 'x')],
  ])('When an address takes raw bodies, then %s reaches it as it came', async (_what, type, sent) => {
    const init = { method: 'POST', headers: { 'content-type': type }, body: new Uint8Array(sent) };
    const { body } = await answer('/api/signed/x', init);
    expect(body.hex).toBe(sent.toString('hex'));
  });

  test('When a raw body is empty, too large or packed, then nothing is made of it', async () => {
    expect((await answer('/api/signed/x', { method: 'POST' })).body.hex).toBe('');
    const large = new Uint8Array(Buffer.alloc(3_000, 'x'));
    expect((await answer('/api/signed/x', { method: 'POST', body: large })).response.status).toBe(413);
    const packed = json('{}', { 'content-encoding': 'gzip' });
    expect((await answer('/api/signed/x', packed)).response.status).toBe(415);
  });

  test('When a hot list has not changed, then it is a 304', async () => {
    const first = await fetch(`${at.base}/api/hot`);
    const etag = first.headers.get('etag') ?? '';
    expect(await first.json()).toEqual(['a', 'b']);
    const second = await fetch(`${at.base}/api/hot`, { headers: { 'if-none-match': etag } });
    expect([second.status, await second.text()]).toEqual([304, '']);
  });

  test('When it has answered, then the metrics count it by route and never by address', async () => {
    await answer('/api/things/t1', json(good));
    const text = await (await fetch(`${at.base}/metrics`)).text();
    expect(text).toMatch(
      /http_request_duration_seconds_count\{[^}]*route="\/api\/things\/:id"[^}]*status="201"/,
    );
    expect(text).not.toMatch('/api/things/t1');
  });
});

describe('the life of a server', () => {
  test('When a part is unfit or the process is stopping, then it is live and not ready', async () => {
    const { base, server, health } = await start();
    const ready = async () => (await fetch(`${base}/health/ready`)).status;
    let fit = false;
    health.add('store', () => {
      if (!fit) throw new Error('away');
    });
    expect(await ready()).toBe(503);
    fit = true;
    expect(await ready()).toBe(200);
    health.setStopping();
    expect(await ready()).toBe(503);
    expect((await fetch(`${base}/health/live`)).status).toBe(200);
    await server.close();
  });

  test('When it is closed, then a running request is finished first', async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let arrived = (): void => undefined;
    const reached = new Promise<void>((resolve) => {
      arrived = resolve;
    });
    const server: Listening = await listen(
      (_req, res) => {
        arrived();
        void held.then(() => res.end('whole'));
      },
      { host: '127.0.0.1', port: 0 },
    );
    const answer = fetch(`http://127.0.0.1:${server.port}/`).then((response) => response.text());
    await reached;
    const closed = server.close();
    release();
    expect(await answer).toBe('whole');
    await closed;
  });
});
