import type { StuckLearner } from '@academy/contracts/http/catalog/stuck-learners.ts';
import { personModel } from '@academy/service-kit/people/person-model.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { newProgress } from '../../src/domain/progress.ts';
import { startCatalog, type CatalogUnderTest } from '../support/catalog-under-test.ts';
import { exerciseIds, importTwoCourses, weakAnswer } from '../support/content.ts';
import { learnerOf } from '../support/learners.ts';

const stack = useTestStack();
let under: CatalogUnderTest;
let staff: Awaited<ReturnType<typeof learnerOf>>;
const [one = '', two = ''] = exerciseIds('first');

beforeAll(async () => {
  under = await startCatalog(stack);
  await importTwoCourses(under.deps);
  staff = await learnerOf(under, 'staff', { role: 'administrator' });
}, 60_000);

const progressOf = async (id: string) => (await staff.get(`/api/admin/learners/${id}/progress`)).body;

test('When staff look at a learner, then their progress in each course is there, also once it is not published', async () => {
  const ana = await learnerOf(under, 'ana', { plan: 'premium' });
  expect(await progressOf('ana')).toEqual([]);
  await ana.check(one);
  await ana.check(two, weakAnswer);
  await ana.check(two);
  await ana.post('/api/lessons/first--one/complete');
  await ana.post('/api/courses/second/enrol');
  const first = {
    courseId: 'first',
    titleEn: 'Course first',
    progress: 50,
    lessonsCompleted: 1,
    exercisesPassed: 2,
    attempts: 3,
    completedAt: null,
  };
  const courses = await progressOf('ana');
  expect(courses).toMatchObject([{ courseId: 'second', progress: 0, attempts: 0 }, first]);
  expect(await progressOf('somebody-else')).toEqual([]);

  await staff.patch('/api/admin/courses/first', { status: 'draft' });
  expect((await progressOf('ana'))[1]).toMatchObject({ ...first, progress: null });
  await staff.patch('/api/admin/courses/first', { status: 'published' });
});

test('When staff ask who is in the middle of a course, then those who completed it do not count', async () => {
  const learners = async () => (await staff.get('/api/admin/courses/second/learners')).body;
  const before = await learners();
  const begun = { userId: '', courseId: 'second', at: new Date() };
  const people = [
    { id: 'paying', plan: 'premium', role: 'learner', isDone: false },
    { id: 'lapsed', plan: 'free', role: 'learner', isDone: false },
    { id: 'boss', plan: 'free', role: 'administrator', isDone: false },
    { id: 'done', plan: 'free', role: 'learner', isDone: true },
  ] as const;
  for (const { id, plan, role, isDone } of people) {
    const person = { username: id, firstName: id, lastName: '', role, plan };
    await personModel(under.runtime.mongo).create({ _id: id, sequence: 1, ...person });
    await under.deps.progress.changeOrBegin(
      { ...begun, userId: id },
      {
        begin: () => ({
          ...newProgress(id, 'second', begun.at),
          completed: isDone ? { at: begun.at } : null,
        }),
        change: () => null,
      },
    );
  }
  expect(await learners()).toEqual({
    inProgress: before.inProgress + 3,
    withoutPremium: before.withoutPremium + 1,
  });
  expect((await staff.get('/api/admin/courses/nobody/learners')).body).toEqual({
    inProgress: 0,
    withoutPremium: 0,
  });
});

test('When exercises were tried, then staff see how many passed and what was missed most, in their language', async () => {
  const [leo, mia] = await Promise.all([
    learnerOf(under, 'leo', { plan: 'premium' }),
    learnerOf(under, 'mia', { plan: 'premium' }),
  ]);
  const [, , , last = ''] = exerciseIds('second');
  await leo.check(last, weakAnswer);
  await mia.check(last, weakAnswer);
  await mia.check(last);
  under.deps.exerciseFigures.forget();
  const figures = (await staff.get('/api/admin/exercise-figures')).body;
  const figure = figures.at(-1);
  expect(figure).toMatchObject({
    exerciseId: last,
    titleEs: 'Pide la rueda',
    courseId: 'second',
    attempts: 3,
    passed: 1,
    mostMissed: { key: 'mentions', missed: 2 },
  });
  const spanish = await under.client.get('/api/admin/exercise-figures', {
    authorization: await under.issuer.bearer({ sub: 'staff', role: 'administrator' }),
    language: 'es',
  });
  expect(spanish.body.at(-1).mostMissed.label).not.toBe(figure.mostMissed.label);

  // Within five minutes they are not read anew, however often somebody asks.
  await leo.check(last);
  expect((await staff.get('/api/admin/exercise-figures')).body).toEqual(figures);
});

test('When a learner misses one point again and again or stays away, then staff find them, until they get on', async () => {
  const stuck = async (filter: object = {}): Promise<StuckLearner[]> => {
    under.deps.stuckLearners.forget();
    return (await staff.get(`/api/admin/stuck-learners?filter=${encodeURIComponent(JSON.stringify(filter))}`))
      .body;
  };
  const kim = await learnerOf(under, 'kim', { plan: 'premium' });
  const person = {
    username: 'kim',
    firstName: 'Kim',
    lastName: 'Ríos',
    role: 'learner',
    plan: 'premium',
  } as const;
  await personModel(under.runtime.mongo).create({ _id: 'kim', sequence: 1, ...person });
  for (const _attempt of [1, 2]) await kim.check(two, weakAnswer);
  expect(await stuck({ userId: 'kim' })).toEqual([]);
  const third = await kim.check(two, weakAnswer);
  const [row] = await stuck({ q: 'rios' });
  expect(row).toMatchObject({
    userId: 'kim',
    learner: 'Kim Ríos',
    reason: 'point',
    courseId: 'first',
    lessonId: two.split('--').slice(0, 2).join('--'),
    exerciseId: two,
    attempts: 3,
    attemptId: third.body.attemptId,
  });
  const missed = third.body.criteria.filter(({ status }: { status: string }) => status !== 'met');
  expect(missed.map(({ label }: { label: string }) => label)).toContain(row?.criterion);
  await kim.check(two);
  expect(await stuck({ userId: 'kim' })).toEqual([]);

  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);
  for (const [id, days] of [
    ['lately', 9],
    ['gone', 12],
    ['long-gone', 41],
  ] as const)
    await under.deps.progress.changeOrBegin(
      { userId: id, courseId: 'second' },
      { begin: () => newProgress(id, 'second', daysAgo(days)), change: () => null },
    );
  const away = await stuck({ reason: 'away', courseId: 'second' });
  expect(away.map(({ userId, exerciseId, criterion }) => [userId, exerciseId, criterion])).toEqual([
    ['gone', null, ''],
  ]);
  await staff.patch('/api/admin/courses/second', { status: 'draft' });
  expect(await stuck({ courseId: 'second' })).toEqual([]);
  await staff.patch('/api/admin/courses/second', { status: 'published' });
  expect((await staff.get('/api/admin/stuck-learners?filter={"name":"kim"}')).status).toBe(400);
});

test('When staff list lessons or exercises by course or lesson, then they come in the order of the courses', async () => {
  await staff.patch('/api/admin/courses/second', { orderIndex: 0 });
  await staff.patch('/api/admin/courses/first', { orderIndex: 1 });
  const list = async (path: string) => (await staff.get(path)).body.map(({ id }: { id: string }) => id);
  const sorted = (field: string, order: string) => encodeURIComponent(JSON.stringify([field, order]));
  const lessons = ['second--one', 'second--two', 'first--one', 'first--two'];
  expect(await list('/api/admin/lessons')).toEqual(lessons);
  expect(await list(`/api/admin/lessons?sort=${sorted('courseId', 'ASC')}`)).toEqual(lessons);
  expect(await list(`/api/admin/lessons?sort=${sorted('courseId', 'DESC')}`)).toEqual(lessons.toReversed());
  const exercises = [...exerciseIds('second'), ...exerciseIds('first')];
  expect(await list(`/api/admin/exercises?sort=${sorted('lessonId', 'ASC')}`)).toEqual(exercises);
});
