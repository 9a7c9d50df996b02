import { join } from 'node:path';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { startChild } from '@academy/service-kit/testing/child-process.ts';
import { createTestClient } from '@academy/service-kit/testing/http-client.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { startCatalog, type CatalogUnderTest } from '../support/catalog-under-test.ts';
import { exerciseIds, goodAnswer, importTwoCourses } from '../support/content.ts';

const stack = useTestStack();
let under: CatalogUnderTest;
const ids = exerciseIds('first').slice(0, 2);

beforeAll(async () => {
  under = await startCatalog(stack);
  await importTwoCourses(under.catalog);
  await Promise.all(['ana', 'eva', 'leo'].map(crashInSecondCheck));
}, 60_000);

const body = { answer: goodAnswer, language: 'en' };
const toldOf = (sub: string, type: string) =>
  under.told.filter((event) => event.subject === sub && event.type === `academy.catalog.${type}.v1`);

/** A replica of the service in a process of its own, trusting the same keys. */
const startReplica = async (env: Record<string, string> = {}) => {
  const keys = await under.issuer.serve();
  stack.afterSuite(() => keys.close());
  const file = join(import.meta.dirname, '../../src/start.ts');
  const child = startChild({ file, env: { ...stack.env, AUTH_JWKS_URL: keys.url, ...env } });
  stack.afterSuite(() => child.kill('SIGKILL'));
  const line = await child.untilLine(/^LISTENING /);
  const { port } = JSON.parse(line.slice('LISTENING '.length)) as { port: number };
  return { child, client: createTestClient(`http://127.0.0.1:${port}`) };
};

/** Two checks by a replica that dies in the second, once its attempt is kept and before it is counted. */
const crashInSecondCheck = async (sub: string): Promise<void> => {
  const authorization = await under.issuer.bearer({ sub });
  const { child, client } = await startReplica({ FAILPOINT: 'catalog.after_attempt:2' });
  const path = (id: string | undefined) => `/api/exercises/${id}/check`;
  expect((await client.post(path(ids[0]), { authorization, body })).status).toBe(200);
  await expect(client.post(path(ids[1]), { authorization, body })).rejects.toThrow();
  expect(await child.exited).toMatchObject({ signal: 'SIGKILL' });
};

test('When a service dies between attempt and progress, then the next look at the progress counts it, once', async () => {
  const authorization = await under.issuer.bearer({ sub: 'ana' });
  const progress = async () => (await under.client.get('/api/user/progress', { authorization })).body.first;
  expect(await progress()).toMatchObject({ progress: 50, lessonsCompleted: ['first--one'] });
  expect(await progress()).toMatchObject({ progress: 50, lessonsCompleted: ['first--one'] });
  await until(() => toldOf('ana', 'lesson_completed').length > 0);
  expect(toldOf('ana', 'exercise_checked')).toHaveLength(2);
  expect(toldOf('ana', 'lesson_completed')).toHaveLength(1);
});

test('When a service dies between attempt and progress, then the next check counts both, each once', async () => {
  const authorization = await under.issuer.bearer({ sub: 'eva' });
  const check = await under.client.post(`/api/exercises/${ids[1]}/check`, { authorization, body });
  expect(check.body).toMatchObject({ attempt: 2, previousScore: 100, lessonCompleted: false });
  const { body: exercises } = await under.client.get('/api/lessons/first--one/exercises', { authorization });
  expect(exercises).toMatchObject([
    { attempts: 1, passed: true },
    { attempts: 2, passed: true },
  ]);
  await until(() => toldOf('eva', 'exercise_checked').length >= 3);
  expect(toldOf('eva', 'exercise_checked')).toHaveLength(3);
  expect(toldOf('eva', 'lesson_completed')).toHaveLength(1);
});

test('When the learner never comes back, then the start of the next process counts what the dead one left', async () => {
  await startReplica();
  await until(() => toldOf('leo', 'lesson_completed').length > 0);
  const left = () => under.catalog.attempts.listUncounted({ userId: 'leo', until: new Date(), limit: 10 });
  await until(async () => (await left()).length === 0);
  expect(toldOf('leo', 'exercise_checked')).toHaveLength(2);
});
