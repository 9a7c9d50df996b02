import { sessionsRevokedV1 } from '@academy/contracts/events/auth/sessions-revoked.v1.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import type { Person } from '../support/people.ts';
import { useAuth } from '../support/use-auth.ts';

const auth = useAuth();
let admin: Person;
beforeAll(async () => {
  admin = await auth.people.admin();
});

const pathOf = ({ user }: Person, sessionId = '') =>
  `/api/admin/users/${user.id}/sessions${sessionId && `/${sessionId}`}`;
const sessionsOf = (of: Person, { bearer } = admin) =>
  auth.client.get(pathOf(of), { authorization: bearer, language: 'es' });
const end = (of: Person, sessionId = '', { bearer } = admin) =>
  auth.client.delete(pathOf(of, sessionId), { authorization: bearer, language: 'es' });
const isIn = async ({ bearer }: Person) =>
  (await auth.client.get('/api/auth/me', { authorization: bearer })).status === 200;
const renewed = async ({ cookie }: Person) =>
  (await auth.client.post('/api/auth/refresh', { headers: { cookie } })).status;
const revocationsOf = ({ user }: Person) =>
  auth.events.filter(({ topic, subject }) => topic === sessionsRevokedV1.topic && subject === user.id);
const own = async (person: Person): Promise<string> => {
  const { body } = await auth.client.get('/api/auth/sessions', { authorization: person.bearer });
  return (body as { id: string; current: boolean }[]).find(({ current }) => current)?.id ?? '';
};

test('When staff look at the sessions of somebody, then the live ones come, the one used last first', async () => {
  const person = await auth.people.register();
  await auth.people.signIn(person.email, person.password);
  const { body } = await sessionsOf(person);
  expect(body).toHaveLength(2);
  expect(body[0].lastUsedAt >= body[1].lastUsedAt).toBe(true);
  expect(Object.keys(body[0]).sort()).toEqual(['createdAt', 'current', 'device', 'id', 'lastUsedAt']);
  expect(body[0]).toMatchObject({ device: 'Dispositivo desconocido', current: false });
  expect((await sessionsOf(admin)).body).toContainEqual(expect.objectContaining({ current: true }));

  await auth.client.delete(`/api/auth/sessions/${body[0].id}`, { authorization: person.bearer });
  expect((await sessionsOf(person)).body).toMatchObject([{ id: body[1].id }]);
});

test('When staff end one session of somebody, then that one is over, every service hears, and the other goes on', async () => {
  const person = await auth.people.register();
  const other = await auth.people.signIn(person.email, person.password);
  const sessionId = await own(other);
  expect((await end(person, sessionId)).status).toBe(204);
  expect([await isIn(other), await renewed(other), await isIn(person)]).toEqual([false, 401, true]);
  const [told] = await until(() => revocationsOf(person).length === 1 && revocationsOf(person));
  expect(told?.data).toMatchObject({ userId: person.user.id, sessionId });
  const again = await end(person, sessionId);
  expect([again.status, again.body.error]).toEqual([404, 'Esa sesión ya no existe.']);
});

test('When a session is named under somebody else, then it is a 404 and goes on', async () => {
  const [person, other] = await Promise.all([auth.people.register(), auth.people.register()]);
  expect((await end(other, await own(person))).status).toBe(404);
  expect(await isIn(person)).toBe(true);
});

test('When staff end all sessions of somebody, then each is over and so is a sign-in that was under way', async () => {
  const person = await auth.people.register();
  const other = await auth.people.signIn(person.email, person.password);
  const before = await auth.deps.users.find(person.user.id);
  expect((await end(person)).status).toBe(204);
  expect([await isIn(person), await isIn(other), await renewed(person)]).toEqual([false, false, 401]);
  expect((await sessionsOf(person)).body).toEqual([]);
  const [told] = await until(() => revocationsOf(person).length === 1 && revocationsOf(person));
  expect(told?.data).toMatchObject({ userId: person.user.id, upToVersion: before?.version });
  expect(await isIn(await auth.people.signIn(person.email, person.password))).toBe(true);
});

test('When an administrator ends all of their own sessions, then the one that they call from goes on', async () => {
  const chief = await auth.people.withRole('administrator');
  const other = await auth.people.signIn(chief.email, chief.password);
  expect((await end(chief, '', chief)).status).toBe(204);
  expect([await isIn(chief), await isIn(other)]).toEqual([true, false]);
  expect((await sessionsOf(chief, chief)).body).toMatchObject([{ current: true }]);
});

test('When there is nobody of that id, then ending their sessions is a 404', async () => {
  const { status, body } = await auth.client.delete('/api/admin/users/nobody/sessions', {
    authorization: admin.bearer,
    language: 'es',
  });
  expect([status, body.error]).toEqual([404, 'Ese usuario no existe.']);
});
