import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Envelope } from '@academy/contracts/events/event.ts';
import { auditTopics } from '@academy/contracts/events/audit/topics.ts';
import { authTopics } from '@academy/contracts/events/auth/topics.ts';
import { startBroadcastConsumer } from '@academy/service-kit/consumers/broadcast-consumer.ts';
import { createTestClient, type TestResponse } from '@academy/service-kit/testing/http-client.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { startAuth, type Replica } from './auth-replica.ts';
import { deliver } from './deliver.ts';
import { createPeople, type People, type Person } from './people.ts';
import { chosenTypes } from '@academy/stripe-double/chosen-types.ts';
import type { Payer } from '@academy/stripe-double/checkout.ts';
import { startStripeServer, type StripeServer } from '@academy/stripe-double/stripe-server.ts';
import { signatureHeader } from '@academy/stripe-double/webhook-signature.ts';
import type { RecordedEvent } from '@academy/stripe-double/world.ts';
import { stripeProduct, stripeSecretKey } from './use-stripe.ts';

/** While it is rotated, auth believes both. */
export const oldSecret = 'whsec_old_of_these_tests';
export const newSecret = 'whsec_new_of_these_tests';

export interface StripeAuth extends Pick<Replica, 'deps' | 'models' | 'baseUrl' | 'stop'> {
  stripe: StripeServer;
  client: ReturnType<typeof createTestClient>;
  people: People;
  /** Every event that auth has published. */
  published: (Envelope & { topic: string })[];
  /** The clock of auth and of Stripe: moves on by as much when told, and otherwise with real time. */
  passTime(ms: number): void;
  /** Delivers what has not been delivered yet, oldest first, signed with these secrets. */
  deliverAll(secrets?: readonly string[]): Promise<void>;
  deliverOne(
    event: Pick<RecordedEvent, 'body'>,
    signature: string,
  ): Promise<Pick<TestResponse, 'status' | 'body'>>;
  now(): Date;
  get(person: Person, path: string): Promise<TestResponse>;
  post(person: Person, path: string, body?: object): Promise<TestResponse>;
  /** Pays on a payment page, without anything being delivered. */
  buy(person: Person, body?: object, payer?: Payer): Promise<string>;
}

/** auth in this process with Stripe as its provider, on the real store and broker. Call it once per test file. */
export const useStripeAuth = (): StripeAuth => {
  // Filled before the first test; what a test reads is there.
  const auth = { published: [] } as unknown as StripeAuth;
  const closing: (() => unknown)[] = [];
  afterAll(async () => {
    for (const close of closing.reverse()) await close();
  });
  const stack = useTestStack({
    topics: [authTopics.users, authTopics.sessions, authTopics.payments, auditTopics.actions],
  });
  let delivered = 0;

  beforeAll(async () => {
    let passed = 0;
    const now = () => new Date(Date.now() + passed);
    const stripe = await startStripeServer({ secretKey: stripeSecretKey, now });
    closing.push(() => stripe.close());
    const dataDir = mkdtempSync(join(tmpdir(), 'academy-auth-'));
    closing.push(() => rmSync(dataDir, { recursive: true, force: true }));
    const env = {
      ...stack.env,
      DATA_DIR: dataDir,
      TRUST_PROXY: '1',
      ADMIN_EMAIL: 'admin@example.com',
      ADMIN_PASSWORD: 'the admin of these tests',
      STRIPE_SECRET_KEY: stripeSecretKey,
      STRIPE_WEBHOOK_SECRET: `${oldSecret},${newSecret}`,
      STRIPE_PRODUCT: stripeProduct,
      STRIPE_API_URL: stripe.url,
      // What goes wrong is to be tried again soon.
      WEBHOOK_LEASE_MS: '1000',
    };
    const replica = await startAuth({ env, logger: stack.logger, now });
    closing.push(() => replica.stop());
    const reader = startBroadcastConsumer({
      kafka: stack.kafka(),
      name: 'stripe-auth-test',
      topics: [authTopics.users.name, authTopics.payments.name],
      since: 'beginning',
      handler: (envelope, { topic }) => void auth.published.push({ ...envelope, topic }),
      logger: stack.logger,
    });
    closing.push(() => reader.stop());
    const client = createTestClient(replica.baseUrl);
    const post: StripeAuth['post'] = (person, path, body) =>
      client.post(`/api/payments/${path}`, { authorization: person.bearer, ...(body && { body }) });
    const deliverOne: StripeAuth['deliverOne'] = ({ body }, signature) =>
      deliver(replica.baseUrl, { body, signature }, 'stripe');
    Object.assign(auth, {
      ...replica,
      stripe,
      client,
      people: createPeople(client),
      now,
      passTime: (ms: number) => (passed += ms),
      get: (person: Person, path: string) =>
        client.get(`/api/payments/${path}`, { authorization: person.bearer }),
      post,
      deliverOne,
      deliverAll: async (secrets: readonly string[] = [newSecret]) => {
        for (const event of stripe.events.slice(delivered)) {
          delivered += 1;
          if (!chosenTypes.has(event.type)) continue;
          const { status } = await deliverOne(event, signatureHeader(event.body, secrets, now()));
          if (status !== 200) throw new Error(`${event.type} was answered with ${status}`);
        }
      },
      buy: async (person: Person, body: object = {}, payer: Payer = {}) => {
        const { status, body: page } = await post(person, 'checkout', { language: 'es', ...body });
        if (status !== 200) throw new Error(`checkout: ${status} ${JSON.stringify(page)}`);
        const paid = stripe.pay(page.url, payer);
        if (!paid) throw new Error('the card was refused');
        return paid.id;
      },
    });
  }, 60_000);

  return auth;
};
