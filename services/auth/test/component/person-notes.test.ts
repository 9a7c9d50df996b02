import { randomUUID } from 'node:crypto';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import type { Person } from '../support/people.ts';
import { question } from '../support/support-forms.ts';
import { useAuth } from '../support/use-auth.ts';

const auth = useAuth();
let admin: Person;
let member: Person;
beforeAll(async () => {
  [admin, member] = [await auth.people.admin(), await auth.people.register()];
});

const path = ({ user }: Person) => `/api/admin/users/${user.id}/notes`;
const list = (of: Person, { bearer } = admin) => auth.client.get(path(of), { authorization: bearer });
const note = (about: Person, changes: object = {}, { bearer } = admin) =>
  auth.client.post(path(about), {
    authorization: bearer,
    body: { requestId: randomUUID(), text: 'Prefiere que le llamemos por la tarde', ...changes },
    headers: { 'accept-language': 'es' },
  });
const remove = (about: Person, id: string) =>
  auth.client.delete(`${path(about)}/${id}`, { authorization: admin.bearer, language: 'es' });

test('When staff note something, then colleagues read it, the newest first, with who and when', async () => {
  const colleague = await auth.people.withRole('administrator');
  const person = await auth.people.register();
  expect((await note(person, { text: '  La primera  ' })).status).toBe(201);
  await note(person, { text: 'La segunda' }, colleague);
  const { body } = await list(person);
  expect(body).toMatchObject([
    { text: 'La segunda', by: colleague.user.id },
    { text: 'La primera', by: admin.user.id },
  ]);
  expect(Object.keys(body[0]).toSorted()).toEqual(['at', 'by', 'id', 'text']);
});

test('When the same note is sent again, then there is one, and under its id nothing else is taken', async () => {
  const person = await auth.people.register();
  const requestId = randomUUID();
  const [first, again] = await Promise.all([note(person, { requestId }), note(person, { requestId })]);
  expect([first?.status, again?.status, again?.body.id]).toEqual([201, 201, first?.body.id]);
  const other = await note(person, { requestId, text: 'Otra cosa' });
  expect([other.status, other.body.type]).toEqual([409, '/problems/request-id-used']);
  expect((await list(person)).body).toHaveLength(1);
});

test('When a note is deleted, then it is gone, and is not found again or under somebody else', async () => {
  const person = await auth.people.register();
  const { body } = await note(person);
  expect((await remove(member, body.id)).status).toBe(404);
  expect((await remove(person, body.id)).status).toBe(204);
  expect((await list(person)).body).toEqual([]);
  const again = await remove(person, body.id);
  expect([again.status, again.body.error]).toEqual([404, 'Esa nota ya no existe.']);
  await until(async () => (await auth.models.personNotes.countDocuments({ _id: body.id })) === 0);
});

test.each([
  ['text', { text: '   ' }, 'La nota'],
  ['text', { text: 'x'.repeat(2001) }, 'La nota'],
  ['requestId', { requestId: 'x' }, 'El identificador'],
])('When the %s of a note is wrong, then it is named and nothing is kept: %#', async (field, wrong, name) => {
  const person = await auth.people.register();
  const { status, body } = await note(person, wrong);
  expect([status, body.fields[0].path]).toEqual([400, field]);
  expect(body.error).toContain(name);
  expect((await list(person)).body).toEqual([]);
});

test('When a member, a moderator or nobody asks for notes, then they are refused, also for their own', async () => {
  const moderator = await auth.people.withRole('moderator');
  await note(member, { text: 'Solo para el equipo' });
  for (const { bearer } of [member, moderator]) {
    expect((await list(member, { bearer } as Person)).status).toBe(403);
    expect((await note(member, {}, { bearer } as Person)).status).toBe(403);
  }
  expect((await auth.client.get(path(member))).status).toBe(401);
  const own = await auth.client.get('/api/auth/me', { authorization: member.bearer });
  expect(JSON.stringify(own.body)).not.toContain('Solo para el equipo');
});

test('When the account is gone, then its notes are not found', async () => {
  const person = await auth.people.register();
  await note(person);
  await auth.client.delete(`/api/admin/users/${person.user.id}`, { authorization: admin.bearer });
  expect([(await list(person)).status, (await note(person)).status]).toEqual([404, 404]);
  await until(async () => (await auth.models.personNotes.countDocuments({ userId: person.user.id })) === 0);
});

test('When staff look at what was done to somebody, then the log has what is theirs too', async () => {
  const [person, other] = [await auth.people.register(), await auth.people.register()];
  await note(person);
  await note(other);
  const { body: asked } = await auth.client.post('/api/help', {
    authorization: person.bearer,
    body: question(),
  });
  await auth.client.post(`/api/admin/help/${asked.id}/answer`, {
    authorization: admin.bearer,
    body: { text: 'Ya está.' },
  });
  const log = async () => {
    const query = `filter=${JSON.stringify({ personId: person.user.id })}`;
    const { body } = await auth.client.get(`/api/admin/audit?${query}`, { authorization: admin.bearer });
    return (body as { action: string }[]).map(({ action }) => action);
  };
  await until(async () => (await log()).length === 2);
  expect((await log()).toSorted()).toEqual(['help.answered', 'user.noted']);
});

test('When support removes a note, then only its own; what is an administrator’s it neither ends nor sends', async () => {
  const support = await auth.people.withRole('support');
  const person = await auth.people.register();
  const { body: mine } = await note(person, {}, support);
  const { body: theirs } = await note(person);
  const removeAs = (id: string) =>
    auth.client.delete(`${path(person)}/${id}`, { authorization: support.bearer });
  expect([(await removeAs(mine.id)).status, (await removeAs(theirs.id)).status]).toEqual([204, 403]);
  const post = (who: Person, what: string) =>
    auth.client.post(`/api/admin/users/${who.user.id}/${what}`, { authorization: support.bearer, body: {} });
  expect((await post(admin, 'password-link')).body.type).toBe('/problems/of-administrators');
  expect((await post(person, 'password-link')).status).toBe(202);
  const endAll = (who: Person) =>
    auth.client.delete(`/api/admin/users/${who.user.id}/sessions`, { authorization: support.bearer });
  expect([(await endAll(admin)).status, (await endAll(person)).status]).toEqual([403, 204]);
});

test('When support would give itself Premium, then it is refused; another may give it', async () => {
  const [support, other] = [await auth.people.withRole('support'), await auth.people.withRole('support')];
  const give = (by: Person) =>
    auth.client.post(`/api/admin/subscriptions/${support.user.id}/adjust`, {
      authorization: by.bearer,
      body: { action: 'give', until: null, reason: 'Prueba' },
    });
  const own = await give(support);
  expect([own.status, own.body.type]).toEqual([403, '/problems/own-record']);
  expect((await give(other)).status).not.toBe(403);
});
