import { userDeletedV1 } from '@academy/contracts/events/auth/user-deleted.v1.ts';
import type { TutorReceipt } from '@academy/contracts/http/ai/tutor-answers.ts';
import type { TutorVotes } from '@academy/contracts/http/ai/tutor-votes.ts';
import { newId } from '@academy/service-kit/ids/uuid-v7.ts';
import { keyedHash } from '@academy/service-kit/secrets/keyed-hash.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { dayOf } from '../../src/budgets/domain/day.ts';
import { votesByPassage } from '../../src/data/migrations/002-votes-by-passage.ts';
import type { TutorVote } from '../../src/tutor-votes/domain/tutor-vote.ts';
import { publishAcademy } from '../support/academy.ts';
import { startAi, sweepNow, type AiUnderTest } from '../support/ai-under-test.ts';
import { allFrames } from '../support/read-frames.ts';

const stack = useTestStack();
const dayMs = 24 * 3_600_000;
let under: AiUnderTest;
let staff: { authorization: string };

const votes = () => under.runtime.mongo.collection<{ _id: string; day: string }>('tutor_votes');

beforeAll(async () => {
  await publishAcademy(stack.kafka());
  under = await startAi(stack, { env: { AI_CALLS_PER_MINUTE: '100000' } });
  staff = { authorization: await under.issuer.bearer({ role: 'administrator' }) };
  await until(async () => (await under.deps.knowledge.read()).shelf.documents.length === 2, {
    what: 'the academy known',
  });
}, 60_000);

beforeEach(async () => {
  await votes().deleteMany({});
  await under.runtime.mongo.collection('limit_counts').deleteMany({});
});

const taught = '¿Qué son las alucinaciones?';

const member = async (id = newId()) => {
  const authorization = await under.issuer.bearer({ sub: id });
  const ask = async (message: string): Promise<TutorReceipt> => {
    const body = { message, language: 'es' };
    const answer = await under.client.post('/api/ai-tutor/chat', { authorization, body });
    expect(answer.status).toBe(200);
    return answer.body.receipt;
  };
  const vote = (receipt: unknown, helpful: unknown, language: 'es' | 'en' = 'es') =>
    under.client.put('/api/ai-tutor/votes', { authorization, language, body: { receipt, helpful } });
  const send = (body: object) => under.client.post('/api/ai-tutor/questions', { authorization, body });
  return { id, authorization, ask, vote, send };
};
const listed = async (filter: object = {}): Promise<TutorVotes[]> => {
  const query = encodeURIComponent(JSON.stringify(filter));
  const { status, body } = await under.client.get(`/api/admin/tutor-votes?filter=${query}`, staff);
  expect(status).toBe(200);
  return body;
};
const voteAll = async (helpful: readonly boolean[], message = taught) => {
  for (const one of helpful) {
    const who = await member();
    expect((await who.vote(await who.ask(message), one)).status).toBe(200);
  }
};

test('When a member votes on an answer and changes their mind, then it is one vote, the last', async () => {
  const ana = await member();
  const receipt = await ana.ask(taught);
  expect(await ana.vote(receipt, true)).toMatchObject({ status: 200, body: { helpful: true } });
  await Promise.all([ana.vote(receipt, false), ana.vote(receipt, false)]);
  expect(await votes().find().toArray()).toEqual(
    receipt.passages.map(() => expect.objectContaining({ helpful: false })),
  );
});

test('When a vote is kept, then with neither question nor person, who is another at each passage and answer', async () => {
  const ana = await member();
  for (const message of [taught, '¿Quién ganó la liga de fútbol el año pasado?'])
    await ana.vote(await ana.ask(message), false);
  const rows = (await votes().find().toArray()) as unknown as TutorVote[];
  for (const row of rows)
    expect(Object.keys(row).toSorted()).toEqual(['_id', 'day', 'helpful', 'passage', 'person']);
  const text = JSON.stringify(rows);
  for (const secret of [ana.id, 'alucinaciones?', 'liga']) expect(text).not.toContain(secret);
  const people = rows.map(({ person }) => person);
  expect(new Set(people).size).toBe(people.length);
  expect(rows.filter(({ passage }) => passage === 'none')).toHaveLength(1);
});

test('When the answer is streamed, then its receipt comes with its sources and can be voted on', async () => {
  const ana = await member();
  const response = await fetch(`${under.baseUrl}/api/ai-tutor/chat/stream`, {
    method: 'POST',
    headers: { authorization: ana.authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ message: taught, language: 'es' }),
  });
  const [opening] = await allFrames(response);
  const { receipt } = opening?.data as { receipt: TutorReceipt };
  expect((await ana.vote(receipt, true)).status).toBe(200);
});

test.each([
  [
    'receipt',
    (receipt: TutorReceipt) => [{ ...receipt, passages: ['lesson/anatomy/es/x'] }, true],
    'no es tuya',
  ],
  ['receipt', () => [undefined, true], 'La respuesta'],
  ['helpful', (receipt: TutorReceipt) => [receipt, 'yes'], 'El voto'],
] as const)('When the %s is wrong, then it is named and nothing is kept', async (path, wrong, words) => {
  const ana = await member();
  const [receipt, helpful] = wrong(await ana.ask(taught));
  const { status, body } = await ana.vote(receipt, helpful);
  expect({ status, path: body.fields[0].path }).toEqual({ status: 400, path });
  expect(body.fields[0].message).toContain(words);
  expect(await votes().countDocuments()).toBe(0);
});

test('When somebody votes on another’s answer, or without an account, then it is refused in their language', async () => {
  const [ana, eva] = [await member(), await member()];
  const receipt = await ana.ask(taught);
  expect((await eva.vote(receipt, false, 'en')).body.detail).toContain('not yours');
  const visitor = await under.client.put('/api/ai-tutor/votes', { body: { receipt, helpful: false } });
  expect(visitor.status).toBe(401);
  expect(await votes().countDocuments()).toBe(0);
});

test('When a member has voted 200 times within a day, then the next is refused, and the next day it goes', async () => {
  const ana = await member();
  const receipt = await ana.ask(taught);
  for (let time = 0; time < 200; time += 1)
    expect((await ana.vote(receipt, time % 2 === 0)).status).toBe(200);
  const refused = await ana.vote(receipt, false);
  expect(refused).toMatchObject({ status: 429, body: { detail: expect.stringContaining('200 veces') } });
  const { now } = under.deps;
  under.deps.now = () => new Date(Date.now() + dayMs + 1_000);
  expect((await ana.vote(receipt, false)).status).toBe(200);
  under.deps.now = now;
});

test('When five people have voted, then staff see the passage with its share, and four are not told', async () => {
  await voteAll([false, false, true, true]);
  expect(await listed()).toEqual([]);
  await voteAll([false]);
  const [row] = await listed();
  expect(row).toMatchObject({
    kind: 'lesson',
    placeId: 'anatomy',
    title: 'Anatomy (es)',
    heading: 'Las alucinaciones',
    language: 'es',
    people: 5,
    notHelpful: 3,
    share: 0.6,
    remarks: 0,
    questions: 0,
  });
  expect(row?.excerpt).toContain('alucinaciones');
  expect(row?.href).toContain('/lessons/anatomy?lang=es&passage=');
});

test('When one person votes on many answers, then they count once beside the others', async () => {
  const ana = await member();
  for (let time = 0; time < 4; time += 1) await ana.vote(await ana.ask(taught), false);
  await voteAll([true, true, true, true]);
  expect(await listed()).toMatchObject([{ people: 5, notHelpful: 1, share: 0.2 }]);
});

test('When passages differ, then the worst come first, and staff sort, search and filter', async () => {
  await voteAll([true, true, true, true, false]);
  await voteAll([false, false, false, false, true], '¿Cómo resumo un informe largo?');
  const rows = await listed();
  expect([...new Set(rows.map(({ placeId }) => placeId))]).toEqual(['reports', 'anatomy']);
  // An answer cites only what it quotes.
  expect([rows[0]?.share, rows.at(-1)?.share]).toEqual([0.8, 0.2]);
  expect((await listed({ kind: 'document' })).map(({ placeId }) => placeId)).toEqual(['reports']);
  expect((await listed({ q: 'VEROSIMILES' })).map(({ placeId }) => placeId)).toEqual(['anatomy']);
  const sorted = await under.client.get('/api/admin/tutor-votes?sort=["share","ASC"]', staff);
  expect(sorted.body[0].placeId).toBe('anatomy');
  expect((await under.client.get('/api/admin/tutor-votes?sort=["userId","ASC"]', staff)).status).toBe(400);
});

test('When a member sends what was missing, then staff read it with the passage, and no text is kept of a mere vote', async () => {
  await voteAll([false, false, false, false, false]);
  const ana = await member();
  const receipt = await ana.ask(taught);
  await ana.vote(receipt, false);
  expect(await under.runtime.mongo.collection('sent_questions').countDocuments()).toBe(0);
  const body = { id: newId(), question: taught, language: 'es', kind: 'answer' };
  expect((await ana.send({ ...body, receipt, remark: '  Falta un ejemplo. ' })).status).toBe(201);
  const passage = receipt.passages[0]!;
  const filter = encodeURIComponent(JSON.stringify({ passage }));
  const sent = await under.client.get(`/api/admin/tutor-questions?filter=${filter}`, staff);
  expect(sent.body).toMatchObject([
    { question: taught, kind: 'answer', remark: 'Falta un ejemplo.', passages: receipt.passages },
  ]);
  expect(JSON.stringify(sent.body)).not.toContain(ana.id);
  const eva = await member();
  const silent = { ...body, id: newId(), receipt: await eva.ask(taught) };
  expect((await eva.send(silent)).status).toBe(201);
  expect((await listed()).find(({ id }) => id === passage)).toMatchObject({ remarks: 1 });
  // Answered questions are sent about an answer of one's own alone.
  for (const wrong of [{}, { receipt }])
    expect((await eva.send({ ...body, id: newId(), ...wrong })).status).toBe(400);
});

test('When an account is deleted, then its votes and remarks go, a slower vote too, and others stay', async () => {
  await voteAll([false, false, false, false]);
  const ana = await member();
  const receipt = await ana.ask(taught);
  await ana.vote(receipt, false);
  await ana.vote(await ana.ask('¿Quién ganó la liga de fútbol el año pasado?'), false);
  await ana.send({ id: newId(), question: taught, language: 'es', kind: 'answer', receipt, remark: 'Nada' });
  expect(await listed()).toHaveLength(1);
  const envelope = {
    specversion: '1.0',
    id: newId(),
    source: '/academy/auth',
    type: userDeletedV1.type,
    subject: ana.id,
    time: new Date().toISOString(),
    sequence: 2,
    datacontenttype: 'application/json',
    data: { id: ana.id },
  };
  await under.runtime.kafka.send(userDeletedV1.topic, [
    { key: ana.id, value: JSON.stringify(envelope), headers: {} },
  ]);
  await until(async () => (await votes().countDocuments()) === 4 * receipt.passages.length, {
    what: 'only the others’ votes',
  });
  expect(await listed()).toEqual([]);
  const counts = under.runtime.mongo.collection<{ _id: string }>('limit_counts');
  expect(await counts.countDocuments({ _id: `votes/${ana.id}` })).toBe(0);
  const ofAna = { userId: ana.id };
  await until(
    async () => (await under.runtime.mongo.collection('sent_questions').countDocuments(ofAna)) === 0,
    { what: 'no remark' },
  );
  await ana.vote(receipt, false);
  expect(await votes().countDocuments()).toBe(4 * receipt.passages.length);
});

test('When a vote is more than 90 days old, then it goes, and a younger one stays', async () => {
  const ana = await member();
  const receipts = [await ana.ask(taught), await ana.ask(taught)];
  const { now } = under.deps;
  for (const [at, days] of [91, 90].entries()) {
    under.deps.now = () => new Date(Date.now() - days * dayMs);
    await under.deps.tutorVotes.votes.set(ana.id, receipts[at]!, {
      helpful: false,
      day: dayOf(under.deps.now()),
    });
  }
  under.deps.now = now;
  await sweepNow(under, 'tutorVotes');
  expect(await votes().find().toArray()).toMatchObject([{ day: dayOf(new Date(Date.now() - 90 * dayMs)) }]);
});

test('When an answer cites two passages, then no record holds both, and each counts', async () => {
  const receipts = { id: newId(), passages: ['lesson/anatomy/es/a', 'lesson/anatomy/es/b'] };
  const { votes: kept } = under.deps.tutorVotes;
  const people = Array.from({ length: 5 }, () => newId());
  for (const person of people) await kept.set(person, receipts, { helpful: false, day: '2026-11-26' });
  expect(await votes().countDocuments()).toBe(10);
  const counted = receipts.passages.map((_id) => ({ _id, people: 5, notHelpful: 5 }));
  expect((await kept.count()).toSorted((a, b) => a._id.localeCompare(b._id))).toEqual(counted);
  await kept.erase(people[0]!);
  expect(await votes().countDocuments()).toBe(8);
});

test('When an earlier release left votes, then they are taken apart, and voting again changes them', async () => {
  const ana = await member();
  const receipt = { id: newId(), passages: ['lesson/anatomy/es/a', 'lesson/anatomy/es/b'] };
  const { mongo, logger } = under.runtime;
  const { votes: kept } = under.deps.tutorVotes;
  const key = await under.deps.receiptKey();
  const hashOf = (...parts: string[]) => keyedHash(key, JSON.stringify(parts));
  const about = receipt.passages.map((passage) => ({ passage, person: hashOf('person', ana.id, passage) }));
  const before = {
    _id: hashOf('vote', ana.id, receipt.id),
    kind: 'answer',
    helpful: false,
    about,
    day: '2026-11-25',
  };
  await mongo.collection<typeof before>('tutor_votes').insertOne(before);
  const migration = votesByPassage(mongo);
  for (const _ of [1, 2]) await migration.run({ logger, signal: new AbortController().signal });
  const rows = (helpful: boolean, day: string) =>
    about.map(({ passage, person }) => ({ _id: expect.any(String), passage, person, helpful, day }));
  expect(await votes().find().sort({ passage: 1 }).toArray()).toEqual(rows(false, '2026-11-25'));
  await kept.set(ana.id, receipt, { helpful: true, day: '2026-11-26' });
  expect(await votes().find().sort({ passage: 1 }).toArray()).toEqual(rows(true, '2026-11-26'));
});

test('When the key cannot be read, then the answer comes without a receipt', async () => {
  const { receiptKey } = under.deps;
  under.deps.receiptKey = () => Promise.reject(new Error('away'));
  const ana = await member();
  expect(await ana.ask(taught)).toBeUndefined();
  under.deps.receiptKey = receiptKey;
});
