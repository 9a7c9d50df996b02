import { randomUUID } from 'node:crypto';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { startCatalog, type CatalogUnderTest } from '../support/catalog-under-test.ts';
import { eachOnce } from '../support/each-once.ts';
import { startReplica } from '../support/replica.ts';
import { exerciseIds, goodAnswer, importTwoCourses } from '../support/content.ts';

const stack = useTestStack();
let under: CatalogUnderTest;
const ids = exerciseIds('first').slice(0, 2);

beforeAll(async () => {
  under = await startCatalog(stack);
  await importTwoCourses(under.deps);
  await Promise.all(['ana', 'eva', 'leo', 'kim'].map(crashInSecondCheck));
}, 60_000);

/** The id of each learner's check whose answer is lost. */
const lost: Record<string, string> = Object.fromEntries(
  ['ana', 'eva', 'leo', 'kim'].map((sub) => [sub, randomUUID()]),
);
const body = { answer: goodAnswer, language: 'en' };
const toldOf = (sub: string, type: string) =>
  eachOnce(under.events).filter(
    (event) => event.subject === sub && event.type === `academy.catalog.${type}.v1`,
  );

const audited = () =>
  eachOnce(under.events).filter(
    ({ type, subject }) => subject === 'staff' && type.includes('admin_action_recorded'),
  );

const replica = (env: Record<string, string> = {}) => startReplica({ stack, under }, env);

/** Two checks by a replica that dies in the second, once its attempt is kept and before it is counted. */
const crashInSecondCheck = async (sub: string): Promise<void> => {
  const authorization = await under.issuer.bearer({ sub });
  const { child, client } = await replica({ FAILPOINT: 'catalog.after_attempt:2' });
  const path = (id: string | undefined) => `/api/exercises/${id}/check`;
  expect((await client.post(path(ids[0]), { authorization, body })).status).toBe(200);
  await expect(
    client.post(path(ids[1]), { authorization, body: { ...body, attemptId: lost[sub] } }),
  ).rejects.toThrow();
  expect(await child.exited).toMatchObject({ signal: 'SIGKILL' });
};

test('When a service dies between attempt and progress, then the next look at the progress counts it, once', async () => {
  const authorization = await under.issuer.bearer({ sub: 'ana' });
  const progress = async () => (await under.client.get('/api/user/progress', { authorization })).body.first;
  expect(await progress()).toMatchObject({ progress: 50, lessonsCompleted: ['first--one'] });
  expect(await progress()).toMatchObject({ progress: 50, lessonsCompleted: ['first--one'] });
  await until(() => toldOf('ana', 'exercise_checked').length >= 2);
  expect(toldOf('ana', 'exercise_checked')).toHaveLength(2);
});

test('When a service dies between attempt and progress, then the next check counts both, each once', async () => {
  const authorization = await under.issuer.bearer({ sub: 'eva' });
  const check = await under.client.post(`/api/exercises/${ids[1]}/check`, { authorization, body });
  expect(check.body).toMatchObject({ attempt: 2, previousScore: 100, lessonPassed: true });
  const { body: exercises } = await under.client.get('/api/lessons/first--one/exercises', { authorization });
  expect(exercises).toMatchObject([
    { attempts: 1, passed: true },
    { attempts: 2, passed: true },
  ]);
  await until(() => toldOf('eva', 'exercise_checked').length >= 3);
  expect(toldOf('eva', 'exercise_checked')).toHaveLength(3);
});

test('When the learner never comes back, then the start of the next process counts what the dead one left', async () => {
  await replica();
  await until(() => toldOf('leo', 'exercise_checked').length >= 2);
  const left = () => under.deps.attempts.listUncounted({ userId: 'leo', until: new Date(), limit: 10 });
  await until(async () => (await left()).length === 0);
  expect(toldOf('leo', 'exercise_checked')).toHaveLength(2);
});

test('When the check whose answer was lost is sent again, then it is the same attempt, counted once', async () => {
  const authorization = await under.issuer.bearer({ sub: 'kim' });
  const again = await under.client.post(`/api/exercises/${ids[1]}/check`, {
    authorization,
    body: { ...body, attemptId: lost['kim'] },
  });
  expect(again.body).toMatchObject({ attemptId: lost['kim'], attempt: 1, passed: true, lessonPassed: true });
  await until(() => toldOf('kim', 'exercise_checked').length >= 2);
  expect(toldOf('kim', 'exercise_checked')).toHaveLength(2);
});

test('When a service dies as a check has completed a lesson, then the check sent again says so, and it is told once', async () => {
  const authorization = await under.issuer.bearer({ sub: 'tom' });
  await under.client.post(`/api/exercises/${ids[0]}/check`, { authorization, body });
  const { child, client } = await replica({ FAILPOINT: 'outbox.after_write' });
  const last = { authorization, body: { ...body, attemptId: randomUUID() } };
  await expect(client.post(`/api/exercises/${ids[1]}/check`, last)).rejects.toThrow();
  expect(await child.exited).toMatchObject({ signal: 'SIGKILL' });
  const again = await under.client.post(`/api/exercises/${ids[1]}/check`, last);
  expect(again.body).toMatchObject({ attempt: 1, completion: { courseCompleted: false } });
  await until(() => toldOf('tom', 'lesson_completed').length > 0, { withinMs: 60_000 });
  expect(toldOf('tom', 'lesson_completed')).toHaveLength(1);
}, 90_000);

test('When a service dies between a decision of staff and progress, then progress takes it, and it is told once', async () => {
  const authorization = await under.issuer.bearer({ sub: 'mia' });
  const checked = await under.client.post(`/api/exercises/${ids[0]}/check`, { authorization, body });
  const staff = await under.issuer.bearer({ sub: 'staff', role: 'administrator' });
  const { child, client } = await replica({ FAILPOINT: 'catalog.after_override' });
  const path = `/api/admin/attempts/${checked.body.attemptId}/override`;
  const decision = { authorization: staff, body: { passed: false, reason: 'Copied from a friend' } };
  await expect(client.post(path, decision)).rejects.toThrow();
  expect(await child.exited).toMatchObject({ signal: 'SIGKILL' });
  const { body: exercises } = await under.client.get('/api/lessons/first--one/exercises', { authorization });
  expect(exercises[0]).toMatchObject({ passed: false, attempts: 1, bestScore: 100 });
  expect((await under.client.post(path, decision)).body.overrides).toHaveLength(1);
  await until(() => toldOf('mia', 'verdict_overruled').length > 0, { withinMs: 60_000 });
  await until(() => audited().length > 0, { withinMs: 60_000 });
  expect(toldOf('mia', 'verdict_overruled')).toHaveLength(1);
  expect(audited()).toHaveLength(1);
}, 90_000);
