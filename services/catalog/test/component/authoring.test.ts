import { randomUUID } from 'node:crypto';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { shownCover } from '../../src/domain/cover-words.ts';
import { importCourses } from '../../src/use-cases/import-courses.ts';
import { authorOf, newCourse, newExercise, newLesson, pathsOf, type Author } from '../support/authoring.ts';
import { startCatalog, type CatalogUnderTest } from '../support/catalog-under-test.ts';
import { course, goodAnswer, samples } from '../support/content.ts';
import { learnerOf } from '../support/learners.ts';

const stack = useTestStack();
let under: CatalogUnderTest;
let author: Author;

beforeAll(async () => {
  under = await startCatalog(stack);
  author = await authorOf(under);
}, 60_000);

const told = (id: string) =>
  under.events.filter(({ subject }) => subject === id).map(({ type }) => type.split('.')[2]);
const made = async (path: string, body: object): Promise<string> => {
  const answer = await author.post(path, body);
  expect(answer).toMatchObject({ status: 201 });
  return answer.body.id;
};
const shownLines = async (id: string) => {
  const course = await under.deps.courses.find(id);
  return course && shownCover(course).es.lines;
};
/** A course with one lesson that has one exercise, all drafts. */
const drafted = async () => {
  const courseId = await made('courses', newCourse);
  const lessonId = await made('lessons', { ...newLesson, courseId });
  const exerciseId = await made('exercises', { ...newExercise, lessonId });
  return { courseId, lessonId, exerciseId };
};
const published = async () => {
  const ids = await drafted();
  expect((await author.patch(`lessons/${ids.lessonId}`, { status: 'published' })).status).toBe(200);
  expect((await author.patch(`courses/${ids.courseId}`, { status: 'published' })).status).toBe(200);
  return ids;
};

test('When staff make a course, a lesson and an exercise, then each is a draft at the end of its place', async () => {
  await importCourses(under.deps, [course('there', 7)]);
  const body = await author.post('courses', newCourse);
  expect(body).toMatchObject({
    status: 201,
    body: { status: 'draft', isPremium: true, lessonIds: [], orderIndex: 8 },
  });
  expect(body.headers.get('etag')).toBe(`"${body.body.version}"`);
  const lesson = await author.post('lessons', { ...newLesson, courseId: 'there' });
  expect(lesson.body).toMatchObject({ status: 'draft', courseId: 'there', orderIndex: 2, exerciseIds: [] });
  const lessonId = lesson.body.id;
  await made('exercises', { titleEs: 'Uno', lessonId });
  const exercise = await author.post('exercises', { titleEs: 'Pide', lessonId });
  expect(exercise.body).toMatchObject({ orderIndex: 1, status: 'draft', samples: { es: { good: [] } } });
  expect(exercise.body.rubric.criteria.length).toBeGreaterThan(4);
  expect((await under.client.get('/api/courses/there/lessons')).body).toHaveLength(2);
});

test('When a call is sent again with its id, also at once, then there is one record and one line in the audit log', async () => {
  const id = randomUUID();
  const both = await Promise.all([1, 2].map(() => author.post('courses', { ...newCourse, id })));
  expect(both.map(({ status, body }) => [status, body.id])).toEqual([
    [201, id],
    [201, id],
  ]);
  const lessonId = await made('lessons', { ...newLesson, courseId: id });
  const exercise = { ...newExercise, lessonId, id: randomUUID() };
  await Promise.all([1, 2].map(() => author.post('exercises', exercise)));
  expect((await author.get(`lessons/${lessonId}`)).body.exerciseIds).toEqual([exercise.id]);
  const copyId = randomUUID();
  const copies = await Promise.all([1, 2].map(() => author.post(`courses/${id}/duplicate`, { id: copyId })));
  expect(copies.map(({ status }) => status)).toEqual([201, 201]);
  expect((await author.get(`courses/${copyId}/outline`)).body.lessons).toHaveLength(1);
  await until(() => under.events.some(({ data }) => (data as { resourceId?: string }).resourceId === copyId));
  const actions = under.events.map(({ data }) => data as { resourceId?: string; action?: string });
  for (const [made, action] of [
    [id, 'course.created'],
    [exercise.id, 'exercise.created'],
    [copyId, 'course.duplicated'],
  ])
    expect(actions.filter(({ resourceId }) => resourceId === made)).toMatchObject([{ action }]);
});

test('When what they are to be a part of is not there, or a title lacks in both languages, then the field is named', async () => {
  expect(pathsOf(await author.post('lessons', { ...newLesson, courseId: 'nowhere' }))).toEqual(['courseId']);
  expect(pathsOf(await author.post('exercises', { ...newExercise, lessonId: 'nowhere' }))).toEqual([
    'lessonId',
  ]);
  const nameless = await author.post('courses', { ...newCourse, titleEs: ' ', titleEn: '' });
  expect(pathsOf(nameless)).toEqual(['titleEs', 'titleEn']);
  expect(nameless.body.fields[0].message).toBe('Write the title in at least one language');
  expect(pathsOf(await author.post('courses', { ...newCourse, level: 'expert' }))).toEqual(['level']);
});

test('When a draft has one language, then it is kept, and publishing it names what lacks', async () => {
  const { courseId, lessonId, exerciseId } = await drafted();
  expect((await author.patch(`lessons/${lessonId}`, { contentEn: '' })).status).toBe(200);
  const hints = { ...newExercise.hints, nudge: { es: '', en: 'What?' } };
  expect((await author.patch(`exercises/${exerciseId}`, { promptEn: '', hints })).status).toBe(200);
  const refusal = await author.patch(`lessons/${lessonId}`, { status: 'published' });
  expect(refusal.status).toBe(400);
  expect(pathsOf(refusal)).toEqual([
    'contentEn',
    `exercises.${exerciseId}.promptEn`,
    `exercises.${exerciseId}.hints.nudge.es`,
  ]);
  expect((await author.patch(`courses/${courseId}`, { titleEn: '' })).body.titleEn).toBe('');
  expect(pathsOf(await author.patch(`courses/${courseId}`, { status: 'published' }))).toEqual(['titleEn']);
  expect(pathsOf(await author.patch(`courses/${courseId}`, { status: 'queued' }))).toEqual(['titleEn']);
  expect((await author.get(`courses/${courseId}`)).body.status).toBe('draft');
});

test('When a published record would lose a text, then it keeps it', async () => {
  const { courseId, lessonId, exerciseId } = await published();
  expect(pathsOf(await author.patch(`courses/${courseId}`, { descriptionEs: '' }))).toEqual([
    'descriptionEs',
  ]);
  expect(pathsOf(await author.patch(`lessons/${lessonId}`, { contentEs: '' }))).toEqual(['contentEs']);
  expect(pathsOf(await author.patch(`exercises/${exerciseId}`, { promptEs: '' }))).toEqual(['promptEs']);
  await until(
    () => told(courseId).includes('course_published') && told(lessonId).includes('lesson_published'),
  );
});

test("When a course is renamed, then its cover says the new title, and an imported course's keeps its own", async () => {
  const { courseId } = await drafted();
  await author.patch(`courses/${courseId}`, { titleEs: 'Frenos' });
  expect(await shownLines(courseId)).toEqual(['Frenos']);
  await importCourses(under.deps, [course('covered', 50)]);
  await author.patch('courses/covered', { titleEs: 'Frenos' });
  expect(await shownLines('covered')).toEqual(['Rol, tarea,', 'contexto']);
});

test('When an exercise is added to a published lesson, then it must pass its self-test, and who completed the lesson keeps that', async () => {
  const { courseId, lessonId, exerciseId } = await published();
  const ana = await learnerOf(under, 'ana', { plan: 'premium' });
  expect((await ana.check(exerciseId)).body).toMatchObject({ completion: { courseCompleted: true } });
  const untested = await author.post('exercises', { ...newExercise, lessonId, samples: undefined });
  expect(untested.status).toBe(400);
  expect(pathsOf(untested)).toContain('samples.es.good');
  const misjudging = { ...samples, en: { ...samples.en, weak: [...samples.en.weak, goodAnswer] } };
  expect(pathsOf(await author.post('exercises', { ...newExercise, lessonId, samples: misjudging }))).toEqual([
    'samples.en.weak.3',
  ]);
  expect((await author.get(`lessons/${lessonId}`)).body.exerciseIds).toEqual([exerciseId]);

  const second = await made('exercises', { ...newExercise, lessonId });
  expect(await ana.progress(courseId)).toMatchObject({ lessonsCompleted: [lessonId] });
  expect((await ana.get(`/api/lessons/${lessonId}/exercises`)).body).toMatchObject([
    { id: exerciseId, passed: true },
    { id: second, passed: false },
  ]);
  // Who had not completed it needs both.
  const eva = await learnerOf(under, 'eva', { plan: 'premium' });
  expect((await eva.check(exerciseId)).body.completion).toBeNull();
  expect((await eva.check(second)).body).toMatchObject({ completion: { courseCompleted: true } });
  expect((await ana.check(second)).body.passed).toBe(true);
  await until(() => ana.told('exercise_checked').length === 2);
  expect(ana.told('course_completed')).toHaveLength(1);
});

test('When a course is duplicated, then its copy is a draft of its own, and nothing of it is told', async () => {
  const { courseId, lessonId, exerciseId } = await published();
  const copy = await author.post(`courses/${courseId}/duplicate`);
  expect(copy.body).toMatchObject({
    titleEs: 'Ruedas y radios (copia)',
    titleEn: 'Wheels and spokes (copy)',
    status: 'draft',
    lessonIds: [],
  });
  const { lessons } = (await author.get(`courses/${copy.body.id}/outline`)).body;
  expect(lessons).toMatchObject([{ titleEs: 'La rueda', status: 'draft', exercises: [{ misjudged: 0 }] }]);
  const [{ id: copiedLesson, exercises }] = lessons;
  expect([copiedLesson, exercises[0].id]).not.toEqual(expect.arrayContaining([lessonId, exerciseId]));
  await author.patch(`exercises/${exercises[0].id}`, { titleEn: 'Mine' });
  expect((await author.get(`exercises/${exerciseId}`)).body.titleEn).toBe('Ask for the wheel');

  // Published, it is a course like any other.
  await author.patch(`lessons/${copiedLesson}`, { status: 'published' });
  await author.patch(`courses/${copy.body.id}`, { status: 'published' });
  const ana = await learnerOf(under, 'ana', { plan: 'premium' });
  expect((await ana.check(exercises[0].id)).body).toMatchObject({ passed: true, attempt: 1 });
  expect(told(copiedLesson)).not.toContain('lesson_updated');
});

test('When a lesson or an exercise is duplicated, then the copy is the last of its place', async () => {
  const { lessonId, exerciseId, courseId } = await drafted();
  const exercise = await author.post(`exercises/${exerciseId}/duplicate`);
  expect(exercise.body).toMatchObject({ titleEn: 'Ask for the wheel (copy)', orderIndex: 1, lessonId });
  const lesson = await author.post(`lessons/${lessonId}/duplicate`);
  expect(lesson.body).toMatchObject({
    titleEs: 'La rueda (copia)',
    orderIndex: 1,
    courseId,
    status: 'draft',
  });
  expect(new Set([exerciseId, exercise.body.id, ...lesson.body.exerciseIds]).size).toBe(4);
  expect((await author.post('lessons/nothing/duplicate')).status).toBe(404);
});

test('When a lesson moves to another course, then it is there as the last, unless learners have worked in it', async () => {
  await importCourses(under.deps, [
    course('from', 52, { lessons: ['one', 'two'] }),
    course('to', 53, { lessons: ['one'] }),
  ]);
  const lessonsOf = async (id: string) =>
    (await under.client.get(`/api/courses/${id}/lessons`)).body.map((each: { id: string }) => each.id);
  expect(pathsOf(await author.patch('lessons/from--one', { courseId: 'nowhere' }))).toEqual(['courseId']);
  const moved = await author.patch('lessons/from--one', { courseId: 'to' });
  expect(moved.body).toMatchObject({ courseId: 'to', orderIndex: 1, status: 'published' });
  expect(await lessonsOf('from')).toEqual(['from--two']);
  expect(await lessonsOf('to')).toEqual(['to--one', 'from--one']);
  await until(() => told('from').includes('course_updated') && told('to').includes('course_updated'));
  const event = under.events.findLast(({ subject }) => subject === 'from--one');
  expect(event).toMatchObject({ data: { courseId: 'to' } });
  // What content/ has is neither brought back nor withdrawn.
  await importCourses(under.deps, [course('from', 52), course('to', 53, { lessons: ['one'] })]);
  expect(await lessonsOf('to')).toEqual(['to--one', 'from--one']);

  const ana = await learnerOf(under, 'ana', { plan: 'premium' });
  await ana.check('from--one--first');
  expect(await author.patch('lessons/from--one', { courseId: 'from' })).toMatchObject({
    status: 409,
    body: { fields: [{ path: 'courseId' }] },
  });
});

test('When all courses are ordered, then learners have that order at once, and what is not an order is named', async () => {
  const ids = async () => (await author.get('courses')).body.map(({ id }: { id: string }) => id) as string[];
  const before = await ids();
  const wanted = before.toReversed();
  const ordered = await author.put('courses/order', { ids: wanted, before });
  expect(ordered.body.map(({ id }: { id: string }) => id)).toEqual(wanted);
  expect(await ids()).toEqual(wanted);
  const seen = (await under.client.get('/api/courses')).body.map(({ id }: { id: string }) => id);
  expect(seen).toEqual(wanted.filter((id) => seen.includes(id)));
  const faulty = await author.put('courses/order', {
    ids: [wanted[0], 'foreign', wanted[0], ...wanted.slice(2)],
    before: wanted,
  });
  expect(faulty.status).toBe(400);
  expect(pathsOf(faulty)).toEqual(['ids.1', 'ids.2', `ids.${wanted[1]}`]);
});

test('When courses are ordered from an order that is not theirs any more, also at once, then that is a conflict and nothing changes', async () => {
  await importCourses(under.deps, [course('left', 55), course('right', 56)]);
  const ids = async () => (await author.get('courses')).body.map(({ id }: { id: string }) => id) as string[];
  const before = await ids();
  const orders = [before.toReversed(), [...before.slice(1), before[0]]];
  const answers = await Promise.all(
    orders.map((order) => author.put('courses/order', { ids: order, before })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const won = orders[answers.findIndex(({ status }) => status === 200)];
  expect(await ids()).toEqual(won);

  const stale = await author.put('courses/order', { ids: before, before });
  expect(stale).toMatchObject({ status: 409, body: { type: expect.stringContaining('changed-meanwhile') } });
  expect(pathsOf(await author.put('courses/order', { ids: before }))).toEqual(['before']);
  await made('courses', newCourse);
  expect((await author.put('courses/order', { ids: before, before: won })).status).toBe(409);
  expect((await ids()).slice(0, -1)).toEqual(won);
});

test('When content is imported again, then what staff made is as they made it', async () => {
  await importCourses(under.deps, [course('shared', 54)]);
  const lessonId = await made('lessons', { ...newLesson, courseId: 'shared' });
  const exerciseId = await made('exercises', { ...newExercise, lessonId });
  const added = await made('exercises', { ...newExercise, lessonId: 'shared--one' });
  const { courseId } = await drafted();
  await author.patch(`lessons/${lessonId}`, { status: 'published' });
  const paths = [
    `lessons/${lessonId}`,
    `exercises/${exerciseId}`,
    `exercises/${added}`,
    `courses/${courseId}`,
  ];
  const read = () => Promise.all(paths.map(async (path) => (await author.get(path)).body));
  const before = await read();
  const content = course('shared', 54, { over: { titleEn: 'Renamed' } });
  await importCourses(under.deps, [content]);
  expect(await read()).toEqual(before);
  expect((await under.client.get('/api/courses/shared/lessons')).body).toHaveLength(3);
});
