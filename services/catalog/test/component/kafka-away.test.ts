import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { versionOf } from '@academy/service-kit/testing/version-of.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { newProgress } from '../../src/domain/progress.ts';
import { startCatalog, type CatalogUnderTest } from '../support/catalog-under-test.ts';
import { exerciseIds, importTwoCourses } from '../support/content.ts';
import { learnerOf } from '../support/learners.ts';

const stack = useTestStack();
const [exerciseId = ''] = exerciseIds('first');
let under: CatalogUnderTest;
let isAway = false;

beforeAll(async () => {
  under = await startCatalog(stack, {
    kafka: (port) => ({
      ...port,
      send: async (topic, messages) => {
        if (isAway) throw new Error('the broker is away');
        await port.send(topic, messages);
      },
    }),
  });
  await importTwoCourses(under.deps);
}, 60_000);

afterEach(() => {
  isAway = false;
});

const progressOf = async (userId: string) =>
  (await under.deps.progress.find({ userId, courseId: 'first' }))?.exercises[0];

/** Attempts that were kept and never counted, as when the process died after each. */
const keepUncounted = async (userId: string, count: number): Promise<void> => {
  const [kept] = await under.deps.attempts.listNewest(userId, exerciseId, 1);
  if (!kept) throw new Error('there is no attempt yet');
  const attempts = Array.from({ length: count }, (_, n) => ({
    ...kept,
    _id: `${userId}-${n}`,
    attempt: kept.attempt + 1 + n,
    uncountedSince: new Date(),
  }));
  await under.runtime.mongo.collection<{ _id: string }>('attempts').insertMany(attempts);
};

test('When more attempts wait than one write can tell of, then all are counted and told once Kafka is back', async () => {
  const ana = await learnerOf(under, 'ana');
  expect((await ana.check(exerciseId)).status).toBe(200);
  await until(() => ana.told('exercise_checked').length === 1);
  isAway = true;
  await keepUncounted('ana', 230);
  expect(await ana.check(exerciseId)).toMatchObject({ status: 503, body: { type: expect.any(String) } });

  isAway = false;
  await until(async () => (await ana.progress()) && (await progressOf('ana'))?.attempts === 232);
  expect((await ana.check(exerciseId)).body).toMatchObject({ attempt: 233 });
  await until(() => ana.told('exercise_checked').length >= 233);
  const ids = ana.told('exercise_checked').map(({ data }) => data['attemptId']);
  expect(new Set(ids).size).toBe(233);
});

const certificate = (userId: string) => ({
  _id: `${userId}:first`,
  code: 'ABCDEFGHJKMN',
  userId,
  courseId: 'first',
  name: 'Ana Ruiz',
  courseTitleEs: 'Uno',
  courseTitleEn: 'One',
  terms: [],
  lessonCount: 2,
  exerciseCount: 4,
  completedAt: new Date(),
  issuedAt: new Date(),
  revokedAt: null,
  revokedReason: null,
});

test('When a learner is erased before what staff did is told, then it is told nevertheless and nothing of them stays', async () => {
  const { certificates, progress } = under.deps;
  const [eva, staff] = await Promise.all([
    learnerOf(under, 'eva'),
    learnerOf(under, 'staff', { role: 'administrator' }),
  ]);
  await certificates.issue(certificate('eva'), []);
  const whose = { userId: 'eva', courseId: 'first' };
  const done = { ...newProgress('eva', 'first', new Date()), completed: { at: new Date() } };
  await progress.changeOrBegin(whose, { begin: () => done, change: () => null });
  const review = await eva.put('/api/reviews/first', { rating: 5, text: 'Good', language: 'en' });
  isAway = true;
  const patch = (path: string, body: object) =>
    staff.patch(path, body).then(({ status }) => expect(status).toBe(200));
  await patch('/api/admin/certificates/ABCDEFGHJKMN', { revoked: true, revokedReason: 'Copied' });
  await patch(`/api/admin/reviews/${review.body.id}`, { hidden: true, hiddenReason: 'Rude' });

  await under.deps.erasure.deleted(versionOf('eva', 9));
  expect((await staff.get('/api/certificates/ABCDEFGHJKMN')).status).toBe(404);
  expect((await staff.get(`/api/admin/reviews/${review.body.id}`)).status).toBe(404);
  for (const list of ['certificates', 'reviews'])
    expect((await staff.get(`/api/admin/${list}`)).body).toEqual([]);

  isAway = false;
  await until(() => staff.told('admin_action_recorded').length === 2, { withinMs: 45_000 });
  const actions = staff.told('admin_action_recorded').map(({ data }) => data['action']);
  expect(actions.toSorted()).toEqual(['certificate.revoked', 'review.hidden']);
  for (const name of ['certificates', 'reviews'])
    await until(async () => (await under.runtime.mongo.collection(name).countDocuments()) === 0);
});
