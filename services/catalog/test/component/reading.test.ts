import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { startCatalog, type CatalogUnderTest } from '../support/catalog-under-test.ts';
import { exerciseIds, goodAnswer, importTwoCourses, secretPart } from '../support/content.ts';

const stack = useTestStack();
let under: CatalogUnderTest;

beforeAll(async () => {
  under = await startCatalog(stack);
  await importTwoCourses(under.deps);
}, 60_000);

interface Listed {
  id: string;
  isOpen: boolean;
}
const openIds = (body: Listed[]): string[] => body.filter(({ isOpen }) => isOpen).map(({ id }) => id);

test('When a visitor asks for the exercise to try, then it comes with its rubric alone, and no other can be had', async () => {
  const { get } = under.client;
  const [exerciseId = ''] = exerciseIds('first');
  const exercise = await get('/api/trial-exercise');
  expect(exercise).toMatchObject({ status: 200, body: { id: exerciseId, lessonId: 'first--one' } });
  const rubric = await get('/api/trial-exercise/rubric');
  expect(rubric).toMatchObject({
    status: 200,
    body: { exerciseId, rubric: { passScore: expect.any(Number) } },
  });
  expect(Object.keys(rubric.body).toSorted()).toEqual(['exerciseId', 'references', 'rubric']);
  const answered = JSON.stringify([exercise.body, rubric.body]);
  expect(answered).not.toContain(goodAnswer);
  expect((await get(`/api/exercises/${exerciseId}/rubric`)).status).toBe(401);
});

test('When staff make a course premium or free, then it closes or opens for members without Premium', async () => {
  const authorization = await under.issuer.bearer({ sub: 'sol', plan: 'free' });
  const asStaff = { authorization: await under.issuer.bearer({ sub: 'boss', role: 'administrator' }) };
  const { get, patch } = under.client;
  const make = async (id: string, isPremium: boolean) =>
    expect((await patch(`/api/admin/courses/${id}`, { ...asStaff, body: { isPremium } })).body).toMatchObject(
      { isPremium },
    );
  const opens = async () => [
    (await get('/api/lessons/first--one', { authorization })).status,
    (await get('/api/lessons/second--one', { authorization })).status,
    openIds((await get('/api/courses', { authorization })).body),
  ];
  await make('first', true);
  expect(await opens()).toEqual([403, 403, []]);
  expect((await get('/api/trial-exercise')).status).toBe(404);
  await make('second', false);
  expect(await opens()).toEqual([403, 200, ['second']]);
  await make('first', false);
  expect(await opens()).toEqual([200, 200, ['first', 'second']]);
  await make('second', true);
  expect(await opens()).toEqual([200, 403, ['first']]);
});

describe('who may open what', () => {
  const cases = [
    ['a visitor', null, []],
    ['a free learner', { plan: 'free' }, ['first']],
    ['a premium learner', { plan: 'premium' }, ['first', 'second']],
    ['a moderator without premium', { role: 'moderator' }, ['first']],
    ['an administrator', { role: 'administrator' }, ['first', 'second']],
  ] as const;

  test.each(cases)(
    'When %s asks, then lists say what is open and direct calls give no more',
    async (who, claims, open) => {
      const sub = who.replaceAll(' ', '-');
      const authorization = claims ? { authorization: await under.issuer.bearer({ ...claims, sub }) } : {};
      const { get, post } = under.client;
      expect(openIds((await get('/api/courses', authorization)).body)).toEqual(open);
      for (const id of ['first', 'second']) {
        const isOpen = (open as readonly string[]).includes(id);
        const [exerciseId] = exerciseIds(id);
        const lessons = await get(`/api/courses/${id}/lessons`, authorization);
        expect(lessons.body).toMatchObject([{ titleEn: 'Lesson one', isOpen }, { titleEn: 'Lesson two' }]);
        expect((await get(`/api/courses/${id}`, authorization)).body.isOpen).toBe(isOpen);
        const closed = [
          await get(`/api/lessons/${id}--one`, authorization),
          await get(`/api/lessons/${id}--one/exercises`, authorization),
          await get(`/api/exercises/${exerciseId}/attempts`, authorization),
          await post(`/api/exercises/${exerciseId}/check`, {
            ...authorization,
            body: { answer: goodAnswer, language: 'en' },
          }),
        ];
        const expected = isOpen ? 200 : claims ? 403 : 401;
        expect(closed.map(({ status }) => status)).toEqual([expected, expected, expected, expected]);
        expect(JSON.stringify([lessons.body, ...closed.map(({ body }) => body)]).includes(secretPart)).toBe(
          isOpen,
        );
      }
      if (claims) {
        const progress = await get('/api/user/progress', authorization);
        expect(Object.keys(progress.body).toSorted()).toEqual(open);
        expect(await under.deps.attempts.listUncounted({ userId: sub, until: new Date(), limit: 9 })).toEqual(
          [],
        );
      }
    },
  );

  test('When a closed lesson is asked for in Spanish, then the refusal says why in Spanish', async () => {
    const authorization = await under.issuer.bearer();
    const answer = await under.client.get('/api/lessons/second--one', { authorization, language: 'es' });
    expect(answer.body).toMatchObject({ status: 403, detail: 'Este curso es para miembros Premium.' });
  });

  test('When a token is forged, then learning gets 401 and the public list shows a visitor', async () => {
    const [head, claims] = (await under.issuer.token({ plan: 'premium' })).split('.');
    const authorization = `Bearer ${head}.${claims}.${Buffer.from('forged').toString('base64url')}`;
    expect((await under.client.get('/api/lessons/first--one', { authorization })).status).toBe(401);
    expect(openIds((await under.client.get('/api/courses', { authorization })).body)).toEqual([]);
  });
});

describe('lists', () => {
  const idsOf = async (path: string) => (await under.client.get(path)).body.map(({ id }: Listed) => id);

  test('When the list is asked for again, then its ETag saves sending it, and each class has its own', async () => {
    const free = await under.issuer.bearer();
    const answer = await under.client.get('/api/courses', { authorization: free });
    expect(answer.headers.get('vary')).toMatch(/authorization/i);
    const headers = { 'if-none-match': answer.headers.get('etag') ?? '' };
    expect((await under.client.get('/api/courses', { authorization: free, headers })).status).toBe(304);
    expect((await under.client.get('/api/courses', { headers })).status).toBe(200);
  });

  test('When courses are searched, filtered and paged, then they come by their order', async () => {
    expect(await idsOf('/api/courses')).toEqual(['first', 'second']);
    expect(await idsOf('/api/courses?q=SECÓND')).toEqual(['second']);
    expect(await idsOf('/api/courses?q=nowhere')).toEqual([]);
    expect(await idsOf('/api/courses?level=advanced')).toEqual(['second']);
    const page = await under.client.get('/api/courses?limit=1&q=curso');
    const next = /<([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1] ?? '';
    const rest = await under.client.get(next);
    expect(rest.body.map(({ id }: Listed) => id)).toEqual(['second']);
    expect(rest.headers.get('link')).toBeNull();
    expect((await under.client.get('/api/courses?after=nonsense')).body.fields).toMatchObject([
      { path: 'after' },
    ]);
  });

  test('When figures are asked for, then they are counted', async () => {
    const { body } = await under.client.get('/api/courses/figures');
    expect(body).toEqual({ courses: 2, lessons: 4, exercises: 8, isCourseQueued: false });
  });

  test('When a course, lesson or exercise does not exist, then it says so', async () => {
    const authorization = await under.issuer.bearer();
    const texts = [];
    for (const path of [
      'courses/x',
      'courses/x/lessons',
      'course-image/x',
      'lessons/x',
      'exercises/x/attempts',
    ])
      texts.push((await under.client.get(`/api/${path}`, { authorization, language: 'es' })).body.error);
    expect(texts).toEqual([
      'Curso no encontrado',
      'Curso no encontrado',
      'Curso no encontrado',
      'Lección no encontrada',
      'Ejercicio no encontrado',
    ]);
  });
});

describe('exercises', () => {
  test('When exercises are listed, then their rubrics and hints stay on the server', async () => {
    const authorization = await under.issuer.bearer({ sub: 'reader' });
    const { body } = await under.client.get('/api/lessons/first--one/exercises', { authorization });
    expect(body[1]).toEqual({
      id: 'first--one--second',
      lessonId: 'first--one',
      orderIndex: 1,
      titleEs: 'Pide la rueda',
      titleEn: 'Ask for the wheel',
      promptEs: 'A tu silla le falta algo. Pide que te lo manden.',
      promptEn: 'Something of your chair is missing. Ask for it.',
      passScore: 60,
      attempts: 0,
      bestScore: null,
      passed: false,
      pending: null,
    });
  });
});

describe('covers', () => {
  test('When a cover is asked for, then it is an SVG in that language that a browser keeps', async () => {
    const answer = await under.client.get('/api/course-image/first?lang=es&v=2');
    expect(answer.headers.get('content-type')).toMatch('image/svg+xml');
    expect(answer.body).toContain('<title>Curso first: Rol, tarea, contexto</title>');
    const headers = { 'if-none-match': answer.headers.get('etag') ?? '' };
    expect((await under.client.get('/api/course-image/first?lang=es', { headers })).status).toBe(304);
    expect((await under.client.get('/api/course-image/first?lang=en', { headers })).status).toBe(200);
    expect((await under.client.get('/api/course-image/first', { language: 'es' })).body).toBe(answer.body);
  });
});
