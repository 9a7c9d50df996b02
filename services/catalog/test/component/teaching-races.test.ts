import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { eraseOrphans } from '../../src/teaching/use-cases/erase-orphans.ts';
import { judgeAttempt } from '../../src/teaching/use-cases/judge-attempt.ts';
import { eraseFromTeaching } from '../../src/teaching/use-cases/leave-teaching.ts';
import { saveTeachingSettings } from '../../src/teaching/use-cases/settings.ts';
import type { CatalogDeps } from '../../src/use-cases/deps.ts';
import { startCatalog, type CatalogUnderTest } from '../support/catalog-under-test.ts';
import { exerciseIds, goodAnswer, importTwoCourses } from '../support/content.ts';
import { learnerOf } from '../support/learners.ts';

const stack = useTestStack();
let under: CatalogUnderTest;
const [exerciseId = ''] = exerciseIds('first');

beforeAll(async () => {
  under = await startCatalog(stack);
  await importTwoCourses(under.deps);
}, 60_000);

const caller: Caller = {
  userId: 'teacher',
  role: 'administrator',
  plan: 'free',
  sessionId: 'session',
  openedOn: undefined,
  openedAt: new Date(0),
};
const copies = () => under.runtime.mongo.collection('judged_attempts');

/** An attempt of a member that teachers may judge, by the id of its judgement. */
const offeredBy = async (userId: string): Promise<string> => {
  const learner = await learnerOf(under, userId);
  await learner.put('/api/practice/teaching', { enabled: true });
  await learner.check(exerciseId, goodAnswer);
  return until(async () => {
    const [mark] = await under.deps.offeredAttempts.marksOf(userId, null);
    return mark?.judgementId;
  });
};
const judge = (deps: CatalogDeps, id: string) =>
  judgeAttempt(deps, {
    exerciseId,
    judgement: { id, text: goodAnswer, good: true, point: 'mentions', masks: [] },
    caller,
    language: 'en',
  });

test('When a teacher judges while an account is deleted, then no copy stays', async () => {
  const id = await offeredBy('ana');
  const judgedMeanwhile: string[] = [];
  const judgedAttempts: CatalogDeps['judgedAttempts'] = {
    ...under.deps.judgedAttempts,
    erase: async (ids) => {
      await under.deps.judgedAttempts.erase(ids);
      await judge(under.deps, id).then(
        () => judgedMeanwhile.push(id),
        () => undefined,
      );
    },
  };
  await eraseFromTeaching({ ...under.deps, judgedAttempts }, 'ana');
  expect(judgedMeanwhile).toEqual([]);
  expect(await copies().countDocuments({ _id: id as never, removedAt: null })).toBe(0);
});

test('When a member withdraws and consents again while a teacher judges, then what was written before stays out', async () => {
  const id = await offeredBy('eva');
  const judgedAttempts: CatalogDeps['judgedAttempts'] = {
    ...under.deps.judgedAttempts,
    write: async (record) => {
      await saveTeachingSettings(under.deps, 'eva', { enabled: false });
      await saveTeachingSettings(under.deps, 'eva', { enabled: true });
      return under.deps.judgedAttempts.write(record);
    },
  };
  await expect(judge({ ...under.deps, judgedAttempts }, id)).rejects.toMatchObject({ status: 404 });
  expect(await copies().countDocuments({ _id: id as never })).toBe(0);
});

test('When no attempt leads to a copy, then the round erases it and the others stay', async () => {
  const id = await offeredBy('leo');
  await judge(under.deps, id);
  const kept = await under.deps.judgedAttempts.find(id);
  await copies().insertOne({ ...kept, _id: 'lost', removedAt: null } as never);
  await eraseOrphans(under.deps);
  expect(await under.deps.judgedAttempts.find('lost')).toBeNull();
  expect(await under.deps.judgedAttempts.find(id)).not.toBeNull();
});
