import { ConfigError, parseConfig } from '@academy/service-kit/config/parse-config.ts';
import { createLogger } from '@academy/service-kit/logging/logger.ts';
import { connectMongo } from '@academy/service-kit/mongo/connect-mongo.ts';
import { configSchema } from './config.ts';
import { createDeps } from './dependencies.ts';
import { createModels } from './models.ts';

// The broker is not spoken to, so the environment need not name one.
const rotateConfig = configSchema.omit({ KAFKA_BROKERS: true });

const rotate = async (): Promise<void> => {
  const config = { ...parseConfig(rotateConfig, process.env), KAFKA_BROKERS: [] };
  const logger = createLogger({ service: 'auth', level: config.LOG_LEVEL });
  const mongo = await connectMongo({ url: config.MONGO_URL, dbName: `${config.DB_PREFIX}auth`, logger });
  try {
    const deps = await createDeps(createModels(mongo), { logger }, config);
    await deps.signingKeys.load();
    process.stdout.write(`New signing key ${await deps.signingKeys.rotate()}\n`);
  } finally {
    await mongo.close();
  }
};

rotate().catch((error: unknown) => {
  const message = error instanceof ConfigError || error instanceof Error ? error.message : String(error);
  process.stderr.write(`auth could not rotate its signing keys: ${message}\n`);
  process.exitCode = 1;
});
