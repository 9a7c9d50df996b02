import { join } from 'node:path';
import { automationChangedV1 } from '@academy/contracts/events/scheduler/automation-changed.v1.ts';
import { automationDueV1 } from '@academy/contracts/events/scheduler/automation-due.v1.ts';
import { automationFinishedV1 } from '@academy/contracts/events/scheduler/automation-finished.v1.ts';
import { schedulerTopics } from '@academy/contracts/events/scheduler/topics.ts';
import type { StaffTool } from '@academy/contracts/http/ai/tools.ts';
import type { StaffFeed } from '@academy/contracts/http/ai/feeds.ts';
import { sweptBy } from '@academy/contracts/shared/retention.ts';
import { startServiceUnderTest } from '@academy/service-kit/testing/service-under-test.ts';
import { createAutomationRuns } from '@academy/service-kit/testing/automation-runs.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { refreshDueFeeds } from '../../src/news/use-cases/refresh-feeds.ts';
import { ai } from '../../src/service.ts';
import { readTools } from '../../src/tools/content/read-tools.ts';
import { rss, startFeedServer, type FeedServer } from '../support/feed-server.ts';
import { publish } from '../support/publish.ts';

const stack = useTestStack();
const hourMs = 3_600_000;
const contentFolder = join(import.meta.dirname, '../../../../content');
const automationId = 'hourly-news';
let server: FeedServer;
let authorization: string;

const start = () =>
  startServiceUnderTest(stack, ai, { topics: [schedulerTopics.runs], env: { NEWS_ALLOW_LOOPBACK: '1' } });
let under: Awaited<ReturnType<typeof start>>;

beforeAll(async () => {
  server = await startFeedServer();
  stack.afterSuite(server.close);
  under = await start();
  authorization = await under.issuer.bearer({ role: 'administrator' });
}, 60_000);

const addFeed = async (path: string): Promise<string> => {
  const body = { url: server.url(path) };
  const { id }: StaffFeed = (await under.client.post('/api/admin/feeds', { authorization, body })).body;
  await until(async () => (await under.deps.news.feeds.find(id))?.lastFetchAt);
  return id;
};
const automation = (sequence: number, isActive: boolean) =>
  publish(stack.kafka(), automationChangedV1, {
    id: automationId,
    sequence,
    data: { type: 'refresh_news', isActive, intervalMs: hourMs, isDeleted: !isActive },
  });
const due = (runId: string) =>
  publish(stack.kafka(), automationDueV1, {
    id: automationId,
    data: { runId, automationId, type: 'refresh_news', slot: new Date().toISOString() },
  });
const finished = (runId: string) =>
  under.events.filter(
    ({ type, data }) => type === automationFinishedV1.type && (data as { runId: string }).runId === runId,
  );

test('When news is refreshed by an automation, then its runs read every feed and the timer leaves them alone', async () => {
  let reads = 0;
  server.serve('/steady.xml', (_request, response) => {
    reads += 1;
    const title = reads === 1 ? 'A new model reasons before it answers' : 'Schools write rules for homework';
    const entry = { title, link: `https://example.org/${reads}`, at: new Date() };
    response.writeHead(200).end(rss('Steady', [{ ...entry, description: 'New' }]));
  });
  server.serve('/broken.xml', (_request, response) => response.writeHead(500).end());
  await addFeed('/steady.xml');
  await addFeed('/broken.xml');
  const before = reads;

  await automation(1, true);
  await until(() => under.deps.knownAutomations.isAutomated('refresh_news'));
  const tomorrow = { ...under.deps, now: () => new Date(Date.now() + 24 * hourMs) };
  const { signal } = new AbortController();
  await refreshDueFeeds(tomorrow, signal);
  expect(reads).toBe(before);

  await due('run-1');
  await due('run-1');
  const [report] = await until(() => finished('run-1').length > 0 && finished('run-1'));
  expect(report?.data).toMatchObject({ counts: { feeds: 2, added: 1, failed: 1 }, error: null });
  expect(reads).toBe(before + 1);
  // A feed that staff add does not wait for the next slot.
  await addFeed('/steady.xml?second');

  await automation(2, false);
  await until(async () => !(await under.deps.knownAutomations.isAutomated('refresh_news')));
  const count = reads;
  await refreshDueFeeds(tomorrow, signal);
  expect(reads).toBeGreaterThan(count);
  await due('run-2');
  await until(() => finished('run-2').length > 0);
  expect(finished('run-1')).toHaveLength(1);
});

test('When tools are refreshed, then staff see which of their links no longer work, and since when', async () => {
  const [tool] = await readTools(contentFolder);
  if (!tool) throw new Error('content/ has no tools');
  const answering = (path: string, status: number) =>
    server.serve(path, (_request, response) => response.writeHead(status).end());
  answering('/there', 200);
  answering('/turns-programs-away', 403);
  answering('/not-there', 404);
  answering('/broken', 500);
  server.serve('/inside', (_request, response) =>
    response.writeHead(302, { location: 'http://10.0.0.1/' }).end(),
  );
  const paths = ['there', 'turns-programs-away', 'not-there', 'broken', 'inside'];
  under.deps.tools.replaceAll(paths.map((id) => ({ ...tool, id, url: server.url(`/${id}`) })));
  const links = async () => {
    const { body } = await under.client.get('/api/admin/tools', { authorization });
    return new Map((body as StaffTool[]).map(({ id, link }) => [id, link]));
  };
  expect((await links()).get('there')).toBeNull();

  const runs = createAutomationRuns(stack.kafka(), under.events);
  expect((await runs.run('refresh_tools')).counts).toEqual({ tools: 5, gone: 1, unanswered: 2 });
  const first = await links();
  expect([...first.values()].map((link) => link?.state)).toEqual([
    'ok',
    'ok',
    'gone',
    'unanswered',
    'unanswered',
  ]);
  answering('/broken', 200);
  await runs.run('refresh_tools');
  const second = await links();
  expect(second.get('not-there')?.since).toBe(first.get('not-there')?.since);
  expect(second.get('broken')?.state).toBe('ok');
});

test('When personal data is past its time, then a run removes the budgets of past days at once', async () => {
  const rows = under.runtime.mongo.collection<{ _id: string }>('budgets');
  const changed = (hours: number) => ({ changedAt: new Date(Date.now() - hours * hourMs) });
  await rows.insertMany([
    { _id: 'long-ago', ...changed(49) },
    { _id: 'yesterday', ...changed(47) },
  ]);
  const runs = createAutomationRuns(stack.kafka(), under.events);
  const { counts } = await runs.run('retention_sweep');
  expect(Object.keys(counts).toSorted()).toEqual(sweptBy('ai').toSorted());
  expect(await rows.findOne({ _id: 'long-ago' })).toBeNull();
  expect(await rows.findOne({ _id: 'yesterday' })).not.toBeNull();
});
