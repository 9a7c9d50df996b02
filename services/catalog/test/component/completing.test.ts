import { randomUUID } from 'node:crypto';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { importCourses } from '../../src/use-cases/import-courses.ts';
import { startCatalog, type CatalogUnderTest } from '../support/catalog-under-test.ts';
import { course, exerciseIds, goodAnswer, importTwoCourses, weakAnswer } from '../support/content.ts';
import { learnerOf } from '../support/learners.ts';

const stack = useTestStack();
let under: CatalogUnderTest;
const [one = '', two = '', three = '', four = ''] = exerciseIds('first');

beforeAll(async () => {
  under = await startCatalog(stack);
  await importTwoCourses(under.deps);
}, 60_000);

const complete = (learner: Awaited<ReturnType<typeof learnerOf>>, lesson: string) =>
  learner.post(`/api/lessons/first--${lesson}/complete`);

test('When exercises are not passed, then completing is refused, names each in both languages and changes nothing', async () => {
  const ana = await learnerOf(under, 'ana');
  const untouched = await complete(ana, 'one');
  expect(untouched.status).toBe(409);
  expect(await ana.progress()).toBeUndefined();
  await ana.check(one);
  await ana.check(two, weakAnswer);
  const authorization = await under.issuer.bearer({ sub: 'ana' });
  const refuse = (language: 'es' | 'en') =>
    under.client.post('/api/lessons/first--one/complete', { authorization, language });
  expect((await refuse('es')).body).toMatchObject({
    status: 409,
    fields: [{ path: `exercises.${two}`, message: 'Te falta superar «Pide la rueda».' }],
  });
  expect((await refuse('en')).body).toMatchObject({
    status: 409,
    fields: [{ path: `exercises.${two}`, message: 'You have not passed “Ask for the wheel” yet.' }],
  });
  expect(await ana.progress()).toMatchObject({ completed: false, lessonsCompleted: [] });
  expect(ana.told('lesson_completed')).toEqual([]);
});

test('When the last open exercise of a lesson is passed, whichever it is, then the lesson is completed with it', async () => {
  const eva = await learnerOf(under, 'eva');
  expect((await eva.check(two)).body).toMatchObject({ lessonPassed: false, completion: null });
  const attemptId = randomUUID();
  const last = await eva.check(one, goodAnswer, attemptId);
  expect(last.body).toMatchObject({
    passed: true,
    lessonPassed: true,
    completion: {
      lessonId: 'first--one',
      courseCompleted: false,
      nextLessonId: 'first--two',
      progress: { exercisesPassed: 2, progress: 50 },
    },
  });
  expect(await eva.progress()).toMatchObject({
    lessonsCompleted: ['first--one'],
    exercisesPassed: 2,
    resume: { lessonId: 'first--two', exerciseId: null },
  });
  // A lost answer asked for again, the look back, another attempt and the call say the same.
  expect((await eva.check(one, goodAnswer, attemptId)).body.completion).toEqual(last.body.completion);
  const { body } = await eva.get(`/api/exercises/${one}/last-verdict`);
  expect(body.last.verdict.completion).toEqual(last.body.completion);
  await eva.check(two);
  expect((await complete(eva, 'one')).body.completedAt).toBe(last.body.completion.completedAt);
  await until(() => eva.told('exercise_checked').length === 3);
  expect(eva.told('lesson_completed')).toHaveLength(1);
});

test('When the last open exercises are passed at once, in parallel, then the lesson and the course are told once', async () => {
  const zoe = await learnerOf(under, 'zoe');
  await Promise.all([one, two, three, four].flatMap((id) => [zoe.check(id), zoe.check(id)]));
  expect(await zoe.progress()).toMatchObject({ completed: true, progress: 100, resume: null });
  await until(() => zoe.told('exercise_checked').length === 8);
  expect(zoe.told('lesson_completed')).toHaveLength(2);
  expect(zoe.told('course_completed')).toHaveLength(1);
});

test('When lessons are completed, then each leads to the next, and the last completes the course', async () => {
  const leo = await learnerOf(under, 'leo');
  for (const id of [one, two]) await leo.check(id);
  const first = await complete(leo, 'one');
  expect(first.body).toMatchObject({
    lessonId: 'first--one',
    courseCompleted: false,
    nextLessonId: 'first--two',
    progress: { completed: false, lessonsCompleted: ['first--one'], resume: { lessonId: 'first--two' } },
  });
  for (const id of [three, four]) await leo.check(id);
  const last = await complete(leo, 'two');
  expect(last.body).toMatchObject({ courseCompleted: true, nextLessonId: null });
  expect(await leo.progress()).toMatchObject({ completed: true, progress: 100, resume: null });
  // Again changes nothing.
  expect((await complete(leo, 'two')).body).toEqual(last.body);
  expect((await complete(leo, 'one')).body.completedAt).toBe(first.body.completedAt);
});

test('When the only exercise left open is taken away, then completing works, and however often it is told once', async () => {
  const before = course('first', 0);
  const [lesson, ...others] = before.lessons;
  const [sample] = lesson?.fields.exercises ?? [];
  if (!lesson || !sample) throw new Error('the course has no exercise');
  const exercises = [...lesson.fields.exercises, { ...sample, id: 'first--one--third' }];
  const longer = { ...lesson, hash: 'third', fields: { ...lesson.fields, exercises } };
  await importCourses(under.deps, [{ ...before, lessons: [longer, ...others] }, course('second', 1)]);
  const mia = await learnerOf(under, 'mia');
  await until(async () => (await mia.get('/api/lessons/first--one/exercises')).body.length === 3);
  for (const id of [one, two, three, four]) await mia.check(id);
  expect((await complete(mia, 'one')).status).toBe(409);
  await importTwoCourses(under.deps);
  await until(async () => (await mia.get('/api/lessons/first--one/exercises')).body.length === 2);
  const answers = await Promise.all(Array.from({ length: 10 }, () => complete(mia, 'one')));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  await mia.check(one);
  await until(() => mia.told('exercise_checked').length === 5);
  expect(
    mia
      .told('lesson_completed')
      .map(({ data }) => data['lessonId'])
      .toSorted(),
  ).toEqual(['first--one', 'first--two']);
  expect(mia.told('course_completed')).toEqual([
    { type: 'course_completed', data: { userId: 'mia', courseId: 'first' } },
  ]);
});

test('When a lesson has no exercises, then it is completed at once, counts, and holds up no course', async () => {
  const [reading] = course('first', 0, { lessons: ['text'] }).lessons;
  if (!reading) throw new Error('the course has no lesson');
  const text = { ...reading, hash: 'text', fields: { ...reading.fields, orderIndex: 2, exercises: [] } };
  const before = course('first', 0);
  await importCourses(under.deps, [
    { ...before, hash: 'longer', lessons: [...before.lessons, text] },
    course('second', 1),
  ]);
  const kim = await learnerOf(under, 'kim');
  await until(async () => (await kim.get('/api/lessons/first--text')).status === 200);
  expect((await complete(kim, 'text')).body).toMatchObject({
    courseCompleted: false,
    nextLessonId: 'first--one',
  });
  const ida = await learnerOf(under, 'ida');
  for (const id of [one, two, three, four]) await ida.check(id);
  await complete(ida, 'one');
  expect((await complete(ida, 'two')).body).toMatchObject({
    courseCompleted: true,
    nextLessonId: 'first--text',
  });
  expect((await complete(ida, 'text')).body).toMatchObject({ courseCompleted: true, nextLessonId: null });
  await until(() => ida.told('lesson_completed').length === 3);
  expect(ida.told('course_completed')).toHaveLength(1);
});

test('When a learner enrols, then the course is theirs, and again changes nothing', async () => {
  const tom = await learnerOf(under, 'tom');
  const enrol = () => tom.post('/api/courses/first/enrol');
  const answers = await Promise.all([enrol(), enrol(), enrol()]);
  for (const { status, body } of answers) {
    expect(status).toBe(200);
    expect(body).toMatchObject({ enrolled: true, completed: false, progress: 0, lessonsCompleted: [] });
    expect(body.lastActivityAt).toBe(answers[0]?.body.lastActivityAt);
  }
  expect(await tom.progress()).toMatchObject({ enrolled: true });
  expect((await tom.post('/api/courses/nothing/enrol')).status).toBe(404);
  expect((await tom.post('/api/lessons/nothing/complete')).status).toBe(404);
});
