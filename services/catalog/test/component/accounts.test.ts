import { planChangedV1 } from '@academy/contracts/events/auth/plan-changed.v1.ts';
import { userDeletedV1 } from '@academy/contracts/events/auth/user-deleted.v1.ts';
import { createErasureGuard } from '@academy/service-kit/people/erasure-guard.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { versionOf } from '@academy/service-kit/testing/version-of.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { eraseLearner } from '../../src/use-cases/erase-learner.ts';
import { countSeries } from '../../src/use-cases/count-series.ts';
import { startCatalog, type CatalogUnderTest } from '../support/catalog-under-test.ts';
import { exerciseIds, goodAnswer, importTwoCourses } from '../support/content.ts';
import { tellOfUser } from '../support/user-events.ts';

const stack = useTestStack();
let under: CatalogUnderTest;
const [exerciseId = ''] = exerciseIds('first');

beforeAll(async () => {
  under = await startCatalog(stack);
  await importTwoCourses(under.deps);
}, 60_000);

const check = async (sub: string) =>
  under.client.post(`/api/exercises/${exerciseId}/check`, {
    authorization: await under.issuer.bearer({ sub }),
    body: { answer: goodAnswer, language: 'en' },
  });
const kept = async (userId: string) => ({
  attempts: await under.deps.attempts.listNewest(userId, exerciseId, 10),
  progress: await under.deps.progress.listOf(userId),
});
const nothing = { attempts: [], progress: [] };

test("When a learner's plan changes, then the courses open to the token they already hold", async () => {
  const authorization = await under.issuer.bearer({ sub: 'upgraded', plan: 'free', userSeq: 1 });
  const status = async () => (await under.client.get('/api/lessons/second--one', { authorization })).status;
  expect(await status()).toBe(403);
  const account = {
    id: 'upgraded',
    username: 'ana',
    firstName: 'Ana',
    lastName: 'Ruiz',
    role: 'learner',
    language: 'es',
    createdAt: new Date().toISOString(),
  };
  const kafka = stack.kafka();
  await tellOfUser(kafka, planChangedV1, {
    id: 'upgraded',
    sequence: 2,
    data: { ...account, plan: 'premium' },
  });
  await until(async () => (await status()) === 200);
  await tellOfUser(kafka, planChangedV1, { id: 'upgraded', sequence: 3, data: { ...account, plan: 'free' } });
  await until(async () => (await status()) === 403);
});

test('When an account is deleted, then its attempts and progress are erased, and nobody else loses any', async () => {
  await check('leaving');
  await check('staying');
  const kafka = stack.kafka();
  const told = { id: 'leaving', sequence: 2, data: { id: 'leaving' } };
  await tellOfUser(kafka, userDeletedV1, told);
  await until(async () => {
    const { attempts, progress } = await kept('leaving');
    return attempts.length + progress.length === 0;
  });
  // The record stays on the topic and may come again.
  await tellOfUser(kafka, userDeletedV1, told);
  expect((await check('leaving')).status).toBe(401);
  expect(await kept('staying')).toMatchObject({
    attempts: [{ attempt: 1 }],
    progress: [{ courseId: 'first' }],
  });
});

test('When a request of a deleted account is still running, then nothing of it stays', async () => {
  await check('racing');
  const [attempt] = (await kept('racing')).attempts;
  if (!attempt) throw new Error('the check kept no attempt');
  await under.deps.erasure.deleted(versionOf('racing', 9));
  // What a check does that was let in before the deletion and writes after it.
  const { attempt: _number, version: _version, ...again } = attempt;
  const late = await under.deps.attempts.add(
    { ...again, uncountedSince: new Date() },
    { hasRoom: async () => true },
  );
  if (typeof late === 'string') throw new Error(`the attempt was not kept: ${late}`);
  await countSeries(under.deps, late.attempt);
  expect(await kept('racing')).toEqual(nothing);
});

test('When checks run while an account is being erased, then nothing of them stays', async () => {
  await check('meanwhile');
  const [attempt] = (await kept('meanwhile')).attempts;
  if (!attempt) throw new Error('the check kept no attempt');
  let late = 0;
  const lateCheck = async (): Promise<void> => {
    late += 1;
    const again = { ...attempt, _id: `late-${late}`, uncountedSince: new Date() };
    const added = await under.deps.attempts.add(again, { hasRoom: async () => true });
    await countSeries(under.deps, attempt, typeof added === 'string' ? undefined : added.attempt);
  };
  const between = <Repository extends { erase: (userId: string) => Promise<void> }>(
    repository: Repository,
  ) => ({
    ...repository,
    erase: async (userId: string) => {
      await lateCheck();
      await repository.erase(userId);
      await lateCheck();
    },
  });
  const { attempts, progress } = under.deps;
  const slow = { ...under.deps, attempts: between(attempts), progress: between(progress) };
  const { people } = under.deps;
  const erasure = createErasureGuard({ people, erase: (userId) => eraseLearner(slow, userId) });
  await erasure.deleted(versionOf('meanwhile', 9));
  expect(late).toBe(4);
  expect(await kept('meanwhile')).toEqual(nothing);
});
