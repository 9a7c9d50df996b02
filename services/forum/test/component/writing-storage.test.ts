import { randomUUID } from 'node:crypto';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { startForum, type ForumUnderTest } from '../support/forum-under-test.ts';
import { memberOf } from '../support/members.ts';

const stack = useTestStack();
const megabytes = 0.02;
const most = megabytes * 1024 * 1024;
let under: ForumUnderTest;

beforeAll(async () => {
  const env = { FORUM_MB_FREE: String(megabytes), FORUM_MB_PREMIUM: String(megabytes) };
  under = await startForum(stack, { env });
}, 60_000);

const long = (n: number): string => `Text ${n}: ${'x'.repeat(3_000)}`;

const storedBy = async (userId: string): Promise<number> => {
  const { mongo } = under.runtime;
  const texts = await Promise.all(
    ['posts', 'replies'].map((name) => mongo.collection(name).find({ userId }).toArray()),
  );
  const wordings = texts.flat().flatMap((row) => [row, ...(row['revisions'] as Record<string, unknown>[])]);
  return wordings.reduce(
    (sum, row) => sum + Buffer.byteLength(String(row['title'] ?? '') + row['content']),
    0,
  );
};
const counted = async (userId: string): Promise<number> => {
  const row = await under.runtime.mongo.collection('recent_writings').findOne({ _id: userId as never });
  return Number(row?.['bytes']);
};

test('When thirty long posts are sent at once, then they take no more than there is room for, and each byte is counted', async () => {
  const ana = await memberOf(under, { id: 'ana', plan: 'premium' });
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, n) => ana.writePost({ content: long(n) })),
  );
  const refused = answers.filter(({ status }) => status === 413);
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(30 - refused.length);
  expect(refused.length).toBeGreaterThan(20);
  expect(await storedBy('ana')).toBeLessThanOrEqual(most);
  expect(await counted('ana')).toBe(await storedBy('ana'));
});

test('When there is no room, then a reply and an edit are refused, in the language asked for, and a deletion frees it at once', async () => {
  const bea = await memberOf(under, { id: 'bea', plan: 'premium' });
  const { body: post } = await bea.writePost({ content: long(0) });
  const fill = async (): Promise<string> => {
    for (let last = '', n = 1; ; n += 1) {
      const { status, body } = await bea.reply(post.id, long(n));
      if (status === 413) return last;
      last = body.id;
    }
  };
  const last = await fill();
  const refused = await bea.patch(`/api/forum/posts/${post.id}`, { content: long(99) }, 'es');
  expect(refused).toMatchObject({ status: 413, body: { detail: expect.stringContaining('Borra alguno') } });
  expect((await bea.reply(post.id, long(100))).body.detail).toContain('Delete some');
  expect((await bea.get(`/api/forum/posts/${post.id}`)).body.content).toBe(post.content);

  expect((await bea.delete(`/api/forum/replies/${last}`)).status).toBe(204);
  expect((await bea.patch(`/api/forum/posts/${post.id}`, { content: long(99) })).status).toBe(200);
  expect(await counted('bea')).toBe(await storedBy('bea'));
  expect((await bea.delete(`/api/forum/posts/${post.id}`)).status).toBe(204);
  expect(await counted('bea')).toBe(await storedBy('bea'));
});

test('When a text is sent again, or its write fails, then it takes its room once or not at all', async () => {
  const eva = await memberOf(under, { id: 'eva', plan: 'premium' });
  const { body: post } = await eva.writePost({ content: long(0) });
  const { id, title, content } = post;
  await Promise.all(Array.from({ length: 8 }, () => eva.writePost({ id, title, content })));
  expect(await counted('eva')).toBe(await storedBy('eva'));
  const { create } = under.deps.posts;
  under.deps.posts.create = () => Promise.reject(new Error('the store is away'));
  expect((await eva.writePost({ content: long(1) })).status).toBe(500);
  under.deps.posts.create = create;
  expect(await counted('eva')).toBe(await storedBy('eva'));
});

test('When the last text that fits is sent many times at once, then each is answered with it', async () => {
  const kim = await memberOf(under, { id: 'kim', plan: 'premium' });
  let last = await kim.writePost({ content: long(0) });
  const drafts = Array.from({ length: 5 }, (_, n) => ({ id: randomUUID(), content: long(n + 1) }));
  for (const each of drafts) last = await kim.writePost(each);
  expect(last.status).toBe(201);
  const id = randomUUID();
  const room = most - (await counted('kim'));
  const content = `y${'x'.repeat(Math.floor(room) - 100)}`;
  const answers = await Promise.all(Array.from({ length: 12 }, () => kim.writePost({ id, content })));
  expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(201));
  expect(await counted('kim')).toBe(await storedBy('kim'));
  const moved = await kim.patch(`/api/forum/posts/${last.body.id}`, { isSpanish: true });
  expect(moved.status).toBe(200);
});

test('When a text that moderators have in a case is deleted, then its room stays taken', async () => {
  const lea = await memberOf(under, { id: 'lea', plan: 'premium' });
  const flagging = await memberOf(under, { id: 'eva2' });
  const { body: post } = await lea.writePost({ content: long(0) });
  const taken = await counted('lea');
  expect(
    (await flagging.post(`/api/forum/posts/${post.id}/flags`, { reason: 'spam', note: '' })).status,
  ).toBe(204);
  expect((await lea.delete(`/api/forum/posts/${post.id}`)).status).toBe(204);
  expect(await counted('lea')).toBe(taken);
});

test('When staff write, then no room is counted', async () => {
  const mod = await memberOf(under, { id: 'mod', role: 'moderator' });
  for (let n = 0; n < 8; n += 1) expect((await mod.writePost({ content: long(n) })).status).toBe(201);
});
