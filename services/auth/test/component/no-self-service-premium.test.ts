import { SignJWT } from 'jose';
import type { Endpoint } from '@academy/contracts/http/endpoint.ts';
import { accountEndpoints } from '@academy/contracts/http/auth/accounts.ts';
import { paymentEndpoints } from '@academy/contracts/http/auth/payments.ts';
import { supportEndpoints } from '@academy/contracts/http/auth/support.ts';
import { staffPaymentEndpoints } from '@academy/contracts/http/auth/staff-payments.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { deliver } from '../support/deliver.ts';
import { signWebhook } from '../support/fake-webhooks.ts';
import { question } from '../support/support-forms.ts';
import type { Person } from '../support/people.ts';
import { createSubscribers } from '../support/subscribers.ts';
import { useAuth } from '../support/use-auth.ts';

/** Whatever somebody tries who has not paid: no route and no field makes them premium. */
const auth = useAuth();
const members = createSubscribers(auth);

/** Every name under which premium, or the right to give it, might be taken from a body. */
const grants = {
  plan: 'premium',
  isPremium: true,
  premium: true,
  role: 'administrator',
  isAdmin: true,
  isModerator: true,
  gift: { until: null },
  subscription: {
    state: 'active',
    periodEnd: '2099-01-01T00:00:00.000Z',
    customerId: 'cus_1',
    providerSubscriptionId: 'sub_1',
  },
  'subscription.state': 'active',
  $set: { plan: 'premium' },
  state: 'active',
  amount: 0,
  until: null,
  action: 'give',
  reason: 'because I would like it',
  ['__proto__']: { plan: 'premium' },
};

const expectFree = async (person: Person): Promise<void> => {
  const kept = await auth.deps.users.find(person.user.id);
  expect(kept).toMatchObject({ plan: 'free', role: person.user.role });
  const { plan, gift, subscription } = await auth.deps.subscribers.find(person.user.id);
  expect([plan, gift]).toEqual(['free', null]);
  expect(['none', 'pending', 'expired']).toContain(subscription.state);
  const signedIn = await auth.people.signIn(person.email, person.password);
  expect(signedIn.user).toMatchObject({ isPremium: false, plan: 'free', role: person.user.role });
  expect((await members.get(signedIn, 'subscription')).body).toMatchObject({ plan: 'free', gift: null });
};

test('When a registration brings a plan, a role, a gift or a subscription, then none of them is taken', async () => {
  const person = await auth.people.register({ ...grants });
  expect(person.user).toMatchObject({ isPremium: false, plan: 'free', role: 'learner' });
  await expectFree(person);
});

test('When a profile brings them, then none of them is taken', async () => {
  const person = await auth.people.register();
  const { firstName, lastName, username, email } = person.user;
  const { status, body } = await auth.client.put('/api/user/profile', {
    authorization: person.bearer,
    body: { ...grants, firstName, lastName, username, email },
  });
  expect([status, body.plan, body.role]).toEqual([200, 'free', 'learner']);
  await expectFree(person);
});

test('When a billing name brings them, then none of them is taken', async () => {
  const person = await auth.people.register();
  const billing = { name: 'Ana', line1: '', postalCode: '', city: '', country: 'ES', taxId: '' };
  const { status, body } = await auth.client.put('/api/payments/billing', {
    authorization: person.bearer,
    body: { ...billing, ...grants },
  });
  expect([status, body.plan, body.state, body.billing]).toEqual([200, 'free', 'none', billing]);
  await expectFree(person);
});

test('When a checkout names a customer, a price or a state, then the page is for the caller at the full price', async () => {
  const payer = (await members.inState('active')).person;
  const person = await auth.people.register();
  const { status } = await members.checkout(person, {
    ...grants,
    interval: 'month',
    customerId: auth.fake.customerOf(payer.user.id),
    userId: payer.user.id,
    coupon: undefined,
    prices: { month: 1 },
  });
  expect(status).toBe(200);
  expect(auth.fake.customerOf(person.user.id)).not.toBe(auth.fake.customerOf(payer.user.id));
  await members.sync(person);
  await expectFree(person);
  expect(auth.fake.subscription(auth.fake.pay(person.user.id)).amount).toBe(2999);
});

describe('when an access token is edited', () => {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claimsOf = (person: Person) =>
    JSON.parse(Buffer.from(person.token.split('.')[1] ?? '', 'base64url').toString()) as Record<
      string,
      unknown
    >;
  const better = (person: Person) => ({ ...claimsOf(person), plan: 'premium', role: 'administrator' });
  const headerOf = (person: Person) => person.token.split('.')[0] ?? '';

  const editions: [string, (person: Person) => string | Promise<string>][] = [
    [
      'keeps its signature',
      (person) => `${headerOf(person)}.${part(better(person))}.${person.token.split('.')[2] ?? ''}`,
    ],
    ['says that it needs none', (person) => `${part({ alg: 'none', typ: 'JWT' })}.${part(better(person))}.`],
    [
      'is signed with the public key as a secret',
      async (person) => {
        const { keys } = (await auth.client.get('/api/auth/jwks')).body;
        return new SignJWT(better(person))
          .setProtectedHeader({ alg: 'HS256', kid: keys[0].kid })
          .sign(Buffer.from(JSON.stringify(keys[0])));
      },
    ],
  ];
  test.each(editions)('and %s, then it is nobody’s', async (_how, edit) => {
    const person = await auth.people.register();
    const authorization = `Bearer ${await edit(person)}`;
    for (const path of ['/api/auth/me', '/api/payments/subscription', '/api/admin/subscriptions'])
      expect((await auth.client.get(path, { authorization })).status).toBe(401);
    await expectFree(person);
  });
});

test.each(['learner', 'moderator'] as const)(
  'When a %s uses what staff have, then they are refused and nothing changes',
  async (role) => {
    const person =
      role === 'learner' ? await auth.people.register() : await auth.people.withRole('moderator');
    const { id } = person.user;
    const call = { authorization: person.bearer };
    const gift = { action: 'give', until: null, reason: 'I would like it' };
    const answers = [
      await auth.client.patch(`/api/admin/users/${id}`, { ...call, body: grants }),
      await auth.client.post(`/api/admin/subscriptions/${id}/adjust`, { ...call, body: gift }),
      await auth.client.get(`/api/admin/subscriptions/${id}`, call),
      await auth.client.get('/api/admin/subscriptions', call),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    await expectFree(person);
  },
);

test('When staff save a record whole with a plan and a subscription in it, then only their switch counts', async () => {
  const [person, admin] = [await auth.people.register(), await auth.people.admin()];
  const { isPremium, premium, role, isAdmin, isModerator, ...rest } = grants;
  expect([isPremium, premium, role, isAdmin, isModerator]).toHaveLength(5);
  const { status, body } = await auth.client.patch(`/api/admin/users/${person.user.id}`, {
    authorization: admin.bearer,
    body: { ...person.user, ...rest, firstName: 'Otra' },
  });
  expect([status, body.firstName, body.plan]).toEqual([200, 'Otra', 'free']);
  await expectFree(person);
});

describe('when a payment message is sent by somebody else than the provider', () => {
  const aboutOwn = async () => {
    const { person } = await members.inState('pending');
    const webhook = { type: 'subscription.started', customerId: auth.fake.customerOf(person.user.id) };
    return { person, webhook };
  };

  test('and is signed with another secret, then it is refused', async () => {
    const { person, webhook } = await aboutOwn();
    const forged = signWebhook('guessed', { id: 'evt_forged', createdAt: auth.deps.now(), ...webhook });
    const answer = await deliver(auth.baseUrl, forged);
    expect([answer.status, answer.body.type]).toEqual([400, '/problems/bad-signature']);
    expect((await deliver(auth.baseUrl, { ...forged, signature: '' })).status).toBe(400);
    await expectFree(person);
  });

  test('and is a true one with its body altered, then it is refused', async () => {
    const { person, webhook } = await aboutOwn();
    const payer = (await members.inState('active')).person;
    const { body, signature } = auth.fake.sign({ customerId: auth.fake.customerOf(payer.user.id) });
    const altered = body.replace(auth.fake.customerOf(payer.user.id), webhook.customerId);
    expect(altered).not.toBe(body);
    expect((await deliver(auth.baseUrl, { body: altered, signature })).status).toBe(400);
    await expectFree(person);
  });

  test('and is a true one of more than five minutes ago, then it is refused', async () => {
    const { person, webhook } = await aboutOwn();
    const old = auth.fake.sign(webhook, new Date(auth.deps.now().getTime() - 301_000));
    expect((await deliver(auth.baseUrl, old)).status).toBe(400);
    await expectFree(person);
  });

  test('and goes to the address of another provider, then there is nothing', async () => {
    const { person, webhook } = await aboutOwn();
    for (const provider of ['stripe', 'paypal', '__proto__'])
      expect((await deliver(auth.baseUrl, auth.fake.sign(webhook), provider)).status).toBe(404);
    await expectFree(person);
  });

  test('and repeats a payment that was given back since, then it gives nothing', async () => {
    const { person } = await members.inState('active');
    const started = auth.fake.webhooks.at(-1);
    await members.post(person, 'subscription/withdraw');
    for (let i = 0; i < 3; i += 1) expect(started && (await deliver(auth.baseUrl, started)).status).toBe(200);
    await members.sync(person);
    await expectFree(person);
  });

  test('and claims a payment that never was, then what the provider knows counts', async () => {
    const { person, webhook } = await aboutOwn();
    const message = auth.fake.sign({ ...webhook, ...{ status: 'active', plan: 'premium' } });
    expect((await deliver(auth.baseUrl, message)).status).toBe(200);
    await until(
      async () =>
        (await auth.models.webhookEvents.countDocuments({
          _id: `sandbox:${message.id}`,
          handledAt: { $ne: null },
        })) === 1,
    );
    await expectFree(person);
  });
});

test('When headers name another person, plan or role, then the token alone counts', async () => {
  const [person, payer] = [await auth.people.register(), (await members.inState('active')).person];
  const { body } = await auth.client.get('/api/payments/subscription', {
    authorization: person.bearer,
    headers: {
      'x-user-id': payer.user.id,
      'x-user-plan': 'premium',
      'x-user-role': 'administrator',
      'x-forwarded-user': payer.user.id,
    },
  });
  expect([body.plan, body.state]).toEqual(['free', 'none']);
});

/** Bodies that are let in, so that what comes with them gets past the first check. */
const letIn = (person: Person): Record<string, Record<string, unknown>> => ({
  '/api/auth/register': { ...auth.people.newcomer() },
  '/api/auth/login': { email: person.email, password: person.password },
  '/api/user/profile': { ...person.user },
  '/api/user/change-password': { currentPassword: person.password, newPassword: person.password },
  '/api/help': question(),
  '/api/payments/checkout': { language: 'es' },
  '/api/payments/portal': { language: 'es' },
  '/api/payments/subscription/change': { interval: 'year' },
});
const endpoints: Endpoint[] = Object.values({
  ...accountEndpoints,
  ...supportEndpoints,
  ...paymentEndpoints,
  ...staffPaymentEndpoints,
});

test.each(endpoints.map((endpoint) => [endpoint.method, endpoint.path, endpoint] as const))(
  'When %s %s is called with all of them by a learner, then they stay on the free plan',
  async (method, path, endpoint) => {
    const person = await auth.people.register();
    const call = auth.client[method.toLowerCase() as Lowercase<typeof method>];
    const body = { ...grants, ...letIn(person)[path] };
    const query = new URLSearchParams({ plan: 'premium', isPremium: 'true', role: 'administrator' });
    const address = path.replace(':id', person.user.id).replace(':provider', 'sandbox');
    const { status } = await call(`${address}?${query}`, {
      authorization: person.bearer,
      ...(endpoint.method !== 'GET' && { body }),
    });
    expect(status).toBeLessThan(500);
    await expectFree(person);
  },
);
