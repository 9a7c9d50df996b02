import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { startCatalog, type CatalogUnderTest } from '../support/catalog-under-test.ts';
import { exerciseIds, goodAnswer, importTwoCourses } from '../support/content.ts';
import { learnerOf } from '../support/learners.ts';
import { startReplica } from '../support/replica.ts';

const stack = useTestStack();
let under: CatalogUnderTest;
const [exerciseId = ''] = exerciseIds('first');
const path = `/api/admin/taught-exercises/${exerciseId}`;
const judgement = (id: string, good: boolean) => ({
  id,
  text: goodAnswer,
  good,
  point: 'mentions',
  masks: [],
});

beforeAll(async () => {
  under = await startCatalog(stack);
  await importTwoCourses(under.deps);
}, 60_000);

/** The id under which an attempt was judged as good by a replica that died before the attempt left what is offered. */
const judgedInACrash = async (userId: string): Promise<string> => {
  const learner = await learnerOf(under, userId);
  await learner.put('/api/practice/teaching', { enabled: true });
  await learner.check(exerciseId, goodAnswer);
  const id = await until(async () => {
    const [mark] = await under.deps.offeredAttempts.marksOf(userId, null);
    return mark?.judgementId;
  });
  const { child, client } = await startReplica(
    { stack, under },
    { FAILPOINT: 'catalog.after_judged_settled' },
  );
  const authorization = await under.issuer.bearer({ sub: 'first-teacher', role: 'administrator' });
  await expect(client.post(`${path}/judge`, { authorization, body: judgement(id, true) })).rejects.toThrow();
  expect(await child.exited).toMatchObject({ signal: 'SIGKILL' });
  return id;
};

test.each([
  ['the same is judged again', 'ana', true, 200],
  ['it is judged otherwise', 'eva', false, 409],
])(
  'When a service dies once a judgement counts, and %s, then the judgement stands and the attempt is offered no more',
  async (_what, userId, good, status) => {
    const id = await judgedInACrash(userId);
    const teacher = await learnerOf(under, 'teacher', { role: 'administrator' });
    const offered = async (): Promise<string[]> =>
      (await teacher.get(`${path}/attempts`)).body.attempts.map((one: { id: string }) => one.id);
    expect(await offered()).toContain(id);
    expect((await teacher.post(`${path}/judge`, judgement(id, good))).status).toBe(status);
    expect(await offered()).not.toContain(id);
    const { body } = await teacher.get(
      `/api/admin/judged-attempts?filter=${encodeURIComponent(JSON.stringify({ ids: [id] }))}`,
    );
    expect(body).toMatchObject([{ id, good: true, state: 'waiting' }]);
  },
  30_000,
);
