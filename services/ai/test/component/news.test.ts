import { join } from 'node:path';
import { documentAddedV1 } from '@academy/contracts/events/library/document-added.v1.ts';
import { documentRemovedV1 } from '@academy/contracts/events/library/document-removed.v1.ts';
import { coursePublishedV1 } from '@academy/contracts/events/catalog/course-published.v1.ts';
import { courseRemovedV1 } from '@academy/contracts/events/catalog/course-removed.v1.ts';
import { courseUpdatedV1 } from '@academy/contracts/events/catalog/course-updated.v1.ts';
import type { StaffFeed } from '@academy/contracts/http/ai/feeds.ts';
import type { NewsItem } from '@academy/contracts/http/ai/news.ts';
import type { TestRequest } from '@academy/service-kit/testing/http-client.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { addConfiguredFeeds } from '../../src/news/use-cases/import-news.ts';
import { refreshDueFeeds } from '../../src/news/use-cases/refresh-feeds.ts';
import { startAi, type AiUnderTest } from '../support/ai-under-test.ts';
import { rss, startFeedServer, type FeedServer } from '../support/feed-server.ts';
import { courseData, documentData, publish } from '../support/publish.ts';

const stack = useTestStack();
let under: AiUnderTest;
let server: FeedServer;
let authorization: string;

const hourMs = 60 * 60 * 1000;
const ago = (ms: number): Date => new Date(Date.now() - ms);

beforeAll(async () => {
  server = await startFeedServer();
  stack.afterSuite(server.close);
  under = await startAi(stack, {
    env: { CONTENT_DIR: join(import.meta.dirname, '../../../../content'), NEWS_ALLOW_LOOPBACK: '1' },
  });
  authorization = await under.issuer.bearer({ sub: 'boss', role: 'administrator' });
}, 60_000);

const news = async (language: 'es' | 'en'): Promise<NewsItem[]> =>
  (await under.client.get(`/api/ai-news?language=${language}`)).body;
const staff = (more: TestRequest = {}): TestRequest => ({ authorization, ...more });
const feedOf = async (id: string, language: 'es' | 'en' = 'en'): Promise<StaffFeed> =>
  (await under.client.get(`/api/admin/feeds/${id}`, staff({ language }))).body;

/** What every replica's worker would do at that moment. */
const refresh = (at = new Date()) =>
  refreshDueFeeds({ ...under.deps, now: () => at }, new AbortController().signal);

const addFeed = async (path: string): Promise<StaffFeed> => {
  const { status, body } = await under.client.post(
    '/api/admin/feeds',
    staff({ body: { url: server.url(path) } }),
  );
  expect(status).toBe(201);
  return until(async () => {
    const feed = await feedOf(body.id);
    return feed.lastFetchAt !== null && feed;
  });
};

test('When there is no feed, then news is the academy’s own and background pieces with their own dates', async () => {
  const kafka = stack.kafka();
  const at = ago(hourMs).toISOString();
  await publish(kafka, coursePublishedV1, { id: 'basics', data: courseData('Basics', { publishedAt: at }) });
  await publish(kafka, documentAddedV1, {
    id: 'guide',
    data: documentData('A guide', {
      contentEs: 'Texto',
      contentEn: 'Text',
      publishedAt: ago(2 * hourMs).toISOString(),
    }),
  });
  const shown = await until(async () => {
    const items = await news('es');
    return items.filter(({ origin }) => origin === 'academy').length === 2 && items;
  });
  expect(shown.slice(0, 2)).toMatchObject([
    {
      id: 'course-basics',
      title: 'Curso: Basics (es)',
      url: '/courses/basics',
      timestamp: at,
      source: 'Promptario',
    },
    {
      id: 'document-guide',
      title: 'Documento: A guide (es)',
      url: '/library/guide',
      category: 'La academia',
    },
  ]);
  const background = shown.slice(2);
  expect(background.length).toBeGreaterThanOrEqual(6);
  const today = new Date().toISOString().slice(0, 10);
  for (const { origin, timestamp, url } of background) {
    expect(origin).toBe('background');
    expect(timestamp < today).toBe(true);
    expect(url).toMatch(/^https:\/\//);
  }
  expect((await news('en')).map(({ id }) => id)).toEqual(shown.map(({ id }) => id));
});

test('When nothing changed since, then a browser is answered that, and without a language its own is taken', async () => {
  const first = await under.client.get('/api/ai-news', { language: 'es' });
  expect(first.body).toEqual(await news('es'));
  const etag = first.headers.get('etag') ?? '';
  const again = await under.client.get('/api/ai-news?language=es', { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
  expect((await under.client.get('/api/ai-news?language=fr')).status).toBe(400);
});

test('When what was published is withdrawn, then it is no news any more', async () => {
  await publish(stack.kafka(), documentRemovedV1, { id: 'guide', sequence: 2 });
  await until(async () => !(await news('en')).some(({ id }) => id === 'document-guide'));
});

test('When what was withdrawn is published again, then it is news again', async () => {
  const data = documentData('Guide', {
    publishedAt: ago(hourMs).toISOString(),
    contentEs: '',
    contentEn: '',
  });
  await publish(stack.kafka(), documentAddedV1, { id: 'guide', sequence: 3, data });
  await until(async () => (await news('en')).some(({ id }) => id === 'document-guide'));
  await publish(stack.kafka(), documentRemovedV1, { id: 'guide', sequence: 4 });
  await until(async () => !(await news('en')).some(({ id }) => id === 'document-guide'));
});

test('When a course is withdrawn and published again, then it is news again', async () => {
  const isNews = async () => (await news('en')).some(({ id }) => id === 'course-back');
  const data = courseData('Back', { publishedAt: ago(hourMs).toISOString() });
  await publish(stack.kafka(), coursePublishedV1, { id: 'back', sequence: 1, data });
  await until(isNews);
  await publish(stack.kafka(), courseRemovedV1, { id: 'back', sequence: 2 });
  await until(async () => !(await isNews()));
  await publish(stack.kafka(), coursePublishedV1, { id: 'back', sequence: 3, data });
  await until(isNews);
  await publish(stack.kafka(), courseRemovedV1, { id: 'back', sequence: 4 });
  await until(async () => !(await isNews()));
});

test('When staff add a feed, then its news shows in its language, safe, and background stays in the other', async () => {
  server.serve('/good.xml', (request, response) => {
    if (request.headers['if-none-match'] === '"v1"') return response.writeHead(304).end();
    return response.writeHead(200, { etag: '"v1"', 'content-type': 'application/rss+xml' }).end(
      rss('Good feed', [
        {
          title: 'The new model that reasons before it answers',
          link: 'https://example.org/a?utm_source=rss',
          description: '<p>It is <b>out</b> now.</p><script>alert(1)</script><img src=x onerror=alert(1)>',
          at: ago(3 * hourMs),
        },
        {
          title: 'Something of the past that is too old',
          link: 'https://example.org/old',
          at: ago(100 * 24 * hourMs),
        },
      ]),
    );
  });
  const feed = await addFeed('/good.xml');
  expect(feed).toMatchObject({
    title: 'Good feed',
    itemCount: 1,
    lastError: null,
    failures: 0,
    isConfigured: false,
  });
  const english = await news('en');
  expect(english.find(({ origin }) => origin === 'feed')).toMatchObject({
    title: 'The new model that reasons before it answers',
    description: 'It is out now.',
    url: 'https://example.org/a',
    source: 'Good feed',
    origin: 'feed',
  });
  expect(english.some(({ origin }) => origin === 'background')).toBe(false);
  expect((await news('es')).some(({ origin }) => origin === 'background')).toBe(true);
  const { id } = feed;
  await refresh(new Date(Date.now() + 2 * hourMs));
  expect(server.requestsFor('/good.xml').at(-1)?.headers['if-none-match']).toBe('"v1"');
  expect(await feedOf(id)).toMatchObject({ itemCount: 1, failures: 0, lastError: null });
});

test('When a second feed tells the same story under another address, then it is shown once', async () => {
  server.serve('/second.xml', (_request, response) =>
    response.end(
      rss('Second feed', [
        {
          title: 'The new model that reasons before it answers',
          link: 'https://other.example.org/x',
          at: ago(hourMs),
        },
        {
          title: 'A different thing that only this feed has',
          link: 'https://other.example.org/y',
          at: ago(hourMs),
        },
      ]),
    ),
  );
  expect(await addFeed('/second.xml')).toMatchObject({ itemCount: 1 });
});

test('When a feed fails, then staff read why in their language, its news stays and it is left alone longer', async () => {
  server.serve('/failing.xml', (_request, response) =>
    response.writeHead(503, { 'retry-after': '10800' }).end('busy'),
  );
  const feed = await addFeed('/failing.xml');
  expect(feed).toMatchObject({
    failures: 1,
    lastSuccessAt: null,
    lastError: { code: 'http-status', status: 503, text: 'The server answered with an error. (HTTP 503)' },
  });
  expect((await feedOf(feed.id, 'es')).lastError?.text).toBe(
    'El servidor respondió con un error. (HTTP 503)',
  );
  const pauseMs = Date.parse(feed.nextFetchAt ?? '') - Date.parse(feed.lastFetchAt ?? '');
  expect(pauseMs).toBe(10_800_000);
  server.serve('/page.html', (_request, response) => response.end('<html><body>Hello</body></html>'));
  expect((await addFeed('/page.html')).lastError?.code).toBe('not-a-feed');
});

test('When a feed is due and many replicas look, then one fetches it', async () => {
  const later = new Date(Date.now() + 30 * hourMs);
  let release: () => void = () => undefined;
  server.serve('/shared.xml', (_request, response) => response.end(rss('Shared', [])));
  await addFeed('/shared.xml');
  server.serve('/shared.xml', (_request, response) => {
    release = () => response.end(rss('Shared', []));
  });
  const before = server.requestsFor('/shared.xml').length;
  const first = refresh(later);
  await until(() => server.requestsFor('/shared.xml').length === before + 1);
  await Promise.all([refresh(later), refresh(later), refresh(later)]);
  release();
  await first;
  expect(server.requestsFor('/shared.xml')).toHaveLength(before + 1);
  // The tests after this one fetch all that is due.
  server.serve('/shared.xml', (_request, response) => response.end(rss('Shared', [])));
});

test('When a feed is paused, then it is not fetched until it is resumed, and then at once', async () => {
  server.serve('/paused.xml', (_request, response) => response.end(rss('Paused', [])));
  const { id } = await addFeed('/paused.xml');
  const paused = await under.client.patch(`/api/admin/feeds/${id}`, staff({ body: { isPaused: true } }));
  expect(paused.body).toMatchObject({ isPaused: true, nextFetchAt: null });
  const before = server.requestsFor('/paused.xml').length;
  await refresh(new Date(Date.now() + 60 * hourMs));
  expect(server.requestsFor('/paused.xml')).toHaveLength(before);
  await under.client.patch(`/api/admin/feeds/${id}`, staff({ body: { isPaused: false } }));
  await until(() => server.requestsFor('/paused.xml').length > before);
});

const fetchNow = (id: string, language: 'es' | 'en' = 'en') =>
  under.client.post(`/api/admin/feeds/${id}/fetch`, staff({ language }));

test('When staff fetch a feed now, then it is answered with its new items, or with why there are none', async () => {
  const item = (name: string) => ({
    title: `A story for ${name}`,
    link: `https://now.example.org/${name}`,
    at: ago(hourMs),
  });
  server.serve('/now.xml', (_request, response) => response.end(rss('Now', [item('now one')])));
  const { id } = await addFeed('/now.xml');
  server.serve('/now.xml', (_request, response) =>
    response.end(rss('Now', [item('now one'), item('now two')])),
  );
  const fetched = await fetchNow(id);
  expect([fetched.status, fetched.body]).toMatchObject([200, { id, itemCount: 2, lastError: null }]);
  expect(fetched.headers.get('etag')).toBe(`"${String(fetched.body.version)}"`);

  server.serve('/now.xml', (_request, response) => response.writeHead(500).end());
  const failed = await fetchNow(id, 'es');
  expect([failed.status, failed.body]).toMatchObject([
    200,
    { itemCount: 2, failures: 1, lastError: { text: 'El servidor respondió con un error. (HTTP 500)' } },
  ]);
});

test('When a feed is being fetched or is paused, then it is not fetched a second time, and staff read why', async () => {
  server.serve('/busy.xml', (_request, response) => response.end(rss('Busy', [])));
  const { id } = await addFeed('/busy.xml');
  let release: () => void = () => undefined;
  server.serve('/busy.xml', (_request, response) => {
    release = () => response.end(rss('Busy', []));
  });
  const before = server.requestsFor('/busy.xml').length;
  const first = fetchNow(id);
  await until(() => server.requestsFor('/busy.xml').length === before + 1);
  expect((await fetchNow(id)).body.type).toBe('/problems/feed-being-fetched');
  release();
  expect((await first).status).toBe(200);

  await under.client.patch(`/api/admin/feeds/${id}`, staff({ body: { isPaused: true } }));
  expect((await fetchNow(id)).body.type).toBe('/problems/feed-paused');
  expect(server.requestsFor('/busy.xml')).toHaveLength(before + 1);
});

test('When staff delete a feed, then its news stays, nothing fetches it, and it can be added again as new', async () => {
  const title = 'What a feed told of before it was deleted';
  server.serve('/gone.xml', (_request, response) =>
    response.end(rss('Gone', [{ title, link: 'https://gone.example.org/a', at: ago(hourMs) }])),
  );
  const { id } = await addFeed('/gone.xml');
  const path = `/api/admin/feeds/${id}`;
  expect(await under.client.delete(path, staff())).toMatchObject({ status: 200, body: { id } });

  const fetches = server.requestsFor('/gone.xml').length;
  await addConfiguredFeeds(under.deps, [server.url('/gone.xml')]);
  await refresh(new Date(Date.now() + 60 * hourMs));
  expect(server.requestsFor('/gone.xml')).toHaveLength(fetches);
  const listed = await under.client.get('/api/admin/feeds?filter={"q":"gone"}', staff());
  expect(listed.body).toEqual([]);
  const statuses = [
    await under.client.get(path, staff()),
    await under.client.patch(path, staff({ body: { isPaused: true } })),
    await under.client.delete(path, staff()),
    await fetchNow(id),
  ].map(({ status }) => status);
  expect(statuses).toEqual([404, 404, 404, 404]);
  const left = await until(async () => (await news('en')).find((item) => item.title === title));
  expect(left.source).toBe('Gone');

  expect(await addFeed('/gone.xml')).toMatchObject({ id, itemCount: 1, lastError: null });
  expect(server.requestsFor('/gone.xml').length).toBeGreaterThan(fetches);
});

test.each([
  ['a private address', 'http://10.0.0.1/feed'],
  ['another port', 'https://example.com:6379/'],
  ['no address', 'feed'],
])('When staff add a feed at %s, then they are refused by name of the field', async (_what, url) => {
  const { status, body } = await under.client.post('/api/admin/feeds', staff({ body: { url } }));
  expect(status).toBe(400);
  expect(body.fields).toMatchObject([{ path: 'url' }]);
});

test('When staff add a feed twice, or change it at once with somebody else, then the second is told', async () => {
  const body = { url: server.url('/good.xml') };
  const again = await under.client.post('/api/admin/feeds', staff({ body }));
  expect([again.status, again.body.fields]).toEqual([409, [expect.objectContaining({ path: 'url' })]]);
  const [feed] = (await under.client.get('/api/admin/feeds?filter={"q":"good"}', staff())).body;
  const change = () =>
    under.client.patch(
      `/api/admin/feeds/${feed.id}`,
      staff({ body: { isPaused: !feed.isPaused }, headers: { 'if-match': `"${feed.version}"` } }),
    );
  expect([(await change()).status, (await change()).status]).toEqual([200, 409]);
});

test('When staff hide an item, then nobody sees it until they show it again', async () => {
  const [item] = (await under.client.get('/api/admin/news?filter={"q":"reasons before"}', staff())).body;
  expect(item).toMatchObject({ origin: 'feed', titleEs: null, isHidden: false, version: 0 });
  const set = (isHidden: boolean, version: number) =>
    under.client.patch(
      `/api/admin/news/${item.id}`,
      staff({ body: { isHidden }, headers: { 'if-match': `"${version}"` } }),
    );
  const hidden = await set(true, 0);
  expect(hidden.body).toMatchObject({ isHidden: true });
  expect((await set(true, 0)).status).toBe(409);
  expect((await news('en')).some(({ id }) => id === item.id)).toBe(false);
  const listed = await under.client.get('/api/admin/news?filter={"isHidden":true}', staff());
  expect(listed.body).toMatchObject([{ id: item.id }]);
  expect((await set(false, hidden.body.version)).status).toBe(200);
  expect((await news('en')).some(({ id }) => id === item.id)).toBe(true);
  expect(
    (await under.client.patch('/api/admin/news/nothing', staff({ body: { isHidden: true } }))).status,
  ).toBe(404);
});

test('When it is not known when a course was published, then it is no news for staff either', async () => {
  await publish(stack.kafka(), courseUpdatedV1, { id: 'undated', data: courseData('Undated', {}) });
  const rows = under.runtime.mongo.collection<{ _id: string }>('news');
  await until(() => rows.findOne({ _id: 'course-undated' }), { what: 'the course' });
  expect((await under.client.get('/api/admin/news/course-undated', staff())).status).toBe(404);
  const hide = staff({ body: { isHidden: true } });
  expect((await under.client.patch('/api/admin/news/course-undated', hide)).status).toBe(404);
});

test('When tools are listed, then each is in the language asked for, and a hidden one is for staff only', async () => {
  const list = async (language: string) =>
    (await under.client.get(`/api/ai-tools?language=${language}`)).body;
  const [spanish, english] = [await list('es'), await list('en')];
  expect(spanish.length).toBeGreaterThanOrEqual(12);
  expect(spanish[0]).toMatchObject({ id: 'chatgpt', category: 'Asistentes', url: 'https://chatgpt.com/' });
  expect(english[0]).toMatchObject({ id: 'chatgpt', category: 'Assistants', asOf: '2025-06-30' });
  await under.client.patch('/api/admin/tools/chatgpt', staff({ body: { isHidden: true } }));
  expect((await list('es'))[0].id).not.toBe('chatgpt');
  const hidden = await under.client.get('/api/admin/tools?filter={"isHidden":true}', staff());
  expect(hidden.body).toMatchObject([{ id: 'chatgpt', isHidden: true }]);
  expect(hidden.headers.get('content-range')).toBe('tools 0-0/1');
});
