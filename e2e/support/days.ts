import { connectMongo } from '@academy/service-kit/mongo/connect-mongo.ts';
import { createLogger } from '@academy/service-kit/logging/logger.ts';
import { letDaysPass } from '../../services/catalog/test/support/practice.ts';

/**
 * Moves what a learner has passed into the past, in the store of the running academy: the clock of a system that others
 * use at the same time cannot be moved. False until they have passed something.
 */
export const letDaysPassFor = async (userId: string): Promise<boolean> => {
  const { STORES, DB_PREFIX = 'academy_' } = process.env;
  if (!STORES) throw new Error('STORES is not set');
  const { mongoUrl: url } = JSON.parse(STORES) as { mongoUrl: string };
  const logger = createLogger({ service: 'e2e', level: 'silent' });
  const connection = await connectMongo({ url, dbName: `${DB_PREFIX}catalog`, logger });
  try {
    return await letDaysPass(connection, userId);
  } finally {
    await connection.close();
  }
};
