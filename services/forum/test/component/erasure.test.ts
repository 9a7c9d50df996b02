import { userDeletedV1 } from '@academy/contracts/events/auth/user-deleted.v1.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { startForum, type ForumUnderTest } from '../support/forum-under-test.ts';
import { memberOf, sendUserEvent } from '../support/members.ts';

const stack = useTestStack();
let under: ForumUnderTest;

beforeAll(async () => {
  under = await startForum(stack);
}, 60_000);

/** Everything that the forum's database holds, as text. */
const stored = async (): Promise<string> => {
  const { db } = under.runtime.mongo;
  if (!db) throw new Error('the database is closed');
  const collections = await db.listCollections().toArray();
  const all = await Promise.all(
    collections
      .filter(({ name }) => !['people', 'migrations'].includes(name))
      .map(({ name }) => db.collection(name).find().toArray()),
  );
  return JSON.stringify(all);
};

test('When an account is deleted, then what others read stays as nobody’s, and all else is gone', async () => {
  const gone = await memberOf(under, { id: 'user-to-be-gone', plan: 'premium' });
  const eva = await memberOf(under, { id: 'eva', plan: 'premium' });
  const post = (
    await gone.writePost({ attemptId: 'attempt-1', content: 'A first wording that is replaced soon.' })
  ).body;
  await gone.patch(`/api/forum/posts/${post.id}`, { content: 'What I really wanted to ask is this.' });
  const removed = (await gone.writePost({ title: 'A removed secret' })).body;
  await under.deps.posts.change(removed.id, () => ({ state: { status: 'removed' }, events: [] }));
  const other = (await eva.writePost({ title: 'Another question' })).body;
  await gone.reply(other.id, 'An answer that stays.');
  await gone.put(`/api/forum/posts/${other.id}/me-too`);
  await gone.put(`/api/forum/posts/${other.id}/read`, { upTo: other.lastActivityAt });
  const data = { id: gone.id };
  await sendUserEvent(under.runtime.kafka, userDeletedV1, { id: gone.id, sequence: 2, data });
  await until(async () => !(await stored()).includes(gone.id), { what: 'the member gone from the store' });

  const nobody = { kind: 'deleted', firstName: '', lastName: '', username: '' };
  const read = (await under.client.get(`/api/forum/posts/${post.id}`)).body;
  expect(read).toMatchObject({
    content: 'What I really wanted to ask is this.',
    user: nobody,
    attemptId: null,
  });
  const [reply] = (await under.client.get(`/api/forum/posts/${other.id}/replies`)).body;
  expect(reply).toMatchObject({ content: 'An answer that stays.', user: nobody });
  expect((await under.client.get(`/api/forum/posts/${other.id}`)).body).toMatchObject({
    replyCount: 1,
    meTooCount: 0,
  });
  expect(await stored()).not.toMatch(/removed secret|A first wording/);
});
