import { until } from '@academy/service-kit/testing/wait-for.ts';
import type { Person } from '../support/people.ts';
import { useAuth } from '../support/use-auth.ts';

const auth = useAuth();
let admin: Person;
beforeAll(async () => {
  admin = await auth.people.admin();
});

const list = (query: Record<string, unknown>) => {
  const params = new URLSearchParams(
    Object.entries(query).map(([key, value]) => [key, JSON.stringify(value)] as [string, string]),
  );
  return auth.client.get(`/api/admin/users?${params.toString()}`, { authorization: admin.bearer });
};
const one = (person: Person) => `/api/admin/users/${person.user.id}`;
const patch = (person: Person, body: unknown, headers: Record<string, string> = {}) =>
  auth.client.patch(one(person), { authorization: admin.bearer, body, headers });
const eventOf = (person: Person, type: string) =>
  until(() =>
    auth.events.find((event) => event.subject === person.user.id && event.type === `academy.auth.${type}.v1`),
  );
const auditOf = (person: Person, action: string) =>
  until(() =>
    auth.events.find(
      ({ topic, data }) =>
        topic === 'audit.actions' &&
        (data as { resourceId: string }).resourceId === person.user.id &&
        (data as { action: string }).action === action,
    ),
  );

describe('the list', () => {
  const surname = `Zzyzx${Date.now()}`;
  beforeAll(async () => {
    for (const firstName of ['Ágata', 'Bruno', 'Carla'])
      await auth.people.register({ firstName, lastName: surname });
  });

  test('When it is sorted and ranged, then those rows come with the count of all', async () => {
    const { status, body, headers } = await list({
      filter: { q: surname.toUpperCase() },
      sort: ['firstName', 'DESC'],
      range: [0, 1],
    });
    expect(status).toBe(200);
    expect(body.map(({ firstName }: { firstName: string }) => firstName)).toEqual(['Ágata', 'Carla']);
    expect(headers.get('content-range')).toBe('users 0-1/3');
    expect(headers.get('x-total-count')).toBe('3');
    expect(JSON.stringify(body)).not.toMatch(/argon2|outbox|passwordHash/);
  });

  test('When it is searched without accents, then words find by their beginnings', async () => {
    const { body } = await list({ filter: { q: `agat ${surname}` } });
    expect(body).toMatchObject([{ firstName: 'Ágata' }]);
    expect((await list({ filter: { q: '.*' } })).body).toEqual([]);
  });

  test('When a word is somebody’s whole name, then they stand before those whose name only begins with it', async () => {
    const whole = `Qwert${Date.now()}`;
    for (const firstName of [whole, `${whole}a`, `${whole}b`])
      await auth.people.register({ firstName, lastName: 'Exact' });
    const { body } = await list({ filter: { q: whole } });
    const found = body.map(({ firstName }: { firstName: string }) => firstName);
    expect(found).toEqual([whole, `${whole}b`, `${whole}a`]);
  });

  test('When ids or switches filter it, then only those come', async () => {
    const person = await auth.people.register();
    await patch(person, { isPremium: true });
    expect((await list({ filter: { ids: [person.user.id, 'nobody'] } })).body).toMatchObject([
      { id: person.user.id },
    ]);
    const premium = await list({ filter: { isPremium: true, isAdmin: false, q: person.email } });
    expect(premium.body).toMatchObject([{ id: person.user.id, isPremium: true }]);
    expect((await list({ filter: { isPremium: false, q: person.email } })).body).toEqual([]);
  });

  test('When it is asked for those who registered since a moment, then only they come', async () => {
    const before = await auth.people.register();
    const since = new Date(Date.parse(before.user.createdAt) + 1).toISOString();
    const after = await auth.people.register();
    const ids = [before.user.id, after.user.id];
    const { body } = await list({ filter: { ids, registeredSince: since } });
    expect(body.map(({ id }: { id: string }) => id)).toEqual([after.user.id]);
  });

  test.each([
    ['filter', { filter: { registeredSince: 'yesterday' } }],
    ['sort', { sort: ['passwordHash', 'ASC'] }],
    ['sort', { sort: ['constructor', 'ASC'] }],
    ['filter', { filter: { passwordHash: { $gt: '' } } }],
    ['filter', { filter: { role: { $ne: 'learner' } } }],
    ['range', { range: 'all' }],
  ])('When %s is not one that it knows, then the refusal names it', async (path, query) => {
    const { status, body } = await list(query);
    expect([status, body.fields[0].path]).toEqual([400, path]);
  });
});

test('When staff make somebody premium, then the answer, the event and their next request say so', async () => {
  const person = await auth.people.register();
  const { status, body } = await patch(person, { isPremium: true });
  expect([status, body.isPremium, body.version]).toEqual([200, true, person.version + 2]);
  expect(await eventOf(person, 'plan_changed')).toMatchObject({
    sequence: person.version + 1,
    data: { plan: 'premium', role: 'learner' },
  });
  const audit = await auditOf(person, 'user.updated');
  expect(audit).toMatchObject({ subject: admin.user.id, data: { actorId: admin.user.id, fields: ['plan'] } });
  const me = await auth.client.get('/api/auth/me', { authorization: person.bearer });
  expect(me.body.isPremium).toBe(true);
});

test('When a moderator or administrator is made, then the token they have already serves', async () => {
  const person = await auth.people.register();
  const asPerson = () => auth.client.get('/api/admin/users', { authorization: person.bearer });
  expect((await asPerson()).status).toBe(403);
  await patch(person, { isModerator: true });
  expect((await asPerson()).status).toBe(403);
  const made = await patch(person, { isAdmin: true });
  expect(made.body).toMatchObject({ isAdmin: true, role: 'administrator' });
  expect((await asPerson()).status).toBe(200);
  const demoted = await patch(person, { ...made.body, isAdmin: false });
  expect(demoted.body).toMatchObject({ isAdmin: false, isModerator: false, role: 'learner' });
  expect((await asPerson()).status).toBe(403);
});

test('When another role is chosen by its name, then the answer, the event and the next request say so', async () => {
  const person = await auth.people.register();
  const asPerson = (method: 'get' | 'patch') =>
    auth.client[method](one(person), {
      authorization: person.bearer,
      ...(method === 'patch' && { body: {} }),
    });
  const { body: record } = await auth.client.get(one(person), { authorization: admin.bearer });
  const made = await patch(person, { ...record, role: 'support' });
  expect(made.body).toMatchObject({ role: 'support', isAdmin: false, isModerator: false });
  expect(await eventOf(person, 'user_updated')).toMatchObject({ data: { role: 'support' } });
  expect([(await asPerson('get')).status, (await asPerson('patch')).status]).toEqual([200, 403]);
  expect((await patch(person, { ...made.body, role: 'teacher' })).body.role).toBe('teacher');
  expect((await asPerson('get')).status).toBe(403);
  expect((await list({ filter: { role: 'teacher', q: person.email } })).body).toMatchObject([
    { id: person.user.id },
  ]);
});

test('When a role is chosen that there is not, then the refusal names it and nothing changes', async () => {
  const person = await auth.people.register();
  const { status, body } = await patch(person, { firstName: 'Otra', role: 'owner' });
  expect([status, body.fields.map(({ path }: { path: string }) => path)]).toEqual([400, ['role']]);
  const { body: record } = await auth.client.get(one(person), { authorization: admin.bearer });
  expect([record.firstName, record.role]).toEqual([person.user.firstName, 'learner']);
});

test('When the whole record is sent, then what staff may not edit stays as it is', async () => {
  const person = await auth.people.register();
  const { body: record } = await auth.client.get(one(person), { authorization: admin.bearer });
  const { status, body } = await patch(person, {
    ...record,
    firstName: 'Otra',
    username: 'stolen',
    id: 'other',
    createdAt: '2000-01-01T00:00:00.000Z',
    plan: 'premium',
    passwordHash: 'x',
    version: 77,
    acceptedTerms: null,
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({ ...record, firstName: 'Otra', version: person.version + 2 });
  const audit = await auditOf(person, 'user.updated');
  expect(audit.data).toMatchObject({ fields: ['firstName'] });
  expect(JSON.stringify(audit)).not.toContain('Otra');
});

test('When nothing changes, then nothing is written or told', async () => {
  const person = await auth.people.register();
  const { body } = await patch(person, { firstName: person.user.firstName, isPremium: false });
  expect(body.version).toBe(person.version);
});

test('When two of staff edit one record, then the second is told and loses nothing', async () => {
  const person = await auth.people.register();
  const seen = await auth.client.get(one(person), { authorization: admin.bearer });
  const etag = seen.headers.get('etag') ?? '';
  expect(etag).toBe(`"${person.version}"`);
  expect((await patch(person, { firstName: 'Uno' }, { 'if-match': etag })).status).toBe(200);
  const second = await patch(person, { firstName: 'Dos' }, { 'if-match': etag, 'accept-language': 'es' });
  expect([second.status, second.body.type]).toEqual([409, '/problems/changed-meanwhile']);
  expect(
    (await auth.client.delete(one(person), { authorization: admin.bearer, headers: { 'if-match': etag } }))
      .status,
  ).toBe(409);
  expect((await auth.client.get(one(person), { authorization: admin.bearer })).body.firstName).toBe('Uno');
  expect((await patch(person, {}, { 'if-match': 'yesterday' })).status).toBe(400);
});

test('When staff give somebody the email of another, then it is refused by its field', async () => {
  const [person, other] = await Promise.all([auth.people.register(), auth.people.register()]);
  const { status, body } = await patch(person, { email: other.email });
  expect([status, body.fields[0].path]).toEqual([409, 'email']);
});

test('When staff delete somebody, then every session ends, every service hears, and the names are free', async () => {
  const person = await auth.people.register();
  const { status, body } = await auth.client.delete(one(person), { authorization: admin.bearer });
  expect([status, body]).toEqual([200, { id: person.user.id }]);
  expect((await auth.client.get('/api/auth/me', { authorization: person.bearer })).status).toBe(401);
  expect((await auth.client.post('/api/auth/refresh', { headers: { cookie: person.cookie } })).status).toBe(
    401,
  );
  await expect(auth.people.signIn(person.email, person.password)).rejects.toThrow('401');
  expect((await auth.client.get(one(person), { authorization: admin.bearer })).status).toBe(404);

  expect(await eventOf(person, 'user_deleted')).toMatchObject({ data: { id: person.user.id } });
  expect(await eventOf(person, 'sessions_revoked')).toMatchObject({ topic: 'auth.sessions' });
  expect(await auditOf(person, 'user.deleted')).toMatchObject({ subject: admin.user.id });
  const { email, username } = person.user;
  expect((await auth.people.register({ email, username })).user.id).not.toBe(person.user.id);
  await until(async () => (await auth.models.users.countDocuments({ _id: person.user.id })) === 0);
});

test('When there is nobody of that id, then it is a 404', async () => {
  for (const method of ['get', 'patch', 'delete'] as const) {
    const answer = await auth.client[method]('/api/admin/users/nobody', {
      authorization: admin.bearer,
      ...(method === 'patch' && { body: { firstName: 'x' } }),
      language: 'es',
    });
    expect([answer.status, answer.body.error]).toEqual([404, 'Ese usuario no existe.']);
  }
});
