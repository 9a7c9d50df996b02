import { createAutomationRuns } from '@academy/service-kit/testing/automation-runs.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { importCourses } from '../../src/use-cases/import-courses.ts';
import { reviewExercises } from '../../src/use-cases/staff-content/review-exercises.ts';
import { startCatalog, type CatalogUnderTest } from '../support/catalog-under-test.ts';
import { course } from '../support/content.ts';

const stack = useTestStack();
let under: CatalogUnderTest;
let authorization: string;

beforeAll(async () => {
  under = await startCatalog(stack);
  authorization = await under.issuer.bearer({ sub: 'boss', role: 'administrator' });
  await importCourses(under.deps, [course('reviewed', 0)]);
}, 60_000);

const get = (path: string) => under.client.get(`/api/admin/exercise-reviews${path}`, { authorization });

test('When exercises are reviewed, then staff read which sample is misjudged by the rubric of now, and why', async () => {
  const runs = createAutomationRuns(stack.kafka(), under.events);
  expect((await runs.run('exercise_review')).counts).toEqual({ exercises: 4, samples: 48, misjudged: 0 });

  // A draft may be saved with a rubric that misjudges; the samples speak of a wheel.
  await under.client.patch('/api/admin/lessons/reviewed--two', { authorization, body: { status: 'draft' } });
  const label = { es: 'La pieza', en: 'The part' };
  const any = { es: ['freno'], en: ['brake'] };
  const rubric = { passScore: 60, criteria: [{ id: 'mentions', weight: 1, label, any }] };
  const edit = { authorization, body: { rubric } };
  const edited = await under.client.patch('/api/admin/exercises/reviewed--two--first', edit);
  expect(edited.status).toBe(200);
  expect((await runs.run('exercise_review')).counts).toEqual({ exercises: 4, samples: 48, misjudged: 6 });

  const { body: reviews } = await get('');
  expect(reviews).toMatchObject([{ misjudged: 6 }, { misjudged: 0 }]);
  const { body: review } = await get(`/${reviews[0].id}`);
  expect(review.faults).toMatchObject([{ exerciseId: 'reviewed--two--first', status: 'draft' }]);
  expect(review.faults[0].misjudged).toHaveLength(6);
  expect(review.faults[0].misjudged[0]).toMatchObject({
    path: 'samples.es.good.0',
    expected: 'good',
    missing: ['La pieza'],
  });
  expect((await get('/unknown')).status).toBe(404);
});

test('When a run is repeated after a crash, then it keeps one review', async () => {
  const before = (await get('')).body.length;
  const work = reviewExercises(under.deps);
  const { signal } = new AbortController();
  await work(signal, { runIds: ['a@2026-01-02T03:00:00.000Z'] });
  await work(signal, { runIds: ['a@2026-01-02T03:00:00.000Z'] });
  expect((await get('')).body).toHaveLength(before + 1);
  await expect(work(AbortSignal.abort(), { runIds: ['b'] })).rejects.toThrow();
  expect((await get('')).body).toHaveLength(before + 1);
});
