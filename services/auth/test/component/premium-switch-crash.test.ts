import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Envelope } from '@academy/contracts/events/event.ts';
import { authTopics } from '@academy/contracts/events/auth/topics.ts';
import { startBroadcastConsumer } from '@academy/service-kit/consumers/broadcast-consumer.ts';
import { startChild, type ChildProcess } from '@academy/service-kit/testing/child-process.ts';
import { createTestClient } from '@academy/service-kit/testing/http-client.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { startAuth, type Replica } from '../support/auth-replica.ts';
import { createPeople } from '../support/people.ts';

const stack = useTestStack();
const dataDir = mkdtempSync(join(tmpdir(), 'academy-auth-switch-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const told: Envelope[] = [];

beforeAll(() => {
  const reader = startBroadcastConsumer({
    kafka: stack.kafka(),
    name: 'auth-switch-test',
    topics: [authTopics.users.name],
    since: 'beginning',
    handler: (envelope) => void told.push(envelope),
    logger: stack.logger,
  });
  stack.afterSuite(() => reader.stop());
});

const envOf = (store: string): Record<string, string> => ({
  ...stack.env,
  DB_PREFIX: `${stack.dbPrefix}${store}_`,
  DATA_DIR: dataDir,
  TRUST_PROXY: '1',
  ADMIN_EMAIL: 'admin@example.com',
  ADMIN_PASSWORD: 'the admin of these tests',
});

const start = (store: string, failPoint: string): ChildProcess => {
  const file = join(import.meta.dirname, '../../src/start.ts');
  const child = startChild({ file, env: { ...envOf(store), FAILPOINT: failPoint } });
  stack.afterSuite(() => child.kill('SIGKILL'));
  return child;
};

/** Another replica, which finds what the dead one left. */
const takeOver = async (store: string): Promise<Replica> => {
  const replica = await startAuth({ env: envOf(store), logger: stack.logger });
  stack.afterSuite(() => replica.stop());
  return replica;
};

const plansTold = (userId: string): string[] => {
  const facts = told.filter(
    ({ subject, type }) => subject === userId && type === 'academy.auth.plan_changed.v1',
  );
  const once = new Map(facts.map(({ id, data }) => [id, (data as { plan: string }).plan]));
  return [...once.values()];
};

// The first switch is the first administrator's own.
test.each([
  ['decided', 'payments.before_switch:2'],
  ['made', 'payments.after_switch:2'],
])(
  'When a replica dies once a switch for premium is %s, then another makes and tells it once',
  async (store, failPoint) => {
    const child = start(store, failPoint);
    const line = await child.untilLine(/^LISTENING /);
    const { port } = JSON.parse(line.slice('LISTENING '.length)) as { port: number };
    const client = createTestClient(`http://127.0.0.1:${port}`);
    const people = createPeople(client);
    const [admin, person] = [await people.admin(), await people.register()];
    const body = { isPremium: true, firstName: 'Otra' };
    await client
      .patch(`/api/admin/users/${person.user.id}`, { authorization: admin.bearer, body })
      .catch(() => undefined);
    expect(await child.exited).toMatchObject({ signal: 'SIGKILL' });

    const { deps } = await takeOver(store);
    const account = () => deps.users.find(person.user.id);
    await until(async () => (await account())?.premiumSwitch === undefined, { withinMs: 30_000 });
    expect(await account()).toMatchObject({ plan: 'premium', firstName: 'Otra' });
    const { plan, gift, subscription, planDueAt } = await deps.subscribers.find(person.user.id);
    expect([plan, gift, planDueAt]).toEqual(['premium', { until: null }, undefined]);
    expect(subscription.history).toMatchObject([{ what: 'gift_given', by: 'staff', actorId: admin.user.id }]);
    await until(() => plansTold(person.user.id).length > 0, { withinMs: 30_000 });
    expect(plansTold(person.user.id)).toEqual(['premium']);
  },
);

test('When a replica dies as it makes the first administrator, then another gives them premium as a gift', async () => {
  const child = start('first', 'payments.before_switch');
  expect(await child.exited).toMatchObject({ signal: 'SIGKILL' });
  const { deps } = await takeOver('first');
  const [administrator] = await deps.users.administrators();
  const id = administrator?._id ?? '';
  await until(async () => (await deps.subscribers.find(id)).gift !== null, { withinMs: 30_000 });
  expect(await deps.users.find(id)).toMatchObject({ role: 'administrator', plan: 'premium' });
});
