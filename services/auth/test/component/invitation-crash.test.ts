import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mailTopics } from '@academy/contracts/events/mail/topics.ts';
import { startBroadcastConsumer } from '@academy/service-kit/consumers/broadcast-consumer.ts';
import { startChild } from '@academy/service-kit/testing/child-process.ts';
import { createTestClient } from '@academy/service-kit/testing/http-client.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { importLeaseMs } from '../../src/accounts/invitations/import/import-worker.ts';
import { startAuth } from '../support/auth-replica.ts';
import { createPeople } from '../support/people.ts';

const stack = useTestStack();
const dataDir = mkdtempSync(join(tmpdir(), 'academy-auth-invitations-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const askedFor: string[] = [];

beforeAll(() => {
  const reader = startBroadcastConsumer({
    kafka: stack.kafka(),
    name: 'auth-invitation-crash-test',
    topics: [mailTopics.requests.name],
    since: 'beginning',
    handler: ({ id }) => void askedFor.push(id),
    logger: stack.logger,
  });
  stack.afterSuite(() => reader.stop());
});

const env = (): Record<string, string> => ({
  ...stack.env,
  DATA_DIR: dataDir,
  ADMIN_EMAIL: 'admin@example.com',
  ADMIN_PASSWORD: 'the admin of these tests',
  INVITATIONS_PER_MINUTE: '100000',
});

test('When a process dies in the middle of an import, then another goes on, and each person gets one mail', async () => {
  const file = join(import.meta.dirname, '../../src/start.ts');
  const child = startChild({ file, env: { ...env(), FAILPOINT: 'invitations.after_invited:2' } });
  stack.afterSuite(() => child.kill('SIGKILL'));
  const line = await child.untilLine(/^LISTENING /);
  const { port } = JSON.parse(line.slice('LISTENING '.length)) as { port: number };
  const client = createTestClient(`http://127.0.0.1:${port}`);
  const { bearer: authorization } = await createPeople(client).admin();
  const rows = [1, 2, 3, 4, 5].map((n) => `crash${n}@example.com,Ana Ruiz`);
  const csv = Buffer.from(['email,name', ...rows].join('\n')).toString('base64');
  const body = { fileName: 'people.csv', file: csv, language: 'es' };
  const { body: plan } = await client.post('/api/admin/invitations/import/plan', { authorization, body });
  const confirmed = { ...body, basis: plan.basis };
  await client
    .post('/api/admin/invitations/import', { authorization, body: confirmed })
    .catch(() => undefined);
  expect(await child.exited).toMatchObject({ signal: 'SIGKILL' });

  // The lease of the dead one is over, by the clock of the next.
  const now = () => new Date(Date.now() + importLeaseMs + 1_000);
  const replica = await startAuth({ env: env(), logger: stack.logger, now });
  stack.afterSuite(() => replica.stop());
  await until(async () => (await replica.deps.invitationImports.latest())[0]?.handledAt != null, {
    withinMs: 30_000,
  });
  expect((await replica.deps.invitationImports.latest())[0]).toMatchObject({ total: 5, done: 5, skipped: 0 });
  expect(await replica.models.invitations.countDocuments()).toBe(5);
  await until(
    async () => (await replica.models.invitations.countDocuments({ outboxPending: { $ne: null } })) === 0,
    {
      withinMs: 60_000,
    },
  );
  await until(() => new Set(askedFor).size === 5);
}, 120_000);
