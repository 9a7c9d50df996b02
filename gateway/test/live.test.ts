import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { planChangedV1 } from '@academy/contracts/events/auth/plan-changed.v1.ts';
import { verdictOverruledV1 } from '@academy/contracts/events/catalog/verdict-overruled.v1.ts';
import { sessionsRevokedV1 } from '@academy/contracts/events/auth/sessions-revoked.v1.ts';
import { postCreatedV1 } from '@academy/contracts/events/forum/post-created.v1.ts';
import { postModeratedV1 } from '@academy/contracts/events/forum/post-moderated.v1.ts';
import { replyCreatedV1 } from '@academy/contracts/events/forum/reply-created.v1.ts';
import { documentAddedV1 } from '@academy/contracts/events/library/document-added.v1.ts';
import { documentUpdatedV1 } from '@academy/contracts/events/library/document-updated.v1.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { createTestIssuer, type TestIssuer } from '@academy/service-kit/testing/test-tokens.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { openStream, startGateway, teller, type OpenStream } from './support/gateway-under-test.ts';

const stack = useTestStack();
let issuer: TestIssuer;
let keys: Awaited<ReturnType<TestIssuer['serve']>> | undefined;
let one: Awaited<ReturnType<typeof startGateway>>;
let two: Awaited<ReturnType<typeof startGateway>>;
let tell: ReturnType<typeof teller>;
const streams: OpenStream[] = [];

beforeAll(async () => {
  issuer = await createTestIssuer();
  keys = await issuer.serve();
  [one, two] = await Promise.all([startGateway(stack, keys.url), startGateway(stack, keys.url)]);
  tell = teller(stack);
}, 60_000);
afterEach(() => streams.splice(0).forEach((stream) => stream.close()));
afterAll(async () => {
  // A start that failed leaves nothing to stop, and its own error is the one to see.
  await Promise.all([one?.stop(), two?.stop()]);
  await keys?.close();
});

const open = async (url: string, headers: Record<string, string> = {}): Promise<OpenStream> => {
  const stream = await openStream(url, headers);
  streams.push(stream);
  await until(() => stream.lastId() !== undefined || stream.status !== 200);
  return stream;
};
const bearer = async (claims = {}) => ({ authorization: await issuer.bearer(claims) });

let count = 0;
const addDocument = async (imported = false): Promise<string> => {
  count += 1;
  const id = `document-${count}`;
  await tell(documentAddedV1, id, {
    id,
    titleEs: `Título ${count}`,
    titleEn: `Title ${count}`,
    descriptionEs: 'd',
    descriptionEn: 'd',
    contentEs: 'c',
    contentEn: 'c',
    category: 'guides',
    isPremium: true,
    pageCount: 1,
    publishedAt: new Date().toISOString(),
    imported,
  });
  return id;
};
const titles = (stream: OpenStream): string[] =>
  stream.messages.map((message) => (message as { document?: { titleEn: string } }).document?.titleEn ?? '');

test('When a document is added, then every replica sends exactly the one message of the product', async () => {
  const readers = [
    await open(`${one.url}/api/documents/updates`),
    await open(`${two.url}/api/documents/updates`),
  ];
  await addDocument();
  for (const reader of readers) {
    await until(() => reader.messages.length === 1);
    expect(reader.messages).toEqual([
      { type: 'document_added', document: { titleEs: `Título ${count}`, titleEn: `Title ${count}` } },
    ]);
  }
});

test('When content is imported or a document changes, then the public stream says nothing', async () => {
  const reader = await open(`${one.url}/api/documents/updates`);
  const id = await addDocument(true);
  await tell(documentUpdatedV1, id, {
    id,
    titleEs: 't',
    titleEn: 't',
    descriptionEs: 'd',
    descriptionEn: 'd',
    contentEs: 'c',
    contentEn: 'c',
    category: 'guides',
    isPremium: true,
    pageCount: 1,
    publishedAt: new Date().toISOString(),
    imported: false,
  });
  await addDocument();
  await until(() => reader.messages.length > 0);
  expect(titles(reader)).toEqual([`Title ${count}`]);
});

test('When a reader comes back to another replica, then it gets what it missed once and in order', async () => {
  const before = await open(`${one.url}/api/documents/updates`);
  await addDocument();
  await until(() => before.messages.length === 1);
  before.close();
  await addDocument();
  await addDocument();
  await until(() => one.hub.readers() === 0);
  const after = await open(`${two.url}/api/documents/updates`, { 'Last-Event-ID': before.lastId() ?? '' });
  await addDocument();
  await until(() => after.messages.length === 3);
  expect(titles(after)).toEqual([`Title ${count - 2}`, `Title ${count - 1}`, `Title ${count}`]);
});

test.each(['unknown', 'other.eyJhIjoxfQ'])(
  'When the last id is %j, then the reader is told to begin afresh',
  async (id) => {
    const stream = await open(`${one.url}/api/live`, { ...(await bearer()), 'Last-Event-ID': id });
    await until(() => stream.messages.length === 1);
    expect(stream.messages).toEqual([{ type: 'reset' }]);
    const open2 = await open(`${one.url}/api/documents/updates`, { 'Last-Event-ID': id });
    await until(() => open2.names.includes('reset'));
  },
);

test('When a user holds as many streams as allowed, then one more is refused and one that ends makes room', async () => {
  const authorization = await bearer({ sub: 'busy' });
  const live = `${one.url}/api/live`;
  const held = await Promise.all(Array.from({ length: 20 }, () => open(live, authorization)));
  expect((await open(live, authorization)).status).toBe(429);
  expect((await open(live, await bearer({ sub: 'calm' }))).status).toBe(200);
  const readers = one.hub.readers();
  held[0]?.close();
  await until(() => one.hub.readers() < readers);
  expect((await open(live, authorization)).status).toBe(200);
});

test('When nobody is signed in, then the private stream is refused', async () => {
  expect((await open(`${one.url}/api/live`)).status).toBe(401);
});

test('When an administrator views the academy as a learner, then neither stream is theirs', async () => {
  const authorization = { authorization: await issuer.viewing({ sub: 'ana' }) };
  expect((await open(`${one.url}/api/live`, authorization)).status).toBe(403);
  expect((await open(`${one.url}/api/documents/updates`, authorization)).status).toBe(403);
});

test('When a plan changes, then only that person is told', async () => {
  const ana = await open(`${one.url}/api/live`, await bearer({ sub: 'ana' }));
  const ben = await open(`${one.url}/api/live`, await bearer({ sub: 'ben' }));
  await tell(planChangedV1, 'ana', {
    id: 'ana',
    username: 'ana',
    firstName: 'Ana',
    lastName: 'A',
    role: 'learner',
    plan: 'premium',
    language: 'es',
    createdAt: new Date().toISOString(),
  });
  await addDocument();
  await until(() => ana.messages.length === 3 && ben.messages.length === 2);
  expect(ana.messages).toContainEqual({ type: 'standing_changed', plan: 'premium', role: 'learner' });
  expect(ben.messages).not.toContainEqual(expect.objectContaining({ plan: 'premium' }));
});

test('When staff decide on an attempt, then its learner alone hears of it, without the reason', async () => {
  const ida = await open(`${one.url}/api/live`, await bearer({ sub: 'ida' }));
  const ben = await open(`${two.url}/api/live`, await bearer({ sub: 'ben' }));
  const decision = { lessonId: 'first--one', exerciseId: 'first--one--ask', attemptId: 'a', passed: true };
  await tell(verdictOverruledV1, 'ida', { userId: 'ida', courseId: 'first', ...decision });
  await addDocument();
  await until(() => titles(ben).includes(`Title ${count}`) && titles(ida).includes(`Title ${count}`));
  const told = { type: 'verdict_overruled', ...decision };
  await until(() => ida.messages.some((message) => (message as { type: string }).type === told.type));
  expect(ida.messages).toContainEqual(told);
  expect(ben.messages).not.toContainEqual(told);
});

test('When members write, then browsers on every replica hear of it, and of a decision its author alone', async () => {
  const author = await open(`${one.url}/api/live`, await bearer({ sub: 'author' }));
  const other = await open(`${two.url}/api/live`, await bearer({ sub: 'other' }));
  const createdAt = new Date().toISOString();
  const post = {
    authorId: 'author',
    title: 'A title',
    categoryId: 'general',
    isSpanish: true,
    topic: null,
    createdAt,
    imported: false,
  };
  await tell(postCreatedV1, 'held', { ...post, postId: 'held', status: 'held' });
  await tell(postCreatedV1, 'post', { ...post, postId: 'post', status: 'visible' });
  const reply = {
    postTitle: 'A title',
    postAuthorId: 'author',
    authorId: 'other',
    subscriberIds: ['author'],
  };
  const written = { ...reply, postId: 'post', status: 'visible', createdAt } as const;
  await tell(replyCreatedV1, 'post', { ...written, replyId: 'reply' });
  const decision = { action: 'warn', reason: 'Be kind', at: createdAt } as const;
  const about = { postId: 'post', postTitle: 'A title', caseId: 'post_post', authorId: 'author' };
  await tell(postModeratedV1, 'post', { ...about, ...decision });
  await tell(replyCreatedV1, 'post', { ...written, replyId: 'last' });

  const ofForum = ({ messages }: OpenStream) =>
    messages.filter((message) => /^(post|reply)_/.test((message as { type: string }).type));
  const everybodys = [
    { type: 'post_created', post: { id: 'post', categoryId: 'general', isSpanish: true } },
    { type: 'reply_created', postId: 'post', replyId: 'reply' },
  ];
  const last = { type: 'reply_created', postId: 'post', replyId: 'last' };
  await until(() => ofForum(author).length === 4 && ofForum(other).length === 3);
  expect(ofForum(other)).toEqual([...everybodys, last]);
  expect(ofForum(author)).toEqual([
    ...everybodys,
    { type: 'post_moderated', postId: 'post', action: 'warn', reason: 'Be kind' },
    last,
  ]);
});

test('When somebody begins to listen after a change, then the first message says what holds now', async () => {
  const account = {
    id: 'dan',
    username: 'dan',
    firstName: 'Dan',
    lastName: 'D',
    role: 'learner',
    plan: 'premium',
    language: 'en',
    createdAt: new Date().toISOString(),
  };
  await tell(planChangedV1, 'dan', account);
  await until(async () => {
    const dan = await open(`${two.url}/api/live`, await bearer({ sub: 'dan', plan: 'free' }));
    await until(() => dan.messages.length > 0);
    return (dan.messages[0] as { plan: string }).plan === 'premium';
  });
});

test('When a session ends elsewhere, then its stream is told and closed, others stay, and it cannot come back', async () => {
  const claims = { sub: 'cleo', sid: 's-1' };
  const ended = await open(`${one.url}/api/live`, await bearer(claims));
  const stays = await open(`${one.url}/api/live`, await bearer({ sub: 'cleo', sid: 's-2' }));
  await tell(sessionsRevokedV1, 'cleo', {
    userId: 'cleo',
    sessionId: 's-1',
    before: new Date(Date.now() + 1000).toISOString(),
  });
  await until(() => ended.isClosed());
  expect(ended.messages).toContainEqual({ type: 'session_ended' });
  expect(stays.isClosed()).toBe(false);
  await until(async () => (await openStream(`${two.url}/api/live`, await bearer(claims))).status === 401);
});

test('When sessions end that began before a stream was opened, then it ends though it was opened later', async () => {
  const iat = Date.now() / 1000 - 60;
  const stream = await open(`${one.url}/api/live`, await bearer({ sub: 'eve', sid: 's-3', iat }));
  await tell(sessionsRevokedV1, 'eve', {
    userId: 'eve',
    before: new Date(Date.now() - 30_000).toISOString(),
  });
  await until(() => stream.isClosed());
  expect(stream.messages).toContainEqual({ type: 'session_ended' });
});

test('When the gateway restarts under open streams, then none is reset and nothing is lost or doubled', async () => {
  const gateway = await startGateway(stack, keys?.url ?? '');
  const openBoth = async (url: string, ids: (string | undefined)[] = []): Promise<OpenStream[]> => {
    const resuming = (id: string | undefined) => (id === undefined ? {} : { 'Last-Event-ID': id });
    return [
      await open(`${url}/api/documents/updates`, resuming(ids[0])),
      await open(`${url}/api/live`, { ...(await bearer({ sub: 'fay' })), ...resuming(ids[1]) }),
    ];
  };
  const before = await openBoth(gateway.url);
  await addDocument();
  await until(() => before.every((stream) => titles(stream).includes(`Title ${count}`)));
  await gateway.stop();
  await until(() => before.every((stream) => stream.isClosed()));
  await addDocument();
  await addDocument();
  const restarted = await startGateway(stack, keys?.url ?? '');
  const after = await openBoth(
    restarted.url,
    before.map((stream) => stream.lastId()),
  );
  await addDocument();
  const expected = [count - 2, count - 1, count].map((one) => `Title ${one}`);
  await until(() => after.every((stream) => titles(stream).includes(`Title ${count}`)));
  expect(after.map(titles)).toEqual([expected, expected]);
  expect(after.flatMap(({ names }) => names)).toEqual([]);
  await restarted.stop();
});

test('When a browser asks for pages, then each app answers its own paths, compressed and cached as it should be', async () => {
  const page = await fetch(`${one.url}/courses/fundamentals`);
  expect(await page.text()).toContain('learner');
  expect(page.headers.get('cache-control')).toBe('no-cache');
  expect(await (await fetch(`${one.url}/admin/users`)).text()).toContain('admin');
  const asset = await fetch(`${one.url}/assets/index-a1b2.js`, {
    headers: { 'accept-encoding': 'identity' },
  });
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect((await fetch(`${one.url}/assets/index-gone.js`)).status).toBe(404);
});

test('When the apps are built anew under a running gateway, then it serves what is there now', async () => {
  await rm(join(one.apps.learner, 'assets', 'index-a1b2.js'));
  await rm(join(one.apps.learner, 'assets', 'index-a1b2.js.br'));
  await writeFile(join(one.apps.learner, 'index.html'), '<!doctype html><title>newer</title>');
  await writeFile(join(one.apps.learner, 'assets', 'index-c3d4.js'), '"newer"');
  expect((await fetch(`${one.url}/assets/index-a1b2.js`)).status).toBe(404);
  expect(await (await fetch(`${one.url}/assets/index-c3d4.js`)).text()).toBe('"newer"');
  expect(await (await fetch(`${one.url}/courses`)).text()).toContain('newer');
});

test('When the API pages are opened, then they and the description are there', async () => {
  expect(await (await fetch(`${one.url}/api/docs`)).text()).toContain('swagger-ui');
  expect(await (await fetch(`${one.url}/api/docs/openapi.json`)).json()).toMatchObject({ openapi: '3.1.0' });
  expect((await fetch(`${one.url}/api/docs/files/swagger-ui.css`)).status).toBe(200);
});

test('When a service is away, then its calls get 503 and the rest goes on', async () => {
  expect((await fetch(`${one.url}/api/courses`)).status).toBe(503);
  expect((await fetch(`${one.url}/api/site`)).status).toBe(200);
});

test('When staff open a record through one replica, then staff at another are told within seconds, learners never', async () => {
  const mod = await bearer({ sub: 'mod', role: 'teacher' });
  const ana = await bearer({ sub: 'ana' });
  const [staff, learner] = [await open(`${two.url}/api/live`, mod), await open(`${two.url}/api/live`, ana)];
  const presence = { resource: 'lessons', recordId: 'first', tab: crypto.randomUUID(), state: 'opened' };
  const report = (headers: object, body: object) =>
    fetch(`${one.url}/api/presence`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const boss = await bearer({ sub: 'boss', role: 'administrator' });
  expect((await report(boss, presence)).status).toBe(204);
  const told = (stream: OpenStream) =>
    stream.messages.filter((message) => (message as { type: string }).type === 'presence');
  await until(() => told(staff).length > 0, { withinMs: 2_000 });
  expect(told(staff)).toEqual([{ type: 'presence', ...presence, userId: 'boss' }]);
  expect(told(learner)).toEqual([]);
  expect((await report(ana, presence)).status).toBe(403);
  // Who may not change a record has no say about it.
  expect((await report(mod, { ...presence, resource: 'users' })).status).toBe(403);
  expect((await report(boss, { ...presence, resource: '../x' })).status).toBe(400);
});
