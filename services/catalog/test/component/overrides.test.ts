import { userRegisteredV1 } from '@academy/contracts/events/auth/user-registered.v1.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { startCatalog, type CatalogUnderTest } from '../support/catalog-under-test.ts';
import { exerciseIds, importTwoCourses, weakAnswer } from '../support/content.ts';
import { learnerOf } from '../support/learners.ts';
import { account, tellOfUser } from '../support/user-events.ts';

const stack = useTestStack();
let under: CatalogUnderTest;
let staff: Awaited<ReturnType<typeof learnerOf>>;
const [one = '', two = ''] = exerciseIds('first');
const reason = 'It names the part in another way';

beforeAll(async () => {
  under = await startCatalog(stack);
  await importTwoCourses(under.deps);
  staff = await learnerOf(under, 'staff', { role: 'administrator' });
}, 60_000);

const override = (id: string, passed: boolean | null, headers: Record<string, string> = {}) =>
  staff.post(`/api/admin/attempts/${id}/override`, { passed, reason }, headers);
const list = (query: Record<string, unknown>) =>
  staff.get(
    `/api/admin/attempts?${new URLSearchParams(
      Object.entries(query).map(([key, value]): [string, string] => [key, JSON.stringify(value)]),
    )}`,
  );

describe('overruling a verdict', () => {
  test('When staff pass a failed attempt, then it wins: the learner sees it, the lesson is completed by it, and it is told', async () => {
    const ana = await learnerOf(under, 'ana');
    await ana.check(one);
    const failed = (await ana.check(two, weakAnswer)).body;
    expect((await ana.post('/api/lessons/first--one/complete')).status).toBe(409);

    const answer = await override(failed.attemptId, true);
    expect(answer.body).toMatchObject({
      id: failed.attemptId,
      userId: 'ana',
      passed: true,
      judgedPassed: false,
      override: { passed: true, reason },
      overrides: [{ passed: true, reason, by: 'staff' }],
    });
    expect((await ana.get(`/api/exercises/${two}/attempts`)).body).toMatchObject([
      { passed: true, score: 0, override: { passed: true, reason } },
    ]);
    expect((await ana.get('/api/lessons/first--one/exercises')).body[1]).toMatchObject({
      passed: true,
      attempts: 1,
      bestScore: 0,
    });
    expect(await ana.progress()).toMatchObject({ lessonsCompleted: ['first--one'] });
    await until(() => ana.told('lesson_completed').length === 1);

    await until(() => ana.told('verdict_overruled').length === 1);
    const place = { userId: 'ana', courseId: 'first', lessonId: 'first--one', exerciseId: two };
    expect(ana.told('verdict_overruled')[0]?.data).toEqual({
      ...place,
      attemptId: failed.attemptId,
      passed: true,
      decidedBy: 'staff',
    });
    await until(() => staff.told('admin_action_recorded').length === 1);
    expect(staff.told('admin_action_recorded')[0]?.data).toMatchObject({
      actorId: 'staff',
      action: 'attempt.overruled',
      resource: 'attempts',
      resourceId: failed.attemptId,
      fields: ['override'],
    });
  });

  test('When the only pass is overruled and that withdrawn, then the progress follows and a completed lesson stays so', async () => {
    const eva = await learnerOf(under, 'eva');
    const passed = (await eva.check(one)).body;
    await eva.check(two);
    const progressOf = async () => (await eva.get('/api/lessons/first--one/exercises')).body[0];

    await override(passed.attemptId, false);
    expect(await progressOf()).toMatchObject({ passed: false, attempts: 1, bestScore: 100 });
    expect(await eva.progress()).toMatchObject({ progress: 25, lessonsCompleted: ['first--one'] });

    const withdrawn = await override(passed.attemptId, null);
    expect(withdrawn.body).toMatchObject({ passed: true, override: null });
    expect(withdrawn.body.overrides.map(({ passed }: { passed: boolean | null }) => passed)).toEqual([
      false,
      null,
    ]);
    expect(await progressOf()).toMatchObject({ passed: true });
    await until(() => eva.told('verdict_overruled').length === 2);
    expect(eva.told('verdict_overruled').map(({ data }) => data['passed'])).toEqual([false, true]);
  });

  test('When another attempt of the series is passed, then overruling one leaves the exercise passed', async () => {
    const leo = await learnerOf(under, 'leo');
    const first = (await leo.check(one)).body;
    await leo.check(one);
    await override(first.attemptId, false);
    expect((await leo.get('/api/lessons/first--one/exercises')).body[0]).toMatchObject({ passed: true });
  });

  test('When the same is decided many times at once, then it is one decision, told once', async () => {
    const mia = await learnerOf(under, 'mia');
    const failed = (await mia.check(one, weakAnswer)).body;
    const answers = await Promise.all(Array.from({ length: 10 }, () => override(failed.attemptId, true)));
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(body.overrides).toHaveLength(1);
    }
    await override(failed.attemptId, false);
    await until(() => mia.told('verdict_overruled').length >= 2);
    expect(mia.told('verdict_overruled').map(({ data }) => data['passed'])).toEqual([true, false]);
  });

  test('When somebody else has decided since, then it is a conflict', async () => {
    const kim = await learnerOf(under, 'kim');
    const { attemptId } = (await kim.check(one, weakAnswer)).body;
    const seen = (await staff.get(`/api/admin/attempts/${attemptId}`)).headers.get('etag') ?? '';
    expect((await override(attemptId, true, { 'if-match': seen })).status).toBe(200);
    expect((await override(attemptId, false, { 'if-match': seen })).status).toBe(409);
    expect((await staff.get(`/api/admin/attempts/${attemptId}`)).body).toMatchObject({ passed: true });
  });

  test('When a reason is missing or there is no such attempt, then it says so', async () => {
    const tom = await learnerOf(under, 'tom');
    const { attemptId } = (await tom.check(one, weakAnswer)).body;
    const without = await staff.post(`/api/admin/attempts/${attemptId}/override`, {
      passed: true,
      reason: ' ',
    });
    expect(without).toMatchObject({ status: 400, body: { fields: [{ path: 'reason' }] } });
    expect((await override('nothing', true)).status).toBe(404);
    expect((await staff.get('/api/admin/attempts/nothing')).status).toBe(404);
  });

  test('When anybody but an administrator tries, then they are refused and nothing changes', async () => {
    const ida = await learnerOf(under, 'ida');
    const { attemptId } = (await ida.check(one, weakAnswer)).body;
    for (const role of ['learner', 'moderator'] as const) {
      const other = await learnerOf(under, role === 'learner' ? 'ida' : 'mod', { role });
      const tried = await other.post(`/api/admin/attempts/${attemptId}/override`, { passed: true, reason });
      expect(tried.status).toBe(403);
      expect((await other.get('/api/admin/attempts')).status).toBe(403);
    }
    expect((await ida.get(`/api/exercises/${one}/attempts`)).body).toMatchObject([{ passed: false }]);
  });
});

test('When staff open an attempt, then it has the task, and the verdict with its words and marks in their language', async () => {
  const eli = await learnerOf(under, 'eli');
  const answer = 'Something about a wheel';
  const { attemptId } = (await eli.check(one, answer)).body;
  const read = async (language: 'es' | 'en') =>
    (
      await under.client.get(`/api/admin/attempts/${attemptId}`, {
        authorization: await under.issuer.bearer({ sub: 'staff', role: 'administrator' }),
        language,
      })
    ).body;
  const [es, en] = [await read('es'), await read('en')];
  expect(en).toMatchObject({
    answer,
    passScore: 60,
    exercise: { titleEs: 'Pide la rueda', promptEn: 'Something of your chair is missing. Ask for it.' },
    criteria: [{ key: 'mentions', status: 'met', language: 'en', spans: [{ start: 18, end: 23 }] }],
    groups: [],
  });
  expect(es.criteria[0]).toMatchObject({ status: 'met', language: 'es', spans: [{ start: 18, end: 23 }] });
  expect(es.criteria[0].message).not.toBe(en.criteria[0].message);
  expect(es.criteria[0].label).not.toBe(en.criteria[0].label);
});

describe("staff's list of attempts", () => {
  test('When it is filtered, sorted and paged, then it answers as ra-data-simple-rest asks', async () => {
    const data = account('lister', { firstName: 'Luz', lastName: 'Soto' });
    await tellOfUser(stack.kafka(), userRegisteredV1, { id: 'lister', sequence: 1, data });
    const lister = await learnerOf(under, 'lister');
    const weak = (await lister.check(one, weakAnswer)).body;
    const good = (await lister.check(one)).body;
    const other = (await lister.check(two)).body;
    const ids = async (query: Record<string, unknown>) =>
      (await list(query)).body.map(({ id }: { id: string }) => id);
    const mine = { userId: 'lister' };
    expect(await ids({ filter: mine })).toEqual([other.attemptId, good.attemptId, weak.attemptId]);
    expect(await ids({ filter: mine, sort: ['createdAt', 'ASC'] })).toEqual([
      weak.attemptId,
      good.attemptId,
      other.attemptId,
    ]);
    expect((await ids({ filter: mine, sort: ['score', 'ASC'] }))[0]).toBe(weak.attemptId);
    expect(await ids({ filter: { ...mine, passed: false } })).toEqual([weak.attemptId]);
    expect(await ids({ filter: { ...mine, exerciseId: two } })).toEqual([other.attemptId]);
    expect(await ids({ filter: { ...mine, courseId: 'second' } })).toEqual([]);
    expect(await ids({ filter: { ...mine, q: one } })).toEqual([good.attemptId, weak.attemptId]);
    expect(await ids({ filter: { ids: [weak.attemptId] } })).toEqual([weak.attemptId]);
    const page = await list({ filter: mine, range: [1, 1] });
    expect(page.headers.get('content-range')).toBe('attempts 1-1/3');
    expect(page.body).toMatchObject([
      { id: good.attemptId, answer: expect.any(String) as string, exerciseTitleEs: 'Pide la rueda' },
    ]);
    await until(async () => (await list({ filter: mine })).body[0].learner === 'Luz Soto');
  });

  test('When it is searched, then the name of a learner, the title of an exercise in either language or an id finds', async () => {
    const data = account('found', { firstName: 'Lucía', lastName: 'Ñíguez' });
    await tellOfUser(stack.kafka(), userRegisteredV1, { id: 'found', sequence: 1, data });
    const lucia = await learnerOf(under, 'found');
    const kept = (await lucia.check(one, weakAnswer)).body.attemptId;
    const found = async (q: string, filter = {}) =>
      (await list({ filter: { q, userId: 'found', ...filter } })).body.map(({ id }: { id: string }) => id);
    await until(async () => (await found('lucia')).length === 1);
    const named = [
      'LUCÍA',
      'niguez luc',
      'rueda',
      'the wheel',
      'lucía rueda',
      'ask for the wheel niguez lucia',
    ];
    for (const q of [...named, one, one.slice(0, -3), kept, 'found'])
      expect({ q, found: await found(q) }).toEqual({ q, found: [kept] });
    expect(await found('lucia', { passed: true })).toEqual([]);
    for (const q of ['ucia', 'lucia perez', 'perez rueda', 'otra cosa', '.*'])
      expect({ q, found: await found(q) }).toEqual({ q, found: [] });
  });

  test('When it is sorted or filtered by what it has not, then it names the parameter', async () => {
    expect((await list({ sort: ['answer', 'ASC'] })).body).toMatchObject({
      status: 400,
      fields: [{ path: 'sort' }],
    });
    expect((await list({ filter: { passed: 'yes' } })).body).toMatchObject({
      status: 400,
      fields: [{ path: 'filter' }],
    });
  });
});
