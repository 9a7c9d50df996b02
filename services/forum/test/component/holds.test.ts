import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { startForum, type ForumUnderTest } from '../support/forum-under-test.ts';
import { memberOf, type CallerUnderTest } from '../support/members.ts';

const stack = useTestStack();
let under: ForumUnderTest;
let mod: CallerUnderTest;

beforeAll(async () => {
  under = await startForum(stack, { env: { FORUM_TOO_FAST_FROM: '3' } });
  mod = await memberOf(under, { id: 'mod', role: 'moderator' });
}, 60_000);

const linked = 'Here it is in full: https://example.com/prompts';
const caseOf = async (id: string) => (await mod.get(`/api/admin/flags/${id}`)).body;
const postBy = async (who: CallerUnderTest, over: object) => (await who.writePost({ ...over })).body;

test('When a new member posts a link, then a moderator sees it first, and others once it is approved', async () => {
  const ana = await memberOf(under, { id: 'ana', plan: 'premium', createdAt: new Date().toISOString() });
  const { status, body } = await ana.writePost({ content: linked });
  expect(status).toBe(201);
  expect(body).toMatchObject({ status: 'held', own: true, decision: null });
  expect((await under.client.get(`/api/forum/posts/${body.id}`)).status).toBe(404);
  const id = `post_${body.id}`;
  expect(await caseOf(id)).toMatchObject({
    status: 'held',
    isOpen: true,
    openFlags: 0,
    history: [{ kind: 'held', reasons: ['new_member'] }],
  });
  const { version, wording } = await caseOf(id);
  await mod.post(`/api/admin/flags/${id}/decision`, { action: 'approve', version, wording });
  expect((await under.client.get(`/api/forum/posts/${body.id}`)).status).toBe(200);
});

test('When a settled member links, then it is visible; with six addresses it waits', async () => {
  const eva = await memberOf(under, { id: 'eva', plan: 'premium' });
  for (const title of ['One of two', 'Two of two'])
    expect((await postBy(eva, { title, content: `${title} is long enough.` })).status).toBe('visible');
  const { id } = (await mod.writePost()).body;
  const many = Array.from({ length: 6 }, (_, index) => `https://example.com/${index}`).join(' ');
  const held = (await eva.reply(id, many)).body;
  expect(held.status).toBe('held');
  expect((await caseOf(`reply_${held.id}`)).history[0].reasons).toEqual(['links', 'too_fast']);
  expect((await under.client.get(`/api/forum/posts/${id}`)).body.replyCount).toBe(0);
});

test('When a member writes the same again, or too fast, then it waits', async () => {
  const { id } = (await mod.writePost()).body;
  const leo = await memberOf(under, { id: 'leo' });
  expect((await leo.reply(id, 'Buy it HERE, now!')).body.status).toBe('visible');
  const again = (await leo.reply(id, 'buy it here now')).body;
  expect((await caseOf(`reply_${again.id}`)).history[0].reasons).toEqual(['repeated']);
  const third = (await leo.reply(id, 'Something else entirely')).body;
  expect((await caseOf(`reply_${third.id}`)).history[0].reasons).toEqual(['too_fast']);
});

test('When the same text is edited into two posts, then the second waits', async () => {
  const eli = await memberOf(under, { id: 'eli', plan: 'premium' });
  const [one, two] = [await postBy(eli, {}), await postBy(eli, {})];
  const edit = async ({ id }: { id: string }, over: object) =>
    (await eli.patch(`/api/forum/posts/${id}`, over)).body.status;
  const content = 'Buy all of it here, and now!';
  expect(await edit(one, { content })).toBe('visible');
  expect(await edit(one, { content: content.toUpperCase() })).toBe('visible');
  expect(await edit(two, { content: 'buy all of it HERE and now' })).toBe('held');
  expect((await caseOf(`post_${two.id}`)).history[0].reasons).toEqual(['repeated']);
  // Another title leaves the text as it was.
  expect(await edit(one, { title: 'Another title for it' })).toBe('visible');
});

test('When a member edits earlier texts, often, then none waits, and what they write next is not too fast', async () => {
  const { id } = (await mod.writePost()).body;
  const lea = await memberOf(under, { id: 'lea' });
  const earlier = [(await lea.reply(id)).body, (await lea.reply(id)).body];
  const { now } = under.deps;
  under.deps.now = () => new Date(now().getTime() + 2 * 60_000);
  const statuses: string[] = [];
  for (const reply of [...earlier, ...earlier]) {
    const content = `Wording ${statuses.length} of ${reply.id}`;
    statuses.push((await lea.patch(`/api/forum/replies/${reply.id}`, { content })).body.status);
  }
  expect(statuses).toEqual(Array(4).fill('visible'));
  expect((await lea.reply(id)).body.status).toBe('visible');
  under.deps.now = now;
});

test('When a member writes ten texts at the same moment, then all but two wait', async () => {
  const { id } = (await mod.writePost()).body;
  const kim = await memberOf(under, { id: 'kim' });
  const sent = Array.from({ length: 10 }, (_, index) => kim.reply(id, `Message with the number ${index}`));
  const statuses = (await Promise.all(sent)).map(({ body }) => body.status);
  expect(statuses.filter((status) => status === 'visible')).toHaveLength(2);
  await until(async () => (await under.client.get(`/api/forum/posts/${id}`)).body.replyCount === 2);
});

test('When a retry sends the same reply with its id, then it is the same reply, and visible', async () => {
  const { id } = (await mod.writePost()).body;
  const max = await memberOf(under, { id: 'max' });
  const replyId = '0197f3a0-0000-4000-8000-00000000000a';
  const sent = [1, 2, 3, 4].map(() => max.reply(id, 'Sent again and again', replyId));
  expect((await Promise.all(sent)).map(({ body }) => [body.id, body.status])).toEqual(
    Array(4).fill([replyId, 'visible']),
  );
});

test('When staff write links, fast and again, then nothing waits', async () => {
  const many = Array.from({ length: 8 }, (_, index) => `https://example.com/${index}`).join(' ');
  for (let index = 0; index < 4; index += 1)
    expect((await postBy(mod, { content: many })).status).toBe('visible');
});

test('When Markdown hides an image or would take seconds to read, then it is a link, or refused', async () => {
  const content = 'See ![this](https://example.com/a.png) and [that](javascript:alert(1)) too.';
  expect((await mod.writePost({ content })).body.content).toBe(
    'See [this](https://example.com/a.png) and that too.',
  );
  const answer = await mod.writePost({ content: 'a]'.repeat(9_000) });
  expect(answer.status).toBe(400);
  expect(answer.body.fields).toMatchObject([{ path: 'content' }]);
});
