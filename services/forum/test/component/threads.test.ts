import { randomUUID } from 'node:crypto';
import { lessonPublishedV1 } from '@academy/contracts/events/catalog/lesson-published.v1.ts';
import { lessonRemovedV1 } from '@academy/contracts/events/catalog/lesson-removed.v1.ts';
import { documentAddedV1 } from '@academy/contracts/events/library/document-added.v1.ts';
import { documentRemovedV1 } from '@academy/contracts/events/library/document-removed.v1.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { startForum, type ForumUnderTest } from '../support/forum-under-test.ts';
import { memberOf, sendUserEvent, type CallerUnderTest } from '../support/members.ts';

const stack = useTestStack();
let under: ForumUnderTest;
let eva: CallerUnderTest;
let ben: CallerUnderTest;
let mod: CallerUnderTest;

beforeAll(async () => {
  under = await startForum(stack);
  eva = await memberOf(under, { id: 'eva', role: 'moderator', plan: 'premium' });
  ben = await memberOf(under, { id: 'ben' });
  mod = await memberOf(under, { id: 'mod', role: 'moderator' });
}, 60_000);

const thread = async (replies = 0): Promise<{ id: string; replyIds: string[] }> => {
  const { id } = (await eva.writePost()).body;
  const replyIds: string[] = [];
  for (let n = 0; n < replies; n += 1) replyIds.push((await eva.reply(id, `Reply ${n}`)).body.id);
  return { id, replyIds };
};
const read = async (id: string) => (await under.client.get(`/api/forum/posts/${id}`)).body;
const told = (postId: string, type: string) =>
  under.events.filter(({ subject, type: of }) => subject === postId && of === `academy.forum.${type}.v1`);

test('When an author edits soon, then it is not marked, and moderators alone read the wording before', async () => {
  const { id } = await thread();
  const answer = await eva.patch(`/api/forum/posts/${id}`, { title: 'A better title' });
  expect(answer.body).toMatchObject({ title: 'A better title', editedAt: null });
  expect((await under.client.get('/api/forum/posts?q=better')).body).toMatchObject([{ id }]);
  expect((await mod.get(`/api/admin/posts/${id}/history`)).body).toMatchObject([
    { title: 'How do you check facts?' },
  ]);
  expect((await ben.get(`/api/admin/posts/${id}/history`)).status).toBe(403);
  await until(() => told(id, 'post_changed').length === 1);
});

test("When somebody changes another's post or reply, then they are refused and nothing changes", async () => {
  const { id, replyIds } = await thread(1);
  const calls = [
    ben.patch(`/api/forum/posts/${id}`, { title: 'Not mine at all' }),
    mod.patch(`/api/forum/posts/${id}`, { title: 'Not mine at all' }),
    ben.delete(`/api/forum/posts/${id}`),
    ben.patch(`/api/forum/replies/${replyIds[0]}`, { content: 'Not mine' }),
    ben.delete(`/api/forum/replies/${replyIds[0]}`),
    ben.put(`/api/forum/posts/${id}/accepted-reply`, { replyId: replyIds[0] }),
    ben.delete(`/api/forum/posts/${id}/accepted-reply`),
  ];
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(Array(7).fill(403));
  expect(await read(id)).toMatchObject({ title: 'How do you check facts?', replyCount: 1 });
});

test('When a post is deleted, then nobody reads it, but its place stays where it has replies', async () => {
  const [without, withReplies] = [await thread(), await thread(1)];
  for (const { id } of [without, withReplies]) {
    expect((await eva.delete(`/api/forum/posts/${id}`)).status).toBe(204);
    expect((await eva.delete(`/api/forum/posts/${id}`)).status).toBe(404);
    expect((await ben.reply(id)).status).toBe(id === without.id ? 404 : 409);
  }
  expect((await eva.get(`/api/forum/posts/${without.id}`)).status).toBe(404);
  expect(await read(withReplies.id)).toMatchObject({ status: 'deleted', title: '', content: '' });
  expect((await under.client.get(`/api/forum/posts/${withReplies.id}/replies`)).body).toHaveLength(1);
  const listed = (await eva.get('/api/forum/posts')).body.map(({ id }: { id: string }) => id);
  expect(listed).not.toContain(withReplies.id);
});

test('When the accepted reply is deleted, then the post has no answer and counts one reply less', async () => {
  const { id, replyIds } = await thread(2);
  const accepted = await eva.put(`/api/forum/posts/${id}/accepted-reply`, { replyId: replyIds[1] });
  expect(accepted.body.acceptedReplyId).toBe(replyIds[1]);
  const replies = (await under.client.get(`/api/forum/posts/${id}/replies`)).body;
  expect(replies.map(({ isAccepted }: { isAccepted: boolean }) => isAccepted)).toEqual([false, true]);
  await until(() => told(id, 'reply_accepted').length === 1);
  expect((await eva.delete(`/api/forum/replies/${replyIds[1]}`)).status).toBe(204);
  expect(await read(id)).toMatchObject({
    acceptedReplyId: null,
    replyCount: 1,
    lastActivityAt: replies[0].createdAt,
  });
  const gone = await eva.put(`/api/forum/posts/${id}/accepted-reply`, { replyId: replyIds[1] });
  expect(gone.status).toBe(404);
});

test('When an answer is accepted and taken back by a moderator, then it is so for everybody', async () => {
  const { id, replyIds } = await thread(1);
  await mod.put(`/api/forum/posts/${id}/accepted-reply`, { replyId: replyIds[0] });
  expect((await read(id)).acceptedReplyId).toBe(replyIds[0]);
  expect((await mod.delete(`/api/forum/posts/${id}/accepted-reply`)).body.acceptedReplyId).toBeNull();
});

test('When members say "me too" at once and again, then each counts once', async () => {
  const { id } = await thread();
  const calls = [eva, ben, mod].flatMap((member) =>
    [1, 2].map(() => member.put(`/api/forum/posts/${id}/me-too`)),
  );
  expect((await Promise.all(calls)).every(({ status }) => status === 200)).toBe(true);
  expect((await read(id)).meTooCount).toBe(3);
  expect((await ben.get(`/api/forum/posts/${id}`)).body.meToo).toBe(true);
  expect((await ben.delete(`/api/forum/posts/${id}/me-too`)).body).toEqual({ meToo: false, meTooCount: 2 });
});

test('When somebody writes, then they are subscribed, unless they ended it before', async () => {
  const { id } = await thread();
  expect((await ben.get(`/api/forum/posts/${id}`)).body.subscribed).toBe(false);
  await ben.reply(id, 'First');
  expect((await ben.get(`/api/forum/posts/${id}`)).body.subscribed).toBe(true);
  expect((await ben.delete(`/api/forum/posts/${id}/subscription`)).status).toBe(204);
  await ben.reply(id, 'Second');
  expect((await ben.get(`/api/forum/posts/${id}`)).body.subscribed).toBe(false);
  expect((await mod.put(`/api/forum/posts/${id}/subscription`)).status).toBe(204);
  await ben.reply(id, 'Third');
  await until(() => told(id, 'reply_created').length === 3);
  const [last] = told(id, 'reply_created').slice(-1);
  expect((last?.data as { subscriberIds: string[] }).subscriberIds.toSorted()).toEqual(['eva', 'mod']);
});

test('When there are replies since somebody read, then the post is unread for them alone', async () => {
  const { id } = await thread(1);
  const unread = async (member: CallerUnderTest) => (await member.get(`/api/forum/posts/${id}`)).body.unread;
  expect(await unread(ben)).toBe(false);
  const upTo = (await read(id)).lastActivityAt;
  expect((await ben.put(`/api/forum/posts/${id}/read`, { upTo })).status).toBe(204);
  expect(await unread(ben)).toBe(false);
  await eva.reply(id, 'News');
  expect([await unread(ben), await unread(mod)]).toEqual([true, false]);
  await ben.put(`/api/forum/posts/${id}/read`, { upTo: (await read(id)).lastActivityAt });
  await ben.put(`/api/forum/posts/${id}/read`, { upTo });
  expect(await unread(ben)).toBe(false);
});

test('When a post is held or removed, then its author and moderators alone read it', async () => {
  const plus = await memberOf(under, { id: 'plus', plan: 'premium' });
  for (const status of ['held', 'removed'] as const) {
    const { id } = (await plus.writePost({ title: `To be ${status}` })).body;
    await under.deps.posts.change(id, () => ({ state: { status }, events: [] }));
    expect((await plus.get(`/api/forum/posts/${id}`)).body).toMatchObject({ status, own: true });
    expect((await mod.get(`/api/forum/posts/${id}`)).status).toBe(200);
    for (const path of [`/api/forum/posts/${id}`, `/api/forum/posts/${id}/replies`])
      expect([(await ben.get(path)).status, (await under.client.get(path)).status]).toEqual([404, 404]);
    expect((await plus.get('/api/forum/posts?mine=true&limit=1')).body).toMatchObject([{ id, status }]);
    expect((await ben.get(`/api/forum/posts?q=${status}`)).body).toEqual([]);
    expect((await plus.reply(id)).status).toBe(409);
  }
});

test('When somebody writes a title, then posts like it are found', async () => {
  await eva.writePost({ title: 'Traducir contratos sin perder matices' });
  const { id } = (await eva.writePost({ title: 'Traducir poemas' })).body;
  const similar = (await under.client.get('/api/forum/similar?title=TRADUCIENDO%20poema')).body;
  expect(similar[0]).toMatchObject({ id });
  expect((await under.client.get('/api/forum/similar?title=')).body).toEqual([]);
});

test('When somebody writes the same in the other language and in other words, then the post is found', async () => {
  const { id } = (await eva.writePost({ title: 'The model makes up facts that are not true' })).body;
  const title = encodeURIComponent('La IA inventa datos falsos');
  await until(async () => {
    const similar: { id: string }[] = (await ben.get(`/api/forum/similar?title=${title}`)).body;
    return similar.some((post) => post.id === id);
  });
});

test('When a post is about a lesson, then it shows its title whenever that is published', async () => {
  const titles = { titleEs: 'Anatomía', titleEn: 'Anatomy' };
  const lesson = { courseId: 'c', orderIndex: 0, contentEs: '', contentEn: '', exercises: [] };
  const topic = { kind: 'lesson', id: 'anatomy' } as const;
  const { kafka } = under.runtime;
  const data = { id: 'anatomy', ...titles, ...lesson };
  await sendUserEvent(kafka, lessonPublishedV1, { id: 'anatomy', sequence: 1, data });
  await until(async () => (await under.deps.places.listOf([topic])).size === 1);
  const { id } = (await eva.writePost({ topic })).body;
  expect((await read(id)).topic).toEqual({ ...topic, ...titles });
  expect((await under.client.get('/api/forum/posts?lesson=anatomy')).body).toMatchObject([{ id }]);
  expect((await under.client.get('/api/forum/posts?document=anatomy')).body).toEqual([]);
  await sendUserEvent(kafka, lessonRemovedV1, { id: 'anatomy', sequence: 2, data: { id: 'anatomy' } });
  await until(async () => (await under.deps.places.listOf([topic])).size === 0);
  expect((await read(id)).topic).toBeNull();
  expect((await eva.writePost({ topic })).status).toBe(400);
  await sendUserEvent(kafka, lessonPublishedV1, { id: 'anatomy', sequence: 3, data });
  await until(async () => (await under.deps.places.listOf([topic])).size === 1);
  expect((await read(id)).topic).toEqual({ ...topic, ...titles });
});

test('When a post is about a document, then it shows its title whenever that is published', async () => {
  const titles = { titleEs: 'Guía', titleEn: 'Guide' };
  const texts = { descriptionEs: '', descriptionEn: '', contentEs: '', contentEn: '' };
  const facts = { category: 'guides', isPremium: false, pageCount: 1, imported: false };
  const document = { ...titles, ...texts, ...facts, publishedAt: '2026-01-01T12:00:00.000Z' };
  const topic = { kind: 'document', id: 'guide' } as const;
  const { kafka } = under.runtime;
  const added = (sequence: number) =>
    sendUserEvent(kafka, documentAddedV1, { id: 'guide', sequence, data: { id: 'guide', ...document } });
  await added(1);
  await until(async () => (await under.deps.places.listOf([topic])).size === 1);
  const { id } = (await eva.writePost({ topic })).body;
  expect((await read(id)).topic).toEqual({ ...topic, ...titles });
  await sendUserEvent(kafka, documentRemovedV1, { id: 'guide', sequence: 2, data: { id: 'guide' } });
  await until(async () => (await under.deps.places.listOf([topic])).size === 0);
  await added(3);
  await until(async () => (await under.deps.places.listOf([topic])).size === 1);
  expect((await read(id)).topic).toEqual({ ...topic, ...titles });
});

test('When the figures are asked for, then they count what is visible', async () => {
  const { body } = await under.client.get('/api/forum/figures');
  expect(body).toMatchObject({ postCount: expect.any(Number), answeredCount: expect.any(Number) });
  expect(body.activeMembers).toBeGreaterThanOrEqual(2);
});

test('When a reply is sent again with its id, then it is there once; other words are refused', async () => {
  const { id } = await thread();
  const replyId = randomUUID();
  const answers = await Promise.all([1, 2, 3].map(() => ben.reply(id, 'Once', replyId)));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect((await ben.reply(id, 'Other words', replyId)).status).toBe(409);
  expect((await read(id)).replyCount).toBe(1);
});
