import { userDeletedV1 } from '@academy/contracts/events/auth/user-deleted.v1.ts';
import { referencesTaughtV1 } from '@academy/contracts/events/catalog/references-taught.v1.ts';
import { sizeOf } from '@academy/prompt-rubric/subject/join-references.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { startCatalog, type CatalogUnderTest } from '../support/catalog-under-test.ts';
import { exerciseIds, goodAnswer, importTwoCourses, weakAnswer } from '../support/content.ts';
import { learnerOf } from '../support/learners.ts';
import { tellOfUser } from '../support/user-events.ts';

const stack = useTestStack();
let under: CatalogUnderTest;
const [first = '', second = '', third = ''] = exerciseIds('first');

beforeAll(async () => {
  under = await startCatalog(stack);
  await importTwoCourses(under.deps);
}, 60_000);

const teacher = (sub = 'teacher') => learnerOf(under, sub, { role: 'administrator' });
const withConsent = async (sub: string) => {
  const learner = await learnerOf(under, sub);
  await learner.put('/api/practice/teaching', { enabled: true });
  return learner;
};
const offeredOf = async (exerciseId: string) =>
  (await (await teacher()).get(`/api/admin/taught-exercises/${exerciseId}/attempts`)).body;
const untilOffered = (exerciseId: string, count: number) =>
  until(async () => {
    const found = await offeredOf(exerciseId);
    // The page and the count are read side by side.
    return found.total === count && found.attempts.length === count && found;
  });
const judge = async (exerciseId: string, offered: { id: string; text: string }, over: object = {}) =>
  (await teacher()).post(`/api/admin/taught-exercises/${exerciseId}/judge`, {
    id: offered.id,
    text: offered.text,
    good: true,
    point: 'mentions',
    masks: [],
    ...over,
  });
const changeOf = async (exerciseId: string) =>
  (await (await teacher()).get(`/api/admin/taught-exercises/${exerciseId}/change`)).body;
const apply = async (exerciseId: string) => {
  const { token } = await changeOf(exerciseId);
  return (await teacher()).post(`/api/admin/taught-exercises/${exerciseId}/apply`, { token });
};
const referencesOf = async (exerciseId: string) =>
  (await (await learnerOf(under, 'reader')).get(`/api/exercises/${exerciseId}/references`)).body.references;

test('When a member has not switched it on, then none of their attempts is offered', async () => {
  const ana = await learnerOf(under, 'ana');
  expect((await ana.get('/api/practice/teaching')).body).toEqual({ enabled: false });
  await ana.check(third, weakAnswer);
  const eva = await withConsent('eva');
  expect((await eva.get('/api/practice/teaching')).body).toEqual({ enabled: true });
  await eva.check(third, weakAnswer);
  const { attempts } = await untilOffered(third, 1);
  expect(JSON.stringify(attempts)).not.toContain('eva');
  expect(attempts[0]).toMatchObject({
    text: weakAnswer,
    passed: false,
    points: [{ key: 'mentions', decides: true }],
  });
});

test('When attempts are judged and applied, then the next check names the new version, until their member withdraws', async () => {
  const leo = await withConsent('leo');
  const before = (await leo.check(first, goodAnswer)).body;
  expect(before.checkerVersion).toMatch(/^0-/);
  await leo.check(first, 'A wheel for ana@correo.es, please');
  const { attempts } = await untilOffered(first, 2);
  const private_ = attempts.find(({ text }: { text: string }) => text.startsWith('A wheel'));
  expect(private_.text).toBe('A wheel for █████, please');
  for (const one of attempts) expect((await judge(first, one)).status).toBe(200);
  expect(await offeredOf(first)).toMatchObject({ total: 0 });
  // Nothing is in effect before it is applied.
  expect(await referencesOf(first)).toBeNull();
  expect(await changeOf(first)).toMatchObject({ version: 0, added: { good: 2, weak: 0 }, misjudged: [] });

  expect((await apply(first)).body).toEqual({ version: 1 });
  expect(sizeOf(await referencesOf(first))).toEqual({ good: 2, weak: 0 });
  const after = (await leo.check(first, goodAnswer)).body;
  expect(after.checkerVersion).toMatch(/^1-/);
  const again = (await leo.check(first, goodAnswer)).body;
  expect(again).toMatchObject({ checkerVersion: after.checkerVersion, score: after.score });
  expect((await apply(first)).status).toBe(409);

  await leo.put('/api/practice/teaching', { enabled: false });
  await until(async () => (await referencesOf(first)) === null, { what: 'the references without theirs' });
  expect((await leo.check(first, goodAnswer)).body.checkerVersion).toMatch(/^2-/);
  const kept = await under.runtime.mongo.collection('judged_attempts').countDocuments({ exerciseId: first });
  expect(kept).toBe(0);
  expect(
    await under.runtime.mongo
      .collection('attempts')
      .countDocuments({ judgementId: { $exists: true }, userId: 'leo' }),
  ).toBe(0);
  const told = under.events.filter(({ type }) => type === referencesTaughtV1.type);
  // Nothing of what was judged: an event outlives a withdrawal.
  expect(told.map(({ data }) => data)).toEqual([1, 2].map((version) => ({ exerciseId: first, version })));
});

test('When a teacher masks more or confirms another text, then what is kept is what was confirmed', async () => {
  const mia = await withConsent('mia');
  await mia.check(second, 'A wheel for Beatriz, please');
  const { attempts } = await untilOffered(second, 1);
  expect((await judge(second, { ...attempts[0], text: 'Another text' })).status).toBe(409);
  expect((await judge(second, attempts[0], { point: 'nothing' })).body).toMatchObject({
    fields: [{ path: 'point' }],
  });
  const judged = await judge(second, attempts[0], { good: false, masks: [{ start: 12, end: 19 }] });
  expect(judged.body).toMatchObject({
    text: 'A wheel for █████, please',
    good: false,
    state: 'waiting',
    agrees: false,
  });
  // Again, it is the same; otherwise somebody else was faster.
  expect((await judge(second, attempts[0], { good: false, masks: [{ start: 12, end: 19 }] })).status).toBe(
    200,
  );
  expect((await judge(second, attempts[0])).status).toBe(409);
  expect((await judge(second, attempts[0], { good: false })).status).toBe(409);
  const list = await (await teacher()).get('/api/admin/judged-attempts?filter={"q":"wheel"}');
  expect(list.body).toHaveLength(1);
});

test('When a judgement is taken back before it is in effect, then its attempt is offered again', async () => {
  const [one] = (await (await teacher()).get(`/api/admin/judged-attempts?filter={"exerciseId":"${second}"}`))
    .body;
  const dropped = await (
    await teacher()
  ).post(`/api/admin/judged-attempts/${one.id}/drop`, { dropped: true });
  expect(dropped.body).toEqual({ id: one.id, state: null });
  const { attempts } = await untilOffered(second, 1);
  expect((await judge(second, attempts[0])).status).toBe(200);
  await apply(second);
  await (await teacher()).post(`/api/admin/judged-attempts/${attempts[0].id}/drop`, { dropped: true });
  expect(await changeOf(second)).toMatchObject({ version: 1, added: { good: 0 }, removed: { good: 1 } });
  expect(await referencesOf(second)).not.toBeNull();
  expect((await apply(second)).body).toEqual({ version: 2 });
  expect(await referencesOf(second)).toBeNull();
});

test('When the judgements change after their effect was shown, then the change is refused', async () => {
  const [noa, ivo] = [await withConsent('noa'), await withConsent('ivo')];
  const exercise = exerciseIds('first')[3] ?? '';
  await noa.check(exercise, goodAnswer);
  await judge(exercise, (await untilOffered(exercise, 1)).attempts[0]);
  const { token } = await changeOf(exercise);
  await ivo.check(exercise, weakAnswer);
  await judge(exercise, (await untilOffered(exercise, 1)).attempts[0], { good: false });
  const applied = await (await teacher()).post(`/api/admin/taught-exercises/${exercise}/apply`, { token });
  expect(applied.status).toBe(409);
  expect((await apply(exercise)).status).toBe(200);
  expect(sizeOf(await referencesOf(exercise))).toEqual({ good: 1, weak: 1 });

  // Of two members one deletes the account: what the other taught stays.
  await tellOfUser(stack.kafka(), userDeletedV1, { id: 'noa', sequence: 9, data: { id: 'noa' } });
  await until(async () => sizeOf(await referencesOf(exercise)).good === 0, {
    what: 'the references without hers',
  });
  expect(sizeOf(await referencesOf(exercise)).weak).toBe(1);
});

test('When a member withdraws while a teacher judges, then nothing of theirs is kept', async () => {
  const zoe = await withConsent('zoe');
  const exercise = exerciseIds('first')[2] ?? '';
  await zoe.check(exercise, goodAnswer);
  const found = await until(async () => {
    const { attempts } = await offeredOf(exercise);
    return attempts.find(({ text }: { text: string }) => text === goodAnswer);
  });
  const [judged] = await Promise.all([
    judge(exercise, found),
    zoe.put('/api/practice/teaching', { enabled: false }),
  ]);
  expect([200, 404]).toContain(judged.status);
  await until(
    async () =>
      (await under.runtime.mongo.collection('judged_attempts').countDocuments({ _id: found.id })) === 0,
  );
  expect((await judge(exercise, found)).status).toBe(404);
});

test('When somebody may not judge, then the server refuses', async () => {
  const ana = await learnerOf(under, 'ana');
  for (const path of [
    `taught-exercises/${first}/attempts`,
    'judged-attempts',
    `taught-exercises/${first}/change`,
  ])
    expect((await ana.get(`/api/admin/${path}`)).status).toBe(403);
});
