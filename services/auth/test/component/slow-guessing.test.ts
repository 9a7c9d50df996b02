import { from, newAddress } from '../support/people.ts';
import { useAuth } from '../support/use-auth.ts';

const auth = useAuth({ SIGN_IN_FAILURES_PER_DAY: '20' });
beforeAll(() => auth.stopTime());
const login = (email: string, password: string, cookie = '') =>
  auth.client.post('/api/auth/login', from(newAddress(), { body: { email, password }, headers: { cookie } }));
const browserOf = (headers: Headers) =>
  headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith('academy_browser='))
    ?.split(';')[0] ?? '';
const guess = async (email: string, cookie = '') => {
  const answers = [];
  for (let i = 0; i < 6; i += 1) answers.push(await login(email, `guess ${i}`, cookie));
  return answers;
};

test('When many addresses guess at one account, then they are slowed down together, known or unknown', async () => {
  const { email } = await auth.people.register();
  for (const account of [email, `nobody.${Date.now()}@example.com`]) {
    const statuses = (await guess(account)).map(({ status }) => status);
    expect(statuses.slice(0, 2)).toEqual([401, 401]);
    expect(statuses.at(-1)).toBe(429);
  }
});

test('When an account is guessed at, then its owner signs in at once where they have signed in before', async () => {
  const { email, password } = await auth.people.register();
  const cookie = browserOf((await login(email, password)).headers);
  expect(cookie).toMatch(/^academy_browser=[\w-]{16}\.\d{13}\.[\w-]{43}$/);
  const attacked = await guess(email);
  const wait = Number(attacked.at(-1)?.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(15 * 60);
  expect((await login(email, password)).status).toBe(429);
  const answer = await login(email, password, cookie);
  expect(answer.status).toBe(200);
});

test.each<[string, (cookie: string) => string]>([
  ['made up', (cookie) => cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')).replace(/=./, '=x')],
  ['cut short', (cookie) => cookie.slice(0, -1)],
])('When such a cookie is %s, then it exempts nobody', async (_how, change) => {
  const { email, password } = await auth.people.register();
  const cookie = browserOf((await login(email, password)).headers);
  await guess(email);
  expect((await login(email, password, change(cookie))).status).toBe(429);
});

test("When a browser is known to one account, then it is a stranger to another's, and is slowed down by itself", async () => {
  const [mine, other] = await Promise.all([auth.people.register(), auth.people.register()]);
  const cookie = browserOf((await login(mine.email, mine.password)).headers);
  await guess(other.email);
  expect((await login(other.email, other.password, cookie)).status).toBe(429);
  expect((await guess(mine.email, cookie)).at(-1)?.status).toBe(429);
  expect((await login(mine.email, mine.password)).status).toBe(200);
});

test('When sign-ins fail, then a line and a metric show it, and neither names anybody', async () => {
  const { email } = await auth.people.register();
  auth.logs.length = 0;
  await guess(email);
  const lines = auth.logs
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg }) => msg === 'sign-in refused');
  expect(new Set(lines.map(({ outcome }) => outcome))).toEqual(new Set(['failed', 'limited']));
  expect(new Set(lines.map(({ account }) => account)).size).toBe(1);
  expect(lines[0]).toMatchObject({
    account: expect.stringMatching(/^[0-9a-f]{16}$/),
    network: expect.stringMatching(/^10\.\d+\.\d+\.0\/24$/),
    knownBrowser: false,
  });
  expect(auth.logs.join('')).not.toContain(email);
  const metrics = await (await fetch(`${auth.baseUrl}/metrics`)).text();
  expect(metrics).toMatch(/auth_sign_ins_total\{outcome="failed",service="auth"\} \d+/);
});
