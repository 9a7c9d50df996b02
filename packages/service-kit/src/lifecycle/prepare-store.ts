import { isStoreAway } from '../mongo/store-away.ts';
import { ensureIndexes, openConnection } from '../mongo/connect-mongo.ts';
import type { Runtime } from './service-runtime.ts';

export interface PrepareOptions {
  runtime: Pick<Runtime, 'service' | 'config' | 'mongo' | 'logger'>;
  prepare: (() => Promise<void>) | undefined;
  signal: AbortSignal;
}

/**
 * Opens the store, creates its indexes and runs the service's own preparation. Waits for as long as the store is away and
 * begins again where it goes away in between; throws what else goes wrong, and the signal's reason when it aborts.
 */
export const prepareStore = async ({ runtime, prepare, signal }: PrepareOptions): Promise<void> => {
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
      await prepare?.();
      return;
    } catch (error) {
      if (!isStoreAway(error)) throw error;
      logger.warn({ err: error }, 'the store went away while it was being prepared; trying again');
    }
  }
};
