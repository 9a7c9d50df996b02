import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Envelope } from '@academy/contracts/events/event.ts';
import { auditTopics } from '@academy/contracts/events/audit/topics.ts';
import { authTopics } from '@academy/contracts/events/auth/topics.ts';
import { mailTopics } from '@academy/contracts/events/mail/topics.ts';
import { startBroadcastConsumer } from '@academy/service-kit/consumers/broadcast-consumer.ts';
import { startChild } from '@academy/service-kit/testing/child-process.ts';
import { createTestClient } from '@academy/service-kit/testing/http-client.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { startAuth } from '../support/auth-replica.ts';
import { createPeople } from '../support/people.ts';
import { teamMessage } from '../support/support-forms.ts';

const stack = useTestStack();
const dataDir = mkdtempSync(join(tmpdir(), 'academy-auth-message-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const told: Envelope[] = [];

beforeAll(() => {
  const reader = startBroadcastConsumer({
    kafka: stack.kafka(),
    name: 'auth-message-test',
    topics: [authTopics.support.name, mailTopics.requests.name, auditTopics.actions.name],
    since: 'beginning',
    handler: (envelope) => void told.push(envelope),
    logger: stack.logger,
  });
  stack.afterSuite(() => reader.stop());
});

const env = {
  ...stack.env,
  DATA_DIR: dataDir,
  TRUST_PROXY: '1',
  ADMIN_EMAIL: 'admin@example.com',
  ADMIN_PASSWORD: 'the admin of these tests',
};

/** What was told once, however often it was delivered. */
const toldOf = (of: (envelope: Envelope) => boolean): number =>
  new Set(told.filter(of).map(({ id }) => id)).size;

test('When a replica dies between the write of a message and its mail, then another sends it, and the form sent again sends none', async () => {
  const file = join(import.meta.dirname, '../../src/start.ts');
  const first = await startAuth({ env, logger: stack.logger });
  const people = createPeople(createTestClient(first.baseUrl));
  const [admin, person] = [await people.admin(), await people.register()];
  await first.stop();

  const child = startChild({ file, env: { ...env, FAILPOINT: 'outbox.after_write' } });
  stack.afterSuite(() => child.kill('SIGKILL'));
  const line = await child.untilLine(/^LISTENING /);
  const { port } = JSON.parse(line.slice('LISTENING '.length)) as { port: number };
  const body = teamMessage(person.user.id);
  const request = { authorization: admin.bearer, body };
  await createTestClient(`http://127.0.0.1:${port}`)
    .post('/api/admin/messages', request)
    .catch(() => undefined);
  expect(await child.exited).toMatchObject({ signal: 'SIGKILL' });

  const replica = await startAuth({ env, logger: stack.logger });
  stack.afterSuite(() => replica.stop());
  const again = await createTestClient(replica.baseUrl).post('/api/admin/messages', request);
  expect([again.status, again.body.id]).toEqual([201, body.requestId]);
  const isMail = ({ data }: Envelope) => (data as { template?: string }).template === 'team_message';
  const isFact = ({ data }: Envelope) => (data as { helpId?: string }).helpId === body.requestId;
  const isAudit = ({ data }: Envelope) => (data as { action?: string }).action === 'help.message-sent';
  await until(() => [isMail, isFact, isAudit].every((one) => toldOf(one) > 0), { withinMs: 30_000 });
  expect([isMail, isFact, isAudit].map(toldOf)).toEqual([1, 1, 1]);
});
