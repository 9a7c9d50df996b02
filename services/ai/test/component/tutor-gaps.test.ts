import { userDeletedV1 } from '@academy/contracts/events/auth/user-deleted.v1.ts';
import type { TutorGap } from '@academy/contracts/http/ai/tutor-gaps.ts';
import { newId } from '@academy/service-kit/ids/uuid-v7.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { dayOf } from '../../src/budgets/domain/day.ts';
import type { Gap } from '../../src/tutor-gaps/domain/tutor-gap.ts';
import { createTutorGapDeps, createTutorGapModels } from '../../src/tutor-gaps/tutor-gap-feature.ts';
import { noteGap } from '../../src/tutor-gaps/use-cases/note-gap.ts';
import { lockedWord, publishAcademy } from '../support/academy.ts';
import { startAi, sweepNow, type AiUnderTest } from '../support/ai-under-test.ts';

const stack = useTestStack();
const dayMs = 24 * 3_600_000;
let under: AiUnderTest;
let staff: { authorization: string };

const marks = () => under.runtime.mongo.collection<{ _id: string }>('tutor_gap_marks');

beforeAll(async () => {
  await publishAcademy(stack.kafka());
  under = await startAi(stack, { env: { AI_CALLS_PER_MINUTE: '100000' } });
  staff = { authorization: await under.issuer.bearer({ role: 'administrator' }) };
  await until(async () => (await under.deps.knowledge.read()).shelf.documents.length === 2, {
    what: 'the academy known',
  });
}, 60_000);

beforeEach(async () => {
  await marks().deleteMany({});
});

const people = (count: number): string[] => Array.from({ length: count }, () => newId());
const nearTable = '¿Cómo se monta una tabla de surf?';
const nearReport = 'informe de laboratorio del hospital';

const ask = async (userId: string, message: string, language: 'es' | 'en' = 'es') => {
  const authorization = await under.issuer.bearer({ sub: userId });
  const { status, body } = await under.client.post('/api/ai-tutor/chat', {
    authorization,
    body: { message, language },
  });
  expect(status).toBe(200);
  return body.kind as string;
};
const askAll = async (userIds: readonly string[], message: string) => {
  for (const userId of userIds) await ask(userId, message);
};
const kept = (count: number) =>
  until(async () => (await marks().countDocuments()) === count, { what: `${count} marks` });
const call = (query = '') => under.client.get(`/api/admin/tutor-gaps${query}`, staff);
const listed = async (filter: object = {}): Promise<TutorGap[]> => {
  const { status, body, headers } = await call(`?filter=${encodeURIComponent(JSON.stringify(filter))}`);
  expect(status).toBe(200);
  expect(headers.get('x-total-count')).toBe(String(body.length));
  return body;
};
const ago = (days: number): string => dayOf(new Date(Date.now() - days * dayMs));
const add = (userId: string, gap: Gap, day = ago(0)) => under.deps.tutorGaps.marks.add(userId, gap, day);
const elsewhere: Gap = { kind: 'not-taught', place: null };
const report: Gap = { kind: 'nearest', place: { kind: 'document', id: 'reports', section: null } };

test('When five people ask near one place, in whichever language, then staff see it, and four are not told', async () => {
  const [first = '', ...others] = people(5);
  await askAll(others, nearTable);
  await kept(4);
  expect(await listed()).toEqual([]);
  expect(await ask(first, nearTable, 'en')).toBe('nearest');
  await kept(5);
  expect(await listed()).toEqual([
    {
      id: 'nearest/lesson/anatomy/El formato',
      kind: 'nearest',
      place: {
        kind: 'lesson',
        id: 'anatomy',
        title: { es: 'Anatomy (es)', en: 'Anatomy (en)' },
        section: { es: 'El formato', en: 'The format' },
      },
      days: 30,
      people: 5,
      lastDay: ago(0),
    },
  ]);
});

test('When one person asks five times and on other days, then they are one, with the last day alone', async () => {
  const [ana = ''] = people(1);
  for (let time = 0; time < 5; time += 1) await ask(ana, nearTable);
  await kept(1);
  const day = { now: under.deps.now };
  under.deps.now = () => new Date(Date.now() + dayMs);
  await ask(ana, nearTable);
  await until(async () => (await marks().findOne({ lastDay: ago(-1) })) !== null, { what: 'the next day' });
  under.deps.now = day.now;
  await kept(1);
  expect(await listed()).toEqual([]);
});

test('When people ask near different places, then each place counts its own', async () => {
  const five = people(5);
  await askAll(five, nearTable);
  await askAll([...five, ...people(1)], nearReport);
  await kept(11);
  expect((await listed()).map(({ place, people: count }) => [place?.id, place?.section?.es, count])).toEqual([
    ['reports', undefined, 6],
    ['anatomy', 'El formato', 5],
  ]);
});

test('When what is not taught has a place within reach, then it counts there, and else as elsewhere', async () => {
  const five = people(5);
  await askAll(five, '¿Qué opciones de bolsa compro?');
  await askAll(five, '¿Quién ganó la liga de fútbol el año pasado?');
  await kept(10);
  const rows = await listed({ kind: 'not-taught' });
  expect(rows.map(({ id, place }) => [id, place?.id])).toEqual([
    ['not-taught/elsewhere', undefined],
    ['not-taught/lesson/anatomy/El formato', 'anatomy'],
  ]);
  expect(await listed({ kind: 'nearest' })).toEqual([]);
});

test('When the place takes Premium, then who may not open it counts there too', async () => {
  await askAll(people(5), '¿Qué es el caché de prompts?');
  await kept(5);
  expect(await listed()).toMatchObject([
    { place: { id: 'delimiters', section: { en: `Delimiters ${lockedWord}` } } },
  ]);
});

test('When the tutor answers, greets or is thanked, then nothing is kept', async () => {
  const [ana = ''] = people(1);
  for (const message of ['¿Qué son las alucinaciones?', '¡Hola!', 'Muchas gracias', 'no lo entiendo'])
    expect(await ask(ana, message)).not.toBe('nearest');
  // What is counted after them is the only mark.
  await ask(ana, nearTable);
  await kept(1);
});

test('When marks are kept, then with neither the question nor the person, and one person’s differ by place', async () => {
  const [ana = ''] = people(1);
  await ask(ana, nearTable);
  await ask(ana, nearReport);
  await kept(2);
  const [one, other] = await marks().find().toArray();
  expect(Object.keys(one ?? {}).toSorted()).toEqual(['_id', 'gap', 'kind', 'lastDay', 'place']);
  expect(JSON.stringify([one, other])).not.toContain(ana);
  expect(JSON.stringify([one, other])).not.toContain('surf');
  expect(one?._id).not.toBe(other?._id);
});

test('When a period is chosen, then people count whose last day is in it, today’s included', async () => {
  for (const [count, day] of [
    [5, 0],
    [1, 6],
    [1, 7],
    [1, 29],
    [1, 30],
    [1, 89],
  ] as const)
    for (const userId of people(count)) await add(userId, elsewhere, ago(day));
  const counted = async (days?: number) => (await listed({ ...(days && { days }) })).map((row) => row.people);
  expect([await counted(7), await counted(), await counted(30), await counted(90)]).toEqual([
    [6],
    [8],
    [8],
    [10],
  ]);
  for (const filter of [{ days: 1 }, { days: '7' }, { place: 'anatomy' }])
    expect((await call(`?filter=${encodeURIComponent(JSON.stringify(filter))}`)).body.fields[0].path).toBe(
      'filter',
    );
});

test('When staff sort, search and page, then they get what fits, and a place that is gone is left out', async () => {
  const six = people(6);
  const gone: Gap = { kind: 'nearest', place: { kind: 'lesson', id: 'gone', section: null } };
  for (const [at, userId] of six.entries()) {
    await add(userId, report);
    await add(userId, gone);
    if (at > 0) await add(userId, elsewhere);
  }
  const ids = async (query: string) => (await call(query)).body.map(({ id }: TutorGap) => id);
  const [all, none] = ['nearest/document/reports', 'not-taught/elsewhere'];
  expect(await ids('')).toEqual([all, none]);
  expect(await ids('?sort=["people","ASC"]')).toEqual([none, all]);
  expect(await ids('?range=[1,1]')).toEqual([none]);
  expect(await ids(`?filter=${encodeURIComponent('{"q":"reports"}')}`)).toEqual([all]);
  expect((await call('?sort=["userId","ASC"]')).status).toBe(400);
});

test('When two replicas mark at once without a key yet, then they agree on one and a person is one', async () => {
  await under.runtime.mongo.collection('tutor_gap_keys').deleteMany({});
  const models = createTutorGapModels(under.runtime.mongo);
  const replicas = [createTutorGapDeps(models), createTutorGapDeps(models)];
  const [ana = '', eva = ''] = people(2);
  await Promise.all(
    [ana, eva, ana, eva].flatMap((userId) =>
      replicas.map((replica) => replica.marks.add(userId, elsewhere, ago(0))),
    ),
  );
  expect(await under.runtime.mongo.collection('tutor_gap_keys').countDocuments()).toBe(1);
  expect(await marks().countDocuments()).toBe(2);
});

test('When the store is slow or fails, then the answer comes all the same and the failure is logged', async () => {
  const { tutorGaps, logger } = under.deps;
  const [ana = ''] = people(1);
  const warned: unknown[] = [];
  const begun: string[] = [];
  under.deps.tutorGaps = {
    marks: {
      ...tutorGaps.marks,
      add: (userId) => {
        begun.push(userId);
        return Promise.withResolvers<never>().promise;
      },
    },
  };
  expect(await ask(ana, nearTable)).toBe('nearest');
  expect(begun).toEqual([ana]);
  under.deps.tutorGaps = { marks: { ...tutorGaps.marks, add: () => Promise.reject(new Error('away')) } };
  under.deps.logger = Object.assign(Object.create(logger), {
    warn: (...told: unknown[]) => warned.push(told),
  });
  expect(await ask(ana, nearTable)).toBe('nearest');
  await until(() => warned.length > 0, { what: 'the failure logged' });
  expect(warned).toEqual([[{ err: new Error('away') }, 'an unanswered question was not counted']]);
  Object.assign(under.deps, { tutorGaps, logger });
});

test('When an account is deleted, then its marks are gone everywhere, a slower one leaves none, and others stay', async () => {
  const [ana = '', ...others] = people(5);
  for (const userId of [ana, ...others]) for (const gap of [elsewhere, report]) await add(userId, gap);
  expect(await listed()).toHaveLength(2);
  const envelope = {
    specversion: '1.0',
    id: newId(),
    source: '/academy/auth',
    type: userDeletedV1.type,
    subject: ana,
    time: new Date().toISOString(),
    sequence: 2,
    datacontenttype: 'application/json',
    data: { id: ana },
  };
  await under.runtime.kafka.send(userDeletedV1.topic, [
    { key: ana, value: JSON.stringify(envelope), headers: {} },
  ]);
  await kept(8);
  expect(await listed()).toEqual([]);
  let late: Promise<unknown> = Promise.reject(new Error('never guarded'));
  late.catch(() => {});
  const guard: typeof under.deps.erasure.guard = (userId, write) => {
    const written = under.deps.erasure.guard(userId, write);
    late = written;
    return written;
  };
  noteGap({ ...under.deps, erasure: { guard } }, ana, report);
  await late;
  expect(await marks().countDocuments()).toBe(8);
});

test('When a mark’s last day is more than 90 days ago, then it goes, and a younger one stays', async () => {
  for (const day of [91, 90]) for (const userId of people(1)) await add(userId, elsewhere, ago(day));
  await sweepNow(under, 'tutorGaps');
  expect(await marks().find().toArray()).toMatchObject([{ lastDay: ago(90) }]);
});
