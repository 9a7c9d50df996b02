import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paymentEndpoints } from '@academy/contracts/http/payments.ts';
import { parseConfig } from '@academy/service-kit/config/parse-config.ts';
import { startChild } from '@academy/service-kit/testing/child-process.ts';
import { createTestClient } from '@academy/service-kit/testing/http-client.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { configSchema } from '../../src/config.ts';
import { createSandbox } from '../../src/payments/sandbox/sandbox.ts';
import { createPeople } from '../support/people.ts';
import { paying } from '../support/use-sandbox.ts';

const stack = useTestStack();
const dataDir = mkdtempSync(join(tmpdir(), 'academy-auth-production-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

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

const webhook = '/api/payments/webhooks/sandbox';

test('When it runs in production, then nothing of the sandbox is there, whatever was opened before', async () => {
  const development = await startAuth({ NODE_ENV: 'development', PAYMENTS: 'sandbox' });
  const person = await createPeople(development.client).register();
  const authorization = person.bearer;
  const checkout = { authorization, body: { interval: 'month', language: 'es' } };
  const opened = await development.client.post('/api/payments/checkout', checkout);
  const page = new URL((opened.body as { url: string }).url).pathname;
  // The same addresses answer here, so that a 404 below says something.
  expect((await development.client.get(page)).status).toBe(200);
  expect((await development.client.post(webhook, { body: {} })).status).toBe(400);
  await development.stop();

  const production = await startAuth({ NODE_ENV: 'production', ...productionKeys() });
  const { client } = production;
  try {
    expect((await client.get('/api/payments/offer')).body).toMatchObject({ provider: null });
    const refused = await client.post('/api/payments/checkout', checkout);
    expect([refused.status, refused.body.type]).toEqual([503, expect.stringContaining('payments-off')]);
    expect((await client.post(webhook, { body: {} })).status).toBe(404);
    const id = page.split('/').at(-1) ?? '';
    for (const endpoint of Object.values(paymentEndpoints)) {
      if (!endpoint.path.includes('/sandbox/')) continue;
      const call = endpoint.method === 'GET' ? client.get : client.post;
      const answer = await call(endpoint.path.replace(':id', id));
      expect([endpoint.path, answer.status]).toEqual([endpoint.path, 404]);
      // The answer of an unknown address, not of a page that was not found.
      expect(answer.headers.get('content-type')).toContain('application/problem+json');
    }
  } finally {
    await production.stop();
  }
});

test('When the sandbox is not the provider any more, then what it sold is over', async () => {
  const development = await startAuth({ NODE_ENV: 'development', PAYMENTS: 'sandbox' });
  const person = await createPeople(development.client).register();
  const authorization = person.bearer;
  const checkout = { authorization, body: { interval: 'year', language: 'es' } };
  const opened = await development.client.post('/api/payments/checkout', checkout);
  const page = new URL((opened.body as { url: string }).url).pathname;
  await fetch(`${development.baseUrl}${page}`, {
    method: 'POST',
    body: new URLSearchParams(paying()),
    redirect: 'manual',
  });
  const planAt = async ({ client }: typeof development) =>
    (await client.get('/api/payments/subscription', { authorization })).body as { plan: string };
  await until(async () => (await planAt(development)).plan === 'premium');
  await development.stop();

  const production = await startAuth({ NODE_ENV: 'production', ...productionKeys() });
  try {
    await until(async () => (await planAt(production)).plan === 'free');
    expect(await planAt(production)).toMatchObject({ state: 'expired', nextChargeAt: null });
  } finally {
    await production.stop();
  }
});

test('When the sandbox is made in production, then it refuses to be', async () => {
  const config = parseConfig(configSchema, { ...stack.env, NODE_ENV: 'production' });
  const mongo = await stack.database('auth');
  const parts = { mongo, logger: stack.logger, config, webhookKey: randomBytes(32) };
  expect(() => createSandbox({ ...parts, deliverTo: () => '', now: () => new Date() })).toThrow(
    'NODE_ENV is production',
  );
  expect(mongo.modelNames()).toEqual([]);
});
