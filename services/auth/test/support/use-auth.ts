import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Envelope } from '@academy/contracts/events/event.ts';
import { topics } from '@academy/contracts/events/topics.ts';
import { parseConfig } from '@academy/service-kit/config/parse-config.ts';
import { startBroadcastConsumer } from '@academy/service-kit/consumers/broadcast-consumer.ts';
import { createHealth } from '@academy/service-kit/health/health.ts';
import { listen } from '@academy/service-kit/http/listen.ts';
import { createMetrics } from '@academy/service-kit/metrics/metrics.ts';
import { ensureIndexes } from '@academy/service-kit/mongo/connect-mongo.ts';
import { createRelay } from '@academy/service-kit/outbox/relay.ts';
import { createTestClient } from '@academy/service-kit/testing/http-client.ts';
import { useTestStack, type TestStack } from '@academy/service-kit/testing/test-stack.ts';
import { createApp } from '../../src/app.ts';
import { configSchema } from '../../src/config.ts';
import { createDependencies, type Dependencies, type Models } from '../../src/dependencies.ts';
import { ensureFirstAdministrator } from '../../src/use-cases/ensure-first-administrator.ts';
import { createPaymentWorkers } from '../../src/payments/workers.ts';
import { createFakeProvider, type FakeProvider } from './fake-provider.ts';
import { createPeople, type People } from './people.ts';

export interface TestAuth {
  stack: TestStack;
  deps: Dependencies;
  models: Models;
  baseUrl: string;
  client: ReturnType<typeof createTestClient>;
  people: People;
  /** Where its members pay, by the same clock. */
  fake: FakeProvider;
  /** Every event that auth has published, in the order of each topic. */
  events: (Envelope & { topic: string })[];
  /** The test's clock: moves on by as much when told, and otherwise with real time. */
  passTime: (ms: number) => void;
}

const ownTopics = [topics.authUsers, topics.authSessions, topics.authPayments, topics.auditActions];

/** auth in this process, with its real store, broker and HTTP. Call it once, at the top of a test file. */
export const useAuth = (env: Record<string, string> = {}): TestAuth => {
  // Filled before the first test; what a test reads is there.
  const auth = { events: [] } as unknown as TestAuth;
  const closing: (() => Promise<unknown>)[] = [];
  // Before the stack's own, which would take the store from under the relay.
  afterAll(async () => {
    for (const close of closing.reverse()) await close();
  });
  const stack = useTestStack({ topics: ownTopics });

  beforeAll(async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'academy-auth-'));
    closing.push(async () => rmSync(dataDir, { recursive: true, force: true }));
    const config = parseConfig(configSchema, {
      ...stack.env,
      DATA_DIR: dataDir,
      TRUST_PROXY: '1',
      ADMIN_EMAIL: 'admin@example.com',
      ADMIN_PASSWORD: 'the admin of these tests',
      ...env,
    });
    const { logger } = stack;
    let passed = 0;
    auth.passTime = (ms) => (passed += ms);
    const now = () => new Date(Date.now() + passed);
    const fake = createFakeProvider({ now });
    const mongo = await stack.database('auth');
    const kafka = stack.kafka();
    const { deps, models } = await createDependencies({ mongo, logger }, config, {
      now,
      payments: fake.provider,
    });
    await ensureIndexes(mongo);
    await ensureFirstAdministrator(deps);
    const service = 'auth';
    const runtime = { service, logger, metrics: createMetrics(service), health: createHealth() };
    const server = await listen(createApp(runtime, deps), { host: '127.0.0.1', port: 0 });
    closing.push(() => server.close());
    const aggregates = [models.users, models.sessions, models.helpRequests, models.leads];
    const relay = createRelay({ service, models: aggregates, kafka, logger });
    relay.start();
    closing.push(() => relay.stop());
    const workers = createPaymentWorkers(deps);
    for (const worker of workers) worker.start();
    closing.push(() => Promise.all(workers.map((worker) => worker.stop())));
    const reader = startBroadcastConsumer({
      kafka,
      name: 'auth-test',
      topics: ownTopics.map(({ name }) => name),
      since: 'beginning',
      handler: (envelope, { topic }) => void auth.events.push({ ...envelope, topic }),
      logger,
    });
    closing.push(() => reader.stop());
    const baseUrl = `http://127.0.0.1:${server.port}`;
    const client = createTestClient(baseUrl);
    Object.assign(auth, { stack, deps, models, baseUrl, client, people: createPeople(client), fake });
  }, 60_000);

  return auth;
};
