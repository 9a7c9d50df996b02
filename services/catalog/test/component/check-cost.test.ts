import { randomUUID } from 'node:crypto';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { unswept } from '@academy/service-kit/testing/unswept.ts';
import { startCatalog, type CatalogUnderTest } from '../support/catalog-under-test.ts';
import { exerciseIds, goodAnswer, importTwoCourses, weakAnswer } from '../support/content.ts';
import { learnerOf } from '../support/learners.ts';
import { storeCommands, type StoreCommands } from '../support/store-commands.ts';

const stack = useTestStack();
const [first = '', second = ''] = exerciseIds('first');
let under: CatalogUnderTest;
let commands: StoreCommands;

beforeAll(async () => {
  const url = new URL(stack.mongoUrl);
  url.searchParams.set('monitorCommands', 'true');
  under = await startCatalog(stack, { env: { MONGO_URL: url.href, ...unswept } });
  await importTwoCourses(under.deps);
  commands = storeCommands(under.runtime.mongo);
}, 60_000);

test('When an enrolled learner has a prompt checked, then that takes six round trips to the store, and the relay one', async () => {
  const ana = await learnerOf(under, 'ana');
  await ana.check(first, weakAnswer);
  await until(() => ana.told('exercise_checked').length === 1);
  await until(() => commands.ofRelay().includes('update progress'));
  // Made of all attempts, once.
  await until(async () => (await under.deps.practice.find('ana')) !== null);

  commands.forget();
  expect((await ana.check(first, goodAnswer, randomUUID())).body).toMatchObject({ attempt: 2, passed: true });
  expect(commands.ofCalls().toSorted()).toEqual([
    'find attempts',
    'find hint_uses',
    'find progress',
    'findAndModify progress',
    'insert attempts',
    'update attempts',
  ]);
  // The call's own write has given it the lease.
  await until(() => commands.ofRelay().length > 0);
  expect(commands.ofRelay()).toEqual(['update progress']);
});

test('When an exercise is changed, then the next check is judged by the new rubric', async () => {
  const [eva, staff] = await Promise.all([
    learnerOf(under, 'eva'),
    learnerOf(under, 'staff', { role: 'administrator' }),
  ]);
  expect((await eva.check(second)).body).toMatchObject({ passed: true });
  const lesson = await under.deps.lessons.find('first--one');
  const exercise = lesson?.exercises.find(({ id }) => id === second);
  const samples = (text: string) => Array.from({ length: 3 }, (_, n) => `${text} ${n}`);
  const good = { good: samples('Please name the colour green'), weak: samples('Hello') };
  const change = {
    rubric: {
      passScore: 60,
      criteria: [{ id: 'mentions', weight: 1, any: { es: ['green'], en: ['green'] } }],
    },
    samples: { es: good, en: good },
  };
  expect(exercise?.rubric).not.toEqual(change.rubric);
  const answer = await staff.patch(`/api/admin/exercises/${second}`, change);
  expect(answer).toMatchObject({ status: 200 });
  expect((await eva.check(second)).body).toMatchObject({ passed: false });
});

test('When a check is sent again after later ones, then it is the same attempt', async () => {
  const leo = await learnerOf(under, 'leo');
  const [older, newer] = [randomUUID(), randomUUID()];
  await leo.check(first, weakAnswer, older);
  await leo.check(first, goodAnswer, newer);
  for (const [id, answer, attempt] of [
    [older, weakAnswer, 1],
    [newer, goodAnswer, 2],
  ] as const)
    expect((await leo.check(first, answer, id)).body).toMatchObject({ attemptId: id, attempt });
  expect((await leo.check(first, weakAnswer, newer)).status).toBe(409);
  expect((await leo.get(`/api/exercises/${first}/attempts`)).body).toHaveLength(2);
});
