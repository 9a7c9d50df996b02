import { adminActionRecordedV1 } from '@academy/contracts/events/audit/admin-action-recorded.v1.ts';
import { userRegisteredV1 } from '@academy/contracts/events/auth/user-registered.v1.ts';
import { envelopeSchema } from '@academy/contracts/events/event.ts';
import { catalog as contract } from '@academy/contracts/registry/catalog.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { consumers, readModels } from '../../src/events/consumers.ts';
import { addDays, mondayAt } from '../../src/practice/domain/calendar.ts';
import { closeWeeks } from '../../src/practice/use-cases/close-weeks.ts';
import { remindEverybody } from '../../src/practice/use-cases/remind.ts';
import { timeZoneOf } from '../../src/practice/use-cases/time-zone-of.ts';
import { importCourses } from '../../src/use-cases/import-courses.ts';
import { startCatalog, type CatalogUnderTest } from '../support/catalog-under-test.ts';
import { complete } from '../support/complete.ts';
import { course, exerciseIds, goodAnswer, importTwoCourses } from '../support/content.ts';
import { learnerOf } from '../support/learners.ts';
import { account, tellOfUser } from '../support/user-events.ts';

/** What the catalogue publishes: its own facts, and what its staff did. */
const produces = [...contract.events, adminActionRecordedV1];

const stack = useTestStack();
let under: CatalogUnderTest;

beforeAll(async () => {
  under = await startCatalog(stack);
}, 60_000);

test('When everything that the catalogue tells has happened, then each message is as its contract says', async () => {
  const authorization = await under.issuer.bearer();
  await importTwoCourses(under.deps);
  let attemptId = '';
  for (const id of exerciseIds('first')) {
    const checked = await under.client.post(`/api/exercises/${id}/check`, {
      authorization,
      body: { answer: goodAnswer, language: 'en' },
    });
    attemptId = checked.body.attemptId as string;
  }
  await under.client.post(`/api/admin/attempts/${attemptId}/override`, {
    authorization: await under.issuer.bearer({ role: 'administrator' }),
    body: { passed: true, reason: 'As the rubric says' },
  });
  await tellOfUser(stack.kafka(), userRegisteredV1, {
    id: 'eva',
    sequence: 1,
    data: account('eva', { plan: 'premium' }),
  });
  await complete(under, 'eva', 'first', 'premium');
  await under.client.put('/api/reviews/first', {
    authorization: await under.issuer.bearer({ sub: 'eva' }),
    body: { rating: 5, text: '', language: 'es' },
  });
  await under.client.patch('/api/admin/lessons/first--two', {
    authorization: await under.issuer.bearer({ role: 'administrator' }),
    body: { titleEn: 'As staff want it' },
  });
  const changed = course('second', 1, { lessons: ['one'], over: { titleEn: 'Renamed' } });
  const [lesson] = changed.lessons;
  if (!lesson) throw new Error('the course has no lesson');
  await importCourses(under.deps, [{ ...changed, lessons: [{ ...lesson, hash: 'another' }] }]);
  await importCourses(under.deps, [course('second', 1, { over: { status: 'draft' } })]);
  const eva = await learnerOf(under, 'eva');
  await eva.put('/api/practice/goal', { kind: 'lessons', target: 1 });
  await eva.put('/api/practice/settings', { enabled: true, reminders: true });
  // In her zone, where it may be Monday already, the week after next: a week was missed, and what she passed is due.
  const monday = mondayAt(new Date(), timeZoneOf(await under.deps.people.find('eva')));
  const later = new Date(`${addDays(monday, 20)}T12:00:00Z`);
  const inTwoWeeks = { ...under.deps, now: () => later };
  const { signal } = new AbortController();
  expect(await closeWeeks(inTwoWeeks, signal)).toMatchObject({ closed: 1, forgiven: 1 });
  await until(async () => ((await under.deps.practice.find('eva'))?.cards.length ?? 0) > 0);
  expect(await remindEverybody(inTwoWeeks, signal)).toEqual({ asked: 1, reminded: 1 });
  const told = (type: string) => under.events.some((event) => event.type === type);
  await until(() => produces.every(({ type }) => told(type)), { what: 'one event of each kind' });

  for (const { topic, ...envelope } of under.events) {
    const contract = produces.find(({ type }) => type === envelope.type);
    expect(contract?.topic).toBe(topic);
    expect(envelopeSchema.safeParse(envelope).error).toBeUndefined();
    expect(contract?.data.safeParse(envelope.data).error).toBeUndefined();
  }
});

test('When a neighbour tells what the catalogue reads, then the example of each handler fits both sides', () => {
  for (const { event, expects, example } of [
    ...consumers({ ...under.deps, automations: { add: () => Promise.resolve() } }),
    ...readModels(under.deps),
  ]) {
    expect(event.data.safeParse(example).error).toBeUndefined();
    expect(expects.safeParse(example).error).toBeUndefined();
  }
});
