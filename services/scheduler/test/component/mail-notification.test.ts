import { planChangedV1 } from '@academy/contracts/events/auth/plan-changed.v1.ts';
import { documentAddedV1 } from '@academy/contracts/events/library/document-added.v1.ts';
import { mailRequestedV1 } from '@academy/contracts/events/mail/mail-requested.v1.ts';
import { postModeratedV1 } from '@academy/contracts/events/forum/post-moderated.v1.ts';
import type { NotificationPage } from '@academy/contracts/http/scheduler/notifications.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { mailKinds } from '../../src/mail/kinds/mail-kinds.ts';
import { documentData } from '../support/digest-events.ts';
import { forumOf } from '../support/forum-events.ts';
import { requestOf } from '../support/mail-fixtures.ts';
import { account, memberOf, sendEvent, type MemberUnderTest } from '../support/members.ts';
import { startScheduler, type SchedulerUnderTest } from '../support/scheduler-under-test.ts';

const stack = useTestStack();
let under: SchedulerUnderTest;
let forum: ReturnType<typeof forumOf>;

beforeAll(async () => {
  under = await startScheduler(stack, {
    NOTIFICATIONS_MAIL_DELAY_MS: '86400000',
    NOTIFICATIONS_WAKE_MS: '50',
  });
  forum = forumOf(under);
}, 60_000);

const mailsTo = (userId: string) =>
  under.runtime.mongo
    .collection<{ _id: string; template: string; userId: string }>('mails')
    .find({ userId })
    .toArray();
const tasksOf = (userId: string | null) =>
  under.runtime.mongo
    .collection<{ _id: string; handledAt: Date | null }>('notification_tasks')
    .find({ userId });
/** The day of waiting is over: what waits is looked at now. */
const timePasses = async (userId: string | null): Promise<void> => {
  await under.runtime.mongo
    .collection('notification_tasks')
    .updateMany({ userId, handledAt: null }, { $set: { dueAt: new Date() } });
  await until(async () => (await tasksOf(userId).toArray()).every(({ handledAt }) => handledAt !== null));
};
const firstOf = (member: MemberUnderTest) =>
  until(async () => {
    const page: NotificationPage = (await member.get('/api/notifications')).body;
    return page.items[0];
  });

test('When replies are not read in time, then one mail is asked for, and another once they were read', async () => {
  const ana = await memberOf(under, 'ana');
  for (const number of [1, 2]) await forum.replied({ postId: 'p1', replyId: `p1-r${number}` });
  const { id } = await until(async () => {
    const one = await firstOf(ana);
    return one.count === 2 && one;
  });
  await until(async () => (await tasksOf('ana').toArray()).length === 1);
  await timePasses('ana');
  expect((await mailsTo('ana')).map(({ template }) => template)).toEqual(['reply']);
  await forum.replied({ postId: 'p1', replyId: 'p1-r1' });
  await ana.post(`/api/notifications/${id}/read`);
  await forum.replied({ postId: 'p1', replyId: 'p1-r3' });
  await until(async () => (await tasksOf('ana').toArray()).length === 2);
  await timePasses('ana');
  expect(await mailsTo('ana')).toHaveLength(2);
});

test('When it is read in the app meanwhile, then no mail is asked for', async () => {
  const ben = await memberOf(under, 'ben');
  await forum.replied({ postId: 'p2', replyId: 'p2-r1', postAuthorId: 'ben', authorId: 'ana' });
  const { id } = await firstOf(ben);
  await until(async () => (await tasksOf('ben').toArray()).length === 1);
  await ben.post(`/api/notifications/${id}/read`);
  await timePasses('ben');
  expect(await mailsTo('ben')).toEqual([]);
});

test('When the reply was removed meanwhile, then no mail is asked for', async () => {
  const cam = await memberOf(under, 'cam');
  await forum.replied({ postId: 'p3', replyId: 'p3-r1', postAuthorId: 'cam' });
  await firstOf(cam);
  await forum.replyChanged({ postId: 'p3', replyId: 'p3-r1', status: 'removed' });
  await until(async () => (await cam.get('/api/notifications')).body.items.length === 0);
  await timePasses('cam');
  expect(await mailsTo('cam')).toEqual([]);
});

test('When replies are off in the app and on by mail, then each batch is mailed', async () => {
  const dan = await memberOf(under, 'dan');
  await dan.put('/api/notifications/preferences', { reply: { app: false } });
  for (const number of [1, 2]) {
    await forum.replied({ postId: 'p4', replyId: `p4-r${number}`, postAuthorId: 'dan' });
    await until(async () => (await tasksOf('dan').toArray()).length === number);
    await timePasses('dan');
  }
  expect(await mailsTo('dan')).toHaveLength(2);
  expect((await dan.get('/api/notifications')).body.items).toEqual([]);
});

test('When mails are off, then none is asked for; a decision of a moderator comes by mail', async () => {
  const eva = await memberOf(under, 'eva');
  await eva.put('/api/notifications/preferences', { reply: { mail: false } });
  await forum.replied({ postId: 'p5', replyId: 'p5-r1', postAuthorId: 'eva' });
  await firstOf(eva);
  const data = { postId: 'p6', postTitle: 'Buy', caseId: 'post_p6', authorId: 'eva', action: 'warn' };
  const decided = { ...data, reason: 'No advertising.', at: new Date().toISOString() };
  await sendEvent(under, postModeratedV1, { subject: 'p6', data: decided });
  await until(async () => (await tasksOf('eva').toArray()).length === 1);
  await timePasses('eva');
  expect((await mailsTo('eva')).map(({ template }) => template)).toEqual(['moderation']);
});

test('When Premium was bought, then its receipt is the one mail of it; a gift is mailed', async () => {
  for (const id of ['buyer', 'gifted']) {
    const member = await memberOf(under, id);
    if (id === 'buyer') {
      const to = { userId: id, address: 'buyer@mail.example' };
      const data = requestOf('receipt', mailKinds.receipt.example, to);
      await sendEvent(under, mailRequestedV1, { subject: id, data });
      await until(async () => (await mailsTo(id)).length === 1);
    }
    const data = account(id, { plan: 'premium' });
    await sendEvent(under, planChangedV1, { subject: id, sequence: 2, data });
    expect((await firstOf(member)).text).toBe('plan_premium');
    await until(async () => (await tasksOf(id).toArray()).length === 1);
    await timePasses(id);
  }
  expect((await mailsTo('buyer')).map(({ template }) => template)).toEqual(['receipt']);
  expect((await mailsTo('gifted')).map(({ template }) => template)).toEqual(['plan']);
});

test('When a document is new, then it is mailed to those who want that and have not seen it', async () => {
  const [fay, gus] = [await memberOf(under, 'fay'), await memberOf(under, 'gus')];
  for (const member of [fay, gus])
    await member.put('/api/notifications/preferences', { new_document: { mail: true } });
  await memberOf(under, 'hal');
  await sendEvent(under, documentAddedV1, { subject: 'd1', data: documentData('d1') });
  const { id } = await firstOf(fay);
  await gus.post(`/api/notifications/${id}/read`);
  await until(async () => (await tasksOf(null).toArray()).length === 1);
  await timePasses(null);
  expect((await mailsTo('fay')).map(({ template }) => template)).toEqual(['new_document']);
  expect([await mailsTo('gus'), await mailsTo('hal')]).toEqual([[], []]);
});
