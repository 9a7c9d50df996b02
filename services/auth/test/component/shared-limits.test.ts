import { createTestClient } from '@academy/service-kit/testing/http-client.ts';
import { startTcpProxy } from '@academy/service-kit/testing/tcp-proxy.ts';
import { from, newAddress } from '../support/people.ts';
import { lead, question } from '../support/support-forms.ts';
import { useAuth } from '../support/use-auth.ts';

const auth = useAuth({
  SIGN_IN_FAILURES_PER_ACCOUNT: '3',
  SIGN_IN_FAILURES_PER_ADDRESS: '5',
  SIGN_IN_FAILURES_PER_DAY: '1000',
  REGISTRATIONS_PER_ADDRESS: '3',
  LEADS_PER_ADDRESS_PER_HOUR: '3',
  HELP_REQUESTS_PER_DAY: '3',
});
type Client = typeof auth.client;
type Deps = typeof auth.deps;
let clients: Client[];
let deps: Deps[];
beforeAll(async () => {
  const second = await auth.startReplica();
  clients = [auth.client, createTestClient(second.baseUrl)];
  deps = [auth.deps, second.deps];
});

/** Eight calls at once, four to each of two replicas; how many had each status. */
const statusesOf = async (call: (client: Client, i: number) => Promise<{ status: number }>) => {
  const calls = [0, 1, 2, 3].flatMap((i) => clients.map((client, of) => call(client, 2 * i + of)));
  const counted: Record<number, number> = {};
  for (const { status } of await Promise.all(calls)) counted[status] = (counted[status] ?? 0) + 1;
  return counted;
};

test('When passwords are guessed through two replicas at once, then they share the limits', async () => {
  const { email, password } = await auth.people.register();
  const attacker = newAddress();
  const guess = (client: Client, i: number, account = email) =>
    client.post('/api/auth/login', from(attacker, { body: { email: account, password: `guess ${i}` } }));
  expect(await statusesOf(guess)).toEqual({ 401: 3, 429: 5 });
  // Other accounts, from the same address: it has two failures left.
  const spray = await statusesOf((client, i) => guess(client, i, `user${i}@example.com`));
  expect(spray).toEqual({ 401: 2, 429: 6 });
  const owner = await auth.client.post('/api/auth/login', from(newAddress(), { body: { email, password } }));
  expect(owner.status).toBe(200);
});

test('When right passwords are sent through two replicas, then none counts', async () => {
  const { email, password } = await auth.people.register();
  const office = newAddress();
  for (let i = 0; i < 4; i += 1) {
    for (const client of clients) {
      const { status } = await client.post('/api/auth/login', from(office, { body: { email, password } }));
      expect(status).toBe(200);
    }
  }
});

test('When one address registers and writes through two replicas at once, then they share the limits', async () => {
  const school = newAddress();
  const member = await auth.people.register();
  const register = (client: Client) =>
    client.post('/api/auth/register', from(school, { body: auth.people.newcomer() }));
  const write = (client: Client) => client.post('/api/business/leads', from(school, { body: lead() }));
  const ask = (client: Client) =>
    client.post('/api/help', { authorization: member.bearer, body: question() });
  expect(await statusesOf(register)).toEqual({ 201: 3, 429: 5 });
  expect(await statusesOf(write)).toEqual({ 201: 3, 429: 5 });
  expect(await statusesOf(ask)).toEqual({ 201: 3, 429: 5 });
});

test.each<[string, number, (deps: Deps) => Promise<unknown>]>([
  ['opens payment pages', 20, ({ paymentLimits }) => paymentLimits.checkout('ana')],
  ['calls the payment provider', 60, ({ paymentLimits }) => paymentLimits.providerCall('ana')],
  ['sends the present password', 3, ({ limits }) => limits.currentPassword('ana')],
])('When a member %s through two replicas at once, then %i pass', async (_what, most, call) => {
  const calls = Array.from({ length: most }, () => deps.map((replica) => call(replica))).flat();
  const results = await Promise.allSettled(calls);
  const refusals = results.filter((result) => result.status === 'rejected');
  expect(refusals).toHaveLength(most);
  for (const { reason } of refusals) expect(reason).toMatchObject({ status: 429 });
});

test('When the store hangs or is away, then nobody is let in uncounted, and the answer comes soon', async () => {
  const { hostname: host, port } = new URL(auth.stack.mongoUrl);
  const proxy = await startTcpProxy({ host, port: Number(port) });
  auth.stack.afterSuite(() => proxy.close());
  const { baseUrl } = await auth.startReplica({
    MONGO_URL: `mongodb://${host}:${proxy.port}/?directConnection=true`,
  });
  const client = createTestClient(baseUrl);
  const { email, password } = await auth.people.register();
  const signIn = () => client.post('/api/auth/login', from(newAddress(), { body: { email, password } }));
  const calls = () => [
    signIn(),
    client.post('/api/auth/register', from(newAddress(), { body: auth.people.newcomer() })),
  ];
  const expectRefused = async () => {
    const startedAt = performance.now();
    const answers = await Promise.all(calls());
    expect(answers.map(({ status }) => status)).toEqual([503, 503]);
    expect(performance.now() - startedAt).toBeLessThan(15_000);
  };

  expect((await signIn()).status).toBe(200);
  proxy.hang();
  await expectRefused();
  proxy.resume();
  await proxy.cut();
  await expectRefused();
  await proxy.restore();
  let status = 0;
  for (let tries = 0; tries < 100 && status !== 200; tries += 1) ({ status } = await signIn());
  expect(status).toBe(200);
}, 60_000);
