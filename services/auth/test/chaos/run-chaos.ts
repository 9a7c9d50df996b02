import { randomBytes } from 'node:crypto';
import type { Logger } from '@academy/service-kit/logging/logger.ts';
import { connectMongo } from '@academy/service-kit/mongo/connect-mongo.ts';
import { startStripeServer } from '@academy/stripe-double/stripe-server.ts';
import { createDelivering } from './deliver-histories.ts';
import { createDeliveries, type Tally } from './deliveries.ts';
import { find, untilQuiet, type Findings } from './findings.ts';
import { createHistories } from './histories.ts';
import { newMembers } from './members.ts';
import { readPlanChanges } from './plan-changes.ts';
import { createRandom } from './random.ts';
import { startReplicas } from './replicas.ts';

export interface ChaosOptions {
  /** What a service's own config reads of the stack. */
  stack: Record<'MONGO_URL' | 'KAFKA_BROKERS' | 'DB_PREFIX' | 'TOPIC_PREFIX', string>;
  deliveries: number;
  members: number;
  /** How many times a replica is killed by our hand; others fall at fail points. */
  kills: number;
  /** The same histories for the same seed; who is killed amid what is not the same. */
  seed: number;
  logger: Logger;
}

export interface ChaosReport extends Findings {
  tally: Tally;
  deaths: number;
  seconds: number;
}

const secretKey = 'sk_test_of_chaos';
const secret = 'whsec_of_chaos';
const quietWithinMs = 60_000;
/** What auth does about what it is told is told in turn: a refund, an end. More rounds than this would be a loop. */
const mostRounds = 10;

const replicaEnv = (stack: ChaosOptions['stack'], stripeUrl: string): Record<string, string> => ({
  ...stack,
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  AUTH_MASTER_KEY: randomBytes(32).toString('base64'),
  ADMIN_EMAIL: 'admin@example.com',
  ADMIN_PASSWORD: 'the admin of this chaos',
  REGISTRATIONS_PER_ADDRESS: '100000',
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_WEBHOOK_SECRET: secret,
  STRIPE_PRODUCT: 'prod_premium',
  STRIPE_API_URL: stripeUrl,
  WEBHOOK_LEASE_MS: '1000',
});

/** Two replicas of auth are told of random histories in disorder, by friend and foe, while they are killed. */
export const runChaos = async (options: ChaosOptions): Promise<ChaosReport> => {
  const { stack, members, kills, seed, logger, deliveries: wanted } = options;
  const started = performance.now();
  const random = createRandom(seed);
  const stripe = await startStripeServer({ secretKey });
  const replicas = await startReplicas(2, replicaEnv(stack, stripe.url), random);
  const mongo = await connectMongo({ url: stack.MONGO_URL, dbName: `${stack.DB_PREFIX}auth`, logger });
  try {
    const pages = await newMembers(replicas.urls()[0] ?? '', members);
    const histories = createHistories({ stripe, pages, random });
    const deliveries = createDeliveries({ urls: replicas.urls, secret, random });
    const killAt = new Set(Array.from({ length: kills }, () => random.below(wanted)));
    const before = (number: number): void => {
      if (killAt.has(number)) replicas.killOne();
    };
    const delivering = createDelivering({ stripe, histories, deliveries, random, wanted, before });
    await delivering.run();
    await replicas.calm();
    for (let round = 0; round < mostRounds; round += 1) {
      const isMore = await delivering.deliverRest();
      await untilQuiet(mongo, histories, quietWithinMs);
      if (!isMore) break;
    }
    const broker = {
      brokers: stack.KAFKA_BROKERS.split(','),
      topicPrefix: stack.TOPIC_PREFIX,
      logger,
    };
    const told = await readPlanChanges(broker);
    const findings = await find(mongo, { stripe, histories, genuine: delivering.genuine(), told });
    const seconds = Math.round((performance.now() - started) / 1000);
    return { ...findings, tally: deliveries.tally, deaths: replicas.deaths(), seconds };
  } finally {
    await replicas.stop();
    await mongo.close();
    await stripe.close();
  }
};
