import { exerciseCheckedV1 } from '@academy/contracts/events/catalog/exercise-checked.v1.ts';
import { lessonCompletedV1 } from '@academy/contracts/events/catalog/lesson-completed.v1.ts';
import { coursePublishedV1 } from '@academy/contracts/events/catalog/course-published.v1.ts';
import { courseRemovedV1 } from '@academy/contracts/events/catalog/course-removed.v1.ts';
import { courseUpdatedV1 } from '@academy/contracts/events/catalog/course-updated.v1.ts';
import { documentAddedV1 } from '@academy/contracts/events/library/document-added.v1.ts';
import { documentRemovedV1 } from '@academy/contracts/events/library/document-removed.v1.ts';
import { documentUpdatedV1 } from '@academy/contracts/events/library/document-updated.v1.ts';
import { postCreatedV1 } from '@academy/contracts/events/forum/post-created.v1.ts';
import { createAutomationRuns } from '@academy/service-kit/testing/automation-runs.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { unseal } from '@academy/service-kit/secrets/seal.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { sendDigests } from '../../src/digest/use-cases/send-digests.ts';
import { forumOf } from '../support/forum-events.ts';
import { memberOf, sendEvent } from '../support/members.ts';
import { courseData, documentData, learned } from '../support/digest-events.ts';
import { startScheduler, type SchedulerUnderTest } from '../support/scheduler-under-test.ts';

const stack = useTestStack();
let under: SchedulerUnderTest;

beforeAll(async () => {
  under = await startScheduler(stack);
}, 60_000);

/** When the next week begins: what happened in this one is within seven days of it, on whichever day this runs. */
const nextMonday = (): Date => {
  const now = new Date();
  const sinceMonday = (now.getUTCDay() + 6) % 7;
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 7 - sinceMonday));
};
const signal = new AbortController().signal;
/** The digests that were asked for, as they are kept for the mailer. */
const digests = () =>
  under.runtime.mongo
    .collection<{ _id: string; userId: string; sealedValues: string }>('mails')
    .find({ template: 'weekly_digest' })
    .sort({ createdAt: 1 })
    .toArray();
/** What a member's digests say, oldest first. */
const valuesOf = async (member: string) =>
  (await digests())
    .filter(({ userId }) => userId === member)
    .map(({ sealedValues }) => JSON.parse(unseal(under.deps.mailKey, sealedValues)));
const pathsOf = ({ items }: { items: { url: string }[] }) => items.map(({ url }) => new URL(url).pathname);

test('When nothing is new, then nobody is mailed', async () => {
  const ana = await memberOf(under, 'ana');
  await ana.put('/api/notifications/preferences', { weekly_digest: { mail: true } });
  expect(await sendDigests(under.deps, signal)).toEqual({ news: 0, members: 1, mails: 0 });
  expect(await digests()).toEqual([]);
});

test('When something is new, then each member who wants it is asked a mail once a week, whatever the runs', async () => {
  await memberOf(under, 'ben');
  const imported = documentData('old', { imported: true });
  await sendEvent(under, documentAddedV1, { subject: 'old', data: imported });
  // Staff correct what the import brought, which makes it no newer.
  const titleEn = 'Corrected';
  const restoredTitle = 'Restored';
  const corrected = { subject: 'old', sequence: 2, data: documentData('old', { titleEn }) };
  await sendEvent(under, documentUpdatedV1, corrected);
  const seeded = courseData('seeded', { imported: true });
  await sendEvent(under, coursePublishedV1, { subject: 'seeded', data: seeded });
  const edited = { ...seeded, imported: false, titleEn };
  await sendEvent(under, courseUpdatedV1, { subject: 'seeded', sequence: 2, data: edited });
  // Deleted and restored, it comes as published by staff.
  const deleted = { subject: 'seeded', sequence: 3, data: { id: 'seeded' } };
  await sendEvent(under, courseRemovedV1, deleted);
  const restored = { subject: 'seeded', sequence: 4, data: { ...edited, titleEn: restoredTitle } };
  await sendEvent(under, coursePublishedV1, restored);
  // Withdrawn, written anew and published at another moment, it is news.
  const rewritten = courseData('rewritten', { imported: true, publishedAt: '2026-01-01T00:00:00.000Z' });
  await sendEvent(under, coursePublishedV1, { subject: 'rewritten', data: rewritten });
  const withdrawn = { subject: 'rewritten', sequence: 2, data: { id: 'rewritten' } };
  await sendEvent(under, courseRemovedV1, withdrawn);
  const anew = { subject: 'rewritten', sequence: 3, data: courseData('rewritten', { titleEn: 'Anew' }) };
  await sendEvent(under, coursePublishedV1, anew);
  await sendEvent(under, documentAddedV1, { subject: 'new', data: documentData('new') });
  const runs = createAutomationRuns(stack.kafka(), under.events);
  await until(() => under.deps.subjects.find('document', 'new'));
  const hasTitle = async (kind: 'course' | 'document', id: string, title: string) =>
    (await under.deps.subjects.find(kind, id))?.titleEn === title;
  await until(() => hasTitle('document', 'old', titleEn));
  await until(() => hasTitle('course', 'seeded', restoredTitle));
  await until(() => hasTitle('course', 'rewritten', 'Anew'));
  const first = await runs.run('weekly_digest');
  expect(first.error).toBeNull();
  expect(first.counts).toEqual({ news: 2, members: 1, mails: 1 });
  await runs.run('weekly_digest');
  expect((await digests()).map(({ _id }) => _id)).toEqual([
    expect.stringMatching(/^weekly_digest:\d{4}-W\d\d:ana$/),
  ]);
});

test('When a document is withdrawn and published again, then a digest names it again, once', async () => {
  const found = () => under.deps.subjects.find('document', 'new');
  await sendEvent(under, documentRemovedV1, { subject: 'new', sequence: 2, data: { id: 'new' } });
  await until(async () => (await found()) === null);
  expect((await sendDigests(under.deps, signal)).news).toBe(1);
  await sendEvent(under, documentAddedV1, { subject: 'new', sequence: 3, data: documentData('new') });
  await until(found);
  const ivo = await memberOf(under, 'ivo');
  await ivo.put('/api/notifications/preferences', { weekly_digest: { mail: true } });
  await sendDigests(under.deps, signal);
  expect((await valuesOf('ivo')).map(pathsOf)).toEqual([['/courses/rewritten', '/library/new']]);
});

test('When a run is cut off half way, then the next one asks for the rest, and for nothing twice', async () => {
  const names = Array.from({ length: 7 }, (_, index) => `crowd-${index}`);
  for (const name of names) {
    const member = await memberOf(under, name);
    await member.put('/api/notifications/preferences', { weekly_digest: { mail: true } });
  }
  let asked = 0;
  const people = {
    find: (id: string) => {
      asked += 1;
      if (asked > 4) throw new Error('the process ends');
      return under.deps.people.find(id);
    },
  };
  await expect(sendDigests({ ...under.deps, people }, signal)).rejects.toThrow('the process ends');
  await sendDigests(under.deps, signal);
  const ids = (await digests()).map(({ _id }) => _id.split(':')[2]);
  for (const name of names) expect(ids.filter((id) => id === name)).toEqual([name]);
});

test('When a learner learned and posts were answered, then the figures and the posts of their language are there', async () => {
  const lesson = { userId: 'ana', courseId: 'c', lessonId: 'l1' };
  await sendEvent(under, lessonCompletedV1, { subject: 'ana', data: lesson });
  await sendEvent(under, exerciseCheckedV1, { subject: 'ana', data: learned('e1', true) });
  await sendEvent(under, exerciseCheckedV1, { subject: 'ana', data: learned('e1', true) });
  await sendEvent(under, exerciseCheckedV1, { subject: 'ana', data: learned('e2', false) });
  await until(async () => (await under.deps.learned.listOf('ana')).length === 2);
  for (const [postId, isSpanish] of [
    ['es-post', true],
    ['en-post', false],
  ] as const) {
    const post = { postId, authorId: 'ben', title: `Title ${postId}`, categoryId: 'general', isSpanish };
    const rest = { status: 'visible', topic: null, createdAt: new Date().toISOString(), imported: false };
    await sendEvent(under, postCreatedV1, { subject: postId, data: { ...post, ...rest } });
    await until(() => under.deps.subjects.find('post', postId));
    await forumOf(under).replied({ postId, replyId: `${postId}-r1`, postAuthorId: null });
  }
  const since = new Date(Date.now() - 60_000);
  await until(async () => (await under.deps.replies.mostAnsweredSince(since, 5)).length === 2);
  // Of another week, since this one has its mail.
  await sendDigests({ ...under.deps, now: nextMonday }, signal);
  const last = (await valuesOf('ana')).at(-1);
  expect(last).toMatchObject({ lessonsCompleted: 1, exercisesPassed: 1, streakWeeks: 0 });
  expect(pathsOf(last)).toEqual(['/courses/rewritten', '/library/new', '/community/posts/es-post']);
});
