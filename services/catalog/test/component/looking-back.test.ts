import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { judge } from '../../src/domain/judge.ts';
import { startCatalog, type CatalogUnderTest } from '../support/catalog-under-test.ts';
import {
  exerciseIds,
  goodAnswer,
  importTwoCourses,
  passedPart,
  samples,
  weakAnswer,
} from '../support/content.ts';
import { learnerOf } from '../support/learners.ts';

const stack = useTestStack();
let under: CatalogUnderTest;
let staff: Awaited<ReturnType<typeof learnerOf>>;
const [exerciseId = '', another = ''] = exerciseIds('first');
const [premiumId = ''] = exerciseIds('second');
const lastVerdict = (id = exerciseId) => `/api/exercises/${id}/last-verdict`;
const modelAnswers = (id = exerciseId) => `/api/exercises/${id}/model-answers`;

beforeAll(async () => {
  under = await startCatalog(stack);
  await importTwoCourses(under.deps);
  staff = await learnerOf(under, 'staff', { role: 'administrator' });
}, 60_000);

describe('the last verdict', () => {
  test('When there was no attempt, then there is none; after two, it is the second whole, and asking makes no attempt', async () => {
    const ana = await learnerOf(under, 'ana');
    expect((await ana.get(lastVerdict())).body).toEqual({ last: null });
    await ana.check(exerciseId, weakAnswer);
    const verdict = (await ana.check(exerciseId, goodAnswer)).body;
    const { status, body } = await ana.get(lastVerdict());
    expect(status).toBe(200);
    expect(body).toEqual({
      last: { answer: goodAnswer, language: 'en', override: null, pointings: [], verdict },
    });
    expect(verdict.changes).toHaveLength(1);
    expect((await ana.get(`/api/exercises/${exerciseId}/attempts`)).body).toHaveLength(2);
  });

  test('When it is read in another language than it was made in, then it is worded in that one, and no attempt more is made', async () => {
    const uma = await learnerOf(under, 'uma');
    const verdict = (await uma.check(exerciseId, weakAnswer)).body;
    const { last } = (await uma.get(lastVerdict(), 'es')).body;
    const exercise = await under.deps.outline.exercise('first--one', exerciseId);
    if (!exercise) throw new Error('the exercise is gone');
    const spanish = judge(exercise, { answer: weakAnswer, language: 'es' });
    const { criteria, groups } = JSON.parse(JSON.stringify(spanish)) as typeof spanish;
    expect(criteria.map(({ message }) => message)).not.toEqual(
      verdict.criteria.map(({ message }: { message: string }) => message),
    );
    expect(last).toMatchObject({ language: 'es', verdict: { ...verdict, criteria, groups } });
    expect((await uma.get(lastVerdict(), 'en')).body.last).toMatchObject({ language: 'en', verdict });
    expect((await uma.get(`/api/exercises/${exerciseId}/attempts`)).body).toHaveLength(1);
  });

  test("When it is another learner's, or the exercise is not open, then nothing of it is there", async () => {
    const leo = await learnerOf(under, 'leo');
    const eva = await learnerOf(under, 'eva');
    await leo.check(exerciseId, goodAnswer);
    expect((await eva.get(lastVerdict())).body).toEqual({ last: null });
    expect((await eva.get(lastVerdict(premiumId))).status).toBe(403);
    expect((await eva.get(lastVerdict('nothing'))).status).toBe(404);
    expect((await under.client.get(lastVerdict())).status).toBe(401);
  });

  test('When staff overrule it, then it says so and counts as they decided', async () => {
    const ida = await learnerOf(under, 'ida');
    const { attemptId } = (await ida.check(exerciseId, weakAnswer)).body;
    const reason = 'It names the part in another way';
    await staff.post(`/api/admin/attempts/${attemptId}/override`, { passed: true, reason });
    expect((await ida.get(lastVerdict())).body.last).toMatchObject({
      answer: weakAnswer,
      override: { passed: true, reason },
      verdict: { attemptId, passed: true, score: 0 },
    });
  });
});

describe('model answers', () => {
  test('When the exercise is not passed, then they are refused, to staff too; once it is, they are there', async () => {
    const tom = await learnerOf(under, 'tom');
    await tom.check(exerciseId, weakAnswer);
    await tom.check(another, goodAnswer);
    for (const person of [tom, staff]) {
      const refused = await person.get(modelAnswers());
      expect(refused.status).toBe(403);
      expect(JSON.stringify(refused.body)).not.toContain(passedPart);
    }
    await tom.check(exerciseId, goodAnswer);
    const { status, body } = await tom.get(modelAnswers());
    expect(status).toBe(200);
    expect(body.es.prompts).toEqual(samples.es.good);
    expect(body.en).toMatchObject({
      prompts: samples.en.good,
      weakPrompt: samples.en.weak[1],
      outputs: { good: expect.stringContaining(passedPart) },
    });
    expect((await tom.get(modelAnswers(premiumId))).status).toBe(403);
    expect((await tom.get(modelAnswers('nothing'))).status).toBe(404);
    expect((await under.client.get(modelAnswers())).status).toBe(401);
  });

  test('When staff decide that an attempt is not passed after all, then they close again', async () => {
    const kim = await learnerOf(under, 'kim');
    const { attemptId } = (await kim.check(exerciseId, goodAnswer)).body;
    expect((await kim.get(modelAnswers())).status).toBe(200);
    await staff.post(`/api/admin/attempts/${attemptId}/override`, { passed: false, reason: 'Copied' });
    expect((await kim.get(modelAnswers())).status).toBe(403);
  });

  test('When a rubric has changed since, then only what still passes is shown, and nothing without the first', async () => {
    const max = await learnerOf(under, 'max');
    const [, , , id = ''] = exerciseIds('first');
    await max.check(id, goodAnswer);
    const ask = (words: { es: string[]; en: string[] }) =>
      under.deps.lessons.change('first--two', (before) => ({
        state: {
          exercises: before.exercises.map((exercise) => ({
            ...exercise,
            rubric: { passScore: 60, criteria: [{ id: 'mentions', weight: 1, any: words }] },
          })),
        },
        events: [],
      }));
    await ask({ es: ['tienda'], en: ['chair', 'seller'] });
    under.deps.outline.forget();
    const { es, en } = (await max.get(modelAnswers(id))).body;
    expect(es.prompts).toEqual([samples.es.good[0]]);
    expect(en.prompts).toEqual(samples.en.good.slice(0, 2));
    await ask({ es: ['vendedor'], en: ['seller'] });
    under.deps.outline.forget();
    expect((await max.get(modelAnswers(id))).body).toEqual({ es: null, en: null });
  });

  test('When a lesson is read and told of, then they are in neither', async () => {
    const nia = await learnerOf(under, 'nia');
    const read = await Promise.all(
      [
        '/api/lessons/first--one',
        '/api/lessons/first--one/exercises',
        `/api/exercises/${exerciseId}/rubric`,
        `/api/exercises/${exerciseId}/hints`,
      ].map((path) => nia.get(path)),
    );
    expect(read.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await until(() => under.events.some(({ type }) => type.includes('lesson_published')));
    const told = JSON.stringify([read.map(({ body }) => body), under.events]);
    expect(told).toContain('Ask for the wheel');
    expect(told).not.toContain(passedPart);
  });
});
