import type { RunningProcess } from '@academy/service-kit/lifecycle/run-process.ts';
import { createLogger } from '@academy/service-kit/logging/logger.ts';
import { doubleConfig } from './config.ts';
import { createDeliveries } from './deliveries.ts';
import { listenAsStripe } from './http-server.ts';
import { createIdempotency } from './idempotency.ts';
import { createPages } from './pages/serve-page.ts';
import { addCodesToTry } from './promotion-codes.ts';
import { forget, passTime } from './renewals.ts';
import { loadState, saveState, stateFile } from './state-file.ts';
import { takeOver } from './take-over/take-over.ts';
import { createWorld } from './world.ts';

export interface DoubleOptions {
  env: NodeJS.ProcessEnv;
  /** The real clock when absent. */
  now?: () => Date;
}

const everyMs = 5_000;
const invoicePrefix = 'SANDBOX';

/** A Stripe of one's own on which nothing is charged, with an account that lasts. Throws ConfigError. */
export const startDouble = async ({
  env,
  now = () => new Date(),
}: DoubleOptions): Promise<RunningProcess> => {
  const config = doubleConfig(env);
  const logger = createLogger({ service: 'stripe-double', level: config.LOG_LEVEL });
  const world = createWorld(now);
  const file = stateFile(config.DATA_DIR);
  loadState(file, world);
  world.invoicePrefix = invoicePrefix;
  addCodesToTry(world);
  let isUnwritten = false;
  const keep = (): void => {
    isUnwritten = true;
    saveState(file, world);
    isUnwritten = false;
  };
  /** Where no answer waits for it, what cannot be written (a full disk) is written later. */
  const orLater = (act: () => void) => (): void => {
    try {
      act();
    } catch (error) {
      logger.error({ err: error }, 'account not written, to be tried again');
    }
  };
  await takeOver(world, { url: config.MONGO_URL, dbName: `${config.DB_PREFIX}auth`, logger, keep });
  const deliveries = createDeliveries({
    world,
    url: config.SANDBOX_WEBHOOK_URL,
    secret: `whsec_${config.SANDBOX_SECRET}`,
    logger,
    keep: orLater(keep),
  });
  const upToDate = (): void => {
    if (!passTime(world) && !isUnwritten) return;
    keep();
    deliveries.wake();
  };
  const site = { brand: config.BRAND_NAME, publicUrl: config.PUBLIC_URL };
  const { server, url } = await listenAsStripe({
    world,
    secretKey: `sk_test_${config.SANDBOX_SECRET}`,
    keys: createIdempotency(world),
    host: config.HOST,
    port: config.PORT,
    ...(config.SANDBOX_PUBLIC_URL && { pagesUrl: config.SANDBOX_PUBLIC_URL.replace(/\/+$/, '') }),
    pages: createPages({ world, site, vatPercent: config.VAT_PERCENT }),
    passTime: upToDate,
    keep: () => {
      forget(world);
      keep();
      deliveries.wake();
    },
  });
  const onTime = orLater(upToDate);
  const timer = setInterval(() => {
    onTime();
    deliveries.wake();
  }, everyMs);
  upToDate();
  deliveries.wake();
  return {
    port: Number(new URL(url).port),
    ready: Promise.resolve(),
    stop: async () => {
      clearInterval(timer);
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
      await deliveries.stop();
    },
  };
};
