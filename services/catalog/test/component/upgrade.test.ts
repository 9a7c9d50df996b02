import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { countLearning } from '../../src/use-cases/figures/count-learning.ts';
import { addDays, mondayAt, weekFrom } from '../../src/domain/calendar.ts';
import { startCatalog, type CatalogUnderTest } from '../support/catalog-under-test.ts';
import { exerciseIds, goodAnswer, importTwoCourses } from '../support/content.ts';
import { learnerOf } from '../support/learners.ts';

const stack = useTestStack();
let under: CatalogUnderTest;
const [exerciseId = ''] = exerciseIds('first');
const lastWeek = addDays(mondayAt(new Date(), 'Europe/Madrid'), -7);
const inLastWeek = new Date(weekFrom(lastWeek, 'Europe/Madrid').from.getTime() + 1000);

/** As the first release kept it. */
const early = (userId: string) => ({
  _id: `early-${userId}`,
  userId,
  courseId: 'first',
  lessonId: 'first--one',
  exerciseId,
  attempt: 1,
  answer: 'A letter, please',
  language: 'en',
  score: 40,
  passed: false,
  criteria: [
    { id: 'task', status: 'met' },
    { id: 'mentions', status: 'missing' },
    { id: 'mentions', status: 'partly' },
  ],
  createdAt: new Date('2026-11-01T10:00:00Z'),
});

const earlyProgress = (userId: string) => ({
  _id: `${userId}:first`,
  userId,
  courseId: 'first',
  enrolledAt: new Date('2026-11-01T09:00:00Z'),
  exercises:
    userId === 'ana'
      ? [{ exerciseId, lessonId: 'first--one', attempts: 1, bestScore: 40, passed: false }]
      : [],
  lessons: [],
  completed: null,
  last: null,
  lastActivityAt: new Date('2026-11-01T10:00:00Z'),
  version: 1,
});

beforeAll(async () => {
  // What an earlier release left; the service brings it up to date at its start.
  const database = await stack.database('catalog');
  await database.collection<{ _id: string }>('attempts').insertOne(early('ana'));
  await database
    .collection<{ _id: string }>('progress')
    .insertMany([earlyProgress('ana'), earlyProgress('nobody')]);
  under = await startCatalog(stack);
  await importTwoCourses(under.deps);
}, 60_000);

test('When attempts of an earlier release are kept, then they are listed, followed and overruled like others', async () => {
  const ana = await learnerOf(under, 'ana');
  const list = `/api/exercises/${exerciseId}/attempts`;
  expect((await ana.get(list)).body).toMatchObject([
    {
      attempt: 1,
      passed: false,
      override: null,
      criteria: [{ key: 'task' }, { key: 'mentions' }, { key: 'mentions-2' }],
    },
  ]);
  const next = await ana.check(exerciseId, goodAnswer);
  expect(next.body).toMatchObject({ attempt: 2, previousScore: 40, passed: true });

  const staff = await learnerOf(under, 'staff', { role: 'administrator' });
  const overruled = await staff.post('/api/admin/attempts/early-ana/override', {
    passed: true,
    reason: 'Right for its day',
  });
  expect(overruled.status).toBe(200);
  expect(overruled.body).toMatchObject({ passed: true, judgedPassed: false });
});

test('When an earlier release counted attempts, then the count of learning says in which weeks they were made', async () => {
  const activeWeeks = async (userId: string) =>
    (await under.deps.progress.find({ userId, courseId: 'first' }))?.activeWeeks;
  const database = await stack.database('catalog');
  // Counted by a replica of it that still ran when the others already wrote the weeks.
  const attempt = { ...early('leo'), createdAt: inLastWeek };
  await database.collection<{ _id: string }>('attempts').insertOne(attempt);
  const progress = { ...earlyProgress('leo'), activeWeeks: ['2026-01-05'] };
  await database.collection<{ _id: string }>('progress').insertOne(progress);
  await database.collection('learning_weeks').deleteMany({});
  await database.collection('course_learning').deleteMany({});
  await countLearning(under.deps, new AbortController().signal);
  expect(await activeWeeks('leo')).toEqual(['2026-01-05', lastWeek]);
  expect(await activeWeeks('nobody')).toBeUndefined();
  const { cohorts = [] } = (await under.deps.learningFigures.course('first')) ?? {};
  expect(cohorts.flatMap(({ active }) => active)).toContainEqual({ week: lastWeek, learners: 1 });
});
