import { randomUUID } from 'node:crypto';
import { maximumAnswerLength } from '@academy/contracts/http/catalog/checks.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { startCatalog, type CatalogUnderTest } from '../support/catalog-under-test.ts';
import { exerciseIds, goodAnswer, importTwoCourses, weakAnswer } from '../support/content.ts';
import { learnerOf } from '../support/learners.ts';

const stack = useTestStack();
let under: CatalogUnderTest;
const [firstOfOne = '', secondOfOne = ''] = exerciseIds('first');
const perMinute = 25;

beforeAll(async () => {
  under = await startCatalog(stack, { env: { CHECKS_PER_MINUTE: String(perMinute) } });
  await importTwoCourses(under.deps);
}, 60_000);

const learner = async (sub: string) => {
  const authorization = await under.issuer.bearer({ sub });
  return {
    check: (exerciseId: string, answer = goodAnswer) =>
      under.client.post(`/api/exercises/${exerciseId}/check`, {
        authorization,
        language: 'es',
        body: { answer, language: 'es' },
      }),
    get: (path: string) => under.client.get(path, { authorization }),
    complete: (lessonId: string) => under.client.post(`/api/lessons/${lessonId}/complete`, { authorization }),
    progress: async (course = 'first') =>
      (await under.client.get('/api/user/progress', { authorization })).body[course],
    told: () =>
      under.events
        .filter(({ topic, subject }) => topic === 'catalog.learning' && subject === sub)
        .map(({ type, data }) => ({ type: type.split('.')[2], data })),
  };
};

test('When a learner fails and then passes, then the verdicts, the attempts, the progress and the events say so', async () => {
  const ana = await learner('ana');
  const weak = await ana.check(firstOfOne, weakAnswer);
  expect(weak.body).toMatchObject({
    attempt: 1,
    passed: false,
    score: 0,
    passScore: 60,
    previousScore: null,
  });
  expect(weak.body.criteria).toMatchObject([{ id: 'mentions', status: 'missing', spans: [] }]);
  const good = await ana.check(firstOfOne);
  expect(good.body).toMatchObject({ attempt: 2, passed: true, score: 100, previousScore: 0 });
  const [span] = good.body.criteria[0].spans as { start: number; end: number }[];
  expect(goodAnswer.slice(span?.start, span?.end)).toContain('wheel');

  const attempts = await ana.get(`/api/exercises/${firstOfOne}/attempts`);
  expect(attempts.body).toMatchObject([
    { id: good.body.attemptId, attempt: 2, answer: goodAnswer, score: 100, passed: true },
    { id: weak.body.attemptId, attempt: 1, answer: weakAnswer, score: 0, passed: false },
  ]);
  expect((await ana.get(`/api/exercises/${firstOfOne}/attempts?limit=1`)).body).toHaveLength(1);
  expect((await ana.get('/api/lessons/first--one/exercises')).body).toMatchObject([
    { attempts: 2, bestScore: 100, passed: true },
    { attempts: 0, bestScore: null, passed: false },
  ]);
  expect(await ana.progress()).toMatchObject({
    enrolled: true,
    completed: false,
    progress: 25,
    lessonsCompleted: [],
    resume: { lessonId: 'first--one', exerciseId: secondOfOne },
  });
  await until(() => ana.told().length === 2);
  expect(ana.told()).toMatchObject([
    { type: 'exercise_checked', data: { attemptId: weak.body.attemptId, score: 0, passed: false } },
    { type: 'exercise_checked', data: { attemptId: good.body.attemptId, score: 100, passed: true } },
  ]);
});

test('When a course is worked through, then each lesson and the course are completed once', async () => {
  const eva = await learner('eva');
  const verdicts = [];
  for (const id of exerciseIds('first')) verdicts.push((await eva.check(id)).body);
  for (const id of ['first--one', 'first--two']) expect((await eva.complete(id)).status).toBe(200);
  verdicts.push((await eva.check(firstOfOne)).body);
  expect(verdicts.map(({ lessonPassed }) => lessonPassed)).toEqual([false, true, false, true, true]);
  expect(await eva.progress()).toMatchObject({
    completed: true,
    progress: 100,
    lessonsCompleted: ['first--one', 'first--two'],
    resume: null,
  });
  await until(() => eva.told().length === 8);
  const completions = eva.told().filter(({ type }) => type !== 'exercise_checked');
  expect(completions).toEqual([
    { type: 'lesson_completed', data: { userId: 'eva', courseId: 'first', lessonId: 'first--one' } },
    { type: 'lesson_completed', data: { userId: 'eva', courseId: 'first', lessonId: 'first--two' } },
    { type: 'course_completed', data: { userId: 'eva', courseId: 'first' } },
  ]);
});

test('When one exercise is checked many times in parallel, then each attempt has its number and counts once', async () => {
  const leo = await learner('leo');
  const parallel = 20;
  const answers = Array.from({ length: parallel }, (_, n) => (n % 2 === 0 ? goodAnswer : weakAnswer));
  const { checkQueue } = under.deps;
  // As if each came to a replica of its own.
  under.deps.checkQueue = { run: (_, check) => check() };
  const verdicts = await Promise.all(answers.map((answer) => leo.check(firstOfOne, answer)));
  under.deps.checkQueue = checkQueue;
  expect(verdicts.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const numbers = verdicts.map(({ body }) => body.attempt as number).toSorted((a, b) => a - b);
  expect(numbers).toEqual(answers.map((_, n) => n + 1));
  expect((await leo.get('/api/lessons/first--one/exercises')).body[0]).toMatchObject({
    attempts: parallel,
    bestScore: 100,
    passed: true,
  });
  await until(() => leo.told().length >= parallel);
  const told = leo.told().map(({ data }) => (data as { attemptId: string }).attemptId);
  expect(told.toSorted()).toEqual(verdicts.map(({ body }) => body.attemptId as string).toSorted());
});

test('When an answer is blank, too long or of no language, then it says so and nothing is kept', async () => {
  const tom = await learner('tom');
  const blank = await tom.check(firstOfOne, ' \n ');
  expect(blank.body).toMatchObject({
    status: 400,
    fields: [{ path: 'answer', message: 'Escribe primero tu prompt' }],
  });
  const long = await tom.check(firstOfOne, 'a'.repeat(maximumAnswerLength + 1));
  expect(long.body).toMatchObject({
    status: 413,
    detail: 'Tu prompt es demasiado largo: el máximo es de 10.000 caracteres.',
  });
  expect((await tom.check(firstOfOne, 'a'.repeat(maximumAnswerLength))).status).toBe(200);
  expect((await tom.get(`/api/exercises/${firstOfOne}/attempts`)).body).toHaveLength(1);
});

test("When the exercise's own texts are pasted in either language, then that does not pass", async () => {
  const sly = await learner('sly');
  const lesson = await under.deps.lessons.find('first--one');
  const { promptEs = '', promptEn = '', hints } = lesson?.exercises[0] ?? {};
  const pasted = [promptEs, promptEn, ...Object.values(hints ?? {}).flatMap(({ es, en }) => [es, en])];
  for (const text of pasted) expect((await sly.check(firstOfOne, text)).body.passed).toBe(false);
});

test('When somebody checks faster than the limit, then they wait and others do not', async () => {
  const fast = await learner('fast');
  const verdicts = [];
  for (let n = 0; n <= perMinute; n += 1) verdicts.push(await fast.check(firstOfOne));
  expect(verdicts.slice(0, perMinute).every(({ status }) => status === 200)).toBe(true);
  const refused = verdicts.at(-1);
  expect(refused?.status).toBe(429);
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await (await learner('calm')).check(firstOfOne)).status).toBe(200);
  expect((await fast.get(`/api/exercises/${firstOfOne}/attempts`)).body).toHaveLength(perMinute);
});

test('When a kept check is sent again beyond the limit, then it is answered with its attempt', async () => {
  const retrying = await learnerOf(under, 'retrying');
  const id = randomUUID();
  const kept = await retrying.check(firstOfOne, weakAnswer, id);
  for (let n = 1; n < perMinute; n += 1) await retrying.check(firstOfOne);
  expect((await retrying.check(firstOfOne, weakAnswer, randomUUID())).status).toBe(429);
  const again = await retrying.check(firstOfOne, weakAnswer, id);
  expect(again).toMatchObject({ status: 200, body: { attemptId: id, attempt: kept.body.attempt } });
  expect((await retrying.check(firstOfOne, goodAnswer, id)).status).toBe(409);
});

test('When the last check of a minute is sent thirty times at once, then each is answered with its attempt', async () => {
  const busy = await learnerOf(under, 'busy');
  for (let n = 1; n < perMinute; n += 1) await busy.check(firstOfOne);
  const id = randomUUID();
  const { countCheck } = under.deps;
  let counted = 0;
  under.deps.countCheck = (userId) => {
    counted += 1;
    return countCheck(userId);
  };
  const answers = await Promise.all(Array.from({ length: 30 }, () => busy.check(firstOfOne, goodAnswer, id)));
  under.deps.countCheck = countCheck;
  expect(counted).toBe(1);
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.attemptId} ${body.attempt}`))).toEqual(
    new Set([`200 ${id} ${perMinute}`]),
  );
  expect((await busy.check(firstOfOne)).status).toBe(429);
});

test('When a learner has many prompts checked at once, then one is judged at a time, and others do not wait', async () => {
  const [many, other] = [await learner('many'), await learner('patient')];
  const { countCheck } = under.deps;
  const begun = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  let judged = 0;
  under.deps.countCheck = async (userId) => {
    if (userId === 'many') {
      judged += 1;
      begun.resolve();
      await release.promise;
    }
    await countCheck(userId);
  };
  const asked = Array.from({ length: 12 }, () => many.check(firstOfOne));
  await begun.promise;
  expect((await other.check(firstOfOne)).status).toBe(200);
  expect(judged).toBe(1);
  release.resolve();
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(asked.map(() => 200));
  under.deps.countCheck = countCheck;
});

test("When learners ask for attempts and progress, then they see nobody's but their own", async () => {
  await (await learner('one')).check(firstOfOne);
  const other = await learner('other');
  expect((await other.get(`/api/exercises/${firstOfOne}/attempts`)).body).toEqual([]);
  expect(await other.progress()).toBeUndefined();
  expect((await other.get('/api/lessons/first--one/exercises')).body[0]).toMatchObject({ attempts: 0 });
});

test('When a lesson is opened, then its learner is enrolled and goes on there', async () => {
  const kim = await learner('kim');
  expect(await kim.progress()).toBeUndefined();
  await kim.get('/api/lessons/first--two');
  expect(await kim.progress()).toMatchObject({
    enrolled: true,
    progress: 0,
    resume: { lessonId: 'first--two', exerciseId: null },
  });
});
