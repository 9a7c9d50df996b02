import { describe, expect, it } from '@jest/globals';
import { answering, problem, type Call } from '../../test/answering.ts';
import { serverOrder } from './server-order.ts';
import { createDataProvider } from './data-provider.ts';
import { createHttpClient } from './http-client.ts';

function providerOn(answer: (call: Call) => Response) {
  const { calls, send } = answering(answer);
  let token = 'first';
  const tokens = {
    read: () => token,
    refresh: async () => (token = 'renewed'),
  };
  const http = createHttpClient({ tokens, language: () => 'es', fetch: send });
  return { calls, provider: createDataProvider(http) };
}

const list = (rows: unknown[], total: number) =>
  Response.json(rows, { headers: { 'X-Total-Count': String(total) } });
const listParams = { filter: {}, sort: { field: 'createdAt', order: 'DESC' as const } };
const rangeOf = ({ url }: Call) => JSON.parse(url.searchParams.get('range')!) as [number, number];

describe('data provider', () => {
  it('When a list is asked for, then sort, range and filter travel and the total is read', async () => {
    const { calls, provider } = providerOn(() => list([{ id: 'a' }], 41));
    const answer = await provider.getList('users', {
      ...listParams,
      filter: { q: 'ana', role: 'learner' },
      pagination: { page: 2, perPage: 25 },
    });
    expect(answer).toMatchObject({ data: [{ id: 'a' }], total: 41 });
    expect(calls[0]!.url.pathname).toBe('/api/admin/users');
    expect(rangeOf(calls[0]!)).toEqual([25, 49]);
    expect(JSON.parse(calls[0]!.url.searchParams.get('filter')!)).toEqual({ q: 'ana', role: 'learner' });
    expect(calls[0]!.headers.get('authorization')).toBe('Bearer first');
    expect(calls[0]!.headers.get('accept-language')).toBe('es');
  });

  it('When more rows are asked for than one call gives, then all pages are read, each row once', async () => {
    const all = Array.from({ length: 2345 }, (_, index) => ({ id: `u${index}` }));
    const { calls, provider } = providerOn((call) => {
      const [from, to] = rangeOf(call);
      // The last row of a page moved to the next one while the pages were read.
      return list(all.slice(Math.max(0, from - 1), to + 1), all.length);
    });
    const { data } = await provider.getList('users', {
      ...listParams,
      pagination: { page: 1, perPage: 10_000_000 },
    });
    expect(calls.map(rangeOf)).toEqual([
      [0, 999],
      [1000, 1999],
      [2000, 2999],
    ]);
    expect(data).toEqual(all);
  });

  it('When a list is not counted to its end, then it is read until a page is empty', async () => {
    const all = Array.from({ length: 12_345 }, (_, index) => ({ id: `u${index}` }));
    const { calls, provider } = providerOn((call) => {
      const [from, to] = rangeOf(call);
      return list(all.slice(from, to + 1), 10_001);
    });
    const everything = { ...listParams, pagination: { page: 1, perPage: 10_000_000 } };
    expect((await provider.getList('users', everything)).data).toEqual(all);
    expect(calls).toHaveLength(14);
  });

  it('When the order is left to the server, then no sort travels', async () => {
    const { calls, provider } = providerOn(() => list([], 0));
    await provider.getList('help', {
      sort: serverOrder,
      filter: { status: 'new' },
      pagination: { page: 1, perPage: 25 },
    });
    expect([...calls[0]!.url.searchParams.keys()].toSorted()).toEqual(['filter', 'range']);
    expect(rangeOf(calls[0]!)).toEqual([0, 24]);
  });

  it('When records are asked for by id, then the filter names ids', async () => {
    const { calls, provider } = providerOn(() => Response.json([{ id: 'a' }]));
    await provider.getMany('users', { ids: ['a', 'b'] });
    expect(JSON.parse(calls[0]!.url.searchParams.get('filter')!)).toEqual({ ids: ['a', 'b'] });
  });

  it('When a form goes on from a newer version than it read, then that one goes with the changes', async () => {
    const { calls, provider } = providerOn(() => Response.json({ id: 'a', version: 10 }));
    const before = { id: 'a', firstName: 'Ana', version: 7 };
    const data = { ...before, firstName: 'Eva', version: 9 };
    await provider.update('users', { id: 'a', data, previousData: before });
    expect(calls[0]!.headers.get('if-match')).toBe('"9"');
    expect(calls[0]).toMatchObject({ method: 'PATCH', body: { firstName: 'Eva' } });
    expect(calls[0]!.body).not.toHaveProperty('version');
  });

  it('When a record is changed, then only what changed goes by PATCH, with the version that was read', async () => {
    const { calls, provider } = providerOn(() => Response.json({ id: 'a', version: 8 }));
    const before = { id: 'a', firstName: 'Ana', lastName: 'Gil', version: 7 };
    await provider.update('users', { id: 'a', data: { ...before, firstName: 'Eva' }, previousData: before });
    expect(calls[0]).toMatchObject({ method: 'PATCH', body: { firstName: 'Eva' } });
    expect(calls[0]!.headers.get('if-match')).toBe('"7"');
    expect(calls[0]!.headers.get('content-type')).toBe('application/json');
  });

  it('When the record has moved on, then the error is a 409 in the server’s words', async () => {
    const { provider } = providerOn(() => problem(409, 'Alguien ha cambiado este usuario'));
    const update = provider.update('users', { id: 'a', data: {}, previousData: { id: 'a', version: 1 } });
    await expect(update).rejects.toMatchObject({ status: 409, message: 'Alguien ha cambiado este usuario' });
    await expect(update).rejects.not.toHaveProperty('body.errors');
  });

  it('When the server refuses single fields, then each message stands under its field', async () => {
    const fields = [
      { path: 'body.email', message: 'Correo no válido' },
      { path: 'samples.es.weak.0', message: 'Se supera' },
      { path: 'samples.en.weak.0', message: 'Se supera también' },
    ];
    const { provider } = providerOn(() => problem(400, 'Revisa los campos', fields));
    await expect(provider.create('users', { data: { email: 'x' } })).rejects.toMatchObject({
      status: 400,
      body: {
        errors: {
          email: 'Correo no válido',
          'samples.es.weak.0': 'Se supera',
          'samples.en.weak.0': 'Se supera también',
        },
      },
    });
  });

  it('When the token is refused, then the call is sent again with a renewed one', async () => {
    const { calls, provider } = providerOn(({ headers }) =>
      headers.get('authorization') === 'Bearer renewed' ? Response.json({ id: 'a' }) : problem(401, 'Ended'),
    );
    await expect(provider.getOne('users', { id: 'a' })).resolves.toEqual({ data: { id: 'a' } });
    expect(calls).toHaveLength(2);
  });

  it('When a call deletes and answers with nothing, then the record is known to be gone by its id', async () => {
    const { calls, provider } = providerOn(() => new Response(null, { status: 204 }));
    expect(await provider.delete('mutes', { id: 'u1' })).toEqual({ data: { id: 'u1' } });
    expect(calls[0]).toMatchObject({ method: 'DELETE', body: undefined });
  });

  it('When a record that was read is deleted, then the version that was read goes with it', async () => {
    const { calls, provider } = providerOn(() => problem(409, 'Alguien la ha cambiado'));
    const removal = provider.delete('lessons', { id: 'l1', previousData: { id: 'l1', version: 3 } });
    await expect(removal).rejects.toMatchObject({ status: 409, message: 'Alguien la ha cambiado' });
    expect(calls[0]!.headers.get('if-match')).toBe('"3"');
  });

  it('When something is done to a record, then what the server needs travels to its own address', async () => {
    const { calls, provider } = providerOn(() => Response.json({ id: 'a:0:7:b' }));
    await provider.act('parked-events', { id: 'a:0:7:b', action: 'replay', body: {} });
    await provider.put('mutes', { id: 'u1', body: { days: 7, reason: 'Spam' } });
    await provider.part('courses', { id: 'c 1', part: 'outline' });
    await provider.act('courses', { id: 'c', action: 'outline', method: 'PUT', body: {}, version: 3 });
    expect(calls.map(({ method, url }) => `${method} ${url.pathname}`)).toEqual([
      'POST /api/admin/parked-events/a%3A0%3A7%3Ab/replay',
      'PUT /api/admin/mutes/u1',
      'GET /api/admin/courses/c%201/outline',
      'PUT /api/admin/courses/c/outline',
    ]);
    expect(calls[3]!.headers.get('If-Match')).toBe('"3"');
    expect(calls[0]!.headers.has('If-Match')).toBe(false);
    expect(calls[1]!.body).toEqual({ days: 7, reason: 'Spam' });
  });

  it('When one of many cannot be deleted, then the others are and the refusal is told', async () => {
    const { calls, provider } = providerOn(({ url }) =>
      url.pathname.endsWith('/b') ? problem(404, 'Documento no encontrado') : Response.json({ id: 'x' }),
    );
    const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    await expect(provider.deleteMany('documents', { ids })).rejects.toMatchObject({
      status: 404,
      message: 'Documento no encontrado',
    });
    expect(calls.map(({ method, url }) => `${method} ${url.pathname.split('/').at(-1)}`)).toEqual(
      ids.map((id) => `DELETE ${id}`),
    );
  });

  it('When many are published, then each gets a PATCH of its status', async () => {
    const { calls, provider } = providerOn(() => Response.json({ id: 'x' }));
    const { data } = await provider.updateMany('documents', {
      ids: ['a', 'b'],
      data: { status: 'published' },
    });
    expect(data).toEqual(['a', 'b']);
    expect(calls.map(({ method, body }) => ({ method, body }))).toEqual([
      { method: 'PATCH', body: { status: 'published' } },
      { method: 'PATCH', body: { status: 'published' } },
    ]);
  });
});
