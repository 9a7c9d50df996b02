import type { accountEndpoints } from '@academy/contracts/http/auth/accounts.ts';
import type { catalogEndpoints } from '@academy/contracts/http/catalog/catalog-endpoints.ts';
import { ApiError, isSessionRefused, NetworkError } from './api-error.ts';
import { createApiClient } from './client.ts';
import { endpointRef } from './endpoint-ref.ts';

const me = endpointRef<typeof accountEndpoints.me>('GET', '/api/auth/me');
const login = endpointRef<typeof accountEndpoints.login>('POST', '/api/auth/login');
const logout = endpointRef<typeof accountEndpoints.logout>('POST', '/api/auth/logout');
const courses = endpointRef<typeof catalogEndpoints.listCourses>('GET', '/api/courses');
const course = endpointRef<typeof catalogEndpoints.getCourse>('GET', '/api/courses/:id');

const staffCourses = endpointRef<typeof catalogEndpoints.staffListCourses>('GET', '/api/admin/courses');

interface Sent {
  url: string;
  init: RequestInit & { headers: Record<string, string> };
}

function clientAnswering(
  answers: (Response | Error)[],
  token: string | null = null,
  renewed: string | null = null,
  describe?: (status: number) => string,
) {
  const sent: Sent[] = [];
  const refused: (string | null)[] = [];
  const client = createApiClient({
    language: () => 'es',
    ...(describe && { describe }),
    tokens: {
      read: () => token,
      async refresh(old) {
        refused.push(old);
        return renewed;
      },
    },
    async fetch(url, init) {
      sent.push({ url: String(url), init: init as Sent['init'] });
      const answer = answers.shift();
      if (!(answer instanceof Response)) throw answer;
      return answer;
    },
  });
  return { client, sent, refused };
}

const json = (body: unknown, status = 200) => Response.json(body, { status });
const credentials = { email: 'ana@example.com', password: 'secreto' };

describe('the API client', () => {
  it('When there is a token, then it is sent with cookies and the language, and no content type without a body', async () => {
    const { client, sent } = clientAnswering([json({ id: 'u1' })], 't1');
    await client.call(me, {});
    expect(sent[0]!.init).toMatchObject({
      method: 'GET',
      credentials: 'include',
      headers: { Authorization: 'Bearer t1', 'Accept-Language': 'es' },
    });
    expect(sent[0]!.init.headers).not.toHaveProperty('Content-Type');
  });

  it('When there is a body, then it goes as JSON', async () => {
    const { client, sent } = clientAnswering([json({ user: {}, token: 't' })]);
    await client.call(login, { body: credentials });
    expect(sent[0]!.init.body).toBe(JSON.stringify(credentials));
    expect(sent[0]!.init.headers['Content-Type']).toBe('application/json');
    expect(sent[0]!.init.headers).not.toHaveProperty('Authorization');
  });

  it('When path and query have parts, then they are filled in and escaped', async () => {
    const { client, sent } = clientAnswering([json({}), json([])]);
    await client.call(course, { params: { id: 'a/b ñ' } });
    await client.call(courses, { query: { q: 'rol & tarea', limit: 2 } });
    expect(sent.map(({ url }) => url)).toEqual([
      '/api/courses/a%2Fb%20%C3%B1',
      '/api/courses?q=rol+%26+tarea&limit=2',
    ]);
  });

  it('When the answer is empty, then nothing is returned', async () => {
    const { client } = clientAnswering([new Response(null, { status: 204 })]);
    expect(await client.call(logout, {})).toBeUndefined();
  });

  it('When a call is refused and the session can be renewed, then it is sent again with the new token', async () => {
    const { client, sent, refused } = clientAnswering([json({}, 401), json({ id: 'u1' })], 'old', 'new');
    expect(await client.call(me, {})).toEqual({ id: 'u1' });
    expect(refused).toEqual(['old']);
    expect(sent.map(({ init }) => init.headers.Authorization)).toEqual(['Bearer old', 'Bearer new']);
  });

  it('When the renewed call is refused too, then it is not tried a third time', async () => {
    const { client, sent } = clientAnswering([json({}, 401), json({}, 401)], 'old', 'new');
    await expect(client.call(me, {})).rejects.toMatchObject({ status: 401 });
    expect(sent).toHaveLength(2);
  });

  it('When there is no session, then a 401 throws, or returns nothing where asked', async () => {
    const { client, refused } = clientAnswering([json({}, 401), json({}, 401)]);
    await expect(client.call(me, {})).rejects.toBeInstanceOf(ApiError);
    expect(await client.call(me, { on401: 'return-nothing' })).toBeUndefined();
    expect(refused).toEqual([]);
  });

  it.each([
    ['/problems/payments-off', 'payments-off'],
    ['about:blank', ''],
    [7, ''],
  ])('When the type of a problem is %j, then its code is %j', async (type, code) => {
    const { client } = clientAnswering([json({ type }, 503)]);
    await expect(client.call(me, {})).rejects.toMatchObject({ code });
  });

  it('When a problem comes back, then the error tells status, body, detail and fields', async () => {
    const problem = {
      type: 'about:blank',
      title: 'Conflicto',
      status: 409,
      detail: 'Ya existe esa cuenta',
      error: 'Ya existe esa cuenta',
      requestId: 'r1',
      fields: [
        { path: 'body.email', message: 'Ya está en uso' },
        { path: 'samples.es.good.0', message: 'No se supera' },
        { path: 'samples.en.good.0', message: 'Tampoco' },
      ],
    };
    const { client } = clientAnswering([json(problem, 409)]);
    const error = await client.call(login, { body: credentials }).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({
      message: `409: ${JSON.stringify(problem)}`,
      status: 409,
      detail: 'Ya existe esa cuenta',
      fields: { email: 'Ya está en uso', 0: 'No se supera' },
      paths: {
        email: 'Ya está en uso',
        'samples.es.good.0': 'No se supera',
        'samples.en.good.0': 'Tampoco',
      },
      requestId: 'r1',
    });
  });

  it('When the body is empty or not JSON, then message and detail still say something', async () => {
    const { client } = clientAnswering([
      new Response('', { status: 502, statusText: 'Bad Gateway' }),
      new Response('<html>', { status: 500, statusText: 'Internal Server Error' }),
    ]);
    await expect(client.call(me, {})).rejects.toMatchObject({
      message: '502: Bad Gateway',
      detail: 'Bad Gateway',
    });
    await expect(client.call(me, {})).rejects.toMatchObject({ message: '500: <html>', fields: {} });
  });

  it('When an answer brings no sentence and the client has one for its status, then that is shown', async () => {
    const problem = { title: 'Conflicto', detail: 'Ya existe esa cuenta' };
    const bare = new Response('<html>', { status: 500, statusText: 'Internal Server Error' });
    const { client } = clientAnswering([bare, json(problem, 409)], null, null, (status) => `Fallo ${status}`);
    await expect(client.call(me, {})).rejects.toMatchObject({ detail: 'Fallo 500' });
    await expect(client.call(me, {})).rejects.toMatchObject({ detail: 'Ya existe esa cuenta' });
  });

  it('When no answer comes, then the error says that it was the network', async () => {
    const { client } = clientAnswering([new TypeError('Failed to fetch')]);
    await expect(client.call(me, {})).rejects.toBeInstanceOf(NetworkError);
  });
});

it('When a page of a list has a next one, then its end is read from the Link header, and null on the last', async () => {
  const headers = { Link: '</api/courses?limit=1&after=MS5hYg>; rel="next"' };
  const { client, sent } = clientAnswering([
    new Response('[{"id":"a"}]', { headers }),
    new Response('[{"id":"b"}]'),
  ]);
  const first = await client.page(courses, { query: { limit: 1 } });
  expect(first).toEqual({ items: [{ id: 'a' }], after: 'MS5hYg' });
  const last = await client.page(courses, { query: { limit: 1, after: first.after! } });
  expect(last.after).toBeNull();
  expect(sent[1]!.url).toBe('/api/courses?limit=1&after=MS5hYg');
});

it('When a staff list is called for, then the number of all that match comes with the range', async () => {
  const { client, sent } = clientAnswering([
    new Response('[{"id":"a"}]', { headers: { 'X-Total-Count': '41' } }),
  ]);
  expect(await client.list(staffCourses, { query: { range: '[0,0]' } })).toEqual({
    items: [{ id: 'a' }],
    total: 41,
  });
  expect(sent[0]!.url).toBe('/api/admin/courses?range=%5B0%2C0%5D');
});

it('When an answer breaks off after its head, then it counts as no answer', async () => {
  const body = () =>
    new ReadableStream({
      start: (controller) => controller.error(new TypeError('the page is left')),
    });
  const { client } = clientAnswering([
    new Response(body(), { status: 200 }),
    new Response(body(), { status: 503 }),
  ]);
  await expect(client.call(me, {})).rejects.toBeInstanceOf(NetworkError);
  await expect(client.call(me, {})).rejects.toBeInstanceOf(NetworkError);
});

it.each([
  [401, true],
  [404, true],
  [429, false],
  [503, false],
])('When the server answers %s, then the session is refused: %s', (status, isRefused) => {
  expect(isSessionRefused(new ApiError(status, '', ''))).toBe(isRefused);
  expect(isSessionRefused(new NetworkError(null))).toBe(false);
});
