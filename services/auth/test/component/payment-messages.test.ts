import { until } from '@academy/service-kit/testing/wait-for.ts';
import { deliver } from '../support/deliver.ts';
import type { SignedWebhook } from '../support/fake-webhooks.ts';
import type { Person } from '../support/people.ts';
import { createSubscribers } from '../support/subscribers.ts';
import { useAuth } from '../support/use-auth.ts';

/** Long enough that a busy machine renews it in time, short enough to see several of them go by. */
const leaseMs = 2_000;
const auth = useAuth({ WEBHOOK_LEASE_MS: String(leaseMs) });
const members = createSubscribers(auth);

/** Somebody who has paid, a second after they came to the page, and what the provider has to say about it, which nobody has heard yet. */
const paid = async ({ afterMs = 1_000 } = {}): Promise<{
  person: Person;
  id: string;
  webhooks: SignedWebhook[];
}> => {
  const person = await auth.people.register();
  await members.checkout(person);
  auth.passTime(afterMs);
  const before = auth.fake.webhooks.length;
  const id = auth.fake.pay(person.user.id);
  return { person, id, webhooks: auth.fake.webhooks.slice(before) };
};
const webhooksOf = (act: () => void): SignedWebhook[] => {
  const before = auth.fake.webhooks.length;
  act();
  return auth.fake.webhooks.slice(before);
};
const send = (webhook: Pick<SignedWebhook, 'body' | 'signature'>, provider?: string) =>
  deliver(auth.baseUrl, webhook, provider);
const isPremium = async ({ bearer }: Person): Promise<boolean> =>
  (await auth.client.get('/api/auth/me', { authorization: bearer })).body.isPremium;
const stored = (webhook: SignedWebhook) =>
  auth.models.webhookEvents.findOne({ _id: `sandbox:${webhook.id}` }).lean();
const handled = async (webhooks: readonly SignedWebhook[]): Promise<boolean> =>
  (await Promise.all(webhooks.map(stored))).every((event) => event?.handledAt != null);
const told = ({ user }: Person, type: string) =>
  auth.events.filter((event) => event.subject === user.id && event.type === `academy.auth.${type}.v1`);
/** Whether the broker has taken every event. */
const allTold = async (): Promise<boolean> =>
  (await auth.models.users.countDocuments({ outboxPending: { $ne: null } })) === 0 &&
  (await auth.models.subscribers.countDocuments({ outboxPending: { $ne: null } })) === 0;
const subscriptionOf = async ({ user }: Person) => (await auth.deps.subscribers.find(user.id)).subscription;

test('When a message is delivered again and again, then it is kept and handled once, and told once', async () => {
  const { person, webhooks } = await paid();
  const [webhook] = webhooks;
  if (!webhook) throw new Error('nothing was told');
  const answers = await Promise.all(Array.from({ length: 5 }, () => send(webhook)));
  expect(answers).toEqual(Array.from({ length: 5 }, () => ({ status: 200, body: { received: true } })));
  await until(() => handled([webhook]));
  expect(await isPremium(person)).toBe(true);
  expect((await send(webhook)).status).toBe(200);
  expect(await stored(webhook)).toMatchObject({ outcome: 'settled', provider: 'sandbox' });
  await until(() => told(person, 'subscription_changed').length === 2);
  expect(told(person, 'plan_changed')).toMatchObject([{ data: { plan: 'premium' } }]);
  expect(told(person, 'subscription_changed').map(({ data }) => data)).toMatchObject([
    { previous: 'none', state: 'pending' },
    { previous: 'pending', state: 'active', interval: 'month', amount: 2999, currency: 'eur' },
  ]);
});

test.each([
  ['has no signature', (webhook: SignedWebhook) => ({ ...webhook, signature: '' }), undefined],
  [
    'is signed by another',
    (webhook: SignedWebhook) => ({ ...webhook, signature: `t=1,v1=${'0'.repeat(64)}` }),
    undefined,
  ],
  [
    'was altered',
    (webhook: SignedWebhook) => ({ ...webhook, body: webhook.body.replace('changed', 'altered') }),
    undefined,
  ],
  ['has a space more', (webhook: SignedWebhook) => ({ ...webhook, body: `${webhook.body} ` }), undefined],
  ['is cut short', (webhook: SignedWebhook) => ({ ...webhook, body: webhook.body.slice(0, -1) }), undefined],
  ['is empty', (webhook: SignedWebhook) => ({ ...webhook, body: '' }), undefined],
  ['claims to be of another provider', (webhook: SignedWebhook) => webhook, 'stripe'],
  ['claims to be of nobody', (webhook: SignedWebhook) => webhook, 'paypal'],
])('When a message %s, then it is refused and nothing is kept', async (_what, change, provider) => {
  const person = await auth.people.register();
  await members.checkout(person);
  const webhook = auth.fake.sign({ customerId: auth.fake.customerOf(person.user.id) });
  const before = await auth.models.webhookEvents.countDocuments();
  expect((await send(change(webhook), provider)).status).toBe(provider === undefined ? 400 : 404);
  expect(await auth.models.webhookEvents.countDocuments()).toBe(before);
  expect(await isPremium(person)).toBe(false);
});

test('When a message is replayed after five minutes, then it is stale', async () => {
  const old = auth.fake.sign({}, new Date(auth.deps.now().getTime() - 301_000));
  expect(await send(old)).toMatchObject({ status: 400, body: { type: '/problems/bad-signature' } });
  expect((await send(auth.fake.sign({}, new Date(auth.deps.now().getTime() - 290_000)))).status).toBe(200);
  expect(await stored(old)).toBeNull();
});

test('When a message says more than it should, then nothing of it is believed', async () => {
  const person = await auth.people.register();
  await members.checkout(person);
  const customerId = auth.fake.customerOf(person.user.id);
  const claim = { customerId, plan: 'premium', status: 'active', metadata: { userId: person.user.id } };
  const webhook = auth.fake.sign({ ...claim, type: 'subscription.started' });
  expect((await send(webhook)).status).toBe(200);
  await until(() => handled([webhook]));
  expect([await isPremium(person), (await subscriptionOf(person))?.state]).toEqual([false, 'pending']);
});

test('When messages come in any order, then what the provider has now is what counts', async () => {
  const { person, id, webhooks } = await paid();
  webhooks.push(
    ...webhooksOf(() => auth.fake.failCharge(id)),
    ...webhooksOf(() => auth.fake.recover(id)),
    ...webhooksOf(() => auth.fake.end(id)),
  );
  for (const webhook of webhooks.toReversed()) expect((await send(webhook)).status).toBe(200);
  await until(() => handled(webhooks));
  expect(await subscriptionOf(person)).toMatchObject({ state: 'expired', providerSubscriptionId: id });
  expect(await isPremium(person)).toBe(false);
  await until(() => told(person, 'subscription_changed').length === 2);
  expect(told(person, 'plan_changed')).toEqual([]);
});

test('When the customer is nobody here, or there is none, then the message is kept and set aside', async () => {
  const webhooks = [auth.fake.sign({ customerId: 'cus_of_another_shop' }), auth.fake.sign({})];
  for (const webhook of webhooks) expect((await send(webhook)).status).toBe(200);
  await until(() => handled(webhooks));
  const outcomes = (await Promise.all(webhooks.map(stored))).map((event) => event?.outcome);
  expect(outcomes).toEqual(['unknown', 'ignored']);
});

test('When the provider is away, then messages are taken all the same and handled once it is back', async () => {
  const { person, webhooks } = await paid();
  const [webhook] = webhooks;
  if (!webhook) throw new Error('nothing was told');
  auth.fake.away = true;
  expect((await send(webhook)).status).toBe(200);
  await until(async () => ((await stored(webhook))?.attempts ?? 0) >= 2);
  expect([await handled([webhook]), await isPremium(person)]).toEqual([false, false]);
  auth.fake.away = false;
  await until(() => isPremium(person));
  await until(() => handled([webhook]));
  expect(await subscriptionOf(person)).toMatchObject({ state: 'active', lookFailures: 0 });
});

test('When two tabs both paid, then one is kept, the other is given back, and premium goes on', async () => {
  const { person, id, webhooks } = await paid();
  let second = '';
  auth.passTime(1_000);
  webhooks.push(...webhooksOf(() => (second = auth.fake.subscribe(person.user.id))));
  for (const webhook of webhooks) await send(webhook);
  await until(() => auth.fake.subscription(second).status === 'ended');
  await until(async () =>
    (await auth.deps.invoices.ofUser(person.user.id)).some((one) => one.status === 'refunded'),
  );
  expect(await subscriptionOf(person)).toMatchObject({ state: 'active', providerSubscriptionId: id });
  expect(auth.fake.subscription(id).status).toBe('active');
  const invoices = await auth.deps.invoices.ofUser(person.user.id);
  expect(invoices.map(({ subscriptionId, status }) => [subscriptionId, status]).toSorted()).toEqual(
    [
      [id, 'paid'],
      [second, 'refunded'],
    ].toSorted(),
  );
  await until(allTold);
  expect(told(person, 'plan_changed')).toMatchObject([{ data: { plan: 'premium' } }]);
});

test('When a payment is given back at the provider, then it ends there and here', async () => {
  const { person, id, webhooks } = await paid();
  for (const webhook of webhooks) await send(webhook);
  await until(() => isPremium(person));
  for (const webhook of webhooksOf(() => auth.fake.refund(id))) await send(webhook);
  await until(async () => !(await isPremium(person)));
  await until(() => auth.fake.subscription(id).status === 'ended');
  await until(() => told(person, 'plan_changed').length === 2);
  expect(told(person, 'plan_changed').at(-1)).toMatchObject({ data: { plan: 'free' } });
  expect((await auth.deps.invoices.ofUser(person.user.id)).map(({ status }) => status)).toEqual(['refunded']);
});

test('When two replicas take the messages of many, doubled and shuffled, then each payment gives premium once', async () => {
  const other = await auth.startReplica();
  const payers = await Promise.all(Array.from({ length: 12 }, () => paid()));
  for (const { id, webhooks } of payers)
    webhooks.push(...webhooksOf(() => auth.fake.failCharge(id)), ...webhooksOf(() => auth.fake.recover(id)));
  const all = payers.flatMap(({ webhooks }) => [...webhooks, ...webhooks]);
  const shuffled = all
    .map((webhook, index) => ({ webhook, rank: (index * 7919) % 101 }))
    .toSorted((a, b) => a.rank - b.rank);
  await Promise.all(
    shuffled.map(({ webhook }, index) => deliver([auth.baseUrl, other.baseUrl][index % 2] ?? '', webhook)),
  );
  await until(() => handled(payers.flatMap(({ webhooks }) => webhooks)));
  for (const { person, id } of payers) {
    expect(await subscriptionOf(person)).toMatchObject({ state: 'active', providerSubscriptionId: id });
    await until(() => told(person, 'plan_changed').length > 0);
  }
  await until(allTold);
  for (const { person } of payers) expect(told(person, 'plan_changed')).toHaveLength(1);
});

test('When all of that is logged, then lines name the customer, and neither person nor card', async () => {
  const { person, webhooks } = await paid();
  for (const webhook of webhooks) await send(webhook);
  await until(() => isPremium(person));
  await until(() => handled(webhooks));
  const customer = auth.fake.customerOf(person.user.id);
  const about = auth.logs.filter((line) => line.includes(customer));
  expect(about.map((line) => JSON.parse(line).msg)).toEqual(
    expect.arrayContaining(['payment message received', 'payment messages handled']),
  );
  for (const secret of [person.email, person.user.lastName, 'v1=', 'billing', 'card'])
    expect(about.filter((line) => line.includes(secret))).toEqual([]);
});

test('When the provider is slow about one customer, then the others are served meanwhile', async () => {
  const slow = await paid();
  const { readCustomer } = auth.fake.provider;
  let answer = (): void => undefined;
  const slowly = new Promise<void>((resolve) => (answer = resolve));
  const asked: string[] = [];
  auth.fake.provider.readCustomer = async (id) => {
    asked.push(id);
    if (id === auth.fake.customerOf(slow.person.user.id)) await slowly;
    return readCustomer(id);
  };
  try {
    for (const webhook of slow.webhooks) await send(webhook);
    await until(() => asked.length > 0);
    const other = await paid();
    for (const webhook of other.webhooks) await send(webhook);
    await until(() => isPremium(other.person), { what: 'the other customer' });
    expect(await isPremium(slow.person)).toBe(false);
    answer();
    await until(() => isPremium(slow.person), { what: 'the slow customer' });
  } finally {
    answer();
    auth.fake.provider.readCustomer = readCustomer;
  }
});

test('When the provider hangs about one customer for many leases, then no worker of two replicas queues behind it', async () => {
  const other = await auth.startReplica();
  const slow = await paid({ afterMs: 0 });
  // Whatever else is said of this customer waits for the first.
  slow.webhooks.splice(1);
  const { readCustomer } = auth.fake.provider;
  const answer = Promise.withResolvers<void>();
  const slowCustomer = auth.fake.customerOf(slow.person.user.id);
  let asked = 0;
  auth.fake.provider.readCustomer = async (id) => {
    if (id === slowCustomer) {
      asked += 1;
      await answer.promise;
    }
    return readCustomer(id);
  };
  try {
    for (const webhook of slow.webhooks) await send(webhook);
    await until(() => asked > 0);
    // At the end of each lease another worker would have run into this customer.
    const begun = Date.now();
    while (Date.now() - begun < 3 * leaseMs) {
      const next = await paid({ afterMs: 0 });
      for (const webhook of next.webhooks) await deliver(other.baseUrl, webhook);
      await until(() => isPremium(next.person), { what: 'another customer' });
    }
    const last = await paid({ afterMs: 0 });
    for (const webhook of last.webhooks) await send(webhook);
    await until(() => isPremium(last.person), { what: 'the last customer' });
    for (const webhook of slow.webhooks) expect((await stored(webhook))?.attempts).toBe(1);
    answer.resolve();
    await until(() => isPremium(slow.person), { what: 'the slow customer' });
    await until(() => handled(slow.webhooks));
    for (const webhook of slow.webhooks) expect((await stored(webhook))?.attempts).toBe(1);
  } finally {
    answer.resolve();
    auth.fake.provider.readCustomer = readCustomer;
  }
});
