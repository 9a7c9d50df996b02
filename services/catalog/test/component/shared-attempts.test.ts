import { userDeletedV1 } from '@academy/contracts/events/auth/user-deleted.v1.ts';
import { userRegisteredV1 } from '@academy/contracts/events/auth/user-registered.v1.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { versionOf } from '@academy/service-kit/testing/version-of.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { startCatalog, type CatalogUnderTest } from '../support/catalog-under-test.ts';
import { exerciseIds, goodAnswer, importTwoCourses, weakAnswer } from '../support/content.ts';
import { learnerOf } from '../support/learners.ts';
import { account, tellOfUser } from '../support/user-events.ts';

const stack = useTestStack();
const [exerciseId = '', another = ''] = exerciseIds('first');
const [premiumId = ''] = exerciseIds('second');
let under: CatalogUnderTest;
let ana: Awaited<ReturnType<typeof learnerOf>>;
let boss: Awaited<ReturnType<typeof learnerOf>>;

beforeAll(async () => {
  under = await startCatalog(stack);
  await importTwoCourses(under.deps);
  await tellOfUser(stack.kafka(), userRegisteredV1, { id: 'ana', sequence: 1, data: account('ana') });
  await until(async () => (await under.deps.people.find('ana')) !== null);
  ana = await learnerOf(under, 'ana');
  boss = await learnerOf(under, 'boss', { role: 'administrator' });
}, 60_000);

const shared = (id: string) => `/api/attempts/${id}/shared`;
const share = (id: string) => `/api/attempts/${id}/share`;
const unshare = async (id: string, sub: string) =>
  under.client.delete(share(id), { authorization: await under.issuer.bearer({ sub }) });
const asVisitor = (id: string) => under.client.get(shared(id));
const storedAs = async (id: string) => under.deps.attempts.find(id);

/** An attempt of Ana's with nothing decided on it. */
const attemptOf = async (learner = ana, answer = goodAnswer, at = exerciseId): Promise<string> =>
  (await learner.check(at, answer)).body.attemptId;
const sharedByAna = async (answer = goodAnswer): Promise<string> => {
  const id = await attemptOf(ana, answer);
  expect((await ana.post(share(id))).status).toBe(200);
  return id;
};

const summary = {
  exerciseId,
  exerciseTitleEs: 'Pide la rueda',
  exerciseTitleEn: 'Ask for the wheel',
  lessonId: 'first--one',
  score: 100,
  passScore: 60,
  passed: true,
  author: 'Ana R.',
};
const verdict = {
  answer: goodAnswer,
  language: 'en',
  criteria: [expect.objectContaining({ key: 'mentions', status: 'met' }) as unknown],
  override: null,
};

describe('who sees what', () => {
  let id: string;
  beforeAll(async () => {
    id = await sharedByAna();
  });

  test('When a visitor reads it, then they get the score and neither text nor verdict', async () => {
    const { status, body, headers } = await asVisitor(id);
    expect(status).toBe(200);
    expect(body).toEqual({ id, ...summary, own: false, locked: true });
    expect(headers.get('vary')).toContain('Authorization');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('When a member reads it who has not passed the exercise, then it is locked', async () => {
    const free = await learnerOf(under, 'free');
    expect((await free.get(shared(id))).body).toEqual({ id, ...summary, own: false, locked: true });
    // Neither a failed attempt at it nor a pass of another exercise opens it.
    await free.check(exerciseId, weakAnswer);
    await free.check(another);
    expect((await free.get(shared(id))).body).toEqual({ id, ...summary, own: false, locked: true });
    const premium = await learnerOf(under, 'premium', { plan: 'premium' });
    expect((await premium.get(shared(id))).body.locked).toBe(true);
  });

  test('When a member reads it who has passed the exercise, then they get text and verdict', async () => {
    const eva = await learnerOf(under, 'eva');
    await eva.check(exerciseId);
    // A later attempt that fails takes nothing back.
    await eva.check(exerciseId, weakAnswer);
    const { body } = await eva.get(shared(id));
    expect(body).toEqual({ id, ...summary, ...verdict, own: false, locked: false });
  });

  test('When staff overrule the only pass of a reader, then it is locked for them', async () => {
    const leo = await learnerOf(under, 'leo');
    const passed = await attemptOf(leo);
    expect((await leo.get(shared(id))).body.locked).toBe(false);
    await boss.post(`/api/admin/attempts/${passed}/override`, { passed: false, reason: 'Not about it' });
    expect((await leo.get(shared(id))).body.locked).toBe(true);
  });

  test('When its author reads it, then it is unlocked and theirs', async () => {
    expect((await ana.get(shared(id))).body).toEqual({
      id,
      ...summary,
      ...verdict,
      own: true,
      locked: false,
    });
  });

  test.each(['moderator', 'administrator'] as const)(
    'When staff with the role %s read it, then it is unlocked without a pass',
    async (role) => {
      const staff = await learnerOf(under, `a-${role}`, { role });
      expect((await staff.get(shared(id))).body).toEqual({
        id,
        ...summary,
        ...verdict,
        own: false,
        locked: false,
      });
    },
  );

  test('When its author has no name here yet, then a text in the language of the reader stands for it', async () => {
    const nameless = await learnerOf(under, 'nameless');
    const theirs = await attemptOf(nameless);
    await nameless.post(share(theirs));
    const read = async (language: 'es' | 'en') =>
      (await under.client.get(shared(theirs), { language })).body.author;
    expect(await read('es')).toBe('Miembro de la academia');
    expect(await read('en')).toBe('Member of the academy');
  });
});

describe('sharing', () => {
  test('When it is not shared, then only its author sees it, and nobody else learns that it exists', async () => {
    const id = await attemptOf();
    expect((await ana.get(shared(id))).body).toMatchObject({ id, own: true, locked: false });
    const others = [
      await asVisitor(id),
      ...(await Promise.all(
        (['learner', 'moderator', 'administrator'] as const).map(async (role) =>
          (await learnerOf(under, `not-ana-${role}`, { role })).get(shared(id)),
        ),
      )),
    ];
    const missing = await asVisitor('nothing');
    expect(missing.status).toBe(404);
    for (const { status, body } of others) {
      expect(status).toBe(404);
      expect(body.type).toBe(missing.body.type);
    }
  });

  test('When it is shared many times at once, then it is shared once and each gets the same answer', async () => {
    const id = await attemptOf();
    const answers = await Promise.all(Array.from({ length: 8 }, () => ana.post(share(id))));
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(body).toEqual({ id, ...summary, ...verdict, own: true, locked: false });
    }
    const since = (await storedAs(id))?.sharedAt;
    expect(since).toBeInstanceOf(Date);
    await ana.post(share(id));
    expect((await storedAs(id))?.sharedAt).toEqual(since);
  });

  test('When its author stops sharing it, then it is gone for others, again changes nothing, and it can be shared again', async () => {
    const id = await sharedByAna();
    for (const { status, body } of [await unshare(id, 'ana'), await unshare(id, 'ana')]) {
      expect(status).toBe(204);
      expect(body).toBe('');
    }
    expect((await asVisitor(id)).status).toBe(404);
    expect((await boss.get(shared(id))).status).toBe(404);
    expect((await ana.get(shared(id))).status).toBe(200);
    await ana.post(share(id));
    expect((await asVisitor(id)).status).toBe(200);
  });

  test("When somebody else's attempt is shared or taken back, then it is not there for them, and nothing changes", async () => {
    const hidden = await attemptOf();
    const open = await sharedByAna();
    for (const role of ['learner', 'moderator', 'administrator'] as const) {
      const sub = `meddler-${role}`;
      const other = await learnerOf(under, sub, { role });
      const authorization = await under.issuer.bearer({ sub, role });
      expect((await other.post(share(hidden))).status).toBe(404);
      expect((await other.post(share(open))).status).toBe(404);
      expect((await under.client.delete(share(open), { authorization })).status).toBe(404);
    }
    expect((await under.client.post(share(hidden))).status).toBe(401);
    expect((await under.client.delete(share(open))).status).toBe(401);
    expect((await asVisitor(hidden)).status).toBe(404);
    expect((await asVisitor(open)).status).toBe(200);
  });

  test('When a plan ends, then what was passed before is still readable, and what was shared stays', async () => {
    const [author, reader] = await Promise.all(
      ['author', 'reader'].map((sub) => learnerOf(under, sub, { plan: 'premium' })),
    );
    const id = await attemptOf(author, goodAnswer, premiumId);
    await author?.post(share(id));
    await reader?.check(premiumId);
    const lapsed = await learnerOf(under, 'reader', { plan: 'free' });
    expect((await lapsed.get(shared(id))).body).toMatchObject({ locked: false, answer: goodAnswer });
    expect((await (await learnerOf(under, 'other')).get(shared(id))).body.locked).toBe(true);
  });

  test('When its exercise is withdrawn, then it is gone and cannot be shared', async () => {
    const premium = await learnerOf(under, 'ida', { plan: 'premium' });
    const id = await attemptOf(premium, goodAnswer, exerciseIds('second')[2]);
    await premium.post(share(id));
    expect((await asVisitor(id)).status).toBe(200);
    const withdraw = await boss.patch('/api/admin/lessons/second--two', { status: 'draft' });
    expect(withdraw.status).toBe(200);
    await until(async () => (await asVisitor(id)).status === 404);
    expect((await premium.post(share(id))).status).toBe(404);
    expect((await unshare(id, 'ida')).status).toBe(204);
    expect((await storedAs(id))?.sharedAt).toBeUndefined();
  });
});

describe('overruled verdicts', () => {
  const reason = 'It names the part in another way';

  test('When staff pass a shared attempt, then everybody sees it as passed, and the decision with the verdict', async () => {
    const id = await sharedByAna(weakAnswer);
    expect((await asVisitor(id)).body).toMatchObject({ score: 0, passed: false });
    await boss.post(`/api/admin/attempts/${id}/override`, { passed: true, reason });
    const visitor = (await asVisitor(id)).body;
    expect(visitor).toMatchObject({ score: 0, passed: true, locked: true });
    expect(JSON.stringify(visitor)).not.toContain(reason);
    expect((await ana.get(shared(id))).body).toMatchObject({
      passed: true,
      override: { passed: true, reason },
      criteria: [{ key: 'mentions', status: 'missing' }],
    });
  });

  test('When another learner may read the verdict, then the reason that staff gave is not for them', async () => {
    const id = await sharedByAna(weakAnswer);
    const reader = await learnerOf(under, 'curious');
    await reader.check(exerciseId);
    await boss.post(`/api/admin/attempts/${id}/override`, { passed: true, reason });
    const other = (await reader.get(shared(id))).body;
    expect(other).toMatchObject({ locked: false, override: { passed: true, reason: '' } });
  });

  test('When it is shared after staff have read it, then their decision meets no conflict', async () => {
    const id = await attemptOf(ana, weakAnswer);
    const seen = (await boss.get(`/api/admin/attempts/${id}`)).headers.get('etag') ?? '';
    await ana.post(share(id));
    const path = `/api/admin/attempts/${id}/override`;
    expect((await boss.post(path, { passed: true, reason }, { 'if-match': seen })).status).toBe(200);
    expect((await asVisitor(id)).body).toMatchObject({ passed: true });
  });
});

describe('a deleted account', () => {
  test('When its account is deleted, then a shared attempt goes with it, and nobody else loses any', async () => {
    const [gone, stays] = await Promise.all(['gone', 'stays'].map((sub) => learnerOf(under, sub)));
    const [lost, kept] = await Promise.all([attemptOf(gone), attemptOf(stays)]);
    await gone?.post(share(lost));
    await stays?.post(share(kept));
    await tellOfUser(stack.kafka(), userDeletedV1, { id: 'gone', sequence: 2, data: { id: 'gone' } });
    await until(async () => (await asVisitor(lost)).status === 404);
    await until(
      async () => (await under.runtime.mongo.collection('attempts').countDocuments({ userId: 'gone' })) === 0,
    );
    expect((await boss.get(shared(lost))).status).toBe(404);
    expect((await asVisitor(kept)).status).toBe(200);
  });

  test('When its attempts are still being erased, then they are gone already', async () => {
    const id = await attemptOf(await learnerOf(under, 'erasing'));
    await under.deps.sharedAttempts.share({ id, userId: 'erasing' }, new Date());
    await under.deps.people.remove(versionOf('erasing', 9));
    expect((await asVisitor(id)).status).toBe(404);
    expect((await boss.get(shared(id))).status).toBe(404);
  });

  test('When an erased attempt waits for its events, then it holds no mark and takes none', async () => {
    const id = await attemptOf(await learnerOf(under, 'waiting'));
    await under.deps.sharedAttempts.share({ id, userId: 'waiting' }, new Date());
    const rows = under.runtime.mongo.collection<{ _id: string; outboxPending?: Date; sharedAt?: Date }>(
      'attempts',
    );
    // As one whose events the broker has not taken: far ahead, so that the sweep leaves it alone.
    await rows.updateOne({ _id: id }, { $set: { outboxPending: new Date(Date.now() + 3_600_000) } });
    await under.deps.attempts.erase('waiting');
    await under.deps.sharedAttempts.share({ id, userId: 'waiting' }, new Date());
    expect(await rows.findOne({ _id: id })).toMatchObject({ answer: '', criteria: [] });
    expect(await rows.findOne({ _id: id, sharedAt: { $exists: true } })).toBeNull();
    expect((await asVisitor(id)).status).toBe(404);
  });
});
