import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseConfig } from '@academy/service-kit/config/parse-config.ts';
import { createHealth } from '@academy/service-kit/health/health.ts';
import { createHttpApp } from '@academy/service-kit/http/create-http-app.ts';
import { listen } from '@academy/service-kit/http/listen.ts';
import { newId } from '@academy/service-kit/ids/uuid-v7.ts';
import { createMetrics } from '@academy/service-kit/metrics/metrics.ts';
import { ensureIndexes } from '@academy/service-kit/mongo/connect-mongo.ts';
import { useTestStack, type TestStack } from '@academy/service-kit/testing/test-stack.ts';
import { configSchema } from '../../src/config.ts';
import type { CheckoutRequest, Webhook } from '../../src/payments/provider/provider-port.ts';
import { createSandbox, type Sandbox } from '../../src/payments/sandbox/sandbox.ts';

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
  sandbox: Sandbox;
  /** Another process's: the same store, nothing else in common. */
  another: (options?: { everyMs?: number }) => Sandbox;
  mongo: Awaited<ReturnType<TestStack['database']>>;
  baseUrl: string;
  /** Every delivery that came in, refused ones included. */
  received: Received[];
  /** What its receiver answers with from now on. */
  answer: (status: number) => void;
  passTime: (ms: number) => void;
  now: () => Date;
  customer: (details?: { name?: string; language?: 'es' | 'en' }) => Promise<string>;
  /** A payment page's address here. */
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

/** The sandbox alone, with its real store, pages and deliveries. Call it once, at the top of a test file. */
export const useSandbox = (): TestSandbox => {
  // Filled before the first test; what a test reads is there.
  const test = { received: [] } as unknown as TestSandbox;
  const stack = useTestStack({ topics: [] });
  let passed = 0;
  let status = 200;
  test.passTime = (ms) => (passed += ms);
  test.now = () => new Date(Date.now() + passed);
  test.answer = (next) => (status = next);

  beforeAll(async () => {
    const mongo = await stack.database('auth');
    test.mongo = mongo;
    const receiver = createServer((req, res) => {
      const parts: Buffer[] = [];
      req.on('data', (part: Buffer) => parts.push(part));
      req.on('end', () => {
        const body = Buffer.concat(parts);
        const signature = String(req.headers['stripe-signature']);
        let webhook: Webhook | null = null;
        try {
          webhook = test.sandbox.provider.readWebhook(body, signature, test.now());
        } catch {
          // A test looks for null.
        }
        test.received.push({ body, signature, webhook });
        res.writeHead(status).end();
      });
    });
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    stack.afterSuite(() => void receiver.close());
    const config = parseConfig(configSchema, { ...stack.env, PUBLIC_URL: 'http://academy.example' });
    const webhookKey = randomBytes(32);
    const deliverTo = () => `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
    const { logger } = stack;
    const common = { logger, config, webhookKey, deliverTo, now: test.now, everyMs: 50 };
    test.sandbox = createSandbox({ ...common, mongo });
    await ensureIndexes(mongo);
    const others = await stack.database('auth');
    test.another = ({ everyMs = common.everyMs } = {}) => {
      for (const name of others.modelNames()) others.deleteModel(name);
      return createSandbox({ ...common, everyMs, mongo: others });
    };
    const app = createHttpApp({
      service: 'auth',
      logger,
      metrics: createMetrics('auth'),
      health: createHealth(),
      routers: [
        test.sandbox.router({ identity: { identify: () => Promise.resolve(null) }, validateResponses: true }),
      ],
    });
    const server = await listen(app, { host: '127.0.0.1', port: 0 });
    stack.afterSuite(() => server.close());
    test.baseUrl = `http://127.0.0.1:${server.port}`;
    test.sandbox.start();
    stack.afterSuite(() => test.sandbox.stop());
  }, 60_000);

  const here = ({ url }: { url: string }): string => test.baseUrl + new URL(url).pathname;
  test.customer = ({ name = 'Ana Núñez', language = 'es' } = {}) =>
    test.sandbox.provider.createCustomer({ userId: newId(), email: 'ana@example.com', name, language });
  test.checkout = async (customerId, request = {}) => {
    const asked = { customerId, userId: 'u', interval: 'month', coupon: null, language: 'es' } as const;
    return here(await test.sandbox.provider.openCheckout({ ...asked, ...request }));
  };
  test.portal = async (customerId, language = 'es') =>
    here(await test.sandbox.provider.openPortal(customerId, language));
  test.show = async (url) => shown(await fetch(url, { redirect: 'manual' }));
  test.send = async (url, form) =>
    shown(await fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' }));
  return test;
};
