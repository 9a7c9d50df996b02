import { randomUUID } from 'node:crypto';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { startForum, type ForumUnderTest } from '../support/forum-under-test.ts';
import { callerOf, memberOf } from '../support/members.ts';

const stack = useTestStack();
const env = {
  FORUM_POSTS_PER_HOUR: '10',
  FORUM_REPLIES_PER_HOUR: '60',
  FORUM_FLAGS_PER_HOUR: '2',
  FORUM_EDITS_PER_HOUR: '3',
};
let one: ForumUnderTest;
let other: ForumUnderTest;

beforeAll(async () => {
  [one, other] = [await startForum(stack, { env }), await startForum(stack, { env })];
  // Both replicas stand still at the beginning of an hour, so that none ends in the middle of a test.
  const hour = new Date();
  hour.setMinutes(1, 0, 0);
  for (const { deps } of [one, other]) deps.now = () => hour;
}, 60_000);

test('When a member writes to two replicas, then they share the hour; an earlier text again counts no more', async () => {
  const first = await memberOf(one, { id: 'eva', plan: 'premium' });
  const second = await callerOf(other, 'eva', { plan: 'premium' });
  const answers = await Promise.all(
    Array.from({ length: 14 }, (_, n) =>
      (n % 2 ? first : second).writePost({ title: `Question number ${n}` }),
    ),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(10);
  const refused = answers.find(({ status }) => status === 429);
  expect(refused?.headers.get('retry-after')).toBe('3540');
  expect((await first.get('/api/forum/standing')).body).toMatchObject({ postsLeft: 0, repliesLeft: 60 });
  const { id, title, content } = answers.find(({ status }) => status === 201)?.body ?? {};
  expect((await second.writePost({ id, title, content })).status).toBe(201);
});

test('When an account is a day old at most, then it may write less', async () => {
  const fresh = await memberOf(one, { id: 'nova', plan: 'premium', createdAt: new Date().toISOString() });
  const statuses: number[] = [];
  for (let n = 0; n < 4; n += 1) statuses.push((await fresh.writePost({ title: `First steps ${n}` })).status);
  expect(statuses).toEqual([201, 201, 201, 429]);
});

test('When a newcomer sends one post 30 times at once, then each is answered with that post and it counts once', async () => {
  const fresh = await memberOf(one, { id: 'iris', plan: 'premium', createdAt: new Date().toISOString() });
  const id = randomUUID();
  const answers = await Promise.all(Array.from({ length: 30 }, () => fresh.writePost({ id })));
  expect(answers.map(({ status, body }) => [status, body.id])).toEqual(Array(30).fill([201, id]));
  expect((await fresh.get('/api/forum/standing')).body.postsLeft).toBe(2);
  const replies = await Promise.all(
    Array.from({ length: 30 }, () =>
      fresh.reply(id, 'Ask for the page.', '0199aaaa-0000-7000-8000-00000000000a'),
    ),
  );
  expect(replies.map(({ status }) => status)).toEqual(Array(30).fill(201));
  expect((await fresh.get('/api/forum/standing')).body.repliesLeft).toBe(9);
});

test('When a member edits posts and replies, then edits are counted by the hour, and one beyond them changes nothing', async () => {
  const eli = await memberOf(one, { id: 'eli', plan: 'premium' });
  const { id } = (await eli.writePost()).body;
  const reply = (await eli.reply(id)).body;
  const edit = (n: number) =>
    eli.patch(`/api/forum/posts/${id}`, { content: `Wording number ${n} of this post.` });
  expect((await eli.patch(`/api/forum/replies/${reply.id}`, { content: 'Another wording.' })).status).toBe(
    200,
  );
  expect([(await edit(1)).status, (await edit(2)).status]).toEqual([200, 200]);
  const refused = await edit(3);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3540']);
  expect((await eli.get(`/api/forum/posts/${id}`)).body.content).toBe('Wording number 2 of this post.');
});

test('When a post is refused, then it does not count', async () => {
  const member = await memberOf(one, { id: 'oli', plan: 'premium' });
  await member.writePost({ categoryId: 'nowhere' });
  expect((await member.get('/api/forum/standing')).body.postsLeft).toBe(10);
});

test('When a moderator writes much, then there is no limit', async () => {
  const mod = await callerOf(one, 'mod', { role: 'moderator' });
  for (let n = 0; n < 12; n += 1)
    expect((await mod.writePost({ title: `Announcement ${n}` })).status).toBe(201);
});

test('When a member reports much, then they are refused until the next hour and the case stays as it is', async () => {
  const author = await callerOf(one, 'mod', { role: 'moderator' });
  const ids = [];
  for (let n = 0; n < 3; n += 1) ids.push((await author.writePost({ title: `Reported ${n}` })).body.id);
  const member = await memberOf(one, { id: 'lia' });
  const flag = (id: string) => member.post(`/api/forum/posts/${id}/flags`, { reason: 'spam' });
  expect([(await flag(ids[0])).status, (await flag(ids[1])).status]).toEqual([204, 204]);
  const refused = await flag(ids[2]);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3540']);
  expect((await author.get(`/api/admin/flags/post_${ids[2]}`)).body.openFlags).toBe(0);
});
