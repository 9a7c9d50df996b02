import { isStoreAway } from '../mongo/store-away.ts';
import { pause } from '../time/pause.ts';
import { ensureIndexes, openConnection } from '../mongo/connect-mongo.ts';
import { runMigrations } from '../migrations/run-migrations.ts';
import type { CollectedFeatures } from './collect-features.ts';
import type { Runtime } from './service-runtime.ts';

const retryMs = 1_000;

export interface PrepareOptions {
  runtime: Pick<Runtime, 'service' | 'config' | 'mongo' | 'logger'>;
  features: Pick<CollectedFeatures, 'migrations' | 'prepare'>;
  signal: AbortSignal;
}

/**
 * Opens the store, creates its indexes, runs the migrations and then the service's own preparation. Waits for as long as the store is away and
 * begins again where it goes away in between; throws what else goes wrong, and the signal's reason when it aborts.
 */
export const prepareStore = async ({ runtime, features, signal }: PrepareOptions): Promise<void> => {
  const { service, config, mongo, logger } = runtime;
  await openConnection(mongo, {
    url: config.MONGO_URL,
    dbName: `${config.DB_PREFIX}${service}`,
    logger,
    signal,
  });
  for (;;) {
    signal.throwIfAborted();
    try {
      await ensureIndexes(mongo);
      await runMigrations({ connection: mongo, migrations: features.migrations, logger, signal });
      await features.prepare();
      signal.throwIfAborted();
      return;
    } catch (error) {
      if (!isStoreAway(error)) throw error;
      logger.warn({ err: error }, 'the store went away while it was being prepared; trying again');
      await pause(retryMs, signal);
    }
  }
};
