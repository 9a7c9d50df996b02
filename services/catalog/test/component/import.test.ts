import { join } from 'node:path';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { readCourses } from '../../src/content/read-courses.ts';
import { importCourses } from '../../src/use-cases/import-courses.ts';
import { relistLessons } from '../../src/use-cases/relist-lessons.ts';
import { startCatalog, type CatalogUnderTest } from '../support/catalog-under-test.ts';
import { course } from '../support/content.ts';

const stack = useTestStack();
let under: CatalogUnderTest;

beforeAll(async () => {
  under = await startCatalog(stack);
}, 60_000);

const toldOf = (id: string) =>
  under.events.filter(({ subject }) => subject === id).map(({ type }) => type.split('.')[2]);

test("When the academy's own content is imported twice, by two replicas, then all of it is there once and nothing more is told", async () => {
  const contents = await readCourses(join(import.meta.dirname, '../../../../content'));
  const lessons = contents.flatMap((each) => each.lessons);
  await Promise.all([importCourses(under.deps, contents), importCourses(under.deps, contents)]);
  const { body } = await under.client.get('/api/courses/figures');
  expect(body).toEqual({
    courses: contents.length,
    lessons: lessons.length,
    exercises: lessons.flatMap(({ fields }) => fields.exercises).length,
    isCourseQueued: false,
  });
  await until(() => under.events.length === contents.length + lessons.length);

  const versions = async () =>
    [
      ...(await Promise.all(contents.map(({ id }) => under.deps.courses.find(id)))),
      ...(await Promise.all(lessons.map(({ id }) => under.deps.lessons.find(id)))),
    ].map((record) => record?.version);
  const before = await versions();
  expect(before).toEqual(before.map(() => 1));
  const again = await importCourses(under.deps, contents);
  expect(again.courses).toEqual({ create: 0, update: 0, keep: contents.length, conflict: 0 });
  expect(again.lessons).toEqual({ create: 0, update: 0, keep: lessons.length, conflict: 0 });
  // No write, no event: an event raises the version of what it tells of.
  expect(await versions()).toEqual(before);
});

test('When content changes, then what nobody touched is updated and what staff edited is a conflict', async () => {
  const before = course('changing', 91, { lessons: ['kept', 'edited', 'gone'] });
  await importCourses(under.deps, [before]);
  await under.deps.lessons.change('changing--edited', () => ({
    state: { editedByStaff: true, titleEn: 'As staff want it' },
    events: [],
  }));
  const [kept, edited] = before.lessons.map((lesson) => ({
    ...lesson,
    hash: `${lesson.hash}-changed`,
    fields: { ...lesson.fields, titleEn: 'As the files have it' },
  }));
  if (!kept || !edited) throw new Error('the course has too few lessons for this test');
  const counts = await importCourses(under.deps, [{ ...before, lessons: [kept, edited] }]);
  expect(counts.lessons).toEqual({ create: 0, update: 1, keep: 0, conflict: 1 });

  const lessons = async () => (await under.client.get('/api/courses/changing/lessons')).body;
  expect(await lessons()).toMatchObject([
    { id: 'changing--kept', titleEn: 'As the files have it' },
    { id: 'changing--edited', titleEn: 'As staff want it' },
  ]);
  await until(() => toldOf('changing').length === 2 && toldOf('changing--gone').length === 2);
  expect(toldOf('changing')).toEqual(['course_published', 'course_updated']);
  expect(toldOf('changing--kept')).toEqual(['lesson_published', 'lesson_updated']);
  expect(toldOf('changing--gone')).toEqual(['lesson_published', 'lesson_removed']);

  // Its files come back.
  await importCourses(under.deps, [before]);
  expect((await lessons()).map(({ id }: { id: string }) => id)).toContain('changing--gone');
});

test('When a course is withdrawn, then it is not listed, and no other opens to free members in its place', async () => {
  const authorization = await under.issuer.bearer();
  const open = async () =>
    ((await under.client.get('/api/courses', { authorization })).body as { id: string; isOpen: boolean }[])
      .filter(({ isOpen }) => isOpen)
      .map(({ id }) => id);
  const before = await open();
  await importCourses(under.deps, [course('aaa-earlier', 0)]);
  expect(await open()).toEqual(['aaa-earlier', ...before]);
  await importCourses(under.deps, [course('aaa-earlier', 0, { over: { status: 'draft' } })]);
  expect(await open()).toEqual(before);
  expect((await under.client.get('/api/courses/aaa-earlier')).status).toBe(404);
  expect((await under.client.get('/api/lessons/aaa-earlier--one', { authorization })).status).toBe(404);
  await until(() => toldOf('aaa-earlier').includes('course_removed'));
});

test('When staff order lessons while their course is imported, then the course has their order', async () => {
  const content = course('ordering', 92);
  await importCourses(under.deps, [content]);
  let isOrdered = false;
  const { change } = under.deps.courses;
  const courses: typeof under.deps.courses = {
    ...under.deps.courses,
    change: async (id, decide) => {
      if (!isOrdered) {
        isOrdered = true;
        await under.deps.lessons.change('ordering--two', () => ({ state: { orderIndex: -1 }, events: [] }));
        await relistLessons(under.deps, 'ordering');
      }
      return change(id, decide);
    },
  };
  await importCourses({ ...under.deps, courses }, [{ ...content, hash: `${content.hash}-changed` }]);
  expect((await under.deps.courses.find('ordering'))?.lessonIds).toEqual(['ordering--two', 'ordering--one']);
});
