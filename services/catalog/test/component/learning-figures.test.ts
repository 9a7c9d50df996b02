import type { CourseLearner, LearningFigures } from '@academy/contracts/http/catalog/learning-figures.ts';
import { personModel } from '@academy/service-kit/people/person-model.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { attemptModel } from '../../src/data/attempt-model.ts';
import { progressModel } from '../../src/data/progress-model.ts';
import { learningWeekModel } from '../../src/data/figures/learning-week-model.ts';
import { courseLearningModel } from '../../src/data/figures/course-learning-model.ts';
import { addDays, mondayAt, weekFrom } from '../../src/domain/calendar.ts';
import { eraseLearner } from '../../src/use-cases/erase-learner.ts';
import { countLearning } from '../../src/use-cases/figures/count-learning.ts';
import { startCatalog, type CatalogUnderTest } from '../support/catalog-under-test.ts';
import { exerciseIds, importTwoCourses, weakAnswer } from '../support/content.ts';
import { learnerOf } from '../support/learners.ts';

const stack = useTestStack();
let under: CatalogUnderTest;
let staff: Awaited<ReturnType<typeof learnerOf>>;
const [one = '', two = ''] = exerciseIds('first');
const zone = 'Europe/Madrid';
const thisWeek = mondayAt(new Date(), zone);
const lastWeek = addDays(thisWeek, -7);
const yet = new AbortController().signal;

/** Counts everything as if nothing were fresh. */
const count = async () => {
  await Promise.all([
    learningWeekModel(under.runtime.mongo).deleteMany({}),
    courseLearningModel(under.runtime.mongo).deleteMany({}),
  ]);
  await countLearning(under.deps, yet);
};
const figures = async (language: 'es' | 'en' = 'en'): Promise<LearningFigures> =>
  (await staff.get('/api/admin/learning-figures/first', language)).body;
const list = (path: string, filter: object) =>
  staff.get(`/api/admin/${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`);
const learners = async (filter: object): Promise<string[]> =>
  ((await list('course-learners', filter)).body as CourseLearner[]).map(({ userId }) => userId).toSorted();
const rowsOf = async (filter: object): Promise<{ id: string }[]> => (await list('attempts', filter)).body;

/** Began last week, as the store would have it. */
const beganLastWeek = (id: string) =>
  progressModel(under.runtime.mongo).updateMany(
    { userId: id },
    { $set: { enrolledAt: new Date(weekFrom(lastWeek, zone).from.getTime() + 1000) } },
  );

beforeAll(async () => {
  under = await startCatalog(stack);
  await importTwoCourses(under.deps);
  staff = await learnerOf(under, 'staff', { role: 'administrator' });
  const [ana, leo, kim] = await Promise.all(
    ['ana', 'leo', 'kim'].map((id) => learnerOf(under, id, { plan: 'premium' })),
  );
  await ana?.check(one);
  await ana?.check(two, weakAnswer);
  await leo?.check(two, weakAnswer);
  await leo?.check(two);
  await kim?.post('/api/courses/first/enrol');
  await beganLastWeek('ana');
  await count();
}, 60_000);

test('When learners learned, then the figures say what they missed, how far they came and who came back', async () => {
  const told = await figures();
  expect(told).toMatchObject({ id: 'first', began: 3, completed: 0, countedAt: expect.any(String) });
  expect(told.weeks.at(-1)?.week).toBe(thisWeek);
  expect(told.points).toMatchObject([
    { exerciseId: two, key: 'mentions', missed: 2, judged: 3, exerciseTitleEs: 'Pide la rueda' },
  ]);
  expect(told.points[0]?.weeks.at(-1)).toEqual({ missed: 2, judged: 3 });
  expect(told.lessons[0]).toMatchObject({ lessonId: 'first--one', began: 2 });
  expect(told.cohorts).toEqual([
    { week: thisWeek, began: 2, completed: 0, active: [] },
    { week: lastWeek, began: 1, completed: 0, active: [] },
  ]);
  expect((await figures('es')).points[0]?.label).not.toBe(told.points[0]?.label);
  expect((await staff.get('/api/admin/learning-figures/nothing')).status).toBe(404);
});

test('When a figure is followed, then the list behind it has as many rows', async () => {
  const { points, lessons, weeks, cohorts } = await figures();
  const [point] = points;
  const { from, to } = weeks.at(-1) ?? {};
  const missed = {
    courseId: 'first',
    exerciseId: point?.exerciseId,
    missed: point?.key,
    overruled: false,
    from,
    to,
  };
  expect(await rowsOf(missed)).toHaveLength(point?.missed ?? -1);
  expect(await rowsOf({ ...missed, to: from })).toEqual([]);
  expect(await rowsOf({ ...missed, missed: 'nothing' })).toEqual([]);

  for (const { lessonId, began, completed } of lessons) {
    expect(await learners({ courseId: 'first', lessonBegun: lessonId })).toHaveLength(began);
    expect(await learners({ courseId: 'first', lessonCompleted: lessonId })).toHaveLength(completed);
    expect(await learners({ courseId: 'first', lessonLeft: lessonId })).toHaveLength(began - completed);
  }
  for (const { week, began } of cohorts)
    expect(await learners({ courseId: 'first', week })).toHaveLength(began);
  const cameBack = { courseId: 'first', week: lastWeek, activeIn: thisWeek };
  expect(await learners(cameBack)).toEqual(['ana']);
  expect(await learners({ ...cameBack, userId: 'leo' })).toEqual([]);
  expect(await learners({ courseId: 'first', completed: true })).toEqual([]);
});

test('When staff overrule an attempt, then its points leave the figures with the next count', async () => {
  const [latest] = await rowsOf({ userId: 'leo', missed: 'mentions' });
  const overruled = await staff.post(`/api/admin/attempts/${latest?.id}/override`, {
    passed: true,
    reason: 'It says what is asked',
  });
  expect(overruled.status).toBe(200);
  await countLearning(under.deps, yet);
  expect((await figures()).points[0]).toMatchObject({ missed: 2, judged: 3 });
  await count();
  expect((await figures()).points[0]).toMatchObject({ missed: 1, judged: 2 });
});

test('When an account is deleted, then it leaves the figures, which never held its id', async () => {
  const before = await figures();
  await eraseLearner(under.deps, 'ana');
  await count();
  const after = await figures();
  expect(after.began).toBe(before.began - 1);
  expect(after.points).toEqual([]);
  expect(after.cohorts.map(({ week }) => week)).toEqual([thisWeek]);
  const kept = await Promise.all([
    learningWeekModel(under.runtime.mongo).find({}).lean(),
    courseLearningModel(under.runtime.mongo).find({}).lean(),
  ]);
  for (const id of ['ana', 'leo', 'kim']) expect(JSON.stringify(kept)).not.toContain(id);
});

test('When a count is fresh, then another changes nothing; weeks out of reach are forgotten', async () => {
  const weeks = learningWeekModel(under.runtime.mongo);
  const old = addDays(thisWeek, -7 * 40);
  const one = { courseId: 'first', week: old, points: [], countedAt: new Date() };
  await weeks.create({ _id: `first:${old}`, ...one });
  const { countedAt } = await figures();
  await countLearning(under.deps, yet);
  expect((await figures()).countedAt).toBe(countedAt);
  expect(await weeks.exists({ week: old })).toBeNull();
});

test('When a filter makes no sense, then it is refused and names the filter', async () => {
  const refused = [
    { week: addDays(thisWeek, 1) },
    { activeIn: 'yesterday' },
    { lessonLeft: 7 },
    { name: 'ana' },
  ];
  for (const filter of refused) {
    const { status, body } = await list('course-learners', filter);
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('filter')]);
  }
  expect((await list('attempts', { from: 'yesterday' })).status).toBe(400);
});

test('When one course cannot be counted, then the others are, and it waits for its lease and keeps what it had', async () => {
  await count();
  const courses = courseLearningModel(under.runtime.mongo);
  const before = await under.deps.learningFigures.course('first');
  await courses.updateMany({}, { $set: { countedAt: new Date(0), readAt: new Date(0) } });
  const read: string[] = [];
  const countedRecords: typeof under.deps.countedRecords = {
    ...under.deps.countedRecords,
    progressIn: (courseId, signal) => {
      read.push(courseId);
      if (courseId === 'first') throw new Error('unreadable');
      return under.deps.countedRecords.progressIn(courseId, signal);
    },
  };
  await countLearning({ ...under.deps, countedRecords }, yet);
  expect(read.toSorted()).toEqual(['first', 'second']);
  expect((await under.deps.learningFigures.course('second'))?.countedAt).not.toEqual(new Date(0));
  await countLearning({ ...under.deps, countedRecords }, yet);
  expect(read).toHaveLength(2);
  const after = await under.deps.learningFigures.course('first');
  expect(after).toEqual({ ...before, countedAt: new Date(0), readAt: new Date(0) });
});

test('When replicas begin together, then one claims a course, and an older count of a week does not replace a newer', async () => {
  const { learningFigures } = under.deps;
  await courseLearningModel(under.runtime.mongo).deleteMany({});
  const now = new Date();
  const times = { now, dueBefore: now, leaseUntil: new Date(now.getTime() + 60_000) };
  const claims = await Promise.all([1, 2, 3].map(() => learningFigures.claim('first', times)));
  expect(claims.filter((claim) => claim !== null)).toHaveLength(1);
  expect((await figures()).countedAt).toBeNull();

  const at = { _id: `first:${lastWeek}`, courseId: 'first', week: lastWeek };
  const points = [{ exerciseId: two, key: 'mentions', judged: 5, missed: 4 }];
  await learningFigures.keepWeek({ ...at, points, countedAt: new Date() });
  await learningFigures.keepWeek({ ...at, points: [], countedAt: now });
  const [kept] = await learningFigures.weeks('first', lastWeek);
  expect(kept?.points).toEqual(points);
});

test('When nothing happened in a course since it was read, then its progress is not read again and its figures hold', async () => {
  await count();
  const courses = courseLearningModel(under.runtime.mongo);
  const hours = (ago: number) => new Date(Date.now() - ago * 3_600_000);
  const lately = { $set: { lastActivityAt: hours(9) } };
  await progressModel(under.runtime.mongo).updateMany({ courseId: 'first' }, lately);
  await attemptModel(under.runtime.mongo).updateMany(
    { courseId: 'first' },
    { $set: { createdAt: hours(9) } },
  );
  await courses.updateMany({ _id: 'first' }, { $set: { countedAt: hours(1), readAt: hours(8) } });
  await countLearning(under.deps, yet);
  const held = await under.deps.learningFigures.course('first');
  expect(held?.readAt.getTime()).toBeLessThan(hours(7).getTime());
  expect(held?.countedAt.getTime()).toBeGreaterThan(hours(1).getTime());
});

test('When a text names more people than a list can be limited to, then it is refused and names `q`', async () => {
  const people = personModel(under.runtime.mongo);
  const crowd = Array.from({ length: 1001 }, (_, number) => ({
    updateOne: {
      filter: { _id: `zoe-${number}` },
      update: { $set: { terms: number === 0 ? ['zoe', 'unica'] : ['zoe'] } },
      upsert: true,
    },
  }));
  await people.bulkWrite(crowd, { ordered: false });
  const refused = await list('course-learners', { courseId: 'first', q: 'zoe' });
  expect([refused.status, JSON.stringify(refused.body)]).toEqual([400, expect.stringContaining('"q"')]);
  expect((await list('course-learners', { q: 'zoe unica' })).status).toBe(200);
});

test('When there are more attempts of one instant than a page holds, then each is counted once', async () => {
  const [sample] = await attemptModel(under.runtime.mongo)
    .find({ userId: 'leo' })
    .sort({ attempt: 1 })
    .lean();
  if (!sample) throw new Error('leo has no attempt');
  const at = new Date();
  const crowd = Array.from({ length: 1100 }, (_, number) => ({
    updateOne: {
      filter: { _id: `crowd-${number}` },
      update: {
        $set: {
          ...{ userId: `crowd-${number}`, courseId: 'first', lessonId: 'first--one', exerciseId: two },
          ...{ attempt: 1, override: null, criteria: sample.criteria, createdAt: at },
        },
      },
      upsert: true,
    },
  }));
  await attemptModel(under.runtime.mongo).bulkWrite(crowd, { ordered: false });
  await count();
  expect((await figures()).points[0]).toMatchObject({ missed: 1100, judged: 1101 });
}, 30_000);
