import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { unswept } from '@academy/service-kit/testing/unswept.ts';
import type { LessonExercise } from '../../src/domain/lesson.ts';
import { orderOutline } from '../../src/use-cases/authoring/outline.ts';
import { importCourses } from '../../src/use-cases/import-courses.ts';
import { authorOf, newExercise, newLesson, pathsOf, type Author } from '../support/authoring.ts';
import { startCatalog, type CatalogUnderTest } from '../support/catalog-under-test.ts';
import { course } from '../support/content.ts';
import { learnerOf } from '../support/learners.ts';
import { storeCommands, type StoreCommands } from '../support/store-commands.ts';

const stack = useTestStack();
let under: CatalogUnderTest;
let author: Author;
let commands: StoreCommands;

beforeAll(async () => {
  const url = new URL(stack.mongoUrl);
  url.searchParams.set('monitorCommands', 'true');
  under = await startCatalog(stack, { env: { MONGO_URL: url.href, ...unswept } });
  commands = storeCommands(under.runtime.mongo);
  author = await authorOf(under);
}, 60_000);

interface Outline {
  version: number;
  lessons: { id: string; exercises: { id: string; attempts: number; passRate: number | null }[] }[];
}
const outlineOf = async (id: string): Promise<Outline> => (await author.get(`courses/${id}/outline`)).body;
const orderOf = ({ lessons }: Outline) =>
  lessons.map(({ id, exercises }) => ({ id, exerciseIds: exercises.map((each) => each.id) }));
const idsOf = (name: string, lesson: string) =>
  ['first', 'second'].map((each) => `${name}--${lesson}--${each}`);

test('When lessons and exercises are ordered and moved, then learners have that order, with the passes that they had', async () => {
  await importCourses(under.deps, [course('moving', 60)]);
  const ana = await learnerOf(under, 'ana', { plan: 'premium' });
  const [a = '', b = ''] = idsOf('moving', 'one');
  const [c = '', d = ''] = idsOf('moving', 'two');
  for (const id of [a, b, c]) await ana.check(id);
  const before = await outlineOf('moving');
  expect(before.lessons[0]?.exercises).toMatchObject([
    { id: a, attempts: 1, passRate: 1, misjudged: 0, missing: [], lacks: [] },
    { id: b, attempts: 1 },
  ]);
  const lessons = [
    { id: 'moving--two', exerciseIds: [b, c] },
    { id: 'moving--one', exerciseIds: [d, a] },
  ];
  const after = await author.put('courses/moving/outline', { lessons }, before.version);
  expect(after.status).toBe(200);
  expect(orderOf(after.body)).toEqual(lessons);
  expect(after.headers.get('etag')).toBe(`"${after.body.version}"`);
  expect(after.body.version).not.toBe(before.version);

  const shown = (await under.client.get('/api/courses/moving/lessons')).body;
  expect(shown.map(({ id }: { id: string }) => id)).toEqual(['moving--two', 'moving--one']);
  expect((await ana.get('/api/lessons/moving--two/exercises')).body).toMatchObject([
    { id: b, passed: true, attempts: 1 },
    { id: c, passed: true, attempts: 1 },
  ]);
  expect((await ana.get('/api/lessons/moving--one/exercises')).body).toMatchObject([
    { id: d, passed: false },
    { id: a, passed: true },
  ]);
  // Completed stays completed; what is left of the course is one exercise.
  expect(await ana.progress('moving')).toMatchObject({ lessonsCompleted: ['moving--one'] });
  expect((await ana.post('/api/lessons/moving--two/complete')).status).toBe(200);
  expect((await ana.check(d)).body).toMatchObject({ passed: true, attempt: 1 });
  expect(ana.told('exercise_checked').filter(({ data }) => data.exerciseId === b).length).toBeLessThan(2);
  await until(() => ana.told('course_completed').length === 1);

  const stale = await author.put('courses/moving/outline', { lessons }, before.version);
  expect(stale.status).toBe(409);
  const same = await author.put('courses/moving/outline', { lessons }, after.body.version);
  expect(same.body).toMatchObject({ version: after.body.version });
  expect((await under.deps.courses.find('moving'))?.arranging).toBeUndefined();
});

test('When an order is not one of all that there is, then what is wrong is named and nothing changes', async () => {
  await importCourses(under.deps, [course('faulty', 61), course('foreign', 62)]);
  const before = await outlineOf('faulty');
  const [a = '', b = ''] = idsOf('faulty', 'one');
  const refusal = await author.put('courses/faulty/outline', {
    lessons: [{ id: 'faulty--one', exerciseIds: [b, a, ...idsOf('foreign', 'one')] }],
  });
  expect(refusal.status).toBe(400);
  expect(pathsOf(refusal)).toEqual([
    'lessons.faulty--two',
    'lessons.0.exerciseIds.2',
    'lessons.0.exerciseIds.3',
    ...idsOf('faulty', 'two').map((id) => `exercises.${id}`),
  ]);
  expect(await outlineOf('faulty')).toEqual(before);
  expect((await author.get('courses/nothing/outline')).status).toBe(404);
  expect((await author.put('courses/nothing/outline', { lessons: [] })).status).toBe(404);
});

test('When an untested exercise would move into a published lesson, then it is refused by name', async () => {
  await importCourses(under.deps, [course('guarded', 63)]);
  const lessonId = (await author.post('lessons', { ...newLesson, courseId: 'guarded' })).body.id;
  const draft = { ...newExercise, lessonId, promptEn: '', samples: undefined };
  const id = (await author.post('exercises', draft)).body.id;
  const order = orderOf(await outlineOf('guarded'));
  const lessons = order.map((each) => ({
    ...each,
    exerciseIds:
      each.id === lessonId ? [] : each.id === 'guarded--one' ? [...each.exerciseIds, id] : each.exerciseIds,
  }));
  const refusal = await author.put('courses/guarded/outline', { lessons });
  expect(refusal.status).toBe(400);
  expect(pathsOf(refusal)).toEqual(
    expect.arrayContaining([`exercises.${id}.promptEn`, `exercises.${id}.samples.es.good`]),
  );
  expect(orderOf(await outlineOf('guarded'))).toEqual(order);

  await author.patch(`exercises/${id}`, { promptEn: 'Ask.', samples: newExercise.samples });
  expect(orderOf((await author.put('courses/guarded/outline', { lessons })).body)).toEqual(lessons);
});

test('When an exercise misjudges its samples by what it was taught, then it moves into no published lesson', async () => {
  await importCourses(under.deps, [course('taught', 65)]);
  const lessonId = (await author.post('lessons', { ...newLesson, courseId: 'taught' })).body.id;
  const id = (await author.post('exercises', { ...newExercise, lessonId })).body.id;
  const order = orderOf(await outlineOf('taught'));
  const lessons = order.map((each) => ({
    ...each,
    exerciseIds:
      each.id === lessonId ? [] : each.id === 'taught--one' ? [...each.exerciseIds, id] : each.exerciseIds,
  }));
  const astray = (exercise: LessonExercise): LessonExercise =>
    exercise.id === id && exercise.samples
      ? {
          ...exercise,
          samples: { ...exercise.samples, en: { ...exercise.samples.en, good: exercise.samples.en.weak } },
        }
      : exercise;
  const taughtExercises = { ...under.deps.taughtExercises, join: () => Promise.resolve(astray) };
  const change = { id: 'taught', change: { lessons }, expectedVersion: null, actorId: 'author' };
  await expect(orderOutline({ ...under.deps, taughtExercises }, change)).rejects.toMatchObject({
    status: 400,
    fields: expect.arrayContaining([expect.objectContaining({ path: `exercises.${id}.samples.en.good.0` })]),
  });
  expect(orderOf(await outlineOf('taught'))).toEqual(order);
  expect((await author.put('courses/taught/outline', { lessons })).status).toBe(200);
});

test('When two order a course at once, then one is told, and each exercise is there once', async () => {
  await importCourses(under.deps, [course('raced', 64)]);
  const before = await outlineOf('raced');
  const [a = '', b = ''] = idsOf('raced', 'one');
  const [c = '', d = ''] = idsOf('raced', 'two');
  const orders = [
    [
      { id: 'raced--one', exerciseIds: [b] },
      { id: 'raced--two', exerciseIds: [c, d, a] },
    ],
    [
      { id: 'raced--two', exerciseIds: [] },
      { id: 'raced--one', exerciseIds: [d, c, b, a] },
    ],
  ];
  const answers = await Promise.all(
    orders.map((lessons) => author.put('courses/raced/outline', { lessons }, before.version)),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const won = answers.findIndex(({ status }) => status === 200);
  expect(orderOf(await outlineOf('raced'))).toEqual(orders[won]);
});

test('When exercises are edited while a course is ordered, then no edit is lost', async () => {
  await importCourses(under.deps, [course('edited', 65)]);
  const all = [...idsOf('edited', 'one'), ...idsOf('edited', 'two')];
  const [a = '', b = '', c = '', d = ''] = all;
  const lessons = [
    { id: 'edited--one', exerciseIds: [d, c] },
    { id: 'edited--two', exerciseIds: [b, a] },
  ];
  const edits = all.map((id) => author.patch(`exercises/${id}`, { titleEn: `Edited ${id}` }));
  const [ordered, ...edited] = await Promise.all([
    author.put('courses/edited/outline', { lessons }),
    ...edits,
  ]);
  expect(ordered.status).toBe(200);
  const { lessons: rows } = (await author.get('courses/edited/outline')).body;
  const titles = new Map<string, string>(
    rows.flatMap(({ exercises }: { exercises: { id: string; titleEn: string }[] }) =>
      exercises.map(({ id, titleEn }) => [id, titleEn] as const),
    ),
  );
  expect([...titles.keys()]).toEqual([d, c, b, a]);
  for (const [at, id] of all.entries())
    if (edited[at]?.status === 200) expect(titles.get(id)).toBe(`Edited ${id}`);
  expect(edited.some(({ status }) => status === 200)).toBe(true);
});

test('When staff only ordered courses and lessons, then an import keeps their order and takes new texts', async () => {
  const contents = [course('sooner', 68), course('later', 69)];
  await importCourses(under.deps, contents);
  const ids = async () => (await author.get('courses')).body.map(({ id }: { id: string }) => id) as string[];
  const before = await ids();
  expect((await author.put('courses/order', { ids: before.toReversed(), before })).status).toBe(200);
  const [a = '', b = ''] = idsOf('later', 'one');
  const lessons = [
    { id: 'later--two', exerciseIds: idsOf('later', 'two') },
    { id: 'later--one', exerciseIds: [b, a] },
  ];
  expect((await author.put('courses/later/outline', { lessons })).status).toBe(200);

  const counts = await importCourses(
    under.deps,
    contents.map((content) => ({
      ...content,
      hash: `${content.hash}-changed`,
      fields: { ...content.fields, titleEn: 'Corrected' },
      lessons: content.lessons.map((each) => ({
        ...each,
        hash: `${each.hash}-changed`,
        fields: {
          ...each.fields,
          titleEn: 'Corrected',
          exercises: each.fields.exercises.map((one) => ({ ...one, titleEn: 'Corrected' })),
        },
      })),
    })),
  );
  expect(counts).toMatchObject({ courses: { update: 2, conflict: 0 }, lessons: { update: 4, conflict: 0 } });
  expect(await ids()).toEqual(before.toReversed());
  expect(orderOf(await outlineOf('later'))).toEqual(lessons);
  expect((await under.client.get('/api/courses/later/lessons')).body).toMatchObject([
    { id: 'later--two', titleEn: 'Corrected' },
    { id: 'later--one', titleEn: 'Corrected' },
  ]);
  expect((await author.get(`exercises/${a}`)).body).toMatchObject({ titleEn: 'Corrected', orderIndex: 1 });
  expect((await author.get('courses/later')).body).toMatchObject({
    titleEn: 'Corrected',
    editedByStaff: false,
  });
});

test('When an exercise went to another lesson, then an import leaves both as staff made them', async () => {
  const content = course('parted', 73);
  await importCourses(under.deps, [content]);
  const [a = '', b = ''] = idsOf('parted', 'one');
  const lessons = [
    { id: 'parted--one', exerciseIds: [b] },
    { id: 'parted--two', exerciseIds: [a, ...idsOf('parted', 'two')] },
  ];
  expect((await author.put('courses/parted/outline', { lessons })).status).toBe(200);
  const changed = content.lessons.map((each) => ({ ...each, hash: `${each.hash}-changed` }));
  const counts = await importCourses(under.deps, [{ ...content, lessons: changed }]);
  expect(counts.lessons).toMatchObject({ update: 0, conflict: 2 });
  expect(orderOf(await outlineOf('parted'))).toEqual(lessons);
});

test('When the outline of a large course is read, then it takes as many round trips as that of a small one', async () => {
  const names = Array.from({ length: 12 }, (_, n) => `lesson-${n}`);
  await importCourses(under.deps, [
    course('large', 66, { lessons: names }),
    course('small', 67, { lessons: ['one'] }),
  ]);
  const costOf = async (id: string) => {
    commands.forget();
    await outlineOf(id);
    return commands.ofCalls().toSorted();
  };
  const small = await costOf('small');
  const reads = ['find course_imports', 'find courses', 'find courses', 'find lessons'];
  expect(small).toEqual(['aggregate attempts', ...reads]);
  expect(await costOf('large')).toEqual(small);
});
