import { coursePublishedV1 } from '@academy/contracts/events/catalog/course-published.v1.ts';
import { lessonPublishedV1 } from '@academy/contracts/events/catalog/lesson-published.v1.ts';
import { lessonUpdatedV1 } from '@academy/contracts/events/catalog/lesson-updated.v1.ts';
import type { CourseSummary } from '@academy/contracts/http/ai/summaries.ts';
import { newId } from '@academy/service-kit/ids/uuid-v7.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { startAi, type AiUnderTest } from '../support/ai-under-test.ts';
import type { Behaviour, ProviderStub } from '../support/provider-behaviour.ts';
import { startProviderStub } from '../support/provider-stub.ts';
import { courseData, lessonData, publish } from '../support/publish.ts';

const stack = useTestStack();
let stub: ProviderStub;
let alone: AiUnderTest;
let live: AiUnderTest;

const lesson = (courseId: string, fact: string) =>
  lessonData('Lesson', {
    courseId,
    contentEs: `## Idea\n\nUna respuesta ${fact} se comprueba con la fuente que está delante.`,
    contentEn: `## Idea\n\nA ${fact} answer is checked against the source that is in front of you.`,
  });

beforeAll(async () => {
  const kafka = stack.kafka();
  const course = (id: string, orderIndex: number) =>
    publish(kafka, coursePublishedV1, {
      id,
      data: courseData(`Course ${id}`, { orderIndex, isPremium: orderIndex > 0, lessonIds: [`${id}-1`] }),
    });
  await Promise.all([course('first', 0), course('second', 1)]);
  for (const id of ['first', 'second'])
    await publish(kafka, lessonPublishedV1, { id: `${id}-1`, data: lesson(id, 'buena') });
  stub = await startProviderStub();
  stack.afterSuite(() => stub.close());
  alone = await startAi(stack);
  live = await startAi(stack, { env: { OPENAI_BASE_URL: stub.url, OPENAI_API_KEY: 'key' } });
}, 60_000);
beforeEach(() => stub.reset());

const summarise = async (
  under: AiUnderTest,
  { id = 'first', plan = 'free', language = 'es', sub = newId() }: Record<string, string> = {},
) =>
  under.client.post(`/api/courses/${id}/generate-comprehension`, {
    authorization: await under.issuer.bearer({ sub, plan: plan as 'free' }),
    language: language as 'es',
  });
const long = (text: string): string[] => Array.from({ length: 60 }, () => `${text} `);

test('When a member asks without a model, then it is built in and labelled, in the language of the interface', async () => {
  const { status, body } = await summarise(alone);
  expect(status).toBe(200);
  expect(body).toMatchObject({ courseTitle: 'Course first (es)', answeredBy: { kind: 'built-in' } });
  expect(body.document).toContain('Una respuesta buena se comprueba');
  expect(body.document).toContain('No lo ha escrito un modelo de lenguaje');
  expect((await summarise(alone, { language: 'en' })).body.document).toContain(
    'is checked against the source',
  );
});

test('When a course is closed to a member or does not exist, then it is 403 or 404, and Premium opens it', async () => {
  const closed = await summarise(alone, { id: 'second' });
  expect([closed.status, closed.body.type]).toEqual([403, '/problems/premium-only']);
  expect((await summarise(alone, { id: 'nothing' })).status).toBe(404);
  expect((await summarise(alone, { id: 'second', plan: 'premium' })).status).toBe(200);
  expect((await alone.client.post('/api/courses/first/generate-comprehension')).status).toBe(401);
});

test('When a summary was made, then it is given again until a lesson changes', async () => {
  const first: CourseSummary = (await summarise(alone)).body;
  expect((await summarise(alone)).body).toEqual(first);
  await publish(stack.kafka(), lessonUpdatedV1, {
    id: 'first-1',
    sequence: 2,
    data: lesson('first', 'nueva'),
  });
  await until(async () => (await summarise(alone)).body.document.includes('Una respuesta nueva'), {
    what: 'the summary of the new version',
  });
});

test('When a model is configured, then it writes from the lessons once, and others get the same', async () => {
  stub.next({ kind: 'answer', pieces: long('## Objetivos'), firstMs: 50 });
  const sub = newId();
  const ask = () => summarise(live, { id: 'second', plan: 'premium', sub });
  const [one, other] = await Promise.all([ask(), ask()]);
  expect(one.body).toMatchObject({ answeredBy: { kind: 'openai' } });
  expect(other.body).toEqual(one.body);
  expect((await summarise(live, { id: 'second', plan: 'premium' })).body).toEqual(one.body);
  expect(stub.calls).toHaveLength(1);
  expect(JSON.stringify(stub.calls[0]?.body)).toContain('Una respuesta buena se comprueba');
});

test.each<[string, Behaviour]>([
  ['fails', { kind: 'status', status: 401 }],
  ['breaks off', { kind: 'cut', pieces: long('## Objetivos') }],
  ['says hardly anything', { kind: 'answer', pieces: ['No.'] }],
])(
  'When the model %s, then the built-in summary is given, labelled, and the next one asks the model again',
  async (_, behaviour) => {
    stub.next(behaviour);
    const { status, body } = await summarise(live, { language: 'en', plan: 'premium' });
    expect([status, body.answeredBy]).toEqual([200, { kind: 'built-in' }]);
    expect(body.document).toContain('No language model wrote it');
    const asked = stub.calls.length;
    stub.next({ kind: 'answer', pieces: ['No.'] });
    await summarise(live, { language: 'en', plan: 'premium' });
    expect(stub.calls.length).toBeGreaterThan(asked);
  },
);
