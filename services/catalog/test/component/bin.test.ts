import { randomUUID } from 'node:crypto';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { importCourses } from '../../src/use-cases/import-courses.ts';
import { authorOf, newCourse, newExercise, newLesson, pathsOf, type Author } from '../support/authoring.ts';
import { startCatalog, type CatalogUnderTest } from '../support/catalog-under-test.ts';
import { course } from '../support/content.ts';
import { faultIn } from '../support/verify-kept.ts';

const stack = useTestStack();
let under: CatalogUnderTest;
let author: Author;

beforeAll(async () => {
  under = await startCatalog(stack);
  author = await authorOf(under);
}, 60_000);

const told = (id: string) =>
  under.events.filter(({ subject }) => subject === id).map(({ type }) => type.split('.')[2]);
const audited = (resourceId: string) =>
  under.events
    .map(({ data }) => data as { resourceId?: string; action?: string })
    .filter((data) => data.resourceId === resourceId)
    .map(({ action }) => action);
const binned = async (recordId: string) =>
  (await author.get('bin')).body.filter((entry: { recordId: string }) => entry.recordId === recordId);
const made = async (path: string, body: object): Promise<string> => (await author.post(path, body)).body.id;
const idsOf = ({ body }: { body: { id: string }[] }) => body.map(({ id }) => id);
const exercisesOf = async (id: string): Promise<string[]> =>
  (await author.get(`lessons/${id}`)).body.exerciseIds;

test('When a published course is deleted, then it is gone for all with its lessons, and comes back as it was', async () => {
  await importCourses(under.deps, [course('first', 0), course('second', 1)]);
  const outline = (await author.get('courses/first/outline')).body;
  expect((await author.delete('courses/first', 1)).status).toBe(204);
  for (const path of [
    'courses/first',
    'courses/first/outline',
    'lessons/first--one',
    'exercises/first--one--first',
  ])
    expect((await author.get(path)).status).toBe(404);
  expect(idsOf(await author.get('courses'))).not.toContain('first');
  expect(idsOf(await author.get('lessons'))).not.toContain('first--one');
  expect(idsOf(await author.get('exercises'))).not.toContain('first--one--first');
  expect(idsOf(await under.client.get('/api/courses'))).toEqual(['second']);
  expect((await under.client.get('/api/courses/figures')).body).toMatchObject({ courses: 1, lessons: 2 });
  // No other course becomes free in its place.
  const authorization = await under.issuer.bearer({ sub: 'ana' });
  const open = async (id: string) => (await under.client.get(`/api/lessons/${id}`, { authorization })).status;
  expect([await open('first--one'), await open('second--one')]).toEqual([404, 403]);
  expect(await binned('first')).toMatchObject([
    {
      resource: 'courses',
      deletedBy: 'head-of-studies',
      isPublished: true,
      lessons: 2,
      exercises: 4,
      parentTitleEn: null,
    },
  ]);
  expect(await binned('first--one')).toEqual([]);

  expect(await author.post('courses/first/restore')).toMatchObject({ status: 200, body: { orderIndex: 0 } });
  expect((await author.get('courses/first/outline')).body).toMatchObject({
    lessons: outline.lessons.map(({ id, exercises }: { id: string; exercises: { id: string }[] }) => ({
      id,
      exercises: exercises.map((each) => ({ id: each.id })),
    })),
  });
  expect([await open('first--one'), await open('second--one')]).toEqual([200, 403]);
  expect(idsOf(await under.client.get('/api/courses'))).toEqual(['first', 'second']);
  await until(() => told('first').length === 3 && told('first--two').length === 3);
  expect(told('first')).toEqual(['course_published', 'course_removed', 'course_published']);
  expect(told('first--two')).toEqual(['lesson_published', 'lesson_removed', 'lesson_published']);
  const sequences = under.events.filter(({ subject }) => subject === 'first').map(({ sequence }) => sequence);
  expect(sequences).toEqual(sequences.toSorted((a, b) => a - b));
  await until(() => audited('first').includes('course.restored'));
  expect(audited('first').filter(Boolean)).toEqual(['course.deleted', 'course.restored']);
});

test('When a lesson is deleted, then its course goes on without it, and it returns to its place', async () => {
  await importCourses(under.deps, [course('lessons', 10, { lessons: ['a', 'b', 'c'] })]);
  expect((await author.delete('lessons/lessons--b')).status).toBe(204);
  expect((await under.client.get('/api/courses/lessons')).body.lessonCount).toBe(2);
  expect((await author.get('lessons/lessons--b/versions')).status).toBe(404);
  expect((await author.patch('lessons/lessons--b', { titleEn: 'Changed' })).status).toBe(404);
  expect(await binned('lessons--b')).toMatchObject([
    { resource: 'lessons', exercises: 2, titleEn: 'Lesson b' },
  ]);
  expect((await author.post('lessons/lessons--b/restore')).status).toBe(200);
  const { lessons } = (await author.get('courses/lessons/outline')).body;
  expect(lessons.map(({ id }: { id: string }) => id)).toEqual(['lessons--a', 'lessons--b', 'lessons--c']);
  expect((await under.client.get('/api/courses/lessons')).body.lessonCount).toBe(3);
  expect((await author.post('lessons/lessons--b/restore')).status).toBe(404);
  await until(() => audited('lessons--b').includes('lesson.restored'));
});

test('When another stands in the place of what comes back, then it comes last', async () => {
  const courseId = await made('courses', newCourse);
  const [a, b] = [
    await made('lessons', { ...newLesson, courseId }),
    await made('lessons', { ...newLesson, courseId }),
  ];
  await author.delete(`lessons/${b}`);
  const c = await made('lessons', { ...newLesson, courseId });
  await author.post(`lessons/${b}/restore`);
  const { lessons } = (await author.get(`courses/${courseId}/outline`)).body;
  expect(lessons.map(({ id }: { id: string }) => id)).toEqual([a, c, b]);
});

test('When exercises are deleted, then each comes back behind the one that it stood behind, or last', async () => {
  const courseId = await made('courses', newCourse);
  const lessonId = await made('lessons', { ...newLesson, courseId });
  const ids: string[] = [];
  for (let at = 0; at < 3; at += 1) ids.push(await made('exercises', { ...newExercise, lessonId }));
  const [a, b, c] = ids;
  await author.delete(`exercises/${a}`);
  await author.delete(`exercises/${c}`);
  expect(await exercisesOf(lessonId)).toEqual([b]);
  expect((await author.post('exercises', { ...newExercise, lessonId, id: a })).status).toBe(409);
  const copyId = randomUUID();
  expect((await author.post(`lessons/${lessonId}/duplicate`, { id: copyId })).body.exerciseIds).toHaveLength(
    1,
  );
  await author.delete(`exercises/${b}`);
  expect((await binned(String(c)))[0]).toMatchObject({
    resource: 'exercises',
    parentTitleEn: newLesson.titleEn,
  });
  expect((await author.post(`exercises/${c}/restore`)).status).toBe(200);
  expect((await author.post(`exercises/${a}/restore`)).status).toBe(200);
  expect((await author.post(`exercises/${b}/restore`)).status).toBe(200);
  // The first two were each the first when they were deleted, and the third's neighbour was away.
  expect(await exercisesOf(lessonId)).toEqual([b, a, c]);
  await author.delete(`exercises/${a}`);
  await author.post(`exercises/${a}/restore`);
  expect(await exercisesOf(lessonId)).toEqual([b, a, c]);
});

test('When an exercise would fail its self-test in a lesson published meanwhile, then it stays in the bin', async () => {
  const courseId = await made('courses', newCourse);
  const lessonId = await made('lessons', { ...newLesson, courseId });
  const rubric = {
    passScore: 60,
    criteria: [{ id: 'mentions', weight: 1, any: { es: ['freno'], en: ['brake'] } }],
  };
  const exerciseId = await made('exercises', { ...newExercise, rubric, lessonId });
  await author.delete(`exercises/${exerciseId}`);
  expect((await author.patch(`lessons/${lessonId}`, { status: 'published' })).status).toBe(200);
  expect(pathsOf(await author.post(`exercises/${exerciseId}/restore`))).toContain('samples.es.good.0');
  expect(await binned(exerciseId)).toHaveLength(1);
  await author.patch(`lessons/${lessonId}`, { status: 'draft' });
  expect((await author.post(`exercises/${exerciseId}/restore`)).status).toBe(200);
});

test('When what it was a part of is in the bin too, then restoring it is refused and says why', async () => {
  await importCourses(under.deps, [course('nested', 20)]);
  await author.delete('exercises/nested--one--first');
  await author.delete('lessons/nested--one');
  const inLesson = await author.post('exercises/nested--one--first/restore');
  expect(inLesson).toMatchObject({
    status: 409,
    body: {
      type: expect.stringContaining('parent-in-bin'),
      detail: 'Its lesson is in the bin too. Restore the lesson first.',
    },
  });
  await author.delete('courses/nested');
  const inCourse = await author.post('lessons/nested--one/restore');
  expect(inCourse).toMatchObject({
    status: 409,
    body: { detail: 'Its course is in the bin too. Restore the course first.' },
  });
  // What was deleted by itself stays in the bin when its course comes back.
  expect((await author.post('courses/nested/restore')).status).toBe(200);
  expect((await author.get('lessons/nested--one')).status).toBe(404);
  expect((await author.get('lessons/nested--two')).status).toBe(200);
  expect((await author.post('lessons/nested--one/restore')).status).toBe(200);
  expect((await author.post('exercises/nested--one--first/restore')).status).toBe(200);
});

test('When an older version is deleted, then it is a conflict; of two at once that restore, one does', async () => {
  await importCourses(under.deps, [course('raced', 30)]);
  const { version } = (await author.get('lessons/raced--one')).body;
  await author.patch('lessons/raced--one', { titleEn: 'Newer' });
  expect((await author.delete('lessons/raced--one', version)).status).toBe(409);
  expect((await author.delete('courses/raced')).status).toBe(204);
  expect((await author.delete('courses/raced')).status).toBe(404);
  const both = await Promise.all([1, 2].map(() => author.post('courses/raced/restore')));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  expect((await author.get('courses/raced/outline')).body.lessons).toHaveLength(2);
});

test('When content/ is imported, then what staff deleted stays in the bin', async () => {
  const contents = () => [course('imported', 40, { over: { titleEn: 'Changed' } }), course('whole', 41)];
  await importCourses(under.deps, [course('imported', 40), course('whole', 41)]);
  await author.delete('courses/imported');
  await author.delete('lessons/whole--one');
  const { courses, lessons } = await importCourses(under.deps, contents());
  expect([courses.conflict, lessons.conflict]).toEqual([1, 3]);
  expect((await author.get('courses/imported')).status).toBe(404);
  expect((await author.get('lessons/imported--one')).status).toBe(404);
  expect((await author.get('lessons/whole--one')).status).toBe(404);
  expect((await author.post('courses/imported/restore')).body.titleEn).not.toBe('Changed');
});

test('When a queued course is deleted, then no run publishes it', async () => {
  const queuedId = await made('courses', newCourse);
  expect((await author.patch(`courses/${queuedId}`, { status: 'queued' })).status).toBe(200);
  await author.delete(`courses/${queuedId}`);
  expect(await under.deps.courses.nextQueued()).toBeNull();
  expect(await under.deps.courses.countQueued()).toBe(0);
  await author.post(`courses/${queuedId}/restore`);
  expect(await under.deps.courses.nextQueued()).toBe(queuedId);
  await author.delete(`courses/${queuedId}`);
});

test('When all that is over, then versions and bin are as they were kept', async () => {
  expect(await faultIn(under)).toBeNull();
});
