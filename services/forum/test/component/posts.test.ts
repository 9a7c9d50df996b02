import { randomUUID } from 'node:crypto';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { startForum, type ForumUnderTest } from '../support/forum-under-test.ts';
import { callerOf, memberOf, type CallerUnderTest } from '../support/members.ts';

const stack = useTestStack();
let under: ForumUnderTest;
let eva: CallerUnderTest;
let free: CallerUnderTest;

beforeAll(async () => {
  under = await startForum(stack);
  eva = await memberOf(under, { id: 'eva', plan: 'premium' });
  free = await memberOf(under, { id: 'fran' });
}, 60_000);

const eventsOf = (postId: string, type: string) =>
  under.events.filter((event) => event.subject === postId && event.type === `academy.forum.${type}.v1`);

test('When a premium member posts, then everybody reads it, with its author as others may see them', async () => {
  const { status, body } = await eva.writePost({ content: '## Hola\n\nA **bold** question about sources.' });
  expect(status).toBe(201);
  const read = await under.client.get(`/api/forum/posts/${body.id}`);
  expect(read.body).toMatchObject({
    title: 'How do you check facts?',
    content: '## Hola\n\nA **bold** question about sources.',
    categoryId: 'general',
    status: 'visible',
    replyCount: 0,
    own: false,
    user: { kind: 'member', firstName: 'Ana', lastName: 'Ruiz', username: 'eva' },
  });
  const [listed] = (await eva.get('/api/forum/posts?limit=1')).body;
  expect(listed).toMatchObject({ id: body.id, content: 'Hola A bold question about sources.', own: true });
  await until(() => eventsOf(body.id, 'post_created').length === 1);
});

test('When a free member posts, then they are refused, and may still reply', async () => {
  expect((await free.writePost()).status).toBe(403);
  const { id } = (await eva.writePost()).body;
  const reply = await free.reply(id, 'Ask for the page number.');
  expect(reply.status).toBe(201);
  expect(reply.body).toMatchObject({ postId: id, content: 'Ask for the page number.', own: true });
  expect((await under.client.get(`/api/forum/posts/${id}`)).body).toMatchObject({
    replyCount: 1,
    lastActivityAt: reply.body.createdAt,
  });
  expect((await under.client.get(`/api/forum/posts/${id}/replies`)).body).toHaveLength(1);
});

test('When a moderator without premium posts, then it stands', async () => {
  const moderator = await callerOf(under, 'mod', { role: 'moderator' });
  expect((await moderator.writePost()).status).toBe(201);
});

const refusals = [
  ['title', { title: 'Hey' }, 'El título debe tener al menos 5 caracteres'],
  ['content', { content: 'Too short' }, 'El contenido debe tener al menos 20 caracteres'],
  ['categoryId', { categoryId: '' }, 'Selecciona una categoría'],
  ['categoryId', { categoryId: 'nowhere' }, 'Selecciona una categoría'],
  ['categoryId', { categoryId: undefined }, 'Selecciona una categoría'],
  ['isSpanish', { isSpanish: undefined }, 'El idioma de la publicación es obligatorio'],
  ['content', { content: `${'\u0000'.repeat(30)}short` }, 'Escribe un poco más'],
  ['topic', { topic: { kind: 'lesson', id: 'nowhere' } }, 'Esa lección o ese documento no existe'],
] as const;

test.each(refusals)('When a post has a wrong %s, then the answer names it', async (path, over, message) => {
  const body = { title: 'A good title', content: 'A good text of some length.', categoryId: 'general' };
  const answer = await under.client.post('/api/forum/posts', {
    authorization: eva.authorization,
    language: 'es',
    body: { ...body, isSpanish: true, ...over },
  });
  expect(answer.status).toBe(400);
  expect(answer.body.fields).toEqual([{ path, message }]);
});

test('When the same post is sent many times at once, then it is there once, and everybody gets it', async () => {
  const id = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => eva.writePost({ id, title: 'Sent eight times' })),
  );
  expect(answers.map(({ status, body }) => [status, body.id])).toEqual(Array(8).fill([201, id]));
  const found = (await under.client.get('/api/forum/posts?q=eight')).body;
  expect(found).toHaveLength(1);
  expect((await eva.writePost({ id, title: 'Something else' })).status).toBe(409);
  const other = await callerOf(under, 'other', { plan: 'premium' });
  expect((await other.writePost({ id, title: 'Sent eight times' })).status).toBe(409);
});

test('When posts are searched without accents, in capitals or half typed, then they are found', async () => {
  const { id } = (
    await eva.writePost({ title: '¿Cómo evaluáis traducciones?', content: 'Busco una rúbrica que sirva.' })
  ).body;
  for (const q of ['TRADUCCION', 'rubrica', 'rúbri', 'evaluais traducciones'])
    expect((await under.client.get(`/api/forum/posts?q=${encodeURIComponent(q)}`)).body).toMatchObject([
      { id },
    ]);
  expect((await under.client.get('/api/forum/posts?q=nirvana')).body).toEqual([]);
});

test('When a list is paged, then every post comes once, newest first', async () => {
  const whole = (await under.client.get('/api/forum/posts')).body.map(({ id }: { id: string }) => id);
  const paged: string[] = [];
  let path: string | undefined = '/api/forum/posts?limit=2&category=general';
  while (path !== undefined) {
    const { body, headers } = await under.client.get(path);
    paged.push(...body.map(({ id }: { id: string }) => id));
    path = /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];
  }
  expect(paged).toEqual(whole);
  expect(new Set(paged).size).toBe(paged.length);
});

test('When a list is filtered, then only what fits comes', async () => {
  const { id } = (await eva.writePost({ isSpanish: true, title: 'Una pregunta en español' })).body;
  const idsOf = async (query: string) =>
    (await eva.get(`/api/forum/posts?${query}`)).body.map((post: { id: string }) => post.id);
  expect(await idsOf('language=es')).toContain(id);
  expect(await idsOf('language=en')).not.toContain(id);
  expect(await idsOf('mine=true&unanswered=true')).toContain(id);
  expect(await idsOf('unanswered=false')).not.toContain(id);
  expect(await idsOf('category=nowhere')).toEqual([]);
  expect((await under.client.get('/api/forum/posts?mine=true')).body).toEqual([]);
});
