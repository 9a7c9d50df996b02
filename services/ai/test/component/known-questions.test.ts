import { aiTopics } from '@academy/contracts/events/ai/topics.ts';
import { lessonRemovedV1 } from '@academy/contracts/events/catalog/lesson-removed.v1.ts';
import { lessonUpdatedV1 } from '@academy/contracts/events/catalog/lesson-updated.v1.ts';
import { courseUpdatedV1 } from '@academy/contracts/events/catalog/course-updated.v1.ts';
import type { StaffKnownQuestion } from '@academy/contracts/http/ai/known-questions.ts';
import { knownQuestionLimits } from '@academy/contracts/shared/known-question-limits.ts';
import type { StaffPassage } from '@academy/contracts/http/ai/passages.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { publishAcademy } from '../support/academy.ts';
import { startAi, sweepNow, type AiUnderTest } from '../support/ai-under-test.ts';
import { courseData, lessonData, publish } from '../support/publish.ts';

const stack = useTestStack();
let under: AiUnderTest;
let other: AiUnderTest;
const env = { AI_CALLS_PER_MINUTE: '100000' };

const roleplay = {
  contentEs:
    '## Ensayar\n\nReparte los papeles antes de empezar.\n\n## Cerrar\n\nTermina con una lista breve.',
  contentEn: '## Rehearse\n\nHand out the parts before you begin.\n\n## Close\n\nFinish with a short list.',
  courseId: 'first',
};
const knowsLesson = (of: AiUnderTest, isThere = true) =>
  until(async () => ((await of.deps.knowledge.read()).shelf.lesson('roleplay') !== null) === isThere, {
    what: 'the lesson known, or gone',
  });

beforeAll(async () => {
  await publishAcademy(stack.kafka());
  under = await startAi(stack, { env, topics: [aiTopics.knownQuestions] });
  other = await startAi(stack, { env });
  const course = courseData('First steps', { lessonIds: ['anatomy', 'roleplay'], orderIndex: 0 });
  await publish(stack.kafka(), courseUpdatedV1, { id: 'first', sequence: 2, data: course });
  await publish(stack.kafka(), lessonUpdatedV1, { id: 'roleplay', data: lessonData('Roleplay', roleplay) });
  for (const one of [under, other]) await knowsLesson(one);
}, 90_000);

beforeEach(async () => {
  for (const question of (await listed({ status: 'active' })).rows)
    expect((await change(question.id, { status: 'removed' })).status).toBe(200);
});

const as = async (role: 'administrator' | 'moderator' | 'learner', sub = 'boss') => ({
  authorization: await under.issuer.bearer({ role, sub }),
});
const passageOf = async (kind: 'lesson' | 'document', placeId: string, language = 'es') => {
  const filter = encodeURIComponent(JSON.stringify({ kind, placeId, language }));
  const { status, body } = await under.client.get(
    `/api/admin/tutor-passages?filter=${filter}`,
    await as('administrator'),
  );
  expect(status).toBe(200);
  return body as StaffPassage[];
};
const add = async (body: object, language: 'es' | 'en' = 'es') =>
  under.client.post('/api/admin/known-questions', { ...(await as('administrator')), language, body });
const change = async (id: string, body: object, headers = {}) =>
  under.client.patch(`/api/admin/known-questions/${id}`, {
    ...(await as('administrator')),
    headers,
    body,
  });
const listed = async (filter: object = {}) => {
  const query = encodeURIComponent(JSON.stringify(filter));
  const { status, body } = await under.client.get(
    `/api/admin/known-questions?filter=${query}`,
    await as('administrator'),
  );
  expect(status).toBe(200);
  return { rows: body as StaffKnownQuestion[] };
};
const ask = async (
  of: AiUnderTest,
  message: string,
  language: 'es' | 'en' = 'es',
  conversation: { from: 'learner' | 'tutor'; text: string }[] = [],
) => {
  const authorization = await of.issuer.bearer({ sub: 'ana' });
  const { status, body } = await of.client.post('/api/ai-tutor/chat', {
    authorization,
    body: { message, language, conversation },
  });
  expect(status).toBe(200);
  return { kind: body.kind as string, first: body.sources[0]?.heading as string | undefined };
};
const question = '¿Quién hace de cliente enfadado en la obra?';
const rehearse = async () =>
  (await passageOf('lesson', 'roleplay')).find(({ heading }) => heading === 'Ensayar')!;
const added = async (over: object = {}) => {
  const { status, body } = await add({
    question,
    language: 'es',
    passage: (await rehearse()).id,
    ...over,
  });
  expect(status).toBe(201);
  return body as StaffKnownQuestion;
};

test('When staff add a known question, then the next answer knows it in both languages, and undone it does not', async () => {
  const before = await ask(under, question);
  expect(before.first).not.toBe('Ensayar');
  const { id, version } = await added();
  expect(await ask(under, question)).toEqual({ kind: 'answer', first: 'Ensayar' });
  expect(await ask(under, question, 'en')).toEqual({ kind: 'answer', first: 'Rehearse' });
  const removed = await change(id, { status: 'removed' }, { 'if-match': `"${version}"` });
  expect(removed).toMatchObject({ status: 200, body: { status: 'removed' } });
  expect(await ask(under, question)).toEqual(before);
});

test('When its words are asked again in a conversation, then they go on from nothing, though «más» leans on what came before', async () => {
  const more = '¿Cómo consigo más soltura?';
  const conversation = [{ from: 'learner' as const, text: '¿Cómo termino con una lista breve?' }];
  expect((await ask(under, more, 'es', conversation)).first).not.toBe('Ensayar');
  await added({ question: more });
  expect(await ask(under, more, 'es', conversation)).toEqual({ kind: 'answer', first: 'Ensayar' });
});

test('When it is added in one replica, then the other answers by it without a restart, and one that starts later too', async () => {
  // Held before, so that only the event can tell of it: its own look at the store would be minutes away.
  await ask(other, question);
  const { id } = await added();
  await until(async () => (await ask(other, question)).first === 'Ensayar', { what: 'the other replica' });
  const later = await startAi(stack, { env });
  await knowsLesson(later);
  expect(await ask(later, question)).toEqual({ kind: 'answer', first: 'Ensayar' });
  await change(id, { status: 'removed' });
  for (const one of [other, later])
    await until(async () => (await ask(one, question)).first !== 'Ensayar', { what: 'removed there' });
});

test('When the same event comes twice, or an older one after a newer, then the answer stays as the store says', async () => {
  const { id, version } = await added();
  const {
    topic,
    key: _,
    ...envelope
  } = await until(() => under.events.find(({ subject }) => subject === id), { what: 'the event' });
  await change(id, { status: 'removed' }, { 'if-match': `"${version}"` });
  const value = JSON.stringify(envelope);
  for (let time = 0; time < 2; time += 1) await stack.kafka().send(topic, [{ key: id, value, headers: {} }]);
  const { id: next } = await added({ question: '¿Quién hace de suegra?' });
  await until(async () => (await ask(other, '¿Quién hace de suegra?')).first === 'Ensayar', {
    what: 'all told',
  });
  expect((await ask(other, question)).first).not.toBe('Ensayar');
  expect((await listed({ status: 'active' })).rows.map((row) => row.id)).toEqual([next]);
});

test('When its text is withdrawn, then its known questions are out, and published again they are back', async () => {
  const { id } = await added();
  await publish(stack.kafka(), lessonRemovedV1, { id: 'roleplay', sequence: 10 });
  for (const one of [under, other]) await knowsLesson(one, false);
  expect((await ask(under, question)).first).not.toBe('Ensayar');
  expect((await listed({ ids: [id] })).rows).toMatchObject([{ status: 'active', passage: null }]);
  const data = lessonData('Roleplay', {
    ...roleplay,
    contentEs: `Una entrada nueva.\n\n${roleplay.contentEs}`,
    contentEn: `A new beginning.\n\n${roleplay.contentEn}`,
  });
  await publish(stack.kafka(), lessonUpdatedV1, { id: 'roleplay', sequence: 11, data });
  for (const one of [under, other]) await knowsLesson(one);
  expect(await ask(under, question)).toEqual({ kind: 'answer', first: 'Ensayar' });
  expect((await listed({ ids: [id] })).rows).toMatchObject([{ passage: { heading: 'Ensayar' } }]);
});

test('When one question is known of a passage, then others are answered as before', async () => {
  const others = [
    '¿Qué son las alucinaciones?',
    '¿Cómo se monta una tabla de surf?',
    '¿Quién ganó la liga de fútbol el año pasado?',
    'Reparte los papeles antes de empezar',
    '¿Termino con una lista breve?',
  ];
  const answers = async () => {
    const all = [];
    for (const message of others) all.push(await ask(under, message));
    return all;
  };
  const before = await answers();
  await added();
  expect(await answers()).toEqual(before);
});

test('When it is reworded, removed and brought back, then its history says who, when and what it was before', async () => {
  const { id } = await added();
  const reworded = await change(id, { question: '¿Quién hace de juez?' });
  expect(reworded).toMatchObject({ status: 200, body: { question: '¿Quién hace de juez?' } });
  await change(id, { status: 'removed' });
  await change(id, { status: 'active' });
  const [row] = (await listed({ ids: [id] })).rows;
  const active = { question: '¿Quién hace de juez?', status: 'active' };
  expect(row?.history).toEqual([
    { by: 'boss', at: expect.any(String), before: { ...active, status: 'removed' } },
    { by: 'boss', at: expect.any(String), before: active },
    { by: 'boss', at: expect.any(String), before: { question, status: 'active' } },
    { by: 'boss', at: expect.any(String), before: null },
  ]);
  expect((await change(id, { status: 'removed' }, { 'if-match': '"1"' })).status).toBe(409);
  expect((await change('nobody', { status: 'removed' })).status).toBe(404);
});

test('When a question was removed more than 30 days ago, then none of its text stays, and a younger one can be brought back', async () => {
  const { id: old } = await added();
  const { id: young } = await added({ question: '¿Quién hace de abuela?' });
  const { id: known } = await added({ question: '¿Quién hace de alcalde?' });
  for (const one of [old, young]) await change(one, { status: 'removed' });
  const rows = under.runtime.mongo.collection<{ _id: string }>('known_questions');
  const aged = (of: string, days: number) =>
    rows.updateOne({ _id: of }, { $set: { updatedAt: new Date(Date.now() - days * 24 * 3_600_000) } });
  await aged(old, 31);
  await aged(young, 29);
  await aged(known, 31);
  expect(await sweepNow(under, 'knownQuestions')).toEqual([1]);
  await until(async () => (await rows.findOne({ _id: old })) === null, { what: 'the record gone' });
  // Of a compacted topic this is what stays.
  const told = () => under.events.findLast(({ subject }) => subject === old)?.data as { question: string };
  await until(() => told().question === '', { what: 'the topic told' });
  expect(told()).toMatchObject({ status: 'removed', sentences: { es: null, en: null } });
  expect((await change(old, { status: 'active' })).status).toBe(404);
  expect((await listed({ ids: [old, young, known] })).rows.map(({ id }) => id)).toEqual([young, known]);
  // Brought back while the sweep looked, it stays.
  expect(await under.deps.knownQuestions.questions.expire(known, new Date())).toBe(false);
  expect((await change(young, { status: 'active' })).status).toBe(200);
});

test.each([
  ['question', { question: ' ' }, 'La pregunta', 'The question'],
  ['question', { question: '¿…?' }, 'con palabras', 'in words'],
  ['question', { question: '¿Y qué hago?' }, 'con palabras', 'in words'],
  ['question', { question: 'a'.repeat(knownQuestionLimits.characters + 1) }, 'La pregunta', 'The question'],
  ['language', { language: 'fr' }, 'El idioma', 'The language'],
  ['passage', { passage: 'lesson/roleplay/es/none' }, 'ya no está publicado', 'no longer published'],
])(
  'When the %s is wrong, then it is named in both languages and nothing is added',
  async (path, wrong, es, en) => {
    const body = { question, language: 'es', passage: (await rehearse()).id, ...wrong };
    for (const [language, words] of [
      ['es', es],
      ['en', en],
    ] as const) {
      const refused = await add(body, language);
      expect({ status: refused.status, path: refused.body.fields[0].path }).toEqual({ status: 400, path });
      expect(refused.body.fields[0].message).toContain(words);
    }
    expect((await listed({ status: 'active' })).rows).toEqual([]);
  },
);

test('When a passage has twelve, or this one already, then another is refused by its field, and a removed one makes room', async () => {
  const rows: StaffKnownQuestion[] = [];
  for (let at = 0; at < knownQuestionLimits.perPassage; at += 1)
    rows.push(await added({ question: `¿Quién hace de figurante ${at}?` }));
  const passage = (await rehearse()).id;
  const full = await add({ question, language: 'es', passage });
  expect(full).toMatchObject({ status: 400, body: { fields: [{ path: 'passage' }] } });
  await change(rows[0]!.id, { status: 'removed' });
  const again = await add({ question: ' ¿quién hace de FIGURANTE 1? ', language: 'es', passage });
  expect(again).toMatchObject({ status: 400, body: { fields: [{ path: 'question' }] } });
  await added();
  expect(await change(rows[0]!.id, { status: 'active' })).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'passage' }] },
  });
});

test('When it is added again under its id, then it is one, and another’s id is refused', async () => {
  const id = crypto.randomUUID();
  await added({ id });
  await added({ id });
  expect((await listed({ ids: [id] })).rows).toHaveLength(1);
  const passage = (await rehearse()).id;
  expect((await add({ id, question: 'Otra suegra', language: 'es', passage })).status).toBe(409);
  const beside = (await passageOf('lesson', 'roleplay')).find(({ heading }) => heading === 'Cerrar')!;
  expect((await add({ id, question, language: 'es', passage: beside.id })).status).toBe(409);
});

test.each(['learner', 'moderator'] as const)(
  'When a %s asks for any of it, then it is refused and nothing changes',
  async (role) => {
    const { id } = await added();
    const caller = await as(role, 'eva');
    const body = { question: 'Otra', language: 'es', passage: (await rehearse()).id };
    const calls = [
      under.client.get('/api/admin/known-questions', caller),
      under.client.get(`/api/admin/known-questions/${id}`, caller),
      under.client.get('/api/admin/tutor-passages', caller),
      under.client.get('/api/admin/tutor-votes', caller),
      under.client.post('/api/admin/known-questions', { ...caller, body }),
      under.client.patch(`/api/admin/known-questions/${id}`, { ...caller, body: { status: 'removed' } }),
    ];
    for (const { status } of await Promise.all(calls)) expect(status).toBe(403);
    expect((await listed({ status: 'active' })).rows.map((row) => row.id)).toEqual([id]);
  },
);

test('When staff look for the passage of a question, then the best come first, whoever may open them', async () => {
  const filter = encodeURIComponent(JSON.stringify({ question: 'delimitadores', language: 'es' }));
  const { body } = await under.client.get(
    `/api/admin/tutor-passages?filter=${filter}`,
    await as('administrator'),
  );
  expect(body[0]).toMatchObject({ kind: 'lesson', placeId: 'delimiters', language: 'es' });
  expect(body[0].href).toContain('/lessons/delimiters?lang=es&passage=');
});
