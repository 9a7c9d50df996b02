import { createAutomationRuns, type AutomationRuns } from '@academy/service-kit/testing/automation-runs.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { importCourses } from '../../src/use-cases/import-courses.ts';
import { publishNextCourse } from '../../src/use-cases/publish-next-course.ts';
import { startCatalog, type CatalogUnderTest } from '../support/catalog-under-test.ts';
import { course } from '../support/content.ts';

const stack = useTestStack();
let under: CatalogUnderTest;
let runs: AutomationRuns;
let authorization: string;

beforeAll(async () => {
  under = await startCatalog(stack);
  runs = createAutomationRuns(stack.kafka(), under.events);
  authorization = await under.issuer.bearer({ sub: 'boss', role: 'administrator' });
}, 60_000);

const queue = (id: string) =>
  under.client.patch(`/api/admin/courses/${id}`, { authorization, body: { status: 'queued' } });
const isOffered = async (): Promise<boolean> =>
  (await under.client.get('/api/courses/figures')).body.isCourseQueued;
const published = async (): Promise<string[]> =>
  (await under.client.get('/api/courses')).body.map(({ id }: { id: string }) => id);

test('When courses are queued, then new ones are promised until runs have published the last, each once', async () => {
  const drafts = ['a', 'b', 'c'].map((id, order) => course(id, order, { over: { status: 'draft' } }));
  await importCourses(under.deps, drafts);
  expect(await isOffered()).toBe(false);
  expect((await queue('b')).body.queuedAt).toEqual(expect.any(String));
  await queue('a');
  expect(await isOffered()).toBe(true);
  expect(await published()).toEqual([]);

  expect(await runs.run('publish_next_course')).toMatchObject({ counts: { published: 1, queued: 1 } });
  expect(await published()).toEqual(['b']);
  await until(() =>
    under.events.some(({ type, subject }) => subject === 'b' && /course_published/.test(type)),
  );
  const work = publishNextCourse(under.deps);
  const { signal } = new AbortController();
  await work(signal, { runIds: ['crashed'] });
  await queue('c');
  expect(await work(signal, { runIds: ['crashed'] })).toEqual({ published: 1, queued: 1 });
  expect(await published()).toEqual(['a', 'b']);
  expect(await runs.run('publish_next_course')).toMatchObject({ counts: { published: 1, queued: 0 } });
  expect(await isOffered()).toBe(false);
  expect(await runs.run('publish_next_course')).toMatchObject({ counts: { published: 0, queued: 0 } });
});

test('When content/ queues courses, then its own order is theirs', async () => {
  const queued = ['late', 'early'].map((id, index) => course(id, 20 - index, { over: { status: 'queued' } }));
  await importCourses(under.deps, queued);
  expect(await runs.run('publish_next_course')).toMatchObject({ counts: { published: 1, queued: 1 } });
  expect(await published()).toContain('early');
  // Published by a run, it is no more content/'s to withdraw.
  await importCourses(
    under.deps,
    queued.map((each) => ({ ...each, hash: 'another' })),
  );
  expect(await published()).toContain('early');
});
