import { planChangedV1 } from '@academy/contracts/events/auth/plan-changed.v1.ts';
import { subscriptionChangedV1 } from '@academy/contracts/events/auth/subscription-changed.v1.ts';
import { accountViewedV1 } from '@academy/contracts/events/auth/account-viewed.v1.ts';
import { teamMessageSentV1 } from '@academy/contracts/events/auth/team-message-sent.v1.ts';
import { certificateIssuedV1 } from '@academy/contracts/events/catalog/certificate-issued.v1.ts';
import { coursePublishedV1 } from '@academy/contracts/events/catalog/course-published.v1.ts';
import { courseRemovedV1 } from '@academy/contracts/events/catalog/course-removed.v1.ts';
import { verdictOverruledV1 } from '@academy/contracts/events/catalog/verdict-overruled.v1.ts';
import { postModeratedV1 } from '@academy/contracts/events/forum/post-moderated.v1.ts';
import { documentAddedV1 } from '@academy/contracts/events/library/document-added.v1.ts';
import { documentRemovedV1 } from '@academy/contracts/events/library/document-removed.v1.ts';
import { documentUpdatedV1 } from '@academy/contracts/events/library/document-updated.v1.ts';
import { notificationCreatedV1 } from '@academy/contracts/events/scheduler/notification-created.v1.ts';
import type { NotificationActivity } from '@academy/contracts/shared/notification-activities.ts';
import type { Notification, NotificationPage } from '@academy/contracts/http/scheduler/notifications.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { factOf } from '../../src/notifications/domain/told.ts';
import { announceDocument } from '../../src/notifications/use-cases/announce-document.ts';
import { documentData } from '../support/digest-events.ts';
import { account, memberOf, sendEvent, type MemberUnderTest } from '../support/members.ts';
import { startScheduler, type SchedulerUnderTest } from '../support/scheduler-under-test.ts';

const stack = useTestStack();
let under: SchedulerUnderTest;

beforeAll(async () => {
  under = await startScheduler(stack);
}, 60_000);

const itemsOf = async (member: MemberUnderTest): Promise<Notification[]> => {
  const page: NotificationPage = (await member.get('/api/notifications')).body;
  return page.items;
};
const first = (member: MemberUnderTest, text: Notification['text']) =>
  until(async () => (await itemsOf(member)).find((item) => item.text === text), { what: text });
const unreadOf = async (member: MemberUnderTest): Promise<number> =>
  (await member.get('/api/notifications/unread')).body.unread;

test('When a certificate is issued, then the learner learns of it with the title of the course', async () => {
  const ana = await memberOf(under, 'ana');
  const data = { userId: 'ana', courseId: 'first-steps', code: 'ABCD-1234' };
  await sendEvent(under, certificateIssuedV1, { subject: 'ana', data });
  const unknown = await first(ana, 'certificate');
  expect(unknown).toMatchObject({ link: '/certificates/ABCD-1234', subject: null });
  const titles = { titleEs: 'Primeros pasos', titleEn: 'First steps' };
  const more = { descriptionEs: '', descriptionEn: '', level: 'beginner', isPremium: false };
  const course = { id: 'first-steps', ...titles, ...more, orderIndex: 1, lessonIds: [] };
  await sendEvent(under, coursePublishedV1, { subject: 'first-steps', data: course });
  await until(async () => (await first(ana, 'certificate')).subject?.en === 'First steps');
});

test('When a course is withdrawn and published again, then its certificates are named again', async () => {
  const mia = await memberOf(under, 'mia');
  const titles = { titleEs: 'De vuelta', titleEn: 'Back again' };
  const more = { descriptionEs: '', descriptionEn: '', level: 'beginner', isPremium: false };
  const course = { id: 'back-again', ...titles, ...more, orderIndex: 1, lessonIds: [] };
  await sendEvent(under, coursePublishedV1, { subject: course.id, sequence: 1, data: course });
  const certificate = { userId: 'mia', courseId: course.id, code: 'BACK-0001' };
  await sendEvent(under, certificateIssuedV1, { subject: 'mia', data: certificate });
  await until(async () => (await first(mia, 'certificate')).subject?.en === 'Back again');
  await sendEvent(under, courseRemovedV1, { subject: course.id, sequence: 2, data: { id: course.id } });
  await until(async () => (await first(mia, 'certificate')).subject === null);
  await sendEvent(under, coursePublishedV1, { subject: course.id, sequence: 3, data: course });
  await until(async () => (await first(mia, 'certificate')).subject?.en === 'Back again');
});

test('When staff overrule verdicts of an exercise or a week decides, then its learner has one notification of what counts now', async () => {
  const ida = await memberOf(under, 'ida');
  const exercise = { courseId: 'basics', lessonId: 'basics--roles', exerciseId: 'basics--roles--one' };
  const decided = (attemptId: string, passed: boolean) => ({
    subject: 'ida',
    data: { userId: 'ida', ...exercise, attemptId, passed },
  });
  const id = await sendEvent(under, verdictOverruledV1, decided('a1', false));
  await first(ida, 'verdict_failed');
  await sendEvent(under, verdictOverruledV1, decided('a2', true));
  await sendEvent(under, verdictOverruledV1, { ...decided('a1', false), id });
  const more = { descriptionEs: '', descriptionEn: '', level: 'beginner', isPremium: false };
  const course = { id: 'basics', titleEs: 'Bases', titleEn: 'Basics', ...more, orderIndex: 1, lessonIds: [] };
  await sendEvent(under, coursePublishedV1, { subject: 'basics', data: course });
  await until(async () => (await first(ida, 'verdict_passed')).subject?.en === 'Basics');
  expect(await itemsOf(ida)).toMatchObject([
    { activity: 'answer', link: '/lessons/basics--roles?exercise=basics--roles--one', actor: null },
  ]);

  const ofTime = decided('a3', true);
  const counted = { ...ofTime, data: { ...ofTime.data, decidedBy: 'time' as const } };
  await sendEvent(under, verdictOverruledV1, counted);
  await first(ida, 'verdict_counts');

  const off = await memberOf(under, 'olaf');
  await off.put('/api/notifications/preferences', { answer: { app: false } });
  const data = { userId: 'olaf', ...exercise, attemptId: 'o1', passed: true };
  await sendEvent(under, verdictOverruledV1, { subject: 'olaf', data });
  await sendEvent(under, certificateIssuedV1, {
    subject: 'olaf',
    data: { userId: 'olaf', courseId: 'basics', code: 'OLAF-1' },
  });
  await first(off, 'certificate');
  expect((await itemsOf(off)).map(({ text }) => text)).toEqual(['certificate']);
});

test('When the team writes to a member, then each ticket has one notification that leads to it, and none where they want none', async () => {
  const uma = await memberOf(under, 'uma');
  const written = (helpId: string) => ({
    subject: 'uma',
    data: { userId: 'uma', helpId, at: '2026-01-01T12:00:00.000Z' },
  });
  const id = await sendEvent(under, teamMessageSentV1, written('h1'));
  await sendEvent(under, teamMessageSentV1, { ...written('h1'), id });
  await sendEvent(under, teamMessageSentV1, written('h1'));
  await sendEvent(under, teamMessageSentV1, written('h2'));
  await until(async () => (await itemsOf(uma)).length === 2);
  expect(await itemsOf(uma)).toMatchObject([
    { activity: 'team_message', link: '/help#question-h2', actor: null },
    { activity: 'team_message', link: '/help#question-h1', actor: null },
  ]);
  await uma.put('/api/notifications/preferences', { team_message: { app: false } });
  await sendEvent(under, teamMessageSentV1, written('h3'));
  await sendEvent(under, certificateIssuedV1, {
    subject: 'uma',
    data: { userId: 'uma', courseId: 'basics', code: 'UMA-1' },
  });
  await first(uma, 'certificate');
  expect((await itemsOf(uma)).filter(({ activity }) => activity === 'team_message')).toHaveLength(2);
});

test('When an administrator views the academy as a member, then each time is a notification that leads to the reasons', async () => {
  const vera = await memberOf(under, 'vera');
  const viewed = (viewingId: string) => ({
    subject: 'vera',
    data: { userId: 'vera', viewingId, at: '2026-01-01T12:00:00.000Z' },
  });
  const id = await sendEvent(under, accountViewedV1, viewed('v1'));
  await sendEvent(under, accountViewedV1, { ...viewed('v1'), id });
  await sendEvent(under, accountViewedV1, viewed('v2'));
  await until(async () => (await itemsOf(vera)).length === 2);
  expect(await itemsOf(vera)).toMatchObject([
    { activity: 'account_viewed', link: '/settings#viewings', actor: null },
    { activity: 'account_viewed', link: '/settings#viewings', actor: null },
  ]);
});

test('When a plan changes or will end, then its member learns of it once per event, and not of old ones', async () => {
  const ben = await memberOf(under, 'ben');
  const old = new Date(Date.now() - 8 * 24 * 3_600_000);
  const premium = account('ben', { plan: 'premium' });
  await sendEvent(under, planChangedV1, { subject: 'ben', sequence: 2, data: premium, time: old });
  const id = await sendEvent(under, planChangedV1, { subject: 'ben', sequence: 3, data: premium });
  await sendEvent(under, planChangedV1, { subject: 'ben', sequence: 3, data: premium, id });
  const endsAt = '2030-01-01T00:00:00.000Z';
  const money = { interval: 'month', amount: 900, currency: 'EUR' };
  const data = { userId: 'ben', state: 'cancelling', previous: 'active', ...money, endsAt, at: endsAt };
  await sendEvent(under, subscriptionChangedV1, { subject: 'ben', data });
  expect(await first(ben, 'plan_cancelling')).toMatchObject({ at: endsAt, link: '/settings#plan' });
  await first(ben, 'plan_premium');
  expect((await itemsOf(ben)).map(({ text }) => text).toSorted()).toEqual([
    'plan_cancelling',
    'plan_premium',
  ]);
});

test('When a moderator decides, then the author reads what and why', async () => {
  const cam = await memberOf(under, 'cam');
  const data = { postId: 'p1', postTitle: 'Buy now', caseId: 'reply_r1', authorId: 'cam', action: 'remove' };
  const decided = { ...data, reason: 'Advertising.', at: new Date().toISOString() };
  await sendEvent(under, postModeratedV1, { subject: 'p1', data: decided });
  expect(await first(cam, 'reply_remove')).toMatchObject({
    activity: 'moderation',
    subject: { en: 'Buy now' },
    note: 'Advertising.',
    actor: null,
  });
});

test('When a document is published, then all members have it from one record, and each reads it for themselves', async () => {
  const [dan, eva] = [await memberOf(under, 'dan'), await memberOf(under, 'eva')];
  const late = await memberOf(under, 'late', { createdAt: new Date(Date.now() + 3_600_000).toISOString() });
  const off = await memberOf(under, 'off');
  await off.put('/api/notifications/preferences', { new_document: { app: false } });
  await sendEvent(under, documentAddedV1, { subject: 'old', data: documentData('old', { imported: true }) });
  await sendEvent(under, documentAddedV1, { subject: 'd1', data: documentData('d1') });
  const one = await first(dan, 'new_document');
  expect(one).toMatchObject({ subject: { es: 'Documento d1' }, link: '/library/d1', readAt: null });
  expect(await unreadOf(eva)).toBe(1);
  expect([await itemsOf(late), await itemsOf(off)]).toEqual([[], []]);
  expect(await under.runtime.mongo.db?.collection('announcements').countDocuments()).toBe(1);
  await until(() =>
    under.events.some(({ type, subject }) => type === notificationCreatedV1.type && subject === one.id),
  );

  expect((await dan.post(`/api/notifications/${one.id}/read`)).body).toEqual({ unread: 0 });
  expect((await first(dan, 'new_document')).readAt).not.toBeNull();
  expect(await unreadOf(eva)).toBe(1);
  // By opening the document itself.
  const opened = await eva.post('/api/notifications/read-about', { thingId: 'd1' });
  expect(opened.body).toEqual({ unread: 0 });

  const renamed = documentData('d1', { titleEn: 'Another title' });
  await sendEvent(under, documentUpdatedV1, { subject: 'd1', sequence: 2, data: renamed });
  await until(async () => (await first(dan, 'new_document')).subject?.en === 'Another title');
  await sendEvent(under, documentRemovedV1, { subject: 'd1', sequence: 3, data: { id: 'd1' } });
  await until(async () => (await itemsOf(dan)).length === 0);
  // An older event that comes again brings nothing back.
  await sendEvent(under, documentAddedV1, { subject: 'd1', sequence: 1, data: documentData('d1') });
  await sendEvent(under, documentAddedV1, { subject: 'd2', data: documentData('d2') });
  await first(dan, 'new_document');
  expect((await itemsOf(dan)).map(({ link }) => link)).toEqual(['/library/d2']);
  // What content/ brought stays no news when it comes back from the bin.
  const brought = documentData('brought', { imported: true });
  await sendEvent(under, documentAddedV1, { subject: 'brought', sequence: 1, data: brought });
  await until(() => under.deps.subjects.find('document', 'brought'));
  const gone = { subject: 'brought', sequence: 2, data: { id: 'brought' } };
  await sendEvent(under, documentRemovedV1, gone);
  await until(async () => (await under.deps.subjects.find('document', 'brought')) === null);
  const back = { ...brought, imported: false };
  await sendEvent(under, documentAddedV1, { subject: 'brought', sequence: 3, data: back });
  await until(() => under.deps.subjects.find('document', 'brought'));
  await sendEvent(under, documentAddedV1, { subject: 'd1', sequence: 4, data: documentData('d1') });
  await until(async () => (await itemsOf(dan)).length === 2);
  const both = ['/library/d1', '/library/d2'];
  expect((await itemsOf(dan)).map(({ link }) => link).toSorted()).toEqual(both);
  // Restored when it is no news any more, it is shown again as it was.
  await sendEvent(under, documentRemovedV1, { subject: 'd1', sequence: 5, data: { id: 'd1' } });
  await until(async () => (await itemsOf(dan)).length === 1);
  const { titleEs, titleEn, publishedAt } = documentData('d1');
  const restored = { id: 'd1', titleEs, titleEn, publishedAt: new Date(publishedAt), sequence: 6 };
  const inAMonth = new Date(Date.now() + 30 * 24 * 3_600_000);
  await announceDocument({ ...under.deps, now: () => inAMonth }, restored);
  expect((await itemsOf(dan)).map(({ link }) => link).toSorted()).toEqual(both);
});

test('When a row is of another version of the academy, then it is shown plainly', async () => {
  const gil = await memberOf(under, 'gil');
  const fact = factOf(
    { id: 'g1', userId: 'gil', about: 'g1', text: 'of_tomorrow', link: '/somewhere' },
    { activity: 'of_tomorrow' as NotificationActivity, happenedAt: new Date() },
  );
  await under.deps.notifications.add(fact, { inApp: true });
  expect(await first(gil, 'of_tomorrow')).toMatchObject({
    activity: 'of_tomorrow',
    sentence: { es: 'Tienes una novedad', en: 'You have something new' },
    link: '/somewhere',
  });
});

test('When more than 99 are unread, then counting stops there', async () => {
  const fay = await memberOf(under, 'fay');
  const happenedAt = new Date();
  for (let index = 0; index < 101; index += 1)
    await under.deps.notifications.add(
      {
        id: `f${index}`,
        userId: 'fay',
        activity: 'plan',
        about: `f${index}`,
        happenedAt,
        content: {
          text: 'plan_free',
          thingId: null,
          subject: null,
          actorId: null,
          note: null,
          at: null,
          link: '/settings#plan',
          weekly: null,
        },
      },
      { inApp: true },
    );
  expect(await unreadOf(fay)).toBe(100);
});
