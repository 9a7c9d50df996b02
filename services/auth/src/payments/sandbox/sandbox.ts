import type { Router } from 'express';
import type { RouteDeps } from '@academy/service-kit/http/route.ts';
import type { Runtime } from '@academy/service-kit/lifecycle/service-runtime.ts';
import type { Config } from '../../config.ts';
import { sandboxCustomerModel, createSandboxCustomerStore } from './data/customer-store.ts';
import { sandboxEventModel, createSandboxEventStore } from './data/event-store.ts';
import { createInvoiceNumbers, sandboxInvoiceModel } from './data/invoice-numbers.ts';
import { sandboxCheckoutModel, createSandboxPageStore, sandboxPortalModel } from './data/page-store.ts';
import type { PaymentProvider } from '../provider/provider-port.ts';
import type { Tariff } from './account.ts';
import { createAccounts } from './accounts.ts';
import { createDeliveries } from './deliveries.ts';
import { createSandboxProvider } from './sandbox-provider.ts';
import { sandboxRouter } from './sandbox-router.ts';

export interface SandboxOptions extends Pick<Runtime, 'mongo' | 'logger'> {
  config: Pick<
    Config,
    | 'NODE_ENV'
    | 'PUBLIC_URL'
    | 'BRAND_NAME'
    | 'PREMIUM_MONTH_CENTS'
    | 'PREMIUM_YEAR_CENTS'
    | 'PREMIUM_CURRENCY'
    | 'VAT_PERCENT'
  >;
  /** What messages are signed with: a key of this purpose alone. */
  webhookKey: Buffer;
  /** Where messages go, asked before each: this service's own webhook address. */
  deliverTo: () => string;
  now: () => Date;
  /** How often to look for what is due, or left behind by a crash. Default 5 s. */
  everyMs?: number;
}

export interface Sandbox {
  provider: PaymentProvider;
  router: (routeDeps: RouteDeps) => Router;
  models: ReturnType<typeof createModels>;
  /** Begins to deliver messages and to charge what comes due. */
  start: () => void;
  /** Finishes what it is delivering; what still waits is delivered after the next start. */
  stop: () => Promise<void>;
}

const createModels = (mongo: Runtime['mongo']) => ({
  customers: sandboxCustomerModel(mongo),
  checkouts: sandboxCheckoutModel(mongo),
  portals: sandboxPortalModel(mongo),
  invoices: sandboxInvoiceModel(mongo),
  events: sandboxEventModel(mongo),
});

/** A payment provider for trying, on which nothing is charged. Throws in production. */
export const createSandbox = (options: SandboxOptions): Sandbox => {
  const { mongo, logger, config, webhookKey, deliverTo, now, everyMs = 5_000 } = options;
  if (config.NODE_ENV === 'production')
    throw new Error('the sandbox of payments is for development only: NODE_ENV is production');
  const secret = `whsec_${webhookKey.toString('base64url')}`;
  const tariff: Tariff = {
    prices: { month: config.PREMIUM_MONTH_CENTS, year: config.PREMIUM_YEAR_CENTS },
    currency: config.PREMIUM_CURRENCY,
    vatPercent: config.VAT_PERCENT,
  };
  const models = createModels(mongo);
  const customers = createSandboxCustomerStore(models.customers, now);
  const pages = createSandboxPageStore(models.checkouts, models.portals);
  const events = createSandboxEventStore(models.events);
  const deliveries = createDeliveries({ customers, events, deliverTo, secret, now, logger, everyMs });
  const accounts = createAccounts({
    customers,
    numbers: createInvoiceNumbers(models.invoices),
    vatPercent: tariff.vatPercent,
    now,
    onChange: deliveries.wake,
  });
  const site = { brand: config.BRAND_NAME, publicUrl: config.PUBLIC_URL };
  let timer: NodeJS.Timeout | undefined;
  let passing: Promise<void> | null = null;
  const passTime = (): void => {
    passing ??= accounts
      .passTime()
      .catch((error: unknown) => logger.warn({ err: error }, 'sandbox charges not looked for'))
      .finally(() => {
        passing = null;
      });
  };

  return {
    provider: createSandboxProvider({
      accounts,
      customers,
      pages,
      tariff,
      publicUrl: config.PUBLIC_URL,
      secret,
      now,
    }),
    router: (routeDeps) => sandboxRouter(routeDeps, { accounts, pages, events, tariff, site, now }),
    models,
    start: () => {
      deliveries.start();
      passTime();
      timer = setInterval(passTime, everyMs);
    },
    stop: async () => {
      clearInterval(timer);
      await passing;
      await deliveries.stop();
    },
  };
};
