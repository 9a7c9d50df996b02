import { randomUUID } from 'node:crypto';
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
import { deliver } from '../support/deliver.ts';
import { createPeople, type Person } from '../support/people.ts';
import { signatureHeader } from '@academy/stripe-double/webhook-signature.ts';
import { stripeProduct, stripeSecretKey, useStripe, webhookSecret } from '../support/use-stripe.ts';

const stack = useTestStack();
const under = useStripe();
const dataDir = mkdtempSync(join(tmpdir(), 'academy-auth-crash-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const told: Envelope[] = [];

beforeAll(() => {
  const reader = startBroadcastConsumer({
    kafka: stack.kafka(),
    name: 'auth-crash-test',
    topics: [authTopics.users.name, authTopics.payments.name],
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
  STRIPE_SECRET_KEY: stripeSecretKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_PRODUCT: stripeProduct,
  STRIPE_API_URL: under.stripe.url,
  WEBHOOK_LEASE_MS: '500',
});

interface Doomed {
  child: ChildProcess;
  baseUrl: string;
  person: Person;
  /** The subscription that they have just paid for. */
  subscriptionId: string;
}

/** A process that is to die at a point, and somebody who pays there. */
const startDoomed = async (store: string, failPoint: string): Promise<Doomed> => {
  const file = join(import.meta.dirname, '../../src/start.ts');
  const child = startChild({ file, env: { ...envOf(store), FAILPOINT: failPoint } });
  stack.afterSuite(() => child.kill('SIGKILL'));
  const line = await child.untilLine(/^LISTENING /);
  const { port } = JSON.parse(line.slice('LISTENING '.length)) as { port: number };
  const baseUrl = `http://127.0.0.1:${port}`;
  const client = createTestClient(baseUrl);
  const person = await createPeople(client).register();
  const { body } = await client.post('/api/payments/checkout', {
    authorization: person.bearer,
    body: { interval: 'month', language: 'en' },
  });
  const paid = under.stripe.pay(body.url);
  if (!paid) throw new Error('the card was refused');
  return { child, baseUrl, person, subscriptionId: paid.id };
};

/** The latest of Stripe's messages about a user, as it would be sent. */
const lastMessage = ({ user }: Person) => {
  const { id } = under.stripe.customerOf(user.id);
  const event = under.stripe.events.findLast(({ body }) => body.includes(id));
  if (!event) throw new Error('Stripe has nothing to say');
  return {
    id: event.id,
    body: event.body,
    signature: signatureHeader(event.body, [webhookSecret], new Date()),
  };
};

/** Another replica, which finds what the dead one left. */
const takeOver = async (store: string): Promise<Replica> => {
  const replica = await startAuth({ env: envOf(store), logger: stack.logger });
  stack.afterSuite(() => replica.stop());
  return replica;
};

/** What reached the broker about a user, each fact once: a relay that dies tells the same one again. */
const factsOf = <Data>({ user }: Person, type: string): Data[] => {
  const facts = told.filter((fact) => fact.subject === user.id && fact.type === `academy.auth.${type}.v1`);
  return [...new Map(facts.map((fact) => [fact.id, fact.data as Data])).values()];
};
const plansTold = (person: Person) =>
  factsOf<{ plan: string }>(person, 'plan_changed').map(({ plan }) => plan);
const statesTold = (person: Person) =>
  factsOf<{ state: string }>(person, 'subscription_changed').map(({ state }) => state);
const quiet = async ({ models }: Replica): Promise<boolean> =>
  (await models.users.countDocuments({ outboxPending: { $ne: null } })) === 0 &&
  (await models.subscribers.countDocuments({ outboxPending: { $ne: null } })) === 0 &&
  (await models.webhookEvents.countDocuments({ handledAt: null })) === 0;

test.each([
  ['stored', 'payments.after_webhook_stored'],
  ['fenced', 'payments.after_fence'],
  ['read', 'payments.after_read'],
  ['written', 'payments.after_finding'],
  ['carried', 'payments.after_plan_write'],
  ['settled', 'payments.after_settled'],
])(
  'When a replica dies once a message is %s, then another gives what was paid for, and tells it once',
  async (store, failPoint) => {
    const { child, baseUrl, person, subscriptionId } = await startDoomed(store, failPoint);
    const message = lastMessage(person);
    await deliver(baseUrl, message, 'stripe').catch(() => undefined);
    expect(await child.exited).toMatchObject({ signal: 'SIGKILL' });

    const replica = await takeOver(store);
    const subscription = async () => (await replica.deps.subscribers.find(person.user.id)).subscription;
    await until(async () => (await subscription()).state === 'active', { withinMs: 30_000 });
    expect((await deliver(replica.baseUrl, message, 'stripe')).status).toBe(200);
    await until(() => quiet(replica), { withinMs: 60_000 });
    await until(() => plansTold(person).length > 0 && statesTold(person).length > 1, { withinMs: 60_000 });
    expect([plansTold(person), statesTold(person)]).toEqual([['premium'], ['pending', 'active']]);
    expect(await subscription()).toMatchObject({ providerSubscriptionId: subscriptionId, lookFailures: 0 });
    expect(await replica.deps.invoices.ofUser(person.user.id)).toHaveLength(1);
    expect(await replica.models.webhookEvents.find().lean()).toMatchObject([{ outcome: 'settled' }]);
  },
);

test('When a replica dies as it is to end what was given back, then another ends it', async () => {
  const store = 'refunded';
  const { child, baseUrl, person, subscriptionId } = await startDoomed(store, 'payments.after_finding:2');
  const client = createTestClient(baseUrl);
  await deliver(baseUrl, lastMessage(person), 'stripe');
  await until(
    async () => (await client.get('/api/auth/me', { authorization: person.bearer })).body.isPremium,
  );
  under.stripe.refund(subscriptionId);
  await deliver(baseUrl, lastMessage(person), 'stripe').catch(() => undefined);
  expect(await child.exited).toMatchObject({ signal: 'SIGKILL' });
  expect(under.stripe.world.subscriptions.get(subscriptionId)?.status).toBe('active');

  const replica = await takeOver(store);
  await until(() => under.stripe.world.subscriptions.get(subscriptionId)?.status === 'canceled', {
    withinMs: 30_000,
  });
  await until(() => quiet(replica), { withinMs: 60_000 });
  await until(() => plansTold(person).length > 1 && statesTold(person).length > 2, { withinMs: 60_000 });
  expect([plansTold(person), statesTold(person)]).toEqual([
    ['premium', 'free'],
    ['pending', 'active', 'expired'],
  ]);
});

test('When a replica dies once a part is refunded, then another tells it, and asking again refunds nothing', async () => {
  const store = 'part';
  const { child, baseUrl, person } = await startDoomed(store, 'payments.after_refund');
  await deliver(baseUrl, lastMessage(person), 'stripe');
  const client = createTestClient(baseUrl);
  const admin = await createPeople(client).admin();
  const [invoice] = under.stripe.invoicesOf(person.user.id);
  const asked = {
    authorization: admin.bearer,
    body: {
      action: 'refundPart',
      invoiceId: invoice?.id,
      amount: 1000,
      requestId: randomUUID(),
      reason: 'Un error nuestro',
    },
  };
  const path = `/api/admin/subscriptions/${person.user.id}/adjust`;
  await client.post(path, asked).catch(() => undefined);
  expect(await child.exited).toMatchObject({ signal: 'SIGKILL' });

  const replica = await takeOver(store);
  const given = async () =>
    (await replica.deps.subscribers.find(person.user.id)).subscription.history.filter(
      ({ what }) => what === 'partly_refunded',
    );
  await deliver(replica.baseUrl, lastMessage(person), 'stripe');
  await until(async () => (await given()).length > 0, { withinMs: 30_000 });
  expect(await given()).toMatchObject([{ by: 'provider', refund: { amount: 1000 } }]);
  const again = await createTestClient(replica.baseUrl).post(path, asked);
  expect([again.status, again.body.invoices[0].refunded]).toEqual([200, 1000]);
  expect(await given()).toMatchObject([
    { by: 'staff', reason: 'Un error nuestro', refund: { amount: 1000 } },
  ]);
  expect([...under.stripe.world.refunds.values()].filter(({ amount }) => amount === 1000)).toHaveLength(1);
});

test('When messages never came, then the command repairs it and prints what it did', async () => {
  const store = 'reconciled';
  const { child, person } = await startDoomed(store, 'none');
  child.kill('SIGKILL');
  await child.exited;
  const command = startChild({
    file: join(import.meta.dirname, '../../src/reconcile-subscriptions.ts'),
    env: envOf(store),
  });
  const line = await command.untilLine(/^RECONCILED /);
  expect(JSON.parse(line.slice('RECONCILED '.length))).toEqual({ looked: 1, repaired: 1, failed: 0 });
  expect(await command.exited).toMatchObject({ code: 0 });
  await takeOver(store);
  await until(() => plansTold(person).length > 0, { withinMs: 60_000 });
  expect(plansTold(person)).toEqual(['premium']);
});
