import { until } from '@academy/service-kit/testing/wait-for.ts';
import { helpAnsweredV1 } from '@academy/contracts/events/auth/help-answered.v1.ts';
import { mailsOf } from '../support/mails.ts';
import { from, newAddress, type Person } from '../support/people.ts';
import { lead, question } from '../support/support-forms.ts';
import { useAuth } from '../support/use-auth.ts';

const auth = useAuth();
const mails = mailsOf(auth);
let admin: Person;
beforeAll(async () => {
  admin = await auth.people.admin();
});

const ask = async (person: Person, sent = question()): Promise<string> =>
  (await auth.client.post('/api/help', { authorization: person.bearer, body: sent })).body.id;
const answer = (id: string, text: string, headers: Record<string, string> = {}) =>
  auth.client.post(`/api/admin/help/${id}/answer`, {
    authorization: admin.bearer,
    body: { text },
    headers,
  });
const ofInquiry = (id: string) => mails.all().filter(({ subject }) => subject === id);

test('When a member asks, however often the form is sent, then they and staff get one mail each', async () => {
  const person = await auth.people.register({ language: 'en', timeZone: 'America/Bogota' });
  const sent = question({ subject: 'Una duda' });
  const ids = await Promise.all([ask(person, sent), ask(person, sent), ask(person, sent)]);
  const [id = ''] = ids;
  await until(() => ofInquiry(id).length >= 2);
  await ask(person, sent);
  const other = await ask(person, question({ requestId: undefined }));
  await until(() => ofInquiry(other).length >= 2);
  expect(ofInquiry(id)).toMatchObject([
    {
      template: 'help_received',
      userId: person.user.id,
      address: person.email,
      language: 'en',
      timeZone: 'America/Bogota',
      values: { name: 'Ana', subject: 'Una duda', text: sent.text },
    },
    {
      template: 'help_message',
      userId: null,
      address: null,
      values: {
        subject: 'Una duda',
        from: person.email,
        priority: false,
        consoleUrl: `http://localhost:8080/admin/help/${id}/show`,
      },
    },
  ]);
});

test('When a company writes, then it and staff get a mail; past three an hour to one address only staff do', async () => {
  const { email } = lead();
  const ids: string[] = [];
  for (let i = 0; i < 4; i += 1) {
    const body = { ...lead(), requestId: undefined, company: `Talleres ${i}` };
    ids.push((await auth.client.post('/api/business/leads', from(newAddress(), { body }))).body.id);
  }
  await until(() => ofInquiry(ids[3] ?? '').length > 0);
  expect(ofInquiry(ids[0] ?? '')).toMatchObject([
    { template: 'business_received', userId: null, address: email, values: { company: 'Talleres 0' } },
    { template: 'business_message', address: null, values: { company: 'Talleres 0', from: email } },
  ]);
  expect(ofInquiry(ids[3] ?? '').map(({ template }) => template)).toEqual(['business_message']);
});

test('When staff answer, then the member gets it by mail, their bell hears of it, and it stays with the question', async () => {
  const person = await auth.people.register({ language: 'en' });
  const sent = question({ subject: 'Una duda' });
  const id = await ask(person, sent);
  const { status, body } = await answer(id, '  Desde los ajustes.  ');
  expect([status, body]).toMatchObject([
    200,
    { status: 'done', answers: [{ text: 'Desde los ajustes.', by: admin.user.id }] },
  ]);
  const read = await auth.client.get(`/api/admin/help/${id}`, { authorization: admin.bearer });
  expect(read.body).toEqual(body);
  // The question was written in Spanish, whatever the account says.
  expect(await mails.read(person.email, 'help_answered')).toMatchObject({
    language: 'es',
    values: { answer: 'Desde los ajustes.', subject: 'Una duda', question: sent.text, name: 'Ana' },
  });
  const told = await until(() =>
    auth.events.find(({ type, subject }) => type === helpAnsweredV1.type && subject === person.user.id),
  );
  expect(told.data).toMatchObject({ userId: person.user.id, helpId: id });
  for (const topic of ['mail.requests', 'auth.support', 'audit.actions'])
    expect(await auth.rawMessages(topic)).not.toContain('Desde los ajustes');
  expect(auth.logs.join('\n')).not.toContain('Desde los ajustes');
});

test('When two of staff answer at once, then one answer goes out and the other is told', async () => {
  const person = await auth.people.register();
  const id = await ask(person);
  const seen = await auth.client.get(`/api/admin/help/${id}`, { authorization: admin.bearer });
  const headers = { 'if-match': seen.headers.get('etag') ?? '', 'accept-language': 'es' };
  const answers = await Promise.all([answer(id, 'Uno.', headers), answer(id, 'Dos.', headers)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  await mails.read(person.email, 'help_answered');
});

test.each([
  ['en', 'The message is required'],
  ['es', 'El mensaje es obligatorio'],
])(
  'When the answer is empty (%s), then the field is named and nothing is sent',
  async (language, message) => {
    const person = await auth.people.register();
    const id = await ask(person);
    const refused = await answer(id, '   ', { 'accept-language': language });
    expect([refused.status, refused.body.fields]).toEqual([400, [{ path: 'text', message }]]);
    const read = await auth.client.get(`/api/admin/help/${id}`, { authorization: admin.bearer });
    expect(read.body).toMatchObject({ status: 'new', answers: [] });
  },
);

test('When a moderator or the member answers, then they may not', async () => {
  const [person, moderator] = await Promise.all([auth.people.register(), auth.people.withRole('moderator')]);
  const id = await ask(person);
  for (const { bearer } of [person, moderator]) {
    const path = `/api/admin/help/${id}/answer`;
    expect((await auth.client.post(path, { authorization: bearer, body: { text: 'No.' } })).status).toBe(403);
  }
});

test('When staff answer a company, then it gets the answer by mail in its language, and the lead keeps it', async () => {
  const { email, text, company } = lead();
  const sent = await auth.client.post(
    '/api/business/leads',
    from(newAddress(), { body: { ...lead(), email, requestId: undefined } }),
  );
  const path = `/api/admin/leads/${sent.body.id}`;
  const seen = await auth.client.get(path, { authorization: admin.bearer });
  const reply = (body: string, headers: Record<string, string>) =>
    auth.client.post(`${path}/answer`, { authorization: admin.bearer, body: { text: body }, headers });
  const headers = { 'if-match': seen.headers.get('etag') ?? '' };
  const replies = await Promise.all([
    reply('Hablamos el lunes.', headers),
    reply('Hablamos el lunes.', headers),
  ]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  const read = await auth.client.get(path, { authorization: admin.bearer });
  expect(read.body).toMatchObject({
    status: 'done',
    answers: [{ text: 'Hablamos el lunes.', by: admin.user.id }],
  });
  expect(await mails.read(email, 'help_answered')).toMatchObject({
    language: lead().language,
    values: { answer: 'Hablamos el lunes.', subject: company, question: text },
  });
  const moderator = await auth.people.withRole('moderator');
  const refused = await auth.client.post(`${path}/answer`, {
    authorization: moderator.bearer,
    body: { text: 'No.' },
  });
  expect(refused.status).toBe(403);
});
