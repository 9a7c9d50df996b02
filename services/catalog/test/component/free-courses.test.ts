import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { courseModel } from '../../src/data/course-model.ts';
import { freeCourses } from '../../src/data/migrations/004-free-courses.ts';
import { importCourses } from '../../src/use-cases/import-courses.ts';
import { startCatalog, type CatalogUnderTest } from '../support/catalog-under-test.ts';
import { course } from '../support/content.ts';

const stack = useTestStack();
let under: CatalogUnderTest;

beforeAll(async () => {
  under = await startCatalog(stack);
}, 60_000);

const told = (id: string) =>
  under.events
    .filter(({ subject, type }) => subject === id && type.includes('course_'))
    .map(({ data }) => (data as { isPremium?: boolean }).isPremium);

test('When an earlier release let the order decide, then the course that was free is, and no other', async () => {
  const { deps } = under;
  const written = [
    ['draft', 0, { isPremium: false, status: 'draft' }],
    ['was-free', 1, { isPremium: true }],
    ['called-free', 2, { isPremium: false }],
    ['premium', 3, { isPremium: true }],
    ['queued', 4, { isPremium: false, status: 'queued' }],
    ['binned', 5, { isPremium: false }],
  ] as const;
  const contents = written.map(([id, orderIndex, over]) => course(id, orderIndex, { over }));
  await importCourses(deps, contents);
  await courseModel(under.runtime.mongo).updateOne({ _id: 'binned' }, { $set: { binnedAt: new Date() } });
  const read = async () => {
    const courses = [...(await deps.courses.listForStaff()), ...(await deps.courses.listBinned())];
    return Object.fromEntries(courses.map(({ _id, isPremium }) => [_id, isPremium]));
  };
  const migration = freeCourses(courseModel(under.runtime.mongo));
  const run = () => migration.run({ logger: deps.logger, signal: new AbortController().signal });
  await run();
  const others = { draft: true, 'called-free': true, premium: true, queued: true, binned: true };
  const after = { ...others, 'was-free': false };
  expect(await read()).toEqual(after);
  // What was told already is told again: other services did not keep it.
  await until(() => ['was-free', 'called-free', 'premium'].every((id) => told(id).length === 2));
  expect([told('was-free'), told('called-free'), told('premium')]).toEqual([
    [true, false],
    [false, true],
    [true, true],
  ]);
  expect([told('draft'), told('queued'), told('binned')]).toEqual([[], [], [false]]);
  // A crash in its middle runs it again, and the next import changes nothing of it.
  await run();
  await importCourses(deps, contents);
  expect(await read()).toEqual(after);
});
