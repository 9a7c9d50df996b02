import { ConfigError, parseConfig } from '@academy/service-kit/config/parse-config.ts';
import { createLogger } from '@academy/service-kit/logging/logger.ts';
import { connectMongo } from '@academy/service-kit/mongo/connect-mongo.ts';
import { configSchema } from './config.ts';
import { createDeps } from './dependencies.ts';
import { createModels } from './models.ts';
import { reconcileSubscriptions } from './payments/sync/reconcile-subscriptions.ts';

// The broker is not spoken to: what is repaired is told by a running service, which finds it within half a minute.
const reconcileConfig = configSchema.omit({ KAFKA_BROKERS: true });

const reconcile = async (): Promise<void> => {
  const config = { ...parseConfig(reconcileConfig, process.env), KAFKA_BROKERS: [] };
  const logger = createLogger({ service: 'auth', level: config.LOG_LEVEL });
  const mongo = await connectMongo({ url: config.MONGO_URL, dbName: `${config.DB_PREFIX}auth`, logger });
  try {
    const deps = await createDeps(createModels(mongo), { logger }, config);
    await deps.signingKeys.load();
    if (deps.payments === null) throw new Error('no payment provider is set up');
    const figures = await reconcileSubscriptions(deps);
    process.stdout.write(`RECONCILED ${JSON.stringify(figures)}\n`);
    if (figures.failed > 0) process.exitCode = 1;
  } finally {
    await mongo.close();
  }
};

reconcile().catch((error: unknown) => {
  const message = error instanceof ConfigError || error instanceof Error ? error.message : String(error);
  process.stderr.write(`auth could not reconcile its subscriptions: ${message}\n`);
  process.exitCode = 1;
});
