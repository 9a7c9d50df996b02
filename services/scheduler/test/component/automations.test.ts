import { automationDueV1 } from '@academy/contracts/events/scheduler/automation-due.v1.ts';
import type { Automation, AutomationRun } from '@academy/contracts/http/scheduler/automations.ts';
import { retentionServices } from '@academy/contracts/shared/retention.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { runDueAutomations } from '../../src/automations/use-cases/run-due-automations.ts';
import { finish } from '../support/finish.ts';
import { startScheduler, type SchedulerUnderTest } from '../support/scheduler-under-test.ts';

const stack = useTestStack();
let under: SchedulerUnderTest;
let authorization: string;

const hourMs = 3_600_000;
const path = '/api/admin/automations';

beforeAll(async () => {
  under = await startScheduler(stack, { AUTOMATIONS_ALLOW_SECONDS: '0' });
  authorization = await under.issuer.bearer({ sub: 'boss', role: 'administrator' });
}, 60_000);

const create = async (more: object = {}): Promise<Automation> => {
  const body = { type: 'refresh_news', intervalMs: hourMs, ...more };
  const answer = await under.client.post(path, { authorization, body });
  expect(answer.status).toBe(201);
  return answer.body;
};
const runsOf = async ({ id }: Automation, language: 'es' | 'en' = 'en'): Promise<AutomationRun[]> =>
  (await under.client.get(`${path}/${id}/runs`, { authorization, language })).body;
const dueOf = ({ id }: Automation) =>
  under.events.filter(({ type, subject }) => type === automationDueV1.type && subject === id);
const wakeAt = (at: Date) => runDueAutomations({ ...under.deps, now: () => at });
const later = (automation: Automation, ms: number) => new Date(Date.parse(automation.nextRun ?? '') + ms);

test('When an automation is created, then it has the fields of the spec in the reader’s language', async () => {
  const before = Date.now();
  const made = await create({ type: 'reconcile_subscriptions' });
  expect(made).toEqual({
    id: expect.any(String),
    type: 'reconcile_subscriptions',
    description: expect.stringContaining('payment provider'),
    isActive: true,
    intervalMs: hourMs,
    lastRun: null,
    lastFailed: false,
    nextRun: expect.any(String),
    version: expect.any(Number),
  });
  expect(Date.parse(made.nextRun ?? '')).toBeGreaterThanOrEqual(before + hourMs);
  const { body, headers } = await under.client.get(path, { authorization, language: 'es' });
  expect(headers.get('x-total-count')).toBe(String(body.length));
  const listed = (body as Automation[]).find(({ id }) => id === made.id);
  expect(listed).toEqual({ ...made, description: expect.stringContaining('proveedor de pagos') });
});

test.each([
  ['intervalMs', { type: 'refresh_news', intervalMs: 59_999 }, /un minuto/, /one minute/],
  ['intervalMs', { type: 'refresh_news', intervalMs: 366 * 24 * hourMs }, /como máximo/, /at most/],
  ['intervalMs', { type: 'refresh_news' }, /El intervalo es obligatorio/, /The interval is required/],
  ['type', { type: 'make_coffee', intervalMs: hourMs }, /El tipo no tiene/, /The type does not/],
])(
  'When %s is wrong, then it is named in the caller’s language and nothing is created',
  async (field, body, es, en) => {
    const count = async () => (await under.client.get(path, { authorization })).body.length as number;
    const before = await count();
    const spanish = await under.client.post(path, { authorization, body, language: 'es' });
    const english = await under.client.post(path, { authorization, body, language: 'en' });
    expect([spanish.status, english.status]).toEqual([400, 400]);
    expect(spanish.body.fields).toEqual([{ path: field, message: expect.stringMatching(es) }]);
    expect(english.body.fields).toEqual([{ path: field, message: expect.stringMatching(en) }]);
    expect(await count()).toBe(before);
  },
);

test('When it is deactivated and activated, then its slots stop and begin anew, and a lost update is refused', async () => {
  const made = await create();
  const change = (body: object, headers = {}) =>
    under.client.patch(`${path}/${made.id}`, { authorization, body, headers });
  const off = await change({ isActive: false });
  expect(off.body).toMatchObject({ isActive: false, nextRun: null });
  await wakeAt(later(made, 0));
  expect(await runsOf(made)).toEqual([]);
  expect((await change({ isActive: true }, { 'if-match': `"${made.version}"` })).status).toBe(409);
  const on = await change({ isActive: true });
  expect(Date.parse(on.body.nextRun)).toBeGreaterThanOrEqual(Date.parse(made.nextRun ?? ''));
});

test('When a slot comes, then it is run once, its service is asked once and what came of it is kept', async () => {
  const made = await create();
  const at = later(made, 1_000);
  await Promise.all([wakeAt(at), wakeAt(at), wakeAt(at)]);
  await wakeAt(at);
  const [run, ...more] = await runsOf(made);
  expect(more).toEqual([]);
  expect(run).toMatchObject({ slot: made.nextRun, trigger: 'schedule', status: 'running', durationMs: null });
  await until(() => dueOf(made).length > 0);
  expect((await under.client.get(`${path}/${made.id}`, { authorization })).body).toMatchObject({
    lastRun: at.toISOString(),
    nextRun: later(made, hourMs).toISOString(),
    version: made.version,
  });

  const [due] = dueOf(made);
  const startedAt = new Date().toISOString();
  const finishedAt = new Date(Date.parse(startedAt) + 1_234).toISOString();
  const report = { runId: run?.id ?? '', automationId: made.id, type: made.type, startedAt, finishedAt };
  const kafka = stack.kafka();
  await finish(kafka, { ...report, counts: { feeds: 3, added: 12, failed: 1 }, error: null });
  await until(async () => (await runsOf(made))[0]?.status === 'succeeded');
  // Told again, otherwise: what was first stays.
  await finish(kafka, { ...report, counts: {}, error: { es: 'No', en: 'No' } });
  const other = await create();
  await wakeAt(later(other, 0));
  const [next] = await runsOf(other);
  const error = { es: 'No hay red', en: 'No network' };
  await finish(kafka, { ...report, automationId: other.id, runId: next?.id ?? '', counts: {}, error });
  await until(async () => (await runsOf(other))[0]?.status === 'failed');
  expect((await runsOf(other, 'es'))[0]).toMatchObject({ error: 'No hay red', result: null });
  expect((await runsOf(made, 'es'))[0]).toMatchObject({
    status: 'succeeded',
    durationMs: 1_234,
    result: 'Canales leídos: 3. Noticias nuevas: 12. Canales con error: 1.',
    error: null,
  });
  expect(due?.data).toMatchObject({ runId: run?.id, automationId: made.id, type: 'refresh_news' });
  expect(dueOf(made)).toHaveLength(1);
});

test('When several services work on a run, then it ends with the last of them, and its figures are theirs together', async () => {
  const made = await create({ type: 'retention_sweep' });
  await wakeAt(later(made, 0));
  const [run] = await runsOf(made);
  const at = new Date().toISOString();
  const report = {
    runId: run?.id ?? '',
    automationId: made.id,
    type: made.type,
    startedAt: at,
    finishedAt: at,
  };
  const reported = async (service: string, counts: Record<string, number>) => {
    const awaited = async () => (await under.deps.runs.listOf(made.id, 1))[0]?.awaited;
    const data = { ...report, counts, error: null };
    await finish(stack.kafka(), data, service);
    await finish(stack.kafka(), data, service);
    await until(async () => !(await awaited())?.includes(service));
  };
  const others = retentionServices.filter((one) => one !== 'auth');
  await reported('auth', { sessions: 2, invoices: 0 });
  expect(await runsOf(made)).toMatchObject([{ status: 'running' }]);
  // The scheduler reports for itself, or this does first.
  for (const service of others)
    await reported(service, service === 'catalog' || service === 'library' ? { bin: 1 } : {});
  await until(async () => (await runsOf(made))[0]?.status === 'succeeded');
  const result = 'Records deleted: 4 (sessions: 2, deleted courses, lessons, exercises and documents: 2).';
  expect(await runsOf(made)).toMatchObject([{ result }]);
});

test('When nothing ran for many slots, then they are caught up by one run that says so', async () => {
  const made = await create();
  await wakeAt(later(made, 7 * hourMs + 120_000));
  expect(await runsOf(made)).toMatchObject([{ slot: later(made, 7 * hourMs).toISOString(), missedSlots: 7 }]);
});

test('When its service never answers, then the run ends as failed after a day', async () => {
  const made = await create();
  await wakeAt(later(made, 0));
  await wakeAt(later(made, 25 * hourMs));
  const runs = await runsOf(made);
  expect(runs.at(-1)).toMatchObject({ status: 'failed', error: expect.stringMatching(/24 hours/) });
});

test('When staff run it now, then its slots stay, and a second run waits for the first', async () => {
  const made = await create({ isActive: false });
  const run = () => under.client.post(`${path}/${made.id}/run`, { authorization, language: 'en' });
  const { status, body } = await run();
  expect(status).toBe(200);
  expect(body).toMatchObject({ isActive: false, nextRun: null, lastRun: expect.any(String) });
  expect(await runsOf(made)).toMatchObject([{ trigger: 'staff', status: 'running' }]);
  expect(await run()).toMatchObject({
    status: 409,
    body: { detail: expect.stringMatching(/already running/) },
  });
  expect(await runsOf(made)).toHaveLength(1);
});

test('When two replicas are asked at once to run it now, then it is run once, and again only after that', async () => {
  const second = await startScheduler(stack, { AUTOMATIONS_ALLOW_SECONDS: '0' });
  const bearer = await second.issuer.bearer({ sub: 'boss', role: 'administrator' });
  const made = await create({ isActive: false });
  const run = `${path}/${made.id}/run`;
  const answers = await Promise.all(
    [1, 2, 3].flatMap(() => [
      under.client.post(run, { authorization }),
      second.client.post(run, { authorization: bearer }),
    ]),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
  const [only, ...more] = await runsOf(made);
  expect(more).toEqual([]);
  const at = new Date().toISOString();
  const report = {
    automationId: made.id,
    type: made.type,
    startedAt: at,
    finishedAt: at,
    counts: {},
    error: null,
  };
  await finish(stack.kafka(), { ...report, runId: only?.id ?? '' });
  await until(async () => (await runsOf(made))[0]?.status === 'succeeded');
  expect((await under.client.post(run, { authorization })).status).toBe(200);
  await second.stop();
});

test('When staff change the interval, then the next slot is counted anew, and too short a one is refused', async () => {
  const made = await create();
  const change = (body: object) =>
    under.client.patch(`${path}/${made.id}`, { authorization, body, language: 'es' });
  const before = Date.now();
  const { body: slower } = await change({ intervalMs: 3 * hourMs });
  expect(slower).toMatchObject({ intervalMs: 3 * hourMs, isActive: true });
  expect(Date.parse(slower.nextRun)).toBeGreaterThanOrEqual(before + 3 * hourMs);
  expect(await change({ intervalMs: 59_999 })).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'intervalMs', message: expect.stringMatching(/un minuto/) }] },
  });
  expect(await change({ intervalMs: 'often' })).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'intervalMs' }] },
  });
  // The same again moves nothing.
  expect((await change({ intervalMs: 3 * hourMs })).body).toEqual(slower);
  const { body: off } = await change({ isActive: false, intervalMs: hourMs });
  expect(off).toMatchObject({ isActive: false, nextRun: null, intervalMs: hourMs });
  expect((await change({ intervalMs: 2 * hourMs })).body.nextRun).toBeNull();
  await wakeAt(new Date(before + 4 * hourMs));
  expect(await runsOf(made)).toEqual([]);
});

test('When it is deleted, then it is gone and none of its slots is run', async () => {
  const made = await create();
  expect((await under.client.delete(`${path}/${made.id}`, { authorization })).body).toEqual({ id: made.id });
  await wakeAt(later(made, 0));
  expect((await under.client.get(`${path}/${made.id}`, { authorization })).status).toBe(404);
  expect((await under.client.get(`${path}/${made.id}/runs`, { authorization })).status).toBe(404);
  expect(
    (await under.client.patch(`${path}/${made.id}`, { authorization, body: { isActive: true } })).status,
  ).toBe(404);
  expect(dueOf(made)).toEqual([]);
});
