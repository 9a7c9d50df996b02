import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { startCatalog, type CatalogUnderTest } from '../support/catalog-under-test.ts';
import { exerciseIds, importTwoCourses } from '../support/content.ts';
import { learnerOf } from '../support/learners.ts';

const stack = useTestStack();
let under: CatalogUnderTest;
let staff: Awaited<ReturnType<typeof learnerOf>>;
const [one = '', two = '', three = ''] = exerciseIds('first');

/** Says what the exercise asks for in words that its rubric does not know. */
const answer = 'Write an email to the shop. One of the five casters never came. Ask them to send it to me.';
const pointing = { key: 'mentions', words: 'One of the five casters never came' };
const reason = 'It does not name the part';

beforeAll(async () => {
  under = await startCatalog(stack);
  await importTwoCourses(under.deps);
  staff = await learnerOf(under, 'staff', { role: 'administrator' });
}, 60_000);

const refuse = (id: string, refused = true, headers: Record<string, string> = {}) =>
  staff.post(`/api/admin/attempts/${id}/refuse-pointing`, { key: 'mentions', refused, reason }, headers);

describe('a check with words pointed out', () => {
  test('When the learner points to what the rubric does not see, then it counts as met and the exercise is passed, pending', async () => {
    const ana = await learnerOf(under, 'ana');
    expect((await ana.check(one, answer)).body).toMatchObject({ passed: false });
    const { body } = await ana.point(one, answer, pointing);
    const start = answer.indexOf(pointing.words);
    const span = { start, end: start + pointing.words.length };
    expect(body).toMatchObject({ passed: false, attempt: 2, pending: { until: expect.any(String) } });
    expect(body.criteria).toMatchObject([{ status: 'met', pointedOut: true, spans: [span] }]);
    const pointings = [{ key: 'mentions', ...span, refused: null }];
    const [attempt] = (await ana.get(`/api/exercises/${one}/attempts`)).body;
    expect(attempt).toMatchObject({ pointings, criteria: [{ status: 'met', pointedOut: true }] });
    expect((await ana.get(`/api/exercises/${one}/last-verdict`)).body.last).toMatchObject({ pointings });
    expect((await staff.get(`/api/admin/attempts/${body.attemptId}`)).body).toMatchObject({
      judgedPassed: true,
      criteria: [{ pointedOut: true }],
      pointings: [{ key: 'mentions', ...span, refused: null }],
    });
    await ana.point(two, answer, pointing);
    expect((await ana.post('/api/lessons/first--one/complete')).status).toBe(409);
  });

  test('When a pointing breaks a rule, then each is named with its reason in the caller’s language and nothing is stored', async () => {
    const eva = await learnerOf(under, 'eva');
    const short = await eva.point(one, answer, pointing, { key: 'mentions', words: 'the shop' });
    expect(short).toMatchObject({ status: 400, body: { fields: [{ path: 'pointed.1' }] } });
    expect(short.body.fields[0].message).toContain('already pointed');
    const none = await eva.post(`/api/exercises/${one}/check`, {
      answer,
      language: 'en',
      pointed: [{ key: 'mentions', start: 0, end: 20_000 }],
    });
    expect(none).toMatchObject({ status: 400, body: { fields: [{ path: 'pointed.0.end' }] } });
    expect((await eva.get(`/api/exercises/${one}/attempts`)).body).toEqual([]);
    expect((await eva.progress())?.exercises ?? []).toEqual([]);
  });

  test('When the check is sent again under its id, then it is the same attempt, and with other words a conflict', async () => {
    const ida = await learnerOf(under, 'ida');
    const attemptId = crypto.randomUUID();
    const start = answer.indexOf(pointing.words);
    const send = (pointed: object[]) =>
      ida.post(`/api/exercises/${one}/check`, { answer, language: 'en', attemptId, pointed });
    const sent = [{ key: 'mentions', start, end: start + pointing.words.length }];
    const first = await send(sent);
    expect((await send(sent)).body).toEqual(first.body);
    expect((await send([])).status).toBe(409);
    expect((await send([{ key: 'mentions', start: 0, end: 26 }])).status).toBe(409);
  });
});

describe('staff and what was pointed out', () => {
  test('When staff refuse it, then the attempt is judged without it and no longer pending, and the learner reads why', async () => {
    const bea = await learnerOf(under, 'bea');
    const { attemptId } = (await bea.point(one, answer, pointing)).body;
    const refused = await refuse(attemptId);
    expect(refused.body).toMatchObject({
      passed: false,
      pending: null,
      judgedPassed: false,
      score: 0,
      criteria: [{ status: 'missing' }],
      pointings: [{ refused: { reason, by: 'staff' } }],
      pointingDecisions: [{ key: 'mentions', refused: true, reason, by: 'staff' }],
    });
    expect(refused.body.criteria[0]).not.toHaveProperty('pointedOut');
    const again = await refuse(attemptId);
    expect(again.body.pointingDecisions).toHaveLength(1);
    const [attempt] = (await bea.get(`/api/exercises/${one}/attempts`)).body;
    expect(attempt).toMatchObject({ passed: false, pending: null, pointings: [{ refused: { reason } }] });
    expect(attempt.pointings[0].refused).not.toHaveProperty('by');
    await until(() => bea.told('verdict_overruled').length === 1);
    expect(bea.told('verdict_overruled')[0]?.data).toMatchObject({ passed: false, decidedBy: 'staff' });

    const withdrawn = await refuse(attemptId, false);
    expect(withdrawn.body).toMatchObject({
      passed: false,
      pending: { until: expect.any(String) },
      judgedPassed: true,
      score: 100,
      criteria: [{ status: 'met', pointedOut: true }],
      pointings: [{ refused: null }],
      pointingDecisions: [{ refused: true }, { refused: false }],
    });
  });

  test('When two of staff decide at once, then the one who saw an older version is told', async () => {
    const leo = await learnerOf(under, 'leo');
    const { attemptId } = (await leo.point(one, answer, pointing)).body;
    const { version } = (await staff.get(`/api/admin/attempts/${attemptId}`)).body;
    const ifMatch = { 'if-match': `"${version}"` };
    expect((await refuse(attemptId, true, ifMatch)).status).toBe(200);
    expect((await refuse(attemptId, false, ifMatch)).status).toBe(409);
  });

  test('When nothing was pointed out there, or the attempt is not, then it is 404', async () => {
    const sol = await learnerOf(under, 'sol');
    const { attemptId } = (await sol.check(one, answer)).body;
    expect((await refuse(attemptId)).status).toBe(404);
    expect((await refuse('nobody')).status).toBe(404);
  });

  test('When learners or moderators refuse one or ask for the figures, then they may not and nothing changes', async () => {
    const kim = await learnerOf(under, 'kim');
    const { attemptId } = (await kim.point(one, answer, pointing)).body;
    for (const role of ['learner', 'moderator'] as const) {
      const other = await learnerOf(under, role === 'learner' ? 'kim' : 'mod', { role });
      const body = { key: 'mentions', refused: true, reason };
      expect((await other.post(`/api/admin/attempts/${attemptId}/refuse-pointing`, body)).status).toBe(403);
      expect((await other.get('/api/admin/courses/first/contested-criteria')).status).toBe(403);
    }
    expect((await staff.get(`/api/admin/attempts/${attemptId}`)).body.pointingDecisions).toEqual([]);
  });

  test('When learners point out criteria, then staff see which, in how many attempts, and how many were refused', async () => {
    const contested = async () =>
      (await staff.get('/api/admin/courses/first/contested-criteria')).body.filter(
        ({ exerciseId }: { exerciseId: string }) => exerciseId === three,
      );
    const rui = await learnerOf(under, 'rui');
    await rui.check(three, answer);
    expect(await contested()).toEqual([]);
    const { attemptId } = (await rui.point(three, answer, pointing)).body;
    await rui.point(three, answer, pointing);
    await refuse(attemptId);
    expect(await contested()).toMatchObject([
      { key: 'mentions', exerciseTitleEn: 'Ask for the wheel', attempts: 3, pointedOut: 2, refused: 1 },
    ]);
    expect((await staff.get('/api/admin/courses/nowhere/contested-criteria')).status).toBe(404);
  });
});
