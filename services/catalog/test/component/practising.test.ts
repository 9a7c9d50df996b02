import { randomUUID } from 'node:crypto';
import { userDeletedV1 } from '@academy/contracts/events/auth/user-deleted.v1.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { startCatalog, type CatalogUnderTest } from '../support/catalog-under-test.ts';
import { exerciseIds, goodAnswer, importTwoCourses, weakAnswer } from '../support/content.ts';
import { learnerOf } from '../support/learners.ts';
import { tellOfUser } from '../support/user-events.ts';

const stack = useTestStack();
let under: CatalogUnderTest;
const [exerciseId = '', another = ''] = exerciseIds('first');
const [premiumId = ''] = exerciseIds('second');
const at = (path: string, id = exerciseId) => `/api/exercises/${id}/${path}`;

beforeAll(async () => {
  under = await startCatalog(stack);
  await importTwoCourses(under.deps);
}, 60_000);

describe('a check sent again', () => {
  test('When the same check arrives ten times at once, then it is one attempt, counted and told once', async () => {
    const ana = await learnerOf(under, 'ana');
    const id = randomUUID();
    const verdicts = await Promise.all(
      Array.from({ length: 10 }, () => ana.check(exerciseId, goodAnswer, id)),
    );
    for (const { status, body } of verdicts) {
      expect(status).toBe(200);
      expect(body).toEqual(verdicts[0]?.body);
    }
    expect(verdicts[0]?.body).toMatchObject({ attemptId: id, attempt: 1, passed: true });
    expect((await ana.get(at('attempts'))).body).toHaveLength(1);
    expect((await ana.get('/api/lessons/first--one/exercises')).body[0]).toMatchObject({ attempts: 1 });
    await ana.check(another);
    await until(() => ana.told('exercise_checked').some(({ data }) => data['exerciseId'] === another));
    expect(ana.told('exercise_checked').filter(({ data }) => data['attemptId'] === id)).toHaveLength(1);
  });

  test('When it comes after later attempts, then it has the verdict of its own moment', async () => {
    const leo = await learnerOf(under, 'leo');
    const id = randomUUID();
    await leo.check(exerciseId, weakAnswer);
    const first = await leo.check(exerciseId, goodAnswer, id);
    expect(first.body).toMatchObject({
      previousScore: 0,
      changes: [{ key: 'mentions', before: 'missing', after: 'met' }],
    });
    await leo.check(exerciseId, weakAnswer);
    expect((await leo.check(exerciseId, goodAnswer, id)).body).toEqual(first.body);
    expect((await leo.get(at('attempts'))).body).toHaveLength(3);
  });

  test('When its id was used for anything else, then it is a conflict and nothing is kept', async () => {
    const eva = await learnerOf(under, 'eva');
    const thief = await learnerOf(under, 'thief');
    const id = randomUUID();
    await eva.check(exerciseId, goodAnswer, id);
    const refused = [
      await eva.check(exerciseId, weakAnswer, id),
      await eva.check(another, goodAnswer, id),
      await thief.check(exerciseId, goodAnswer, id),
    ];
    for (const { status, body } of refused) {
      expect(status).toBe(409);
      expect(body.fields).toMatchObject([{ path: 'attemptId' }]);
      expect(body.criteria).toBeUndefined();
    }
    expect((await eva.get(at('attempts'))).body).toHaveLength(1);
    expect((await thief.get(at('attempts'))).body).toEqual([]);
    expect((await eva.check(exerciseId, goodAnswer, 'no-uuid')).status).toBe(400);
  });
});

describe('attempts', () => {
  test('When they are listed, then each says what changed since the one before and how many hints were open', async () => {
    const ida = await learnerOf(under, 'ida');
    await ida.check(exerciseId, weakAnswer);
    await ida.post(at('hints'), { level: 'nudge' });
    await ida.post(at('hints'), { level: 'targeted' });
    await ida.check(exerciseId);
    const change = { key: 'mentions', before: 'missing', after: 'met' };
    const { body } = await ida.get(at('attempts'));
    expect(body).toMatchObject([
      { attempt: 2, hintsUsed: 2, override: null, changes: [change], criteria: [{ key: 'mentions' }] },
      { attempt: 1, hintsUsed: 0, override: null, changes: [] },
    ]);
    // The last of a page still knows the one before it.
    expect((await ida.get(`${at('attempts')}?limit=1`)).body).toMatchObject([{ changes: [change] }]);
  });
});

describe('drafts', () => {
  const save = (learner: Awaited<ReturnType<typeof learnerOf>>, text: string, version?: number) =>
    learner.put(at('draft'), { text, ...(version !== undefined && { version }) });
  const drafts = async (learner: Awaited<ReturnType<typeof learnerOf>>) =>
    (await learner.get('/api/lessons/first--one/drafts')).body;

  test('When a draft is saved, then another device reads it and goes on from its version', async () => {
    const tom = await learnerOf(under, 'tom');
    expect(await drafts(tom)).toEqual([]);
    expect((await save(tom, 'One', 0)).body).toMatchObject({ exerciseId, text: 'One', version: 1 });
    expect(await drafts(tom)).toMatchObject([{ exerciseId, text: 'One', version: 1 }]);
    expect((await save(tom, 'Two', 1)).body).toMatchObject({ text: 'Two', version: 2 });
    expect((await save(tom, 'Three')).body).toMatchObject({ text: 'Three', version: 3 });
  });

  test('When another device has written since, then it is a conflict and that text stays', async () => {
    const kim = await learnerOf(under, 'kim');
    await save(kim, 'Here', 0);
    await save(kim, 'There', 1);
    expect((await save(kim, 'Late', 1)).status).toBe(409);
    expect((await save(kim, 'Never read', 0)).status).toBe(409);
    expect(await drafts(kim)).toMatchObject([{ text: 'There', version: 2 }]);
  });

  test('When the same write is sent again after a lost answer, then it is no conflict', async () => {
    const max = await learnerOf(under, 'max');
    const first = await save(max, 'Once', 0);
    expect((await save(max, 'Once', 0)).body).toEqual(first.body);
  });

  test('When two tabs write over the same version at once, then one of them wins', async () => {
    const mia = await learnerOf(under, 'mia');
    for (const version of [0, 1]) {
      const texts = ['a', 'b', 'c', 'd', 'e'].map((letter) => `${letter} over ${version}`);
      const answers = await Promise.all(texts.map((text) => save(mia, text, version)));
      const kept = answers.filter(({ status }) => status === 200);
      expect(kept).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(4);
      expect(await drafts(mia)).toEqual([kept[0]?.body]);
    }
  });

  test('When a draft is removed, then a tab with an older version cannot bring it back', async () => {
    const zoe = await learnerOf(under, 'zoe');
    await save(zoe, 'Written', 0);
    expect((await save(zoe, '', 1)).body).toMatchObject({ text: '', version: 2 });
    expect((await save(zoe, 'Written again', 1)).status).toBe(409);
    expect((await save(zoe, 'Written again', 0)).status).toBe(409);
    const [{ version }] = await drafts(zoe);
    expect((await save(zoe, 'Anew', version)).body).toMatchObject({ text: 'Anew', version: 3 });
  });

  test('When a draft is too long, then it says so and the one before stays', async () => {
    const lea = await learnerOf(under, 'lea');
    await save(lea, 'Short', 0);
    const refused = await save(lea, 'x'.repeat(20_001), 1);
    expect(refused).toMatchObject({ status: 400, body: { fields: [{ path: 'text' }] } });
    expect(await drafts(lea)).toMatchObject([{ text: 'Short' }]);
  });
});

describe('hints', () => {
  test('When rungs are opened, then they open in their order and no text beyond them is told', async () => {
    const ben = await learnerOf(under, 'ben');
    const open = (level: string) => ben.post(at('hints'), { level });
    expect((await ben.get(at('hints'))).body).toEqual({ opened: [], next: 'nudge' });
    expect((await open('targeted')).status).toBe(409);
    expect((await open('example')).status).toBe(409);
    const first = await open('nudge');
    expect(first.body).toEqual({
      opened: [
        {
          level: 'nudge',
          textEs: '¿Qué falta?',
          textEn: 'What is missing?',
          openedAt: expect.any(String) as string,
        },
      ],
      next: 'targeted',
    });
    expect((await open('example')).status).toBe(409);
    await open('targeted');
    const all = await open('example');
    expect(all.body.next).toBeNull();
    expect(all.body.opened.map(({ level }: { level: string }) => level)).toEqual([
      'nudge',
      'targeted',
      'example',
    ]);
    expect((await open('nudge')).body).toEqual(all.body);
    expect((await ben.get(at('hints'))).body).toEqual(all.body);
    expect((await open('answer')).status).toBe(400);
  });

  test('When a rung is opened many times at once, then it is opened once and no other', async () => {
    const sam = await learnerOf(under, 'sam');
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => sam.post(at('hints'), { level: 'nudge' })),
    );
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(body).toEqual(answers[0]?.body);
    }
    expect(answers[0]?.body).toMatchObject({ opened: [{ level: 'nudge' }], next: 'targeted' });
  });

  test('When learners read a lesson and its exercises, then no hint is in them', async () => {
    const nil = await learnerOf(under, 'nil');
    const answers = [
      await nil.get('/api/lessons/first--one'),
      await nil.get('/api/lessons/first--one/exercises'),
      await nil.get(at('rubric')),
      await nil.check(exerciseId, weakAnswer),
    ];
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(JSON.stringify(body)).not.toMatch(/What is missing|Name the part|Ask the hotel/);
    }
  });
});

test('When the rubric is read, then it is what a check judges by', async () => {
  const ana = await learnerOf(under, 'reader');
  expect((await ana.get(at('rubric'))).body).toEqual({
    passScore: 60,
    criteria: [{ id: 'mentions', weight: 1, any: { es: ['rueda'], en: ['wheel'] } }],
  });
});

describe('whose it is', () => {
  test('When a free member practises in a premium course, then nothing of it opens and nothing is kept', async () => {
    const free = await learnerOf(under, 'free', { plan: 'free' });
    const answers = [
      await free.get('/api/lessons/second--one/drafts'),
      await free.put(at('draft', premiumId), { text: 'Mine' }),
      await free.get(at('hints', premiumId)),
      await free.post(at('hints', premiumId), { level: 'nudge' }),
      await free.get(at('rubric', premiumId)),
      await free.get(at('attempts', premiumId)),
      await free.check(premiumId),
      await free.post('/api/lessons/second--one/complete'),
      await free.post('/api/courses/second/enrol'),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403));
    const whose = { userId: 'free', exerciseId: premiumId };
    expect(await under.deps.drafts.find(whose)).toBeNull();
    expect(await under.deps.hintUses.find(whose)).toBeNull();
    expect(await under.deps.progress.listOf('free')).toEqual([]);
  });

  test('When somebody else asks, even staff, then they see no draft, attempt or hint but their own', async () => {
    const owner = await learnerOf(under, 'owner');
    await owner.put(at('draft'), { text: 'Private' });
    await owner.post(at('hints'), { level: 'nudge' });
    await owner.check(exerciseId);
    for (const role of ['learner', 'moderator', 'administrator'] as const) {
      const other = await learnerOf(under, `other-${role}`, { role });
      expect((await other.get('/api/lessons/first--one/drafts')).body).toEqual([]);
      expect((await other.get(at('hints'))).body).toEqual({ opened: [], next: 'nudge' });
      expect((await other.get(at('attempts'))).body).toEqual([]);
      await other.put(at('draft'), { text: 'Theirs' });
    }
    expect((await owner.get('/api/lessons/first--one/drafts')).body).toMatchObject([{ text: 'Private' }]);
  });

  test('When an account is deleted, then its drafts and hints go, and nobody else loses any', async () => {
    const people = await Promise.all(['gone', 'stays'].map((sub) => learnerOf(under, sub)));
    for (const person of people) {
      await person.put(at('draft'), { text: 'Kept' });
      await person.post(at('hints'), { level: 'nudge' });
    }
    await tellOfUser(stack.kafka(), userDeletedV1, { id: 'gone', sequence: 2, data: { id: 'gone' } });
    const kept = async (userId: string) => [
      await under.deps.drafts.find({ userId, exerciseId }),
      await under.deps.hintUses.find({ userId, exerciseId }),
    ];
    await until(async () => (await kept('gone')).every((record) => record === null));
    expect(await kept('stays')).toMatchObject([{ text: 'Kept' }, { exerciseId }]);
  });
});
