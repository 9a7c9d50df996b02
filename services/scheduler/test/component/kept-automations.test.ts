import { automationDueV1 } from '@academy/contracts/events/scheduler/automation-due.v1.ts';
import type { Automation, AutomationRun } from '@academy/contracts/http/scheduler/automations.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { runDueAutomations } from '../../src/automations/use-cases/run-due-automations.ts';
import { seedAutomations } from '../../src/automations/use-cases/seed-automations.ts';
import { startScheduler, type SchedulerUnderTest } from '../support/scheduler-under-test.ts';

const stack = useTestStack();
let under: SchedulerUnderTest;
let authorization: string;

const path = '/api/admin/automations';
const hourMs = 3_600_000;
const at = new Date('2026-11-20T08:00:00.000Z');
const next = new Date(Date.now() + hourMs);

/** As releases before kinds had folders stored them, `_id` and all. */
const kept = (type: string, isActive: boolean, more: object = {}) => ({
  _id: type,
  type,
  isActive,
  intervalMs: 2 * hourMs,
  nextRunAt: isActive ? next : null,
  lastRunAt: at,
  createdAt: at,
  version: 3,
  outbox: [],
  ...more,
});
const keptRun = (type: string, counts: object) => ({
  _id: `${type}@${at.toISOString()}`,
  automationId: type,
  type,
  slot: at,
  trigger: 'schedule',
  missedSlots: 0,
  startedAt: at,
  finishedAt: at,
  durationMs: 5,
  counts,
  error: null,
  version: 2,
  outbox: [],
});

beforeAll(async () => {
  under = await startScheduler(stack);
  authorization = await under.issuer.bearer({ sub: 'boss', role: 'administrator' });
}, 60_000);

type Row = { _id: string };
const collection = (name: string) => under.runtime.mongo.collection<Row>(name);
const stored = (name: string) => collection(name).find().sort({ _id: 1 }).toArray();
const store = async (name: string, rows: readonly Row[]) => {
  await collection(name).deleteMany({});
  await collection(name).insertMany([...rows]);
};
const runsOf = async (id: string): Promise<AutomationRun[]> =>
  (await under.client.get(`${path}/${id}/runs`, { authorization, language: 'en' })).body;

test('When an academy of an earlier release starts, then its automations and their history are as they were', async () => {
  const types = ['refresh_news', 'weekly_goal', 'publish_next_course', 'retention_sweep'];
  const rows = types
    .map((type) => kept(type, type !== 'publish_next_course'))
    .toSorted((a, b) => a._id.localeCompare(b._id));
  await store('automations', rows);
  // Staff deleted the digest, and everything else was never theirs.
  const others = ['refresh_tools', 'reconcile_subscriptions', 'publish_next_document', 'exercise_review'];
  const doneTypes = [...types, ...others, 'practice_reminder', 'weekly_digest'];
  await store('seedings', [{ _id: 'automations', activeTypes: types, doneTypes } as Row]);
  await store('runs', [
    keptRun('refresh_news', { feeds: 3, added: 12 }),
    keptRun('retention_sweep', { sessions: 2, mails: 5 }),
  ]);
  const seedings = await stored('seedings');
  await seedAutomations(under.deps);
  expect(await stored('automations')).toEqual(rows);
  expect(await stored('seedings')).toEqual(seedings);
  const listed: Automation[] = (await under.client.get(path, { authorization })).body;
  expect(
    listed
      .map(({ id, isActive, version }) => ({ id, isActive, version }))
      .toSorted((a, b) => a.id.localeCompare(b.id)),
  ).toEqual(rows.map(({ _id: id, isActive, version }) => ({ id, isActive, version })));
  expect((await runsOf('refresh_news'))[0]?.result).toBe(
    'Feeds fetched: 3. New items: 12. Feeds that failed: 0.',
  );
  expect((await runsOf('retention_sweep'))[0]?.result).toBe('Records deleted: 7 (sessions: 2, emails: 5).');
});

test('When an automation is of a type that this version does not know, then it is shown and waits', async () => {
  const due = new Date(Date.now() - hourMs);
  const unknown = kept('make_coffee', true, { nextRunAt: due });
  await store('automations', [unknown, kept('refresh_news', true, { nextRunAt: due })]);
  await store('runs', [keptRun('make_coffee', { cups: 4 })]);
  await runDueAutomations(under.deps);
  const subjects = () =>
    under.events.filter(({ type }) => type === automationDueV1.type).map(({ subject }) => subject);
  await until(() => subjects().includes('refresh_news'));
  expect(subjects()).not.toContain('make_coffee');
  const { body } = await under.client.get(`${path}/make_coffee`, { authorization, language: 'en' });
  expect(body).toMatchObject({ type: 'make_coffee', isActive: true, nextRun: due.toISOString() });
  expect(body.description).toMatch(/does not know/);
  expect(await runsOf('make_coffee')).toMatchObject([{ status: 'succeeded', result: null }]);
  const run = await under.client.post(`${path}/make_coffee/run`, { authorization, language: 'en' });
  expect(run).toMatchObject({ status: 409, body: { detail: expect.stringMatching(/does not know/) } });
  expect(
    (await under.client.patch(`${path}/make_coffee`, { authorization, body: { isActive: false } })).status,
  ).toBe(200);
  expect((await under.client.delete(`${path}/make_coffee`, { authorization })).status).toBe(200);
});
