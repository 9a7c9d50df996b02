import mongoose, { type Connection } from 'mongoose';
import type { Logger } from '../logging/logger.ts';

export interface MongoOptions {
  url: string;
  dbName: string;
  logger: Logger;
  /** How long to wait for a store that is not up yet, in milliseconds. */
  patienceMs?: number;
}

const pauseMs = 500;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const open = (url: string, dbName: string): Promise<Connection> =>
  mongoose
    .createConnection(url, {
      dbName,
      autoIndex: false,
      autoCreate: false,
      bufferCommands: false,
      serverSelectionTimeoutMS: 3_000,
      maxPoolSize: 20,
      writeConcern: { w: 'majority', journal: true },
    })
    .asPromise();

/**
 * One connection to one database. Indexes are never built behind a caller's back (see `ensureIndexes`), and a
 * write is acknowledged once a majority has it in its journal. Waits `patienceMs` (30 s) for a store that is still
 * starting, then throws the driver's error.
 */
export const connectMongo = async (options: MongoOptions): Promise<Connection> => {
  const { url, dbName, logger, patienceMs = 30_000 } = options;
  const deadline = Date.now() + patienceMs;
  for (;;) {
    try {
      const connection = await open(url, dbName);
      connection.on('error', (error: Error) => logger.error({ err: error }, 'mongo connection error'));
      return connection;
    } catch (error) {
      if (Date.now() >= deadline) throw error;
      logger.warn(
        { dbName, reason: error instanceof Error ? error.message : String(error) },
        'waiting for mongo',
      );
      await pause(pauseMs);
    }
  }
};

/** Creates the indexes that the connection's models declare; those that exist are left as they are. */
export const ensureIndexes = async (connection: Connection): Promise<void> => {
  for (const model of Object.values(connection.models)) {
    await model.createIndexes();
  }
};
