import { automationDueV1 } from '@academy/contracts/events/scheduler/automation-due.v1.ts';
import { schedulerTopics } from '@academy/contracts/events/scheduler/topics.ts';
import { catalogTopics } from '@academy/contracts/events/catalog/topics.ts';
import { userRegisteredV1 } from '@academy/contracts/events/auth/user-registered.v1.ts';
import { newId } from '@academy/service-kit/ids/uuid-v7.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { addDays, dateIn, weekOf } from '../../src/domain/calendar.ts';
import { closeWeeks } from '../../src/practice/use-cases/close-weeks.ts';
import { remindEverybody } from '../../src/practice/use-cases/remind.ts';
import { startCatalog, type CatalogUnderTest } from '../support/catalog-under-test.ts';
import { exerciseIds, importTwoCourses } from '../support/content.ts';
import { learnerOf } from '../support/learners.ts';
import { letDaysPass } from '../support/practice.ts';
import { account, tellOfUser } from '../support/user-events.ts';

const stack = useTestStack();
let under: CatalogUnderTest;
const [first = '', second = '', third = ''] = exerciseIds('first');
const { signal } = new AbortController();
const thisWeek = () => weekOf(dateIn(new Date(), 'Europe/Madrid'));
/** Noon of the day so many weeks on, in Madrid about one or two o'clock. */
const weeksOn = (weeks: number) => {
  const at = new Date(`${addDays(dateIn(new Date(), 'Europe/Madrid'), 7 * weeks)}T12:00:00Z`);
  return { ...under.deps, now: () => at };
};

beforeAll(async () => {
  under = await startCatalog(stack, {
    topics: [catalogTopics.learning, schedulerTopics.runs],
  });
  await importTwoCourses(under.deps);
}, 60_000);

const registered = async (id: string, over: Record<string, unknown> = {}) => {
  await tellOfUser(stack.kafka(), userRegisteredV1, { id, sequence: 1, data: account(id, over) });
  await until(async () => (await under.deps.people.find(id)) !== null);
  return learnerOf(under, id);
};

test('When a learner has set no goal, then there is none, and nothing is counted', async () => {
  const ana = await learnerOf(under, 'ana');
  expect((await ana.get('/api/practice/goal')).body).toEqual({
    goal: null,
    week: thisWeek(),
    lastDay: addDays(thisWeek(), 6),
    done: 0,
    reached: false,
    streakWeeks: 0,
  });
});

test('When different exercises are passed as often as the goal says, then it is reached and told once', async () => {
  const eva = await learnerOf(under, 'eva');
  const goal = { kind: 'exercises', target: 2 };
  expect((await eva.put('/api/practice/goal', goal)).body).toMatchObject({ goal, done: 0, reached: false });
  await eva.check(first);
  await eva.check(first);
  expect((await eva.get('/api/practice/goal')).body).toMatchObject({ done: 1, reached: false });
  await eva.check(second);
  await until(() => eva.told('weekly_goal_reached').length === 1);
  await eva.check(third);
  await until(async () => (await under.deps.practice.find('eva'))?.cards.length === 3);
  expect((await eva.get('/api/practice/goal')).body).toMatchObject({
    done: 3,
    reached: true,
    streakWeeks: 1,
  });
  expect(eva.told('weekly_goal_reached')).toEqual([
    { type: 'weekly_goal_reached', data: { userId: 'eva', week: thisWeek(), ...goal, streakWeeks: 1 } },
  ]);
});

test('When lessons are the goal, then completing one counts, and passing one of its exercises does not', async () => {
  const leo = await learnerOf(under, 'leo');
  await leo.put('/api/practice/goal', { kind: 'lessons', target: 1 });
  await leo.check(first);
  expect((await leo.get('/api/practice/goal')).body).toMatchObject({ done: 0 });
  await leo.check(second);
  await until(() => leo.told('weekly_goal_reached').length === 1);
  expect((await leo.get('/api/practice/goal')).body).toMatchObject({ done: 1, reached: true });
});

test.each([
  ['target', { kind: 'lessons', target: 0 }],
  ['target', { kind: 'lessons', target: 51 }],
  ['target', { kind: 'lessons', target: 1.5 }],
  ['kind', { kind: 'hours', target: 3 }],
])(
  'When a goal has a wrong %s, then that is named in both languages and nothing changes',
  async (path, goal) => {
    const kim = await learnerOf(under, 'kim');
    const refused = await kim.put('/api/practice/goal', goal);
    expect(refused).toMatchObject({ status: 400, body: { fields: [{ path }] } });
    expect(refused.body.fields[0].message).toMatch(
      path === 'target' ? /meta semanal|weekly goal/i : /meta|goal/i,
    );
    expect(await under.deps.practice.find('kim')).toBeNull();
  },
);

test('When a goal is removed, then nothing is counted any more, and the weeks reached stay for a next one', async () => {
  const max = await learnerOf(under, 'max');
  await max.put('/api/practice/goal', { kind: 'exercises', target: 1 });
  await max.check(first);
  await until(() => max.told('weekly_goal_reached').length === 1);
  expect(await max.get('/api/practice/goal').then(({ body }) => body.streakWeeks)).toBe(1);
  const authorization = await under.issuer.bearer({ sub: 'max' });
  const removed = await under.client.delete('/api/practice/goal', { authorization });
  expect(removed.body).toMatchObject({ goal: null, done: 0, reached: false });
  await max.put('/api/practice/goal', { kind: 'lessons', target: 3 });
  expect((await max.get('/api/practice/goal')).body).toMatchObject({ reached: true, streakWeeks: 1 });
});

test('When a goal is set, then weeks before it are neither reached nor missed', async () => {
  const ada = await learnerOf(under, 'ada');
  await ada.check(first);
  await until(async () => (await under.deps.practice.find('ada')) !== null);
  await under.runtime.mongo
    .collection('attempts')
    .updateMany({ userId: 'ada' }, { $set: { createdAt: new Date(Date.now() - 7 * 86_400_000) } });
  await ada.put('/api/practice/goal', { kind: 'exercises', target: 1 });
  await closeWeeks(under.deps, signal);
  expect(await under.deps.practice.find('ada')).toMatchObject({ reachedWeeks: [] });
});

test('When weeks end without a visit, then a miss is forgiven and two end the streak, each told once', async () => {
  const tom = await learnerOf(under, 'tom');
  await tom.put('/api/practice/goal', { kind: 'exercises', target: 1 });
  await tom.check(first);
  await until(() => tom.told('weekly_goal_reached').length === 1);
  for (const weeks of [1, 2, 2, 3, 4]) await closeWeeks(weeksOn(weeks), signal);
  await until(() => tom.told('weekly_goal_closed').length === 2);
  expect(tom.told('weekly_goal_closed').map(({ data }) => data)).toMatchObject([
    { userId: 'tom', week: addDays(thisWeek(), 7), outcome: 'forgiven', streakWeeks: 1, done: 0, target: 1 },
    { userId: 'tom', week: addDays(thisWeek(), 14), outcome: 'ended', streakWeeks: 1 },
  ]);
});

test('When a learner asked to be reminded and something is due, then once a day, in their waking hours', async () => {
  const zoe = await registered('zoe', { timeZone: 'America/Bogota' });
  await zoe.put('/api/practice/settings', { enabled: true, reminders: true });
  await zoe.check(first);
  await until(async () => (await under.deps.practice.find('zoe'))?.cards.length === 1);
  const at = (time: string) => ({ ...under.deps, now: () => new Date(time) });
  const nothingDue = new Date();
  nothingDue.setUTCHours(17);
  expect(await remindEverybody({ ...under.deps, now: () => nothingDue }, signal)).toMatchObject({
    reminded: 0,
  });
  await letDaysPass(under.runtime.mongo, 'zoe');
  const day = addDays(new Date().toISOString().slice(0, 10), 1);
  // Seven in the morning in Bogotá, then noon twice, from two replicas at once.
  expect((await remindEverybody(at(`${day}T12:00:00Z`), signal)).reminded).toBe(0);
  const noon = at(`${day}T17:00:00Z`);
  const both = await Promise.all([remindEverybody(noon, signal), remindEverybody(noon, signal)]);
  expect(both.map(({ reminded }) => reminded).toSorted()).toEqual([0, 1]);
  expect((await remindEverybody(at(`${day}T23:00:00Z`), signal)).reminded).toBe(0);
  expect((await remindEverybody(at(`${addDays(day, 1)}T17:00:00Z`), signal)).reminded).toBe(1);
  await until(() => zoe.told('practice_due').length === 2);
  expect(zoe.told('practice_due')[0]?.data).toEqual({ userId: 'zoe', count: 1, date: day });
  await zoe.put('/api/practice/settings', { enabled: false, reminders: true });
  expect((await remindEverybody(at(`${addDays(day, 2)}T17:00:00Z`), signal)).reminded).toBe(0);
});

test('When an automation of practice is due, then its work is done and reported with figures', async () => {
  for (const type of ['practice_reminder', 'weekly_goal']) {
    const automationId = newId();
    const slot = new Date().toISOString();
    const data = automationDueV1.data.parse({ runId: `${automationId}@${slot}`, automationId, type, slot });
    await tellOfUser(stack.kafka(), automationDueV1, { id: automationId, sequence: 1, data });
    await until(() =>
      under.events.some(
        (event) =>
          event.type.includes('automation_finished') &&
          (event.data as { automationId: string; error: unknown }).automationId === automationId &&
          (event.data as { error: unknown }).error === null,
      ),
    );
  }
});
