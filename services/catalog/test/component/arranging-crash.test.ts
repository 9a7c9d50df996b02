import { randomUUID } from 'node:crypto';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { importCourses } from '../../src/use-cases/import-courses.ts';
import { createSettling } from '../../src/use-cases/authoring/settling.ts';
import { authorOf, type Author } from '../support/authoring.ts';
import { startCatalog, type CatalogUnderTest } from '../support/catalog-under-test.ts';
import { course } from '../support/content.ts';
import { dieIn } from '../support/die-in.ts';

const stack = useTestStack();
let under: CatalogUnderTest;
let author: Author;

beforeAll(async () => {
  under = await startCatalog(stack);
  author = await authorOf(under);
}, 60_000);

const placesOf = async (id: string) =>
  (await under.deps.lessons.findOfCourse(id)).map(({ _id, exercises }) => ({
    id: _id,
    exerciseIds: exercises.map((each) => each.id),
  }));

test('When a service dies while exercises move, then none is lost, and the next look finishes it', async () => {
  await importCourses(under.deps, [course('dying', 70)]);
  const [a, b, c, d] = ['one', 'two'].flatMap((lesson) =>
    ['first', 'second'].map((each) => `dying--${lesson}--${each}`),
  );
  const orders = [
    [
      { id: 'dying--two', exerciseIds: [b, c] },
      { id: 'dying--one', exerciseIds: [d, a] },
    ],
    [
      { id: 'dying--two', exerciseIds: [] },
      { id: 'dying--one', exerciseIds: [a, b, c, d] },
    ],
  ];
  for (const [at, lessons] of orders.entries()) {
    await dieIn({ stack, under }, `catalog.after_arranged_lesson:${2 * at + 1}`, (client, authorization) =>
      client.put('/api/admin/courses/dying/outline', { authorization, body: { lessons } }),
    );
    const halfway = (await placesOf('dying')).flatMap(({ exerciseIds }) => exerciseIds);
    expect(new Set(halfway)).toEqual(new Set([a, b, c, d]));
    // By staff who look at it, or by the next process.
    if (at === 1) await createSettling(under.deps)();
    else expect((await author.get('courses/dying/outline')).status).toBe(200);
    expect(await placesOf('dying')).toEqual(lessons);
    expect((await under.deps.courses.find('dying'))?.arranging).toBeUndefined();
  }
  const { body: shown } = await under.client.get('/api/courses/dying/lessons');
  expect(shown).toMatchObject([{ id: 'dying--two' }, { id: 'dying--one' }]);
}, 180_000);

test('When a service dies while a course is duplicated, then nobody sees a half course, and the call sent again completes it', async () => {
  await importCourses(under.deps, [course('copied', 71)]);
  const id = randomUUID();
  await dieIn({ stack, under }, 'catalog.after_copied_lesson', (client, authorization) =>
    client.post('/api/admin/courses/copied/duplicate', { authorization, body: { id } }),
  );
  expect((await author.get(`courses/${id}`)).status).toBe(404);
  expect((await author.post('courses/copied/duplicate', { id })).status).toBe(201);
  const { lessons } = (await author.get(`courses/${id}/outline`)).body;
  expect(lessons.map(({ titleEn }: { titleEn: string }) => titleEn)).toEqual(['Lesson one', 'Lesson two']);
  await until(() => under.events.some(({ data }) => (data as { resourceId?: string }).resourceId === id));
}, 90_000);

test('When a service dies before a course lists a lesson that was just published, then the next process lists it', async () => {
  await importCourses(under.deps, [course('listed', 72, { lessons: ['one'] })]);
  await under.deps.courses.change('listed', () => ({ state: { lessonIds: [] }, events: [] }));
  await createSettling(under.deps)();
  expect((await under.client.get('/api/courses/listed')).body.lessonCount).toBe(1);
});
