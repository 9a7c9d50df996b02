import { randomUUID } from 'node:crypto';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { mailsOf } from '../support/mails.ts';
import type { Person } from '../support/people.ts';
import { question } from '../support/support-forms.ts';
import { useAuth } from '../support/use-auth.ts';

const auth = useAuth({ HELP_REQUESTS_PER_DAY: '4' });
const mails = mailsOf(auth);
let admin: Person;
beforeAll(async () => {
  admin = await auth.people.admin();
});

const asked = async () => {
  const person = await auth.people.register();
  const { body } = await auth.client.post('/api/help', { authorization: person.bearer, body: question() });
  return { person, id: body.id as string };
};
const staff = (id: string) => `/api/admin/help/${id}`;
const read = async (id: string) => (await auth.client.get(staff(id), { authorization: admin.bearer })).body;
const answer = (id: string, text: string) =>
  auth.client.post(`${staff(id)}/answer`, { authorization: admin.bearer, body: { text } });
const reply = ({ bearer }: Person, id: string, text: string, requestId: string = randomUUID()) =>
  auth.client.post(`/api/help/${id}/replies`, {
    authorization: bearer,
    body: { text, requestId },
    headers: { 'accept-language': 'es' },
  });
const patch = (id: string, body: object, headers: Record<string, string> = {}) =>
  auth.client.patch(staff(id), {
    authorization: admin.bearer,
    body,
    headers: { 'accept-language': 'es', ...headers },
  });

test('When staff answer, then the mail has a link that opens the question in the academy', async () => {
  const { person, id } = await asked();
  await answer(id, 'Ya está.');
  const { values } = await mails.read(person.email, 'help_answered');
  expect(values).toMatchObject({ threadUrl: `http://localhost:8080/help#question-${id}` });
});

test('When a member writes back, then the question is open again and both read the thread', async () => {
  const { person, id } = await asked();
  await answer(id, 'Ya está.');
  const { status, body } = await reply(person, id, '  Sigue sin aparecer  ');
  expect([status, body]).toEqual([
    201,
    expect.objectContaining({
      status: 'open',
      replies: [expect.objectContaining({ text: 'Sigue sin aparecer' })],
    }),
  ]);
  expect(await read(id)).toMatchObject({
    status: 'open',
    answers: [{ text: 'Ya está.' }],
    replies: [{ text: 'Sigue sin aparecer' }],
  });
  const own = await auth.client.get('/api/help', { authorization: person.bearer });
  expect(own.body).toMatchObject([
    { id, answers: [{ text: 'Ya está.' }], replies: [{ text: 'Sigue sin aparecer' }] },
  ]);
});

test('When staff answer a reply, then the mail quotes it and not the question', async () => {
  const { person, id } = await asked();
  await answer(id, 'Ya está.');
  await reply(person, id, 'Sigue sin aparecer');
  await answer(id, 'Prueba ahora.');
  const answered = () => mails.to(person.email).filter(({ template }) => template === 'help_answered');
  await until(() => answered().length === 2);
  expect(answered().map(({ values }) => [values.question, values.answer])).toEqual([
    [question().text, 'Ya está.'],
    ['Sigue sin aparecer', 'Prueba ahora.'],
  ]);
});

test('When the same reply comes again, then it is there once, and its id is taken for no other', async () => {
  const { person, id } = await asked();
  const requestId = randomUUID();
  const both = await Promise.all([
    reply(person, id, 'Hola', requestId),
    reply(person, id, 'Hola', requestId),
  ]);
  expect(both.map(({ status }) => status)).toEqual([201, 201]);
  const other = await reply(person, id, 'Otra cosa', requestId);
  expect([other.status, other.body.type]).toEqual([409, '/problems/request-id-taken']);
  expect((await read(id)).replies).toHaveLength(1);
});

test("When somebody writes below another's question, then it is not found and nothing is kept", async () => {
  const [{ id }, { person: other }] = [await asked(), await asked()];
  expect((await reply(other, id, 'Hola')).status).toBe(404);
  expect((await read(id)).replies).toEqual([]);
});

test('When a reply says nothing, then that is named, and it counts for nothing', async () => {
  const { person, id } = await asked();
  const { status, body } = await reply(person, id, '   ');
  expect([status, body.fields[0].path]).toEqual([400, 'text']);
});

test('When a member has written enough for a day, then more is refused with 429', async () => {
  const { person, id } = await asked();
  for (const text of ['uno', 'dos', 'tres']) expect((await reply(person, id, text)).status).toBe(201);
  expect((await reply(person, id, 'cuatro')).status).toBe(429);
  expect((await read(id)).replies).toHaveLength(3);
});

test('When a thread has fifty replies, then a new question is asked for', async () => {
  const { person, id } = await asked();
  const at = new Date();
  const replies = Array.from({ length: 50 }, (_, index) => ({ id: `r${index}`, text: 'x', at }));
  await auth.models.helpTickets.updateOne({ _id: id }, { $set: { replies }, $inc: { version: 1 } });
  const { status, body } = await reply(person, id, 'Una más');
  expect([status, body.type]).toEqual([409, '/problems/thread-full']);
});

test('When a question is taken on, then staff see and find by whom, and the asker does not', async () => {
  const { person, id } = await asked();
  const { status, body } = await patch(id, { assignedTo: admin.user.id });
  expect([status, body.assignedTo, body.status]).toEqual([200, admin.user.id, 'new']);
  const filter = JSON.stringify({ assignedTo: admin.user.id });
  const found = await auth.client.get(`/api/admin/help?filter=${filter}`, { authorization: admin.bearer });
  expect(found.body).toMatchObject([{ id }]);
  const own = await auth.client.get('/api/help', { authorization: person.bearer });
  expect(JSON.stringify(own.body)).not.toContain(admin.user.id);
  expect((await patch(id, { status: 'open' })).body.assignedTo).toBe(admin.user.id);
  expect((await patch(id, { assignedTo: null })).body.assignedTo).toBeNull();
});

test('When a question is given to who answers none, then that is named and nothing changes', async () => {
  const { person, id } = await asked();
  for (const assignedTo of [person.user.id, 'nobody']) {
    const { status, body } = await patch(id, { assignedTo });
    expect([status, body.fields]).toEqual([400, [expect.objectContaining({ path: 'assignedTo' })]]);
  }
  expect(await read(id)).toMatchObject({ assignedTo: null });
});

test('When two of staff take it on at once, then the second is told', async () => {
  const { id } = await asked();
  const colleague = await auth.people.withRole('administrator');
  const etag = `"${(await read(id)).version}"`;
  await patch(id, { assignedTo: colleague.user.id }, { 'if-match': etag });
  const second = await patch(id, { assignedTo: admin.user.id }, { 'if-match': etag });
  expect([second.status, (await read(id)).assignedTo]).toEqual([409, colleague.user.id]);
});
