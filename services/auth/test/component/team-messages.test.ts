import { randomUUID } from 'node:crypto';
import { teamMessageSentV1 } from '@academy/contracts/events/auth/team-message-sent.v1.ts';
import { helpAnsweredV1 } from '@academy/contracts/events/auth/help-answered.v1.ts';
import { messageReach } from '@academy/contracts/shared/message-reach.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { mailsOf } from '../support/mails.ts';
import type { Person } from '../support/people.ts';
import { teamMessage } from '../support/support-forms.ts';
import { useAuth } from '../support/use-auth.ts';

const auth = useAuth({ TEAM_MESSAGES_PER_HOUR: '40' });
const mails = mailsOf(auth);
let admin: Person;
let teacher: Person;
let support: Person;
beforeAll(async () => {
  admin = await auth.people.admin();
  [teacher, support] = await Promise.all([auth.people.withRole('teacher'), auth.people.withRole('support')]);
});

const place = { courseId: 'basics', lessonId: 'basics--roles', exerciseId: 'basics--roles--one' };
const spanish = { 'accept-language': 'es' };
const send = (by: Person, body: object) =>
  auth.client.post('/api/admin/messages', { authorization: by.bearer, body, headers: spanish });
const sent = async (by: Person, to: Person, changes: Record<string, unknown> = {}): Promise<string> => {
  const { status, body } = await send(by, teamMessage(to.user.id, changes));
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.id;
};
const read = (by: Person, id: string) =>
  auth.client.get(`/api/admin/messages/${id}`, { authorization: by.bearer });
const list = async (by: Person, filter: object) =>
  auth.client.get(`/api/admin/messages?filter=${encodeURIComponent(JSON.stringify(filter))}`, {
    authorization: by.bearer,
  });
const own = async (person: Person) =>
  (await auth.client.get('/api/help', { authorization: person.bearer })).body;
const reply = ({ bearer }: Person, id: string, text: string) =>
  auth.client.post(`/api/help/${id}/replies`, {
    authorization: bearer,
    body: { text, requestId: randomUUID() },
  });
const answer = (by: Person, id: string, text: string, headers: Record<string, string> = {}) =>
  auth.client.post(`/api/admin/messages/${id}/answer`, { authorization: by.bearer, body: { text }, headers });
const patch = (by: Person, id: string, body: object, headers: Record<string, string> = {}) =>
  auth.client.patch(`/api/admin/messages/${id}`, { authorization: by.bearer, body, headers });
const stored = (userId: string) => auth.models.helpTickets.countDocuments({ userId });
const told = (userId: string) =>
  auth.events.filter(({ type, subject }) => type === teamMessageSentV1.type && subject === userId);

test('When a teacher writes to a learner, then they get a mail in their language, and it stands under Help as from the team', async () => {
  const person = await auth.people.register({ language: 'en' });
  const sending = teamMessage(person.user.id, { place });
  const { status, body } = await send(teacher, sending);
  expect([status, body]).toMatchObject([
    201,
    {
      id: sending.requestId,
      userId: person.user.id,
      openedBy: teacher.user.id,
      openedByName: 'Ana Núñez',
      text: sending.text,
      language: 'en',
      status: 'done',
      place,
      repliedAt: null,
      isReadable: true,
    },
  ]);
  expect(await mails.read(person.email, 'team_message')).toMatchObject({
    userId: person.user.id,
    language: 'en',
    values: {
      name: 'Ana',
      subject: sending.subject,
      text: sending.text,
      threadUrl: `http://localhost:8080/help#question-${sending.requestId}`,
      placeUrl: 'http://localhost:8080/lessons/basics--roles?exercise=basics--roles--one',
    },
  });
  expect(await own(person)).toMatchObject([
    {
      id: sending.requestId,
      isFromTeam: true,
      placePath: '/lessons/basics--roles?exercise=basics--roles--one',
      text: sending.text,
      answers: [],
    },
  ]);
  expect(JSON.stringify(await own(person))).not.toContain(teacher.user.id);
  const [event] = await until(() => told(person.user.id).length > 0 && told(person.user.id));
  expect(event?.data).toMatchObject({ userId: person.user.id, helpId: sending.requestId });
});

test('When staff are about to write, then they learn the name and language of whom, whether a mail goes out, and no address', async () => {
  const person = await auth.people.register({ language: 'en' });
  const path = `/api/admin/message-recipients/${person.user.id}`;
  const { body } = await auth.client.get(path, { authorization: teacher.bearer });
  expect(body).toEqual({ id: person.user.id, name: 'Ana Núñez', language: 'en', emailConfirmed: false });
});

test('When a message is sent, then its text is in no event as it is, in no log and in no audit entry', async () => {
  const person = await auth.people.register();
  await sent(teacher, person, { text: 'Nadie más lee esto: zarzaparrilla.' });
  await mails.read(person.email, 'team_message');
  for (const topic of ['mail.requests', 'auth.support', 'audit.actions'])
    expect(await auth.rawMessages(topic)).not.toContain('zarzaparrilla');
  expect(auth.logs.join('\n')).not.toContain('zarzaparrilla');
});

test('When the learner writes back, then who wrote reads it, answers below by mail, and closes it', async () => {
  const person = await auth.people.register();
  const id = await sent(teacher, person);
  expect((await reply(person, id, 'Me pierdo en el tono')).status).toBe(201);
  const seen = await read(teacher, id);
  expect(seen.body).toMatchObject({ status: 'open', replies: [{ text: 'Me pierdo en el tono' }] });
  expect(JSON.stringify(seen.body)).not.toContain(person.email);
  const answered = await answer(teacher, id, 'Di para quién es.');
  expect([answered.status, answered.body]).toMatchObject([
    200,
    { status: 'done', answers: [{ text: 'Di para quién es.', by: teacher.user.id }] },
  ]);
  // They asked for it, so that it may not be turned off as what nobody asked for.
  expect(await mails.read(person.email, 'help_answered')).toMatchObject({
    values: {
      answer: 'Di para quién es.',
      question: 'Me pierdo en el tono',
      threadUrl: `http://localhost:8080/help#question-${id}`,
    },
  });
  await until(() =>
    auth.events.some(({ type, subject }) => type === helpAnsweredV1.type && subject === person.user.id),
  );
  expect(mails.to(person.email, 'team_message')).toHaveLength(1);
  expect(told(person.user.id)).toHaveLength(1);
  await reply(person, id, 'Gracias');
  expect((await patch(teacher, id, { status: 'done' })).body).toMatchObject({ status: 'done' });
});

test('When support looks among the questions, then the message is there as one of the team, and can be answered', async () => {
  const person = await auth.people.register();
  const id = await sent(teacher, person);
  const path = `/api/admin/help/${id}`;
  const { body } = await auth.client.get(path, { authorization: support.bearer });
  expect(body).toMatchObject({ openedBy: teacher.user.id, place: null, email: person.email });
  await auth.client.post(`${path}/answer`, { authorization: support.bearer, body: { text: '¿Cómo vas?' } });
  await mails.read(person.email, 'team_message', 2);
});

test('When a form is sent again, at once or later, then there is one message, one mail and one count', async () => {
  const person = await auth.people.register();
  const sending = teamMessage(person.user.id, { place });
  const both = await Promise.all([send(teacher, sending), send(teacher, sending), send(teacher, sending)]);
  expect(both.map(({ status, body }) => [status, body.id])).toEqual(both.map(() => [201, sending.requestId]));
  await reply(person, sending.requestId, 'Hola');
  expect((await send(teacher, sending)).status).toBe(201);
  await mails.read(person.email, 'team_message');
  expect(await stored(person.user.id)).toBe(1);
});

test('When its id stands for another message, a question, or a message of a colleague, then that is said', async () => {
  const person = await auth.people.register();
  const sending = teamMessage(person.user.id);
  await send(teacher, sending);
  const changed = { ...sending, text: 'Otra cosa muy distinta.' };
  for (const [by, body] of [
    [teacher, changed],
    [support, sending],
    [teacher, { ...sending, place }],
  ] as const) {
    const refused = await send(by, body);
    expect([refused.status, refused.body.type]).toEqual([409, '/problems/request-id-taken']);
  }
  expect(await stored(person.user.id)).toBe(1);
});

test('When two of staff write at once about the same exercise, then one message goes out and the other is told of it', async () => {
  const person = await auth.people.register();
  const sendings = [teacher, support, admin].map((by) => send(by, teamMessage(person.user.id, { place })));
  const answers = await Promise.all(sendings);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.body.type).toBe('/problems/message-waiting');
  expect(refused?.body.detail).toMatch(
    /ya le escribi.* sobre lo mismo el .*«Tu ejercicio».*no hay respuesta/i,
  );
  await mails.read(person.email, 'team_message');
  expect(await stored(person.user.id)).toBe(1);
});

test('When a message waits for an answer, then another about the same is refused, and about something else it is not', async () => {
  const person = await auth.people.register();
  const id = await sent(teacher, person, { place });
  const again = await send(support, teamMessage(person.user.id, { place, subject: 'Otra vez' }));
  expect([again.status, again.body.detail]).toEqual([
    409,
    expect.stringMatching(/^Ana Núñez ya le escribió sobre lo mismo el /),
  ]);
  expect((await send(teacher, teamMessage(person.user.id, { place }))).body.detail).toMatch(
    /^Ya le escribiste /,
  );
  await sent(support, person, { place: { courseId: 'basics' } });
  await sent(support, person);
  await sent(support, await auth.people.register(), { place });
  await reply(person, id, 'Ya lo tengo');
  await sent(support, person, { place });
});

test('When a message has waited long, then another may be written, and the first keeps its thread', async () => {
  const person = await auth.people.register();
  const id = await sent(teacher, person, { place });
  const long = new Date(auth.deps.now().getTime() - (messageReach.unansweredDays * 24 + 1) * 3_600_000);
  await auth.models.helpTickets.updateOne({ _id: id }, { $set: { createdAt: long } });
  await sent(support, person, { place });
  expect((await reply(person, id, 'Perdón por la espera')).status).toBe(201);
  // The later one still waits.
  expect((await send(teacher, teamMessage(person.user.id, { place }))).status).toBe(409);
});

test('When a replica of an earlier release took the reply, then the message waits no longer all the same', async () => {
  const person = await auth.people.register();
  const id = await sent(teacher, person, { place });
  const { waitsAs } = (await auth.models.helpTickets.findOne({ _id: id }).lean()) ?? {};
  await reply(person, id, 'Ya lo tengo');
  await auth.models.helpTickets.updateOne({ _id: id }, { $set: { waitsAs } });
  await sent(support, person, { place });
});

test('When one of staff has written to many within an hour, then more is refused, and counts nothing away from colleagues', async () => {
  const colleague = await auth.people.withRole('teacher');
  const people = await Promise.all(Array.from({ length: 10 }, () => auth.people.register()));
  const followed = [];
  for (const person of people) {
    const id = await sent(colleague, person);
    followed.push(id);
    // What follows a message that nobody answered counts as one.
    for (const text of ['¿Lo has visto?', '¿Te ayudo?', '¿Sigues ahí?'])
      expect((await answer(colleague, id, text)).status).toBe(200);
  }
  const [person] = people;
  if (!person) throw new Error('nobody');
  const refused = await send(colleague, teamMessage(person.user.id, { place }));
  expect([refused.status, refused.body.detail]).toEqual([
    429,
    expect.stringContaining('Ya has escrito a muchas'),
  ]);
  // Nobody else's count is touched, nor the member's, and an answer to the member is free.
  await sent(teacher, person, { place });
  await reply(person, followed[0] ?? '', 'Sí, gracias');
  expect((await answer(colleague, followed[0] ?? '', 'Bien')).status).toBe(200);
  expect((await answer(colleague, followed[0] ?? '', 'Una cosa más')).status).toBe(429);
});

test('When the member answers none of three texts below a message, then no fourth goes out, from either page, until they do', async () => {
  const person = await auth.people.register();
  const id = await sent(teacher, person);
  const texts = await Promise.all(
    ['Uno', 'Dos', 'Tres', 'Cuatro', 'Cinco'].map((text) => answer(teacher, id, text, spanish)),
  );
  expect(texts.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 409, 409]);
  const refused = texts.find(({ status }) => status === 409);
  expect([refused?.body.type, refused?.body.detail]).toEqual([
    '/problems/follow-ups-unanswered',
    expect.stringContaining('todavía no hay respuesta'),
  ]);
  const asSupport = await auth.client.post(`/api/admin/help/${id}/answer`, {
    authorization: support.bearer,
    body: { text: 'Cuatro' },
  });
  expect([asSupport.status, asSupport.body.type]).toEqual([409, '/problems/follow-ups-unanswered']);
  await mails.read(person.email, 'team_message', 4);
  await reply(person, id, 'Perdón');
  for (const text of ['Respuesta', 'Uno', 'Dos', 'Tres'])
    expect((await answer(teacher, id, text)).status).toBe(200);
  expect((await answer(teacher, id, 'Cuatro')).status).toBe(409);
});

test('When a member got many messages within a day, whatever they are about, then nobody may write another', async () => {
  const [person, other] = await Promise.all([auth.people.register(), auth.people.register()]);
  const writers = [teacher, support, admin, teacher, support];
  await Promise.all(
    writers.map((by, index) => sent(by, person, { place: { courseId: `invented-${index}` } })),
  );
  // Refused ones count nothing: neither for the member nor for who wrote.
  expect((await send(admin, teamMessage(other.user.id))).status).toBe(201);
  for (const _try of [1, 2]) expect((await send(admin, teamMessage(other.user.id))).status).toBe(409);
  for (const by of [admin, await auth.people.withRole('teacher')]) {
    const refused = await send(by, teamMessage(person.user.id));
    expect([refused.status, refused.body.detail]).toEqual([
      429,
      expect.stringContaining('ya ha escrito varios mensajes a esta persona'),
    ]);
  }
  for (const index of [1, 2, 3, 4]) await sent(teacher, other, { place: { courseId: `course-${index}` } });
});

test('When the account is gone, then nobody is written to, and what was written goes with it', async () => {
  const person = await auth.people.register();
  const id = await sent(teacher, person, { place });
  await auth.client.delete(`/api/admin/users/${person.user.id}`, { authorization: admin.bearer });
  const refused = await send(teacher, teamMessage(person.user.id));
  expect([refused.status, refused.body.type]).toEqual([404, '/problems/user-not-found']);
  const path = `/api/admin/message-recipients/${person.user.id}`;
  expect((await auth.client.get(path, { authorization: teacher.bearer })).status).toBe(404);
  expect((await read(teacher, id)).status).toBe(404);
  await until(async () => (await stored(person.user.id)) === 0);
});

test.each([
  ['subject', { subject: 'Eh' }],
  ['subject', { subject: 'Dos\nlíneas' }],
  ['text', { text: '  corto ' }],
  ['requestId', { requestId: 'x' }],
  ['requestId', { requestId: undefined }],
  ['place.lessonId', { place: { courseId: 'basics', exerciseId: 'one' } }],
  ['place.courseId', { place: { courseId: '../x' } }],
])('When the %s does not fit, then it is named and nothing is sent', async (path, changes) => {
  const person = await auth.people.register();
  const { status, body } = await send(teacher, teamMessage(person.user.id, changes));
  expect([status, body.fields?.[0]?.path]).toEqual([400, path]);
  expect(await stored(person.user.id)).toBe(0);
});

test('When a moderator, who reads all, or a learner writes, then they may not', async () => {
  const person = await auth.people.register();
  const [moderator, auditor] = await Promise.all([
    auth.people.withRole('moderator'),
    auth.people.withRole('auditor'),
  ]);
  const id = await sent(teacher, person);
  for (const by of [moderator, auditor, person]) {
    expect((await send(by, teamMessage(person.user.id))).status).toBe(403);
    expect((await answer(by, id, 'No.')).status).toBe(403);
    expect((await patch(by, id, { status: 'open' })).status).toBe(403);
  }
  expect((await read(auditor, id)).body).toMatchObject({ isReadable: true });
  expect((await read(moderator, id)).status).toBe(403);
});

test("When a teacher looks at a colleague's message, then they learn when and about what, and no more", async () => {
  const [person, colleague] = await Promise.all([auth.people.register(), auth.people.withRole('teacher')]);
  const id = await sent(teacher, person, { place });
  await reply(person, id, 'Secreto');
  const { body } = await list(colleague, { userId: [person.user.id, 'nobody'] });
  expect(body).toMatchObject([
    { id, openedByName: 'Ana Núñez', place, text: '', answers: [], replies: [], isReadable: false },
  ]);
  expect(body[0].repliedAt).not.toBeNull();
  expect(JSON.stringify(body)).not.toContain('Secreto');
  expect([
    (await read(colleague, id)).status,
    (await answer(colleague, id, 'Hola')).status,
    (await patch(colleague, id, { status: 'done' })).status,
  ]).toEqual([404, 404, 404]);
  expect((await read(support, id)).body).toMatchObject({ replies: [{ text: 'Secreto' }] });
});

test('When a member asked, then that is no message, for nobody', async () => {
  const person = await auth.people.register();
  const asked = await auth.client.post('/api/help', {
    authorization: person.bearer,
    body: { subject: 'Una duda', text: 'No encuentro mi factura.', language: 'es' },
  });
  const id = asked.body.id as string;
  expect([(await read(admin, id)).status, (await answer(admin, id, 'Hola')).status]).toEqual([404, 404]);
  expect((await list(admin, { userId: person.user.id })).body).toEqual([]);
  expect(await own(person)).toMatchObject([{ isFromTeam: false, placePath: null }]);
});

test('When messages are looked for, then by learner, by who wrote, by status, by subject, and by name for who reads people', async () => {
  const [person, colleague] = await Promise.all([
    auth.people.register({ firstName: 'Zenobia' }),
    auth.people.withRole('teacher'),
  ]);
  const id = await sent(colleague, person, { subject: 'Sobre el ornitorrinco' });
  const ids = async (by: Person, filter: object) =>
    ((await list(by, filter)).body as { id: string }[]).map((row) => row.id);
  expect(await ids(teacher, { openedBy: colleague.user.id })).toEqual([id]);
  expect(await ids(teacher, { userId: person.user.id, status: 'done' })).toEqual([id]);
  expect(await ids(teacher, { userId: person.user.id, status: 'open' })).toEqual([]);
  const states = async () =>
    Promise.all(['sent', 'waiting', 'done'].map((state) => ids(teacher, { userId: person.user.id, state })));
  expect(await states()).toEqual([[id], [], []]);
  await patch(colleague, id, { status: 'open' });
  expect(await states()).toEqual([[id], [], []]);
  await reply(person, id, 'Gracias');
  expect(await states()).toEqual([[], [id], []]);
  await patch(colleague, id, { status: 'done' });
  expect(await states()).toEqual([[], [], [id]]);
  expect(await ids(teacher, { q: 'ornitorrinco' })).toEqual([id]);
  expect(await ids(support, { q: 'zenobia' })).toEqual([id]);
  expect(await ids(teacher, { q: 'zenobia' })).toEqual([]);
  expect((await list(teacher, { userId: { $ne: '' } })).status).toBe(400);
});

test('When a message is set to new, then that is refused, from either page', async () => {
  const id = await sent(teacher, await auth.people.register());
  const asSupport = await auth.client.patch(`/api/admin/help/${id}`, {
    authorization: support.bearer,
    body: { status: 'new' },
  });
  for (const { status, body } of [await patch(teacher, id, { status: 'new' }), asSupport])
    expect([status, body.fields?.[0]?.path]).toEqual([400, 'status']);
});

test('When two of staff change a thread at once, then the second is told', async () => {
  const person = await auth.people.register();
  const id = await sent(teacher, person);
  const { headers } = await read(teacher, id);
  const stale = { 'if-match': headers.get('etag') ?? '' };
  expect((await answer(support, id, 'Otra cosa', stale)).status).toBe(200);
  expect((await answer(teacher, id, 'Y otra', stale)).status).toBe(409);
  expect((await patch(teacher, id, { status: 'open' }, stale)).status).toBe(409);
});
