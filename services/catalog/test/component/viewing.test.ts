import { randomUUID } from 'node:crypto';
import { exerciseCheckedV1 } from '@academy/contracts/events/catalog/exercise-checked.v1.ts';
import { catalogEndpoints } from '@academy/contracts/http/catalog/catalog-endpoints.ts';
import { callInViewing } from '@academy/service-kit/testing/no-trace.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { startCatalog, type CatalogUnderTest } from '../support/catalog-under-test.ts';
import { exerciseIds, goodAnswer, importTwoCourses } from '../support/content.ts';

const stack = useTestStack();
let under: CatalogUnderTest;
const [exerciseId = ''] = exerciseIds('first');

beforeAll(async () => {
  under = await startCatalog(stack);
  await importTwoCourses(under.deps);
}, 60_000);

/** Ids of what there is, so that the calls read something. */
const idOf = (path: string): string => {
  if (path.startsWith('/api/lessons')) return 'first--two';
  if (path.startsWith('/api/certificates')) return 'AAAA-BBBB-CCCC';
  return path.startsWith('/api/exercises') ? exerciseId : 'first';
};

test('When an administrator views the academy as a learner, then what they read leaves no trace', async () => {
  const learner = await under.issuer.bearer({ sub: 'ana' });
  const checked = await under.client.post(`/api/exercises/${exerciseId}/check`, {
    authorization: learner,
    body: { answer: goodAnswer, language: 'es', attemptId: randomUUID() },
  });
  expect(checked.status).toBe(200);
  // Nothing waits to be published any more, and practice has taken the attempt that it follows by its event.
  await until(
    async () => (await under.deps.practice.find('ana'))?.cards.some(({ attempts }) => attempts === 1),
    {
      what: 'the card of practice',
    },
  );
  await until(() => under.events.some(({ type }) => type === exerciseCheckedV1.type), { what: 'the event' });
  const authorization = await under.issuer.viewing({ sub: 'ana' });
  const { read, refused, changed, published } = await callInViewing(
    { ...under, mongo: under.runtime.mongo },
    { endpoints: catalogEndpoints, authorization, idOf, queries: { listReviews: '?course=first' } },
  );
  expect(Object.entries(read).filter(([, status]) => status !== 200)).toEqual([
    ['getSharedAttempt', 404],
    ['verifyCertificate', 404],
  ]);
  expect(Object.entries(refused).filter(([, status]) => status !== 403)).toEqual([]);
  expect([changed, published]).toEqual([[], 0]);
  const progress = await under.client.get('/api/user/progress', { authorization });
  expect(progress.body).toEqual(
    (await under.client.get('/api/user/progress', { authorization: learner })).body,
  );
  expect(progress.body.first.resume).not.toMatchObject({ lessonId: 'first--two' });
});

test('When they view it as somebody who has opened nothing, then nothing begins', async () => {
  const authorization = await under.issuer.viewing({ sub: 'nele' });
  expect((await under.client.get('/api/lessons/first--two', { authorization })).status).toBe(200);
  expect((await under.client.get('/api/user/progress', { authorization })).body).toEqual({});
});
