import { createServer } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseConfig } from '@academy/service-kit/config/parse-config.ts';
import { newId } from '@academy/service-kit/ids/uuid-v7.ts';
import type { RunningProcess } from '@academy/service-kit/lifecycle/run-process.ts';
import { useTestStack, type TestStack } from '@academy/service-kit/testing/test-stack.ts';
import { startDouble } from '@academy/stripe-double/start-double.ts';
import { configSchema } from '../../src/config.ts';
import type { CheckoutRequest, PaymentProvider, Webhook } from '../../src/payments/provider/provider-port.ts';
import { createStripeProvider } from '../../src/payments/stripe/stripe-provider.ts';
import { sandboxSettings } from '../../src/payments/stripe/stripe-settings.ts';

export type Form = Record<string, string>;

export interface Received {
  body: Buffer;
  signature: string;
  /** What the provider makes of it; null where it refuses it. */
  webhook: Webhook | null;
}

/** A page as a browser gets it, redirects not followed. */
export interface Shown {
  status: number;
  text: string;
  headers: Headers;
  /** Where it leads; empty for a page. */
  goesTo: string;
}

export interface TestSandbox {
  stack: TestStack;
  /** What the double of Stripe is started with. */
  env: Record<string, string>;
  /** auth's adapter, with the double at the other end. */
  provider: PaymentProvider;
  /** Where the double listens. */
  baseUrl: string;
  /** Every delivery that came in, refused ones included. */
  received: Received[];
  /** What its receiver answers with from now on. */
  answer: (status: number) => void;
  passTime: (ms: number) => void;
  now: () => Date;
  start: () => Promise<void>;
  /** Without what it kept before. */
  startAnew: () => Promise<void>;
  stop: () => Promise<void>;
  customer: (details?: { name?: string; language?: 'es' | 'en' }) => Promise<string>;
  /** A payment page's address. */
  checkout: (customerId: string, request?: Partial<CheckoutRequest>) => Promise<string>;
  portal: (customerId: string, language?: 'es' | 'en') => Promise<string>;
  show: (url: string) => Promise<Shown>;
  send: (url: string, form: Form) => Promise<Shown>;
}

export const cards = {
  pays: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  failsLater: '4000 0000 0000 0341',
};

export const paying = (more: Form = {}): Form => ({
  act: 'pay',
  name: 'Ana Núñez',
  country: 'ES',
  cardNumber: cards.pays,
  expiry: '12/40',
  cvc: '123',
  ...more,
});

const shown = async (response: Response): Promise<Shown> => ({
  status: response.status,
  text: await response.text(),
  headers: response.headers,
  goesTo: response.headers.get('location') ?? '',
});

/** What every double of these tests is made of; `webhookUrl` is where its events go. */
export const doubleEnv = (stack: TestStack, dataDir: string, webhookUrl: string): Record<string, string> => ({
  ...stack.env,
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  DATA_DIR: dataDir,
  PUBLIC_URL: 'http://academy.example',
  SANDBOX_SECRET: 'the secret of these tests',
  SANDBOX_WEBHOOK_URL: webhookUrl,
});

/** auth's adapter to Stripe, with the pages, the deliveries and the store of the double. Call it once, at the top of a test file. */
export const useSandbox = (): TestSandbox => {
  // Filled before the first test; what a test reads is there.
  const test = { received: [] } as unknown as TestSandbox;
  const stack = useTestStack({ topics: [] });
  const dataDir = mkdtempSync(join(tmpdir(), 'academy-sandbox-'));
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
  let passed = 0;
  let status = 200;
  let running: RunningProcess | null = null;
  test.stack = stack;
  test.passTime = (ms) => (passed += ms);
  test.now = () => new Date(Date.now() + passed);
  test.answer = (next) => (status = next);
  test.start = async () => {
    running = await startDouble({ env: { ...test.env, PORT: new URL(test.baseUrl).port }, now: test.now });
  };
  test.startAnew = async () => {
    rmSync(dataDir, { recursive: true, force: true });
    await test.start();
  };
  test.stop = async () => {
    await running?.stop();
    running = null;
  };

  beforeAll(async () => {
    const receiver = createServer((req, res) => {
      const parts: Buffer[] = [];
      req.on('data', (part: Buffer) => parts.push(part));
      req.on('end', () => {
        const body = Buffer.concat(parts);
        const signature = String(req.headers['stripe-signature']);
        let webhook: Webhook | null = null;
        try {
          webhook = test.provider.readWebhook(body, signature, test.now());
        } catch {
          // A test looks for null.
        }
        test.received.push({ body, signature, webhook });
        res.writeHead(status).end();
      });
    });
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    stack.afterSuite(() => void receiver.close());
    const hook = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
    test.env = doubleEnv(stack, dataDir, hook);
    running = await startDouble({ env: test.env, now: test.now });
    test.baseUrl = `http://127.0.0.1:${running.port}`;
    stack.afterSuite(() => test.stop());
    const config = parseConfig(configSchema, { ...test.env, SANDBOX_URL: test.baseUrl });
    test.provider = createStripeProvider({
      ...sandboxSettings(config),
      name: 'sandbox',
      logger: stack.logger,
    });
  }, 60_000);

  test.customer = ({ name = 'Ana Núñez', language = 'es' } = {}) => {
    const userId = newId();
    return test.provider.createCustomer({ userId, email: `${userId}@example.com`, name, language });
  };
  test.checkout = async (customerId, request = {}) => {
    const asked = { customerId, userId: 'u', interval: 'month', coupon: null, language: 'es' } as const;
    return (await test.provider.openCheckout({ ...asked, ...request })).url;
  };
  test.portal = async (customerId, language = 'es') =>
    (await test.provider.openPortal(customerId, language)).url;
  test.show = async (url) => shown(await fetch(url, { redirect: 'manual' }));
  test.send = async (url, form) =>
    shown(await fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' }));
  return test;
};
