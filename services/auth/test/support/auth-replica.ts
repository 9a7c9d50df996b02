import { createHealth } from '@academy/service-kit/health/health.ts';
import { listen } from '@academy/service-kit/http/listen.ts';
import type { Logger } from '@academy/service-kit/logging/logger.ts';
import { createMetrics } from '@academy/service-kit/metrics/metrics.ts';
import { ensureIndexes } from '@academy/service-kit/mongo/connect-mongo.ts';
import { createRelay } from '@academy/service-kit/outbox/relay.ts';
import type { TestStack } from '@academy/service-kit/testing/test-stack.ts';
import { createApp } from '../../src/app.ts';
import type { Config } from '../../src/config.ts';
import { createDependencies, type Dependencies, type Models } from '../../src/dependencies.ts';
import { createPaymentWorkers } from '../../src/payments/workers.ts';
import type { PaymentProvider } from '../../src/payments/provider-port.ts';
import { ensureFirstAdministrator } from '../../src/use-cases/ensure-first-administrator.ts';

export interface Replica {
  deps: Dependencies;
  models: Models;
  baseUrl: string;
  stop: () => Promise<void>;
}

export interface ReplicaOptions {
  stack: TestStack;
  config: Config;
  logger: Logger;
  now?: () => Date;
  payments?: PaymentProvider;
  /** The store's name behind the suite's prefix. */
  database?: string;
}

/** auth in this process: its HTTP, its relay and its workers on the suite's real store and broker. */
export const startAuth = async (options: ReplicaOptions): Promise<Replica> => {
  const { stack, config, logger, database = 'auth', ...surroundings } = options;
  const mongo = await stack.database(database);
  const { deps, models } = await createDependencies({ mongo, logger }, config, surroundings);
  await ensureIndexes(mongo);
  await ensureFirstAdministrator(deps);
  const service = 'auth';
  const runtime = { service, logger, metrics: createMetrics(service), health: createHealth() };
  const server = await listen(createApp(runtime, deps), { host: '127.0.0.1', port: 0 });
  const aggregates = [models.users, models.sessions, models.helpRequests, models.leads];
  const relay = createRelay({ service, models: aggregates, kafka: stack.kafka(), logger });
  relay.start();
  const workers = createPaymentWorkers(deps);
  for (const worker of workers) worker.start();
  return {
    deps,
    models,
    baseUrl: `http://127.0.0.1:${server.port}`,
    stop: async () => {
      await server.close();
      await Promise.all(workers.map((worker) => worker.stop()));
      await relay.stop();
    },
  };
};
