import { exerciseCheckedV1 } from '@academy/contracts/events/catalog/exercise-checked.v1.ts';
import { userDeletedV1 } from '@academy/contracts/events/auth/user-deleted.v1.ts';
import { userRegisteredV1 } from '@academy/contracts/events/auth/user-registered.v1.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { importCourses } from '../../src/use-cases/import-courses.ts';
import type { PracticeRecord } from '../../src/practice/domain/practice.ts';
import { takeAttempts } from '../../src/practice/use-cases/take-attempts.ts';
import { startCatalog, type CatalogUnderTest } from '../support/catalog-under-test.ts';
import { course, importTwoCourses, weakAnswer } from '../support/content.ts';
import { learnerOf } from '../support/learners.ts';
import { letDaysPass } from '../support/practice.ts';
import { account, tellOfUser } from '../support/user-events.ts';

const stack = useTestStack();
let under: CatalogUnderTest;
const ask = 'first--one--first';

beforeAll(async () => {
  under = await startCatalog(stack);
  await importTwoCourses(under.deps);
}, 60_000);

const cardOf = async (userId: string, exerciseId = ask) =>
  (await under.deps.practice.find(userId))?.cards.find((card) => card.exerciseId === exerciseId);
const untilAttempts = (userId: string, attempts: number, exerciseId = ask) =>
  until(async () => (await cardOf(userId, exerciseId))?.attempts === attempts, { what: 'the card' });

/** A learner who has passed an exercise that is due now. */
const withDue = async (userId: string, who: Parameters<typeof learnerOf>[2] = {}, exerciseId = ask) => {
  const learner = await learnerOf(under, userId, who);
  await learner.check(exerciseId);
  await untilAttempts(userId, 1, exerciseId);
  await letDaysPass(under.runtime.mongo, userId);
  return learner;
};
const listOf = async (learner: Awaited<ReturnType<typeof learnerOf>>) =>
  (await learner.get('/api/practice/today')).body;

test('When an exercise was just passed, then it is not back yet; on its day it is, with where it lies and why', async () => {
  const ana = await learnerOf(under, 'ana');
  await ana.check(ask);
  await untilAttempts('ana', 1);
  expect(await listOf(ana)).toMatchObject({ exercises: [], minutes: 0 });
  await letDaysPass(under.runtime.mongo, 'ana');
  expect(await listOf(ana)).toMatchObject({
    exercises: [
      {
        exerciseId: ask,
        lessonId: 'first--one',
        courseId: 'first',
        titleEn: 'Ask for the wheel',
        lessonTitleEs: 'Lección one',
        courseTitleEs: 'Curso first',
        reason: 'first',
        minutes: 1,
      },
    ],
    minutes: 1,
  });
});

test('When a due exercise is solved again, then that counts and it is away for longer', async () => {
  const eva = await withDue('eva');
  const before = await cardOf('eva');
  await eva.check(ask);
  await untilAttempts('eva', 2);
  const after = await cardOf('eva');
  expect(after?.repetitions).toBe((before?.repetitions ?? 0) + 1);
  expect(after?.due.getTime()).toBeGreaterThan(Date.now());
  expect((await listOf(eva)).exercises).toEqual([]);
});

test('When a repetition fails, then it comes back sooner and the exercise stays passed', async () => {
  const leo = await withDue('leo');
  await leo.check(ask, weakAnswer);
  await untilAttempts('leo', 2);
  const card = await cardOf('leo');
  expect(card).toMatchObject({ grade: 'again', lapses: 1 });
  expect(card?.due.getTime()).toBeLessThan(Date.now() + 3 * 86_400_000);
  const progress = await under.deps.progress.find({ userId: 'leo', courseId: 'first' });
  expect(progress?.exercises).toMatchObject([{ exerciseId: ask, passed: true }]);
});

test('When the event of a check comes again, or late, then nothing changes', async () => {
  const kim = await withDue('kim');
  await kim.check(ask);
  await untilAttempts('kim', 2);
  const before = await under.deps.practice.find('kim');
  const [told] = under.events.filter(
    ({ type, subject }) => type === exerciseCheckedV1.type && subject === 'kim',
  );
  if (!told) throw new Error('nothing was told');
  const { topic, ...envelope } = told;
  const message = { key: 'kim', value: JSON.stringify(envelope), headers: {} };
  await stack.kafka().send(topic, [message, message]);
  // A later event of the same learner is handled after them.
  await kim.check('first--one--second');
  await untilAttempts('kim', 1, 'first--one--second');
  await Promise.all(Array.from({ length: 5 }, () => takeAttempts(under.deps, 'kim', ask)));
  const after = await under.deps.practice.find('kim');
  expect(after?.cards.find(({ exerciseId }) => exerciseId === ask)).toEqual(before?.cards[0]);
});

test('When a learner passed exercises before there was practice, then these have cards without another check', async () => {
  const ada = await learnerOf(under, 'ada');
  await ada.check(ask, weakAnswer);
  await ada.check(ask);
  await ada.check('first--one--second');
  await untilAttempts('ada', 2);
  await untilAttempts('ada', 1, 'first--one--second');
  const kept = await under.deps.practice.find('ada');
  await under.runtime.mongo.collection('practice').deleteMany({ _id: 'ada' as never });
  // As long ago as their first day.
  await under.runtime.mongo
    .collection('attempts')
    .updateMany({ userId: 'ada' }, { $set: { createdAt: new Date(Date.now() - 40 * 86_400_000) } });
  expect((await listOf(ada)).exercises).toHaveLength(2);
  expect(await under.deps.practice.find('ada')).toBeNull();
  expect((await ada.put('/api/practice/settings', { enabled: true, reminders: false })).status).toBe(200);
  const gist = ({ cards }: Pick<PracticeRecord, 'cards'>) =>
    cards
      .map(({ exerciseId, attempts, grade }) => ({ exerciseId, attempts, grade }))
      .toSorted((a, b) => a.exerciseId.localeCompare(b.exerciseId));
  const made = await under.deps.practice.find('ada');
  expect(made && gist(made)).toEqual(kept && gist(kept));
});

test('When practice is switched off, then nothing is due and the dates are kept', async () => {
  const tom = await withDue('tom');
  expect((await tom.get('/api/practice/settings')).body).toEqual({ enabled: true, reminders: false });
  const off = await tom.put('/api/practice/settings', { enabled: false, reminders: true });
  expect(off.body).toEqual({ enabled: false, reminders: true });
  expect((await listOf(tom)).exercises).toEqual([]);
  await tom.put('/api/practice/settings', { enabled: true, reminders: false });
  expect((await listOf(tom)).exercises).toHaveLength(1);
});

test('When settings are sent without a field, then it is named and nothing changes', async () => {
  const zoe = await learnerOf(under, 'zoe');
  const refused = await zoe.put('/api/practice/settings', { enabled: 'no' });
  expect(refused.status).toBe(400);
  expect(refused.body.fields.map(({ path }: { path: string }) => path)).toEqual(['enabled', 'reminders']);
  expect(await under.deps.practice.find('zoe')).toBeNull();
});

test('When the plan ends, then exercises that it opened wait; those of the open course do not', async () => {
  const max = await withDue('max', { plan: 'premium' }, 'second--one--first');
  await max.check(ask);
  await untilAttempts('max', 1);
  await letDaysPass(under.runtime.mongo, 'max');
  const ids = async (plan: 'free' | 'premium') =>
    (await listOf(await learnerOf(under, 'max', { plan }))).exercises
      .map(({ exerciseId }: { exerciseId: string }) => exerciseId)
      .toSorted();
  expect(await ids('premium')).toEqual([ask, 'second--one--first']);
  expect(await ids('free')).toEqual([ask]);
});

test('When staff overrule the pass, or the lesson is withdrawn, then the exercise drops out', async () => {
  await importCourses(under.deps, [course('third', 2)]);
  const [one, two] = ['third--one--first', 'third--two--first'];
  const ivy = await withDue('ivy', { plan: 'premium' }, one);
  await ivy.check(two);
  await untilAttempts('ivy', 1, two);
  await letDaysPass(under.runtime.mongo, 'ivy');
  expect((await listOf(ivy)).exercises).toHaveLength(2);
  const staff = await learnerOf(under, 'staff', { role: 'administrator' });
  const [attempt] = await under.deps.attempts.listNewest('ivy', one, 1);
  await staff.post(`/api/admin/attempts/${attempt?._id}/override`, { passed: false, reason: 'Copied' });
  await until(async () => (await listOf(ivy)).exercises.length === 1);
  await importCourses(under.deps, [course('third', 2, { lessons: ['one'] })]);
  await until(async () => (await listOf(ivy)).exercises.length === 0);
});

test('When somebody asks without signing in, then 401; each member has only their own', async () => {
  for (const path of ['today', 'settings', 'goal'])
    expect((await under.client.get(`/api/practice/${path}`)).status).toBe(401);
  await withDue('una');
  expect((await listOf(await learnerOf(under, 'otra'))).exercises).toEqual([]);
});

test('When an account is deleted, then its practice is gone, and a late event brings nothing back', async () => {
  await tellOfUser(stack.kafka(), userRegisteredV1, { id: 'pia', sequence: 1, data: account('pia') });
  await withDue('pia');
  await tellOfUser(stack.kafka(), userDeletedV1, { id: 'pia', sequence: 2, data: { id: 'pia' } });
  await until(async () => (await under.deps.people.isDeleted('pia')) && !(await cardOf('pia')));
  await takeAttempts(under.deps, 'pia', ask);
  expect(await under.deps.practice.find('pia')).toBeNull();
});
