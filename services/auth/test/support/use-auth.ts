import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Connection } from 'mongoose';
import { auditTopics } from '@academy/contracts/events/audit/topics.ts';
import { mailTopics } from '@academy/contracts/events/mail/topics.ts';
import { authTopics } from '@academy/contracts/events/auth/topics.ts';
import { schedulerTopics } from '@academy/contracts/events/scheduler/topics.ts';
import { startBroadcastConsumer } from '@academy/service-kit/consumers/broadcast-consumer.ts';
import { createLogger } from '@academy/service-kit/logging/logger.ts';
import { createTestClient } from '@academy/service-kit/testing/http-client.ts';
import type { PublishedEvent } from '@academy/service-kit/testing/service-under-test.ts';
import { useTestStack, type TestStack } from '@academy/service-kit/testing/test-stack.ts';
import type { Models } from '../../src/models.ts';
import type { AuthDeps } from '../../src/deps.ts';
import { startAuth, type Replica } from './auth-replica.ts';
import { startFakeProvider, type FakeProvider } from './fake-provider.ts';
import { createPeople, type People } from './people.ts';

export interface TestAuth {
  stack: TestStack;
  deps: AuthDeps;
  models: Models;
  mongo: Connection;
  baseUrl: string;
  client: ReturnType<typeof createTestClient>;
  people: People;
  /** Where its members pay, by the same clock. */
  fake: FakeProvider;
  /** Every event that auth has published, in the order of each topic. */
  events: PublishedEvent[];
  /** All that a topic holds so far, as it lies there. */
  rawMessages: (topic: string) => Promise<string>;
  /** What it has logged, a line of JSON each. */
  logs: string[];
  /** Another replica on the same store, with an address of its own; `changes` are settings of its own. */
  startReplica: (changes?: Record<string, string>) => Promise<Replica>;
  /** The test's clock: moves on by as much when told, and otherwise with real time. */
  passTime: (ms: number) => void;
  /** From here on it stands still, but for `passTime`: for pauses that a slow machine would sit out. */
  stopTime: () => void;
}

const ownTopics = [
  authTopics.users,
  authTopics.contacts,
  authTopics.sessions,
  authTopics.payments,
  authTopics.support,
  auditTopics.actions,
  schedulerTopics.runs,
  schedulerTopics.mails,
  mailTopics.requests,
];

/** auth in this process, with its real store, broker and HTTP. Call it once, at the top of a test file. */
export const useAuth = (env: Record<string, string> = {}): TestAuth => {
  // Filled before the first test; what a test reads is there.
  const auth = { events: [], logs: [] } as unknown as TestAuth;
  const closing: (() => Promise<unknown>)[] = [];
  // Before the stack's own, which would take the store from under the relay.
  afterAll(async () => {
    for (const close of closing.reverse()) await close();
  });
  const stack = useTestStack({ topics: ownTopics });

  beforeAll(async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'academy-auth-'));
    closing.push(async () => rmSync(dataDir, { recursive: true, force: true }));
    const serviceEnv = {
      ...stack.env,
      DATA_DIR: dataDir,
      TRUST_PROXY: '1',
      ADMIN_EMAIL: 'admin@example.com',
      ADMIN_PASSWORD: 'the admin of these tests',
      ...env,
    };
    const destination = { write: (line: string) => void auth.logs.push(line) };
    const logger = createLogger({ service: 'auth', level: 'info', destination });
    let passed = 0;
    auth.passTime = (ms) => (passed += ms);
    let stoppedAt: number | null = null;
    auth.stopTime = () => (stoppedAt = Date.now());
    const now = () => new Date((stoppedAt ?? Date.now()) + passed);
    const fake = await startFakeProvider(now);
    closing.push(() => fake.close());
    const startReplica = async (changes: Record<string, string> = {}): Promise<Replica> => {
      const replicaEnv = { ...serviceEnv, ...changes };
      const replica = await startAuth({ env: replicaEnv, logger, now, payments: fake.provider });
      closing.push(() => replica.stop());
      return replica;
    };
    const { deps, models, mongo, baseUrl } = await startReplica();
    const reader = startBroadcastConsumer({
      kafka: stack.kafka(),
      name: 'auth-test',
      topics: ownTopics.map(({ name }) => name),
      since: 'beginning',
      handler: (envelope, { topic, key }) => void auth.events.push({ ...envelope, topic, key }),
      logger,
    });
    closing.push(() => reader.stop());
    const rawMessages = async (topic: string): Promise<string> => {
      const parts: unknown[] = [];
      const raw = stack.kafka().consume({
        groupId: 'auth-test.raw',
        topics: [topic],
        from: 'beginning',
        commit: false,
        handler: async ({ key, value, headers }) => {
          parts.push(key, value, JSON.stringify(headers));
          return 'done';
        },
      });
      await raw.ready();
      await raw.stop();
      return parts.join('\n');
    };
    const client = createTestClient(baseUrl);
    Object.assign(auth, {
      stack,
      deps,
      models,
      mongo,
      baseUrl,
      client,
      rawMessages,
      people: createPeople(client),
      fake,
      startReplica,
    });
  }, 60_000);

  return auth;
};
