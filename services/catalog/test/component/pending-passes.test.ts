import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { countAllLeftBehind } from '../../src/use-cases/count-left-behind.ts';
import { countPending } from '../../src/use-cases/count-pending.ts';
import { startCatalog, type CatalogUnderTest } from '../support/catalog-under-test.ts';
import { exerciseIds, importTwoCourses } from '../support/content.ts';
import { learnerOf } from '../support/learners.ts';

const stack = useTestStack();
let under: CatalogUnderTest;
let staff: Awaited<ReturnType<typeof learnerOf>>;
const [one = '', two = '', three = '', four = ''] = exerciseIds('first');
const reason = 'It names the part in another way';
const answer = 'Write an email to the shop. One of the five casters never came. Ask them to send it to me.';
const pointing = { key: 'mentions', words: 'One of the five casters never came' };

const day = 24 * 60 * 60 * 1000;
/** The catalogue as it will work in so many days. */
const inDays = (days: number) => ({ ...under.deps, now: () => new Date(Date.now() + days * day) });

beforeAll(async () => {
  under = await startCatalog(stack, { env: { CHECKS_PER_MINUTE: '1000' } });
  await importTwoCourses(under.deps);
  staff = await learnerOf(under, 'staff', { role: 'administrator' });
}, 60_000);

type Learner = Awaited<ReturnType<typeof learnerOf>>;
const exercisesOf = async (learner: Learner) => (await learner.get('/api/lessons/first--one/exercises')).body;
const override = (id: string, passed: boolean | null) =>
  staff.post(`/api/admin/attempts/${id}/override`, { passed, reason });
const waitingList = async (pending: boolean) => {
  const filter = encodeURIComponent(JSON.stringify({ userId: 'ana', pending }));
  return (await staff.get(`/api/admin/attempts?filter=${filter}`)).body;
};

test('When a pass is pending, then it counts nowhere, the list says until when, and after a week it counts by itself', async () => {
  const ana = await learnerOf(under, 'ana');
  await ana.check(two);
  const { attemptId, pending } = (await ana.point(one, answer, pointing)).body;
  expect(Date.parse(pending.until) - Date.now()).toBeGreaterThan(6.9 * day);
  expect(await exercisesOf(ana)).toMatchObject([
    { passed: false, pending },
    { passed: true, pending: null },
  ]);
  expect(await ana.progress()).toMatchObject({ exercisesPassed: 1, lessonsCompleted: [] });
  expect((await ana.get(`/api/exercises/${one}/model-answers`)).status).toBe(403);
  expect(await waitingList(true)).toMatchObject([{ id: attemptId, pending, judgedPassed: true }]);
  expect(await waitingList(false)).toMatchObject([{ exerciseId: two }]);
  await countPending(inDays(6));
  expect(await ana.progress()).toMatchObject({ exercisesPassed: 1 });

  await Promise.all([countPending(inDays(8)), countPending(inDays(8))]);
  expect(await ana.progress()).toMatchObject({ exercisesPassed: 2, lessonsCompleted: ['first--one'] });
  expect(await exercisesOf(ana)).toMatchObject([{ passed: true, pending: null }, { passed: true }]);
  expect(await waitingList(true)).toEqual([]);
  await until(() => ana.told('lesson_completed').length === 1);
  await until(() => ana.told('verdict_overruled').length > 0);
  expect(ana.told('verdict_overruled').map(({ data }) => data)).toMatchObject([
    { attemptId, passed: true, decidedBy: 'time' },
  ]);
  expect(staff.told('admin_action_recorded')).toEqual([]);
});

test('When the sweep dies before progress has the pass, then what looks for attempts left behind brings it there', async () => {
  const eva = await learnerOf(under, 'eva');
  await eva.check(two);
  await eva.point(one, answer, pointing);
  const later = inDays(8);
  const dying = {
    ...later,
    attempts: { ...later.attempts, listOverruled: () => Promise.reject(new Error('it dies here')) },
  };
  await countPending(dying);
  expect(await under.deps.attempts.listDue(later.now(), 10)).toEqual([]);
  await countAllLeftBehind(later);
  expect(await eva.progress()).toMatchObject({ exercisesPassed: 2, lessonsCompleted: ['first--one'] });
});

test('When staff agree, then it counts at once, and withdrawn it waits again', async () => {
  const bea = await learnerOf(under, 'bea');
  const { attemptId, pending } = (await bea.point(one, answer, pointing)).body;
  expect((await override(attemptId, true)).body).toMatchObject({ passed: true, pending: null });
  expect((await exercisesOf(bea))[0]).toMatchObject({ passed: true, pending: null });
  expect((await override(attemptId, null)).body).toMatchObject({ passed: false, pending });
  expect((await exercisesOf(bea))[0]).toMatchObject({ passed: false, pending });
  await countPending(inDays(8));
  expect((await exercisesOf(bea))[0]).toMatchObject({ passed: true, pending: null });
});

test('When staff refuse the pointing, then the pass waits no more and the week changes nothing', async () => {
  const rui = await learnerOf(under, 'rui');
  const { attemptId } = (await rui.point(one, answer, pointing)).body;
  const body = { key: 'mentions', refused: true, reason };
  await staff.post(`/api/admin/attempts/${attemptId}/refuse-pointing`, body);
  await countPending(inDays(8));
  expect((await exercisesOf(rui))[0]).toMatchObject({ passed: false, pending: null });
});

test('When thirty are sent at once, then three are pending, the rest are told from when, and nothing is kept of them', async () => {
  const kim = await learnerOf(under, 'kim');
  const sent = await Promise.all(
    Array.from({ length: 30 }, (_, at) =>
      kim.point([one, two, three, four][at % 4] ?? one, answer, pointing),
    ),
  );
  expect(sent.filter(({ status }) => status === 200)).toHaveLength(3);
  const refused = sent.find(({ status }) => status === 400);
  expect(sent.filter(({ status }) => status === 400)).toHaveLength(27);
  expect(refused?.body.fields).toMatchObject([{ path: 'pointed.0' }]);
  expect(refused?.body.fields[0].message).toMatch(/three exercises .* from \w+/);
  const kept = await Promise.all(
    [one, two, three, four].map((id) => kim.get(`/api/exercises/${id}/attempts`)),
  );
  expect(kept.flatMap(({ body }) => body)).toHaveLength(3);
});

test('When the three of a week are made, then one sent again is the same, and another waits for the week to end', async () => {
  const ida = await learnerOf(under, 'ida');
  const start = answer.indexOf(pointing.words);
  const pointed = [{ key: 'mentions', start, end: start + pointing.words.length }];
  const send = (exerciseId: string, attemptId: string) =>
    ida.post(`/api/exercises/${exerciseId}/check`, { answer, language: 'en', attemptId, pointed });
  const first = crypto.randomUUID();
  expect((await send(one, first)).status).toBe(200);
  for (const id of [one, two]) expect((await send(id, crypto.randomUUID())).status).toBe(200);
  expect((await send(three, crypto.randomUUID())).status).toBe(400);
  // No longer the last of its series, so that only its id tells.
  expect((await send(one, first)).body).toMatchObject({ attemptId: first, attempt: 1 });
  await under.deps.attempts.freePlaces('ida', inDays(6).now());
  expect((await send(three, crypto.randomUUID())).status).toBe(400);
  await under.deps.attempts.freePlaces('ida', inDays(8).now());
  expect((await send(three, crypto.randomUUID())).status).toBe(200);
});
