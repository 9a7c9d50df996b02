import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { startForum, type ForumUnderTest } from '../support/forum-under-test.ts';
import { memberOf, type CallerUnderTest } from '../support/members.ts';

const stack = useTestStack();
let under: ForumUnderTest;
let ana: CallerUnderTest;
let eva: CallerUnderTest;
let mod: CallerUnderTest;

beforeAll(async () => {
  under = await startForum(stack);
  ana = await memberOf(under, { id: 'ana', plan: 'premium' });
  eva = await memberOf(under, { id: 'eva', plan: 'premium' });
  mod = await memberOf(under, { id: 'mod', role: 'moderator' });
}, 60_000);

const caseOf = async (id: string) => (await mod.get(`/api/admin/flags/${id}`)).body;
const contextOf = async (id: string) => (await mod.get(`/api/admin/flags/${id}/context`)).body;
const decide = async (id: string, action: 'remove' | 'warn' | 'approve') => {
  const { version, wording } = await caseOf(id);
  const body = { action, reason: 'A reason', version, wording };
  expect((await mod.post(`/api/admin/flags/${id}/decision`, body)).status).toBe(200);
};
const flag = (postId: string) => eva.post(`/api/forum/posts/${postId}/flags`, { reason: 'spam' });
const ids = (texts: { id: string }[]) => texts.map(({ id }) => id);

test('When nothing ever happened with an author, then their record says so, and since when they are here', async () => {
  const { id } = (await eva.writePost()).body;
  expect(await contextOf(`post_${id}`)).toEqual({
    author: {
      memberSince: '2026-01-01T12:00:00.000Z',
      posts: 1,
      replies: 0,
      held: 0,
      removed: 0,
      warned: 0,
      muted: 0,
      cases: [],
      caseCount: 0,
    },
    conversation: { post: null, before: [], after: [], moreBefore: false, moreAfter: false },
  });
});

test('When an author has a past, then it is counted once a text, with the other cases, the latest first', async () => {
  const written: string[] = [];
  for (let count = 0; count < 4; count += 1) written.push((await ana.writePost()).body.id);
  const [removed, warned, open, read] = written as [string, string, string, string];
  for (const id of [removed, warned, open]) await flag(id);
  await decide(`post_${removed}`, 'remove');
  await decide(`post_${removed}`, 'approve');
  await decide(`post_${removed}`, 'remove');
  await decide(`post_${warned}`, 'warn');
  await ana.reply(read);
  await ana.delete(`/api/forum/posts/${open}`);
  await mod.put('/api/admin/mutes/ana', { days: 1, reason: 'First' });
  await mod.delete('/api/admin/mutes/ana');
  await mod.put('/api/admin/mutes/ana', { days: 1, reason: 'Second' });
  await mod.delete('/api/admin/mutes/ana');
  const { author } = await contextOf(`post_${read}`);
  expect(author).toMatchObject({
    posts: 3,
    replies: 1,
    held: 0,
    removed: 1,
    warned: 1,
    muted: 2,
    caseCount: 3,
  });
  expect(author.cases).toMatchObject([
    { id: `post_${open}`, status: 'deleted', action: null, isOpen: false },
    { id: `post_${warned}`, status: 'visible', action: 'warn' },
    { id: `post_${removed}`, status: 'removed', action: 'remove', kind: 'post' },
  ]);
  // The one that is read is not among the others.
  expect(ids((await contextOf(`post_${warned}`)).author.cases)).toEqual([`post_${open}`, `post_${removed}`]);
});

test('When a reply is read, then post and the nearest replies stand around it in order, removed ones too', async () => {
  const post = (await ana.writePost({ title: 'Who said what?' })).body;
  const replies: string[] = [];
  for (let count = 0; count < 13; count += 1)
    replies.push((await (count % 2 ? ana : eva).reply(post.id, `Number ${count} of these`)).body.id);
  await decide(`reply_${replies[5]}`, 'remove');
  await ana.delete(`/api/forum/replies/${replies[7]}`);
  const { conversation } = await contextOf(`reply_${replies[6]}`);
  expect(conversation.post).toMatchObject({
    id: `post_${post.id}`,
    content: post.content,
    user: { id: 'ana' },
  });
  expect(ids(conversation.before)).toEqual([1, 2, 3, 4, 5].map((at) => `reply_${replies[at]}`));
  expect(conversation.before[4]).toMatchObject({ status: 'removed', user: { id: 'ana', username: 'ana' } });
  expect(ids(conversation.after)).toEqual([8, 9, 10, 11, 12].map((at) => `reply_${replies[at]}`));
  expect(conversation).toMatchObject({ moreBefore: true, moreAfter: false });
  const ofPost = (await contextOf(`post_${post.id}`)).conversation;
  expect(ofPost).toMatchObject({ post: null, before: [], moreAfter: true });
  expect(ids(ofPost.after)).toEqual([0, 1, 2, 3, 4].map((at) => `reply_${replies[at]}`));
});

test('When there is no such text, then its surroundings are not found', async () => {
  expect((await mod.get('/api/admin/flags/reply_nothing/context')).status).toBe(404);
  expect((await mod.get('/api/admin/flags/what/context')).status).toBe(404);
});
