import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paymentEndpoints } from '@academy/contracts/http/auth/payments.ts';
import { startChild } from '@academy/service-kit/testing/child-process.ts';
import { listen } from '@academy/service-kit/http/listen.ts';
import { createTestClient } from '@academy/service-kit/testing/http-client.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { startDouble } from '@academy/stripe-double/start-double.ts';
import { createPeople } from '../support/people.ts';
import { doubleEnv, paying } from '../support/use-sandbox.ts';

const stack = useTestStack();
const webhook = '/api/payments/webhooks/sandbox';
const dataDir = mkdtempSync(join(tmpdir(), 'academy-auth-production-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
let port = 0;

/** Stripe's double, which tells its events to the auth that listens there. */
const startStripe = async (authUrl: string) => {
  const env = doubleEnv(stack, dataDir, `${authUrl}${webhook}`);
  const double = await startDouble({ env: { ...env, PORT: String(port) } });
  stack.afterSuite(() => double.stop());
  return double;
};
const sandbox = () => ({
  NODE_ENV: 'development',
  PAYMENTS: 'sandbox',
  SANDBOX_URL: `http://127.0.0.1:${port}`,
  SANDBOX_SECRET: 'the secret of these tests',
});
beforeAll(async () => {
  const free = await listen(() => {}, { host: '127.0.0.1', port: 0 });
  ({ port } = free);
  await free.close();
});

/** auth as it is run, in a process of its own. */
const startAuth = async (env: Record<string, string>) => {
  const file = join(import.meta.dirname, '../../src/start.ts');
  const child = startChild({ file, env: { ...stack.env, DATA_DIR: dataDir, TRUST_PROXY: '1', ...env } });
  const line = await child.untilLine(/^LISTENING /);
  const { port } = JSON.parse(line.slice('LISTENING '.length)) as { port: number };
  const stop = async () => {
    child.kill('SIGTERM');
    await child.exited;
  };
  const baseUrl = `http://127.0.0.1:${port}`;
  return { baseUrl, client: createTestClient(baseUrl), stop };
};

/** Those that auth made in development, which production has to be given. */
const productionKeys = (): Record<string, string> => ({
  AUTH_MASTER_KEY_FILE: join(dataDir, 'auth', 'master.key'),
  MAIL_KEY_FILE: join(dataDir, 'mail', 'mail.key'),
});

test('When it runs in production, then nothing of the sandbox is there, whatever was opened before', async () => {
  const development = await startAuth(sandbox());
  const stripe = await startStripe(development.baseUrl);
  const person = await createPeople(development.client).register();
  const authorization = person.bearer;
  const checkout = { authorization, body: { interval: 'month', language: 'es' } };
  const opened = await development.client.post('/api/payments/checkout', checkout);
  const page = (opened.body as { url: string }).url;
  // The same addresses answer here, so that a 404 below says something.
  expect((await fetch(page)).status).toBe(200);
  expect((await development.client.post(webhook, { body: {} })).status).toBe(400);
  await development.stop();
  await stripe.stop();

  const production = await startAuth({ NODE_ENV: 'production', ...productionKeys() });
  const { client } = production;
  try {
    expect((await client.get('/api/payments/offer')).body).toMatchObject({ provider: null });
    const refused = await client.post('/api/payments/checkout', checkout);
    expect([refused.status, refused.body.type]).toEqual([503, expect.stringContaining('payments-off')]);
    expect((await client.post(webhook, { body: {} })).status).toBe(404);
    const { pathname } = new URL(page);
    for (const path of [pathname, `/api/payments/sandbox/checkout/${pathname.split('/').at(-1)}`]) {
      const answer = await client.get(path);
      expect([path, answer.status]).toEqual([path, 404]);
      // The answer of an unknown address, not of a page that was not found.
      expect(answer.headers.get('content-type')).toContain('application/problem+json');
    }
    expect(Object.values(paymentEndpoints).filter(({ path }) => path.includes('sandbox'))).toEqual([]);
  } finally {
    await production.stop();
  }
});

test('When the sandbox is not the provider any more, then what it sold is over', async () => {
  const development = await startAuth(sandbox());
  const stripe = await startStripe(development.baseUrl);
  const person = await createPeople(development.client).register();
  const authorization = person.bearer;
  const checkout = { authorization, body: { interval: 'year', language: 'es' } };
  const opened = await development.client.post('/api/payments/checkout', checkout);
  const page = (opened.body as { url: string }).url;
  await fetch(page, {
    method: 'POST',
    body: new URLSearchParams(paying()),
    redirect: 'manual',
  });
  const planAt = async ({ client }: typeof development) =>
    (await client.get('/api/payments/subscription', { authorization })).body as { plan: string };
  await until(async () => (await planAt(development)).plan === 'premium');
  await development.stop();
  await stripe.stop();

  const production = await startAuth({ NODE_ENV: 'production', ...productionKeys() });
  try {
    await until(async () => (await planAt(production)).plan === 'free');
    expect(await planAt(production)).toMatchObject({ state: 'expired', nextChargeAt: null });
  } finally {
    await production.stop();
  }
});

test('When the double of Stripe is started in production, then it refuses to', async () => {
  const env = { ...doubleEnv(stack, dataDir, 'http://127.0.0.1:1/hook'), NODE_ENV: 'production' };
  await expect(startDouble({ env })).rejects.toThrow('NODE_ENV is production');
});

test('When the sandbox is chosen and nobody says where it is, then auth names what is missing', async () => {
  const missing = { ...sandbox(), SANDBOX_URL: '' };
  await expect(startAuth(missing)).rejects.toThrow('SANDBOX_URL is missing');
});
