import { randomUUID } from 'node:crypto';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { startCatalog, type CatalogUnderTest } from '../support/catalog-under-test.ts';
import { exerciseIds, goodAnswer, importTwoCourses } from '../support/content.ts';
import { learnerOf } from '../support/learners.ts';

const stack = useTestStack();
const [first = '', second = ''] = exerciseIds('first');
const megabytes = 0.05;
const most = megabytes * 1024 * 1024;
let under: CatalogUnderTest;

beforeAll(async () => {
  const env = { CHECKS_PER_MINUTE: '1000', ATTEMPTS_MB_FREE: String(megabytes), ATTEMPTS_MB_PREMIUM: '1' };
  under = await startCatalog(stack, { env });
  await importTwoCourses(under.deps);
}, 60_000);

const stored = async (userId: string): Promise<number[]> => {
  const rows = await under.runtime.mongo.collection('attempts').find({ userId, exerciseId: first }).toArray();
  return rows.map((row) => Buffer.byteLength(JSON.stringify(row)));
};
const long = `${goodAnswer} ${'palabra '.repeat(800)}`;

/** Checks long prompts until one has no room, and answers the last that had. */
const fill = async (
  learner: Awaited<ReturnType<typeof learnerOf>>,
  exerciseId: string,
): Promise<{ id: string; answer: string }> => {
  for (let before = { id: '', answer: '' }, n = 0; ; n += 1) {
    const check = { id: randomUUID(), answer: `${n} ${long}` };
    if ((await learner.check(exerciseId, check.answer, check.id)).status === 413) return before;
    before = check;
  }
};

test('When thirty long prompts are checked at once, then they never take more than the plan has room for', async () => {
  const ana = await learnerOf(under, 'ana');
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, n) => ana.check(first, `${n} ${long}`, randomUUID())),
  );
  const kept = answers.filter(({ status }) => status === 200).length;
  const refused = answers.filter(({ status }) => status === 413);
  expect(kept).toBeGreaterThan(2);
  expect(kept + refused.length).toBe(30);
  expect(JSON.stringify(refused[0]?.body)).toContain('attempt-storage-full');
  for (const [language, said] of [
    ['es', /no hay sitio para otro/],
    ['en', /no room for another/],
  ] as const) {
    const { body } = await ana.checkIn(language, first, long);
    expect(JSON.stringify(body)).toMatch(said);
  }
  const rows = await stored('ana');
  expect(rows).toHaveLength(kept);
  // Rows have what the store adds to an attempt: its number, version and what is to be published.
  expect(rows.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(most * 1.2);
});

test('When there is no room at one exercise, then there is with Premium, for who comes after, and for a check sent again', async () => {
  const bea = await learnerOf(under, 'bea');
  const last = await fill(bea, first);
  const attempts = await stored('bea');
  expect(await bea.progress()).toMatchObject({ enrolled: true });
  expect((await bea.check(first, last.answer, last.id)).status).toBe(200);
  expect((await (await learnerOf(under, 'bea', { plan: 'premium' })).check(first, long)).status).toBe(200);
  expect((await (await learnerOf(under, 'cleo')).check(first, long)).status).toBe(200);
  expect(await stored('bea')).toHaveLength(attempts.length + 1);
});

test('When attempts at one exercise took all the room, then every other has its first 32 KB and no more', async () => {
  const eva = await learnerOf(under, 'eva');
  await fill(eva, first);
  await fill(eva, second);
  const [series] = await under.runtime.mongo
    .collection('attempts')
    .find({ userId: 'eva', exerciseId: second })
    .sort({ attempt: -1 })
    .toArray();
  const bytes = Number(series?.seriesBytes);
  expect(bytes).toBeGreaterThan(16 * 1024);
  expect(bytes).toBeLessThanOrEqual(32 * 1024);
});
