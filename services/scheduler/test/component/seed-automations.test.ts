import type { Automation } from '@academy/contracts/http/scheduler/automations.ts';
import { automationTypes, type AutomationType } from '@academy/contracts/shared/automation-types.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { seedAutomations } from '../../src/automations/use-cases/seed-automations.ts';
import { createModels } from '../../src/dependencies.ts';
import { startScheduler, type SchedulerUnderTest } from '../support/scheduler-under-test.ts';

const stack = useTestStack();
let under: SchedulerUnderTest;
let authorization: string;

const path = '/api/admin/automations';
const publishers = ['publish_next_course', 'publish_next_document'];
const hourMs = 3_600_000;

beforeAll(async () => {
  under = await startScheduler(stack);
  authorization = await under.issuer.bearer({ sub: 'boss', role: 'administrator' });
}, 60_000);

const listed = async (): Promise<Automation[]> => (await under.client.get(path, { authorization })).body;
const typesOf = (rows: readonly Automation[]) => rows.map(({ type }) => type).toSorted();
const every = [...automationTypes].toSorted();

/** As if the scheduler had never run: what it seeded, and that it did, is forgotten. */
const forget = async (): Promise<void> => {
  const models = createModels(under.runtime.mongo);
  await Promise.all([models.automations.deleteMany({}), models.seedings.deleteMany({})]);
};
const started = (isNew: boolean, more: Partial<SchedulerUnderTest['deps']> = {}) =>
  seedAutomations({ ...under.deps, isNewAcademy: () => Promise.resolve(isNew), ...more });

test('When an academy starts for the first time, then it has each automation once, and only the publishers are paused', async () => {
  const rows = await listed();
  expect(typesOf(rows)).toEqual(every);
  const paused = rows.filter(({ isActive }) => !isActive);
  expect(typesOf(paused)).toEqual(publishers);
  expect(paused.map(({ nextRun }) => nextRun)).toEqual([null, null]);
  const intervals = Object.fromEntries(rows.map(({ type, intervalMs }) => [type, intervalMs / hourMs]));
  expect(intervals).toMatchObject({
    weekly_goal: 1,
    practice_reminder: 1,
    retention_sweep: 24,
    weekly_digest: 24,
  });
  for (const { isActive, nextRun, intervalMs } of rows) {
    if (isActive) expect(Date.parse(nextRun ?? '') - Date.now()).toBeGreaterThan(intervalMs - 60_000);
  }
});

test('When several replicas start at once, then each automation is made once', async () => {
  await forget();
  await Promise.all([started(true), started(true), started(false)]);
  expect(typesOf(await listed())).toEqual(every);
});

test('When an academy was in use before, then it gets what it lacks, paused, and keeps what it has', async () => {
  await forget();
  const body = { type: 'refresh_news', intervalMs: 2 * hourMs };
  const own: Automation = (await under.client.post(path, { authorization, body })).body;
  await started(false);
  const rows = await listed();
  expect(typesOf(rows)).toEqual(every);
  expect(rows.filter(({ isActive }) => isActive)).toEqual([own]);
});

test('When a start is cut off in between, then the next goes on as the first began', async () => {
  await forget();
  const doneUntil = (last: AutomationType) => ({
    ...under.deps.seeding,
    done: (type: string) =>
      type === last ? Promise.reject(new Error('the process ended')) : under.deps.seeding.done(type),
  });
  await expect(started(true, { seeding: doneUntil('weekly_goal') })).rejects.toThrow('the process ended');
  const before = await listed();
  expect(typesOf(before)).not.toContain('weekly_digest');
  // People have come meanwhile: the academy is as new as it was.
  await started(false);
  const after = await listed();
  expect(typesOf(after)).toEqual(every);
  expect(typesOf(after.filter(({ isActive }) => !isActive))).toEqual(publishers);
  expect(after).toEqual(expect.arrayContaining(before));
});

test('When staff delete one, even while it is being set up, then no start brings it back', async () => {
  await forget();
  const cut = { ...under.deps.seeding, done: () => Promise.reject(new Error('the process ended')) };
  await expect(started(true, { seeding: cut })).rejects.toThrow('the process ended');
  await under.client.delete(`${path}/${automationTypes[0]}`, { authorization });
  await started(true);
  await under.client.delete(`${path}/weekly_digest`, { authorization });
  await started(true);
  const left = every.filter((type) => type !== automationTypes[0] && type !== 'weekly_digest');
  expect(typesOf(await listed())).toEqual(left);
});
