import { userDeletedV1 } from '@academy/contracts/events/auth/user-deleted.v1.ts';
import type { StaffSentQuestion } from '@academy/contracts/http/ai/sent-questions.ts';
import { newId } from '@academy/service-kit/ids/uuid-v7.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { sendQuestion } from '../../src/sent-questions/use-cases/send-question.ts';
import { startAi, sweepNow, type AiUnderTest } from '../support/ai-under-test.ts';

const stack = useTestStack();
const dayMs = 24 * 3_600_000;
let under: AiUnderTest;
let staff: { authorization: string };

beforeAll(async () => {
  under = await startAi(stack);
  // No two questions are sent in the same millisecond, so that their order is known.
  let calls = 0;
  under.deps.now = () => new Date(Date.now() + (calls += 1));
  staff = { authorization: await under.issuer.bearer({ role: 'administrator' }) };
}, 60_000);

const draft = { question: '¿Qué es el caché de prompts?', language: 'es', kind: 'nearest' };

const member = async () => {
  const id = newId();
  const authorization = await under.issuer.bearer({ sub: id });
  const send = (body: object, language: 'es' | 'en' = 'es') =>
    under.client.post('/api/ai-tutor/questions', { authorization, language, body });
  return { id, send };
};
const listed = async (query = '') => {
  const { status, body, headers } = await under.client.get(`/api/admin/tutor-questions${query}`, staff);
  expect(status).toBe(200);
  return { rows: body as StaffSentQuestion[], total: headers.get('x-total-count') };
};
const filtered = (filter: object) => listed(`?filter=${encodeURIComponent(JSON.stringify(filter))}`);
const ofMember = (userId: string) =>
  under.runtime.mongo.collection('sent_questions').countDocuments({ userId });

test('When a member sends a question, then staff read it without who sent it, the newest first', async () => {
  const ana = await member();
  const first = await ana.send({ ...draft, question: `  ${draft.question}\n` });
  expect(first).toMatchObject({ status: 201, body: { id: expect.any(String) } });
  const second = await ana.send({ question: 'Who won the league?', language: 'en', kind: 'not-taught' });
  const { rows } = await filtered({ ids: [first.body.id, second.body.id] });
  expect(rows.map(({ id }) => id)).toEqual([second.body.id, first.body.id]);
  expect(rows[1]).toEqual({
    id: first.body.id,
    ...draft,
    status: 'open',
    createdAt: expect.any(String),
    version: 1,
  });
  expect(JSON.stringify(rows)).not.toContain(ana.id);
});

test.each([
  ['question', { question: ' \n' }, 'La pregunta'],
  ['question', { question: 'a'.repeat(4_001) }, 'La pregunta'],
  ['language', { language: 'fr' }, 'El idioma'],
  ['kind', { kind: 'answer' }, 'La clase de respuesta'],
  ['id', { id: 'mine' }, ''],
])(
  'When the %s is wrong, then it is named in the reader’s language and nothing is kept',
  async (path, wrong, words) => {
    const ana = await member();
    const { status, body } = await ana.send({ ...draft, ...wrong });
    expect({ status, path: body.fields[0].path }).toEqual({ status: 400, path });
    expect(body.fields[0].message).toContain(words);
    expect(await ofMember(ana.id)).toBe(0);
  },
);

test('When a question is sent again under its id, at once or later, then it is one and another’s is refused', async () => {
  const ana = await member();
  const body = { ...draft, id: crypto.randomUUID() };
  const both = await Promise.all([ana.send(body), ana.send(body)]);
  const later = await ana.send({ ...body, language: 'en' });
  for (const { status, body: sent } of [...both, later])
    expect({ status, sent }).toEqual({ status: 201, sent: { id: body.id } });
  expect(await ofMember(ana.id)).toBe(1);
  const eva = await member();
  expect(await eva.send(body)).toMatchObject({ status: 409 });
  expect(await ana.send({ ...body, question: 'Otra' })).toMatchObject({ status: 409 });
  expect(await ana.send({ ...body, remark: 'Otro' })).toMatchObject({ status: 409 });
  expect((await filtered({ ids: [body.id] })).rows).toMatchObject([draft]);
});

test('When a member has sent 20 within a day, then the next is refused in their language, a retry is not, and the next day it goes', async () => {
  const ana = await member();
  const ids = Array.from({ length: 20 }, () => crypto.randomUUID());
  for (const id of ids) expect((await ana.send({ ...draft, id })).status).toBe(201);
  const next = { ...draft, id: crypto.randomUUID() };
  const refused = await ana.send(next);
  expect(refused).toMatchObject({ status: 429, body: { detail: expect.stringContaining('20 preguntas') } });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await ana.send(next, 'en')).body.detail).toContain('20 questions a day');
  expect((await ana.send({ ...draft, id: ids[0] })).status).toBe(201);
  expect(await ofMember(ana.id)).toBe(20);
  // Nobody else is held up by it.
  expect((await (await member()).send(draft)).status).toBe(201);

  const { now } = under.deps;
  under.deps.now = () => new Date(Date.now() + dayMs + 1_000);
  expect((await ana.send(next)).status).toBe(201);
  under.deps.now = now;
});

test('When staff mark a question as done, then it is, can be opened again, and a stale copy is refused', async () => {
  const { body } = await (await member()).send({ ...draft, kind: 'not-taught' });
  const path = `/api/admin/tutor-questions/${body.id}`;
  const set = (status: string, version: number) =>
    under.client.patch(path, { ...staff, headers: { 'if-match': `"${version}"` }, body: { status } });
  expect(await set('done', 1)).toMatchObject({ status: 200, body: { status: 'done', version: 2 } });
  expect((await set('open', 1)).status).toBe(409);
  expect((await under.client.get(path, staff)).body.status).toBe('done');
  expect(await set('open', 2)).toMatchObject({ status: 200, body: { status: 'open' } });
  expect((await set('answered', 3)).body.fields[0].path).toBe('status');
  expect((await under.client.get('/api/admin/tutor-questions/nobody', staff)).status).toBe(404);
});

test('When staff filter, search and page, then they get what fits', async () => {
  const ana = await member();
  const word = `w${crypto.randomUUID()}`;
  const send = async (over: object) =>
    (await ana.send({ ...draft, question: `${word} ${JSON.stringify(over)}`, ...over })).body.id as string;
  const near = await send({});
  const far = await send({ kind: 'not-taught' });
  const english = await send({ language: 'en' });
  await under.client.patch(`/api/admin/tutor-questions/${english}`, { ...staff, body: { status: 'done' } });
  const found = async (filter: object) => (await filtered({ q: word, ...filter })).rows.map(({ id }) => id);
  expect(await found({})).toEqual([english, far, near]);
  expect(await found({ kind: 'not-taught' })).toEqual([far]);
  expect(await found({ language: 'en' })).toEqual([english]);
  expect(await found({ status: 'open' })).toEqual([far, near]);
  const paged = await listed(`?range=[1,1]&filter=${encodeURIComponent(JSON.stringify({ q: word }))}`);
  expect({ ids: paged.rows.map(({ id }) => id), total: paged.total }).toEqual({ ids: [far], total: '3' });
  const unknown = encodeURIComponent(JSON.stringify({ userId: ana.id }));
  expect((await under.client.get(`/api/admin/tutor-questions?filter=${unknown}`, staff)).status).toBe(400);
});

test('When an account is deleted, then its questions and their count are gone, and a slower one leaves none', async () => {
  const ana = await member();
  const eva = await member();
  await ana.send(draft);
  await eva.send(draft);
  const envelope = {
    specversion: '1.0',
    id: newId(),
    source: '/academy/auth',
    type: userDeletedV1.type,
    subject: ana.id,
    time: new Date().toISOString(),
    sequence: 2,
    datacontenttype: 'application/json',
    data: { id: ana.id },
  };
  await under.runtime.kafka.send(userDeletedV1.topic, [
    { key: ana.id, value: JSON.stringify(envelope), headers: {} },
  ]);
  await until(async () => (await ofMember(ana.id)) === 0, { what: 'the questions gone' });
  const counts = under.runtime.mongo.collection<{ _id: string }>('limit_counts');
  await until(async () => (await counts.findOne({ _id: ana.id })) === null, { what: 'their count gone' });
  const { sentQuestions, erasure } = under.deps;
  await erasure.guard(ana.id, () =>
    sendQuestion(sentQuestions, { question: 'Tarde', language: 'es', kind: 'nearest' }, ana.id),
  );
  expect(await ofMember(ana.id)).toBe(0);
  expect(await ofMember(eva.id)).toBe(1);
});

test('When a question is 90 days old, then it goes, and a younger one stays', async () => {
  const ana = await member();
  const rows = under.runtime.mongo.collection<{ _id: string }>('sent_questions');
  const aged = async (days: number) => {
    const { body } = await ana.send(draft);
    const createdAt = new Date(Date.now() - days * dayMs);
    await rows.updateOne({ _id: body.id }, { $set: { createdAt } });
    return body.id as string;
  };
  await aged(91);
  const young = await aged(89);
  await sweepNow(under, 'sentQuestions');
  expect(
    await rows
      .find({ userId: ana.id })
      .map(({ _id }) => _id)
      .toArray(),
  ).toEqual([young]);
});
