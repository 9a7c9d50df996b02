import type { NotificationPage } from '@academy/contracts/http/scheduler/notifications.ts';
import { replyAcceptedV1 } from '@academy/contracts/events/forum/reply-accepted.v1.ts';
import { notificationCreatedV1 } from '@academy/contracts/events/scheduler/notification-created.v1.ts';
import { notificationsReadV1 } from '@academy/contracts/events/scheduler/notifications-read.v1.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { forumOf } from '../support/forum-events.ts';
import { memberOf, sendEvent, type MemberUnderTest } from '../support/members.ts';
import { startScheduler, type SchedulerUnderTest } from '../support/scheduler-under-test.ts';

const stack = useTestStack();
let under: SchedulerUnderTest;
let ana: MemberUnderTest;
let forum: ReturnType<typeof forumOf>;

beforeAll(async () => {
  // Two replicas share the partitions: whichever takes an event in, there is one notification.
  [under] = await Promise.all([startScheduler(stack), startScheduler(stack)]);
  forum = forumOf(under);
  ana = await memberOf(under, 'ana');
  await memberOf(under, 'ben', { firstName: 'Ben', lastName: 'Sanz' });
}, 60_000);

const pageOf = async (member: MemberUnderTest): Promise<NotificationPage> =>
  (await member.get('/api/notifications?limit=50')).body;
const about = async (member: MemberUnderTest, postId: string) =>
  (await pageOf(member)).items.filter(({ link }) => link === `/community/posts/${postId}`);
/** Waits until everything before has been taken in: a reply to another post of the same key comes after it. */
const settle = async (postId: string) => {
  const replyId = `last-of-${postId}`;
  await forum.replied({ postId, replyId, postAuthorId: null, subscriberIds: ['ana'] });
  await until(async () => (await about(ana, postId)).some(({ text }) => text === 'subscribed_post'));
};
const created = (userId: string) =>
  under.events.filter(({ type, subject }) => type === notificationCreatedV1.type && subject === userId);

test('When somebody replies, then the author has it unread, and an event for their browser goes out', async () => {
  await forum.replied({ postId: 'p1', replyId: 'p1-r1' });
  const [one] = await until(async () => {
    const found = await about(ana, 'p1');
    return found.length > 0 && found;
  });
  expect(one).toEqual({
    id: expect.any(String),
    activity: 'reply',
    text: 'reply',
    count: 1,
    sentence: {
      es: 'Ben S. ha respondido a tu publicación «How do you check facts?»',
      en: 'Ben S. replied to your post “How do you check facts?”',
    },
    subject: { es: 'How do you check facts?', en: 'How do you check facts?' },
    actor: 'Ben S.',
    note: null,
    at: null,
    link: '/community/posts/p1',
    createdAt: expect.any(String),
    readAt: null,
  });
  await until(() => created('ana').some(({ data }) => notificationCreatedV1.data.safeParse(data).success));
  expect((await ana.get('/api/notifications/unread')).body.unread).toBeGreaterThanOrEqual(1);
});

test('When replies come while the first is unread, then they are one; after it was read, a new one', async () => {
  for (const number of [1, 2, 3]) await forum.replied({ postId: 'p2', replyId: `p2-r${number}` });
  const [one] = await until(async () => {
    const found = await about(ana, 'p2');
    return found[0]?.count === 3 && found;
  });
  const read = await ana.post(`/api/notifications/${one?.id}/read`);
  expect(read.status).toBe(200);
  expect((await about(ana, 'p2'))[0]).toMatchObject({ count: 3, readAt: expect.any(String) });
  await forum.replied({ postId: 'p2', replyId: 'p2-r4' });
  await until(async () => (await about(ana, 'p2'))[0]?.readAt === null);
  expect((await about(ana, 'p2')).map(({ count }) => count)).toEqual([1]);
});

test('When the same replies are delivered again, read or not, then nothing is new', async () => {
  const ids = [];
  for (const number of [1, 2]) ids.push(await forum.replied({ postId: 'p3', replyId: `p3-r${number}` }));
  const [one] = await until(async () => {
    const found = await about(ana, 'p3');
    return found[0]?.count === 2 && found;
  });
  await ana.post(`/api/notifications/${one?.id}/read`);
  const told = created('ana').length;
  for (const [index, id] of ids.entries())
    await forum.replied({ postId: 'p3', replyId: `p3-r${index + 1}` }, { id });
  await settle('p3');
  const [again] = (await about(ana, 'p3')).filter(({ text }) => text === 'reply');
  expect(again).toEqual({ ...one, readAt: expect.any(String) });
  expect(created('ana').length).toBe(told + 1);
});

test('When a reply is held, then nobody learns of it until it is visible, and a removed one is taken back', async () => {
  await forum.replied({ postId: 'p4', replyId: 'p4-r1', status: 'held' });
  await settle('p4');
  const replies = async () => (await about(ana, 'p4')).filter(({ text }) => text === 'reply');
  expect(await replies()).toEqual([]);
  await forum.replyChanged({ postId: 'p4', replyId: 'p4-r1', status: 'visible' });
  await until(async () => (await replies()).length === 1);
  await forum.replyChanged({ postId: 'p4', replyId: 'p4-r1', status: 'removed' }, 3);
  await until(async () => (await replies()).length === 0);
  await forum.replyChanged({ postId: 'p4', replyId: 'p4-r1', status: 'visible' }, 4);
  await until(async () => (await replies())[0]?.count === 1);
});

test('When the removal of a reply comes before its writing, then nobody learns of it', async () => {
  await forum.replyChanged({ postId: 'p5', replyId: 'p5-r1', status: 'removed' });
  await forum.replied({ postId: 'p5', replyId: 'p5-r1' });
  await settle('p5');
  expect((await about(ana, 'p5')).filter(({ text }) => text === 'reply')).toEqual([]);
});

test('When a post is removed, then its notifications are hidden until it is visible again', async () => {
  await forum.replied({ postId: 'p6', replyId: 'p6-r1' });
  await until(async () => (await about(ana, 'p6')).length === 1);
  await forum.postChanged('p6', 'removed');
  await until(async () => (await about(ana, 'p6')).length === 0);
  await forum.replied({ postId: 'p6', replyId: 'p6-r2' });
  await forum.postChanged('p6', 'visible', 3);
  await until(async () => (await about(ana, 'p6'))[0]?.count === 2);
});

test('When somebody replies to themselves or accepts their own answer, then there is nothing', async () => {
  const accepted = { postId: 'p7', postTitle: 'A title', replyId: 'p7-r1', replyAuthorId: 'ana' };
  await forum.replied({ postId: 'p7', replyId: 'p7-r1', authorId: 'ana', subscriberIds: [] });
  await sendEvent(under, replyAcceptedV1, { subject: 'p7', data: { ...accepted, acceptedBy: 'ana' } });
  await settle('p7');
  expect((await about(ana, 'p7')).map(({ text }) => text)).toEqual(['subscribed_post']);
  await sendEvent(under, replyAcceptedV1, { subject: 'p7', data: { ...accepted, acceptedBy: 'ben' } });
  await until(async () => (await about(ana, 'p7')).some(({ text }) => text === 'accepted_answer'));
});

test('When a member turned replies off in the app, then they see none, and their browser is told of none', async () => {
  const cam = await memberOf(under, 'cam');
  await cam.put('/api/notifications/preferences', { reply: { app: false } });
  await forum.replied({ postId: 'p8', replyId: 'p8-r1', postAuthorId: 'cam', subscriberIds: ['ana'] });
  await until(async () => (await about(ana, 'p8')).length === 1);
  expect(await pageOf(cam)).toEqual({ items: [], next: null, unread: 0 });
  expect(created('cam')).toEqual([]);
});

test('When a member opens the post, then what they have about it is read, and their other browsers are told', async () => {
  await forum.replied({ postId: 'p10', replyId: 'p10-r1' });
  const accepted = { postId: 'p10', postTitle: 'A title', replyId: 'p10-r2', replyAuthorId: 'ana' };
  await sendEvent(under, replyAcceptedV1, { subject: 'p10', data: { ...accepted, acceptedBy: 'ben' } });
  await until(async () => (await about(ana, 'p10')).length === 2);
  const { unread } = await pageOf(ana);
  const toldTo = (userId: string) =>
    under.events.filter(({ type, subject }) => type === notificationsReadV1.type && subject === userId);
  const before = toldTo('ana').length;

  const body = { thingId: 'p10' };
  expect((await ana.post('/api/notifications/read-about', body)).body).toEqual({ unread: unread - 2 });
  expect((await about(ana, 'p10')).every(({ readAt }) => readAt !== null)).toBe(true);
  await until(() => toldTo('ana').length === before + 1);

  // Again, or by somebody who has nothing about it: no event comes before that of the next that is read.
  const gus = await memberOf(under, 'gus');
  for (const member of [ana, gus])
    expect((await member.post('/api/notifications/read-about', body)).status).toBe(200);
  await ana.post('/api/notifications/read-all');
  await until(() => toldTo('ana').length > before + 1);
  expect(toldTo('ana')).toHaveLength(before + 2);
  expect(toldTo('gus')).toEqual([]);
});

test('When somebody asks for or reads what is another’s, then there is nothing', async () => {
  const dan = await memberOf(under, 'dan');
  const [anas] = (await pageOf(ana)).items;
  expect((await dan.post(`/api/notifications/${anas?.id}/read`)).status).toBe(404);
  expect((await dan.post('/api/notifications/nothing/read')).status).toBe(404);
  expect((await pageOf(dan)).items).toEqual([]);
});

test('When there are more than a page, then pages follow each other without gap or repetition', async () => {
  const all = (await pageOf(ana)).items.map(({ id }) => id);
  const seen: string[] = [];
  let after: string | null = '';
  while (after !== null) {
    const query: string = after === '' ? '' : `&after=${after}`;
    const page: NotificationPage = (await ana.get(`/api/notifications?limit=2${query}`)).body;
    seen.push(...page.items.map(({ id }) => id));
    after = page.next;
  }
  expect(seen).toEqual(all);
  const wrong = await ana.get('/api/notifications?after=nonsense');
  expect(wrong.body.fields).toEqual([{ path: 'after', message: 'There is no such page' }]);
});

test('When all are read, then none is unread', async () => {
  expect((await ana.post('/api/notifications/read-all')).body).toEqual({ unread: 0 });
  expect((await pageOf(ana)).items.every(({ readAt }) => readAt !== null)).toBe(true);
});

test('When a member is deleted, then nothing of them stays, also where others were notified of them', async () => {
  const eva = await memberOf(under, 'eva-who-leaves', { firstName: 'Eva' });
  await forum.replied({ postId: 'p9', replyId: 'p9-r1', postAuthorId: eva.id });
  await forum.replied({ postId: 'p9', replyId: 'p9-r2', authorId: eva.id });
  await until(async () => (await about(ana, 'p9'))[0]?.actor === 'Eva R.');
  await until(async () => (await about(eva, 'p9')).length === 1);
  await eva.leaves();
  const stored = async (): Promise<string> => {
    const { db } = under.runtime.mongo;
    if (!db) throw new Error('the database is closed');
    const names = (await db.listCollections().toArray()).map(({ name }) => name);
    // Of the deleted these keep the id, so that no late event brings them back.
    const kept = names.filter((name) => !['people', 'contacts', 'migrations'].includes(name));
    return JSON.stringify(await Promise.all(kept.map((name) => db.collection(name).find().toArray())));
  };
  await until(async () => !(await stored()).includes(eva.id), { what: 'nothing stays of the member' });
  expect((await about(ana, 'p9'))[0]).toMatchObject({ actor: null, text: 'reply' });
});
