import mongoose, { mongo, type Connection, type Model } from 'mongoose';
import type { Logger } from '../logging/logger.ts';
import { pause } from '../time/pause.ts';
import { failClosedWrites } from './closed-socket-writes.ts';
import { replacedIndexes } from './replaced-indexes.ts';

// Models may be declared before their connection is open. Nothing is created behind a caller's back, and a command that
// finds no connection fails at once.
mongoose.set({ autoIndex: false, autoCreate: false, bufferCommands: false });

export interface MongoOptions {
  url: string;
  dbName: string;
  logger: Logger;
  /** How long to wait for a store that is not up yet, in milliseconds; for ever when absent. */
  patienceMs?: number;
  /** Ends the wait. */
  signal?: AbortSignal;
}

failClosedWrites();

const pauseMs = 500;

/** A connection that models can be declared on; `openConnection` opens it. */
export const createConnection = (): Connection => mongoose.createConnection();

/**
 * Opens a connection to one database, waiting for a store that is still starting. A write is acknowledged once a
 * majority has it in its journal. Throws the driver's error after `patienceMs`, and the signal's reason when it aborts.
 * Once open, the driver reconnects by itself.
 */
export const openConnection = async (connection: Connection, options: MongoOptions): Promise<void> => {
  const { url, dbName, logger, patienceMs = Infinity, signal } = options;
  const deadline = Date.now() + patienceMs;
  for (;;) {
    signal?.throwIfAborted();
    try {
      await connection.openUri(url, {
        dbName,
        serverSelectionTimeoutMS: 3_000,
        maxPoolSize: 20,
        writeConcern: { w: 'majority', journal: true },
      });
      connection.on('error', (error: Error) => logger.error({ err: error }, 'mongo connection error'));
      return;
    } catch (error) {
      if (Date.now() >= deadline) throw error;
      logger.warn(
        { dbName, reason: error instanceof Error ? error.message : String(error) },
        'waiting for mongo',
      );
      await pause(pauseMs, signal);
    }
  }
};

/** An open connection to one database, for commands and tests. Waits half a minute for the store by default. */
export const connectMongo = async (options: MongoOptions): Promise<Connection> => {
  const connection = createConnection();
  await openConnection(connection, { patienceMs: 30_000, ...options });
  return connection;
};

/** Creates the indexes that the connection's models declare; those that exist are left as they are. */
export const ensureIndexes = async (connection: Connection): Promise<void> => {
  for (const model of Object.values(connection.models)) {
    await model.createIndexes();
  }
};

/** Drops the indexes that those which the connection's models declare have replaced (see `replacedIndexes`), and no others. */
export const dropReplacedIndexes = async (connection: Connection): Promise<void> => {
  for (const model of Object.values(connection.models)) {
    const declared = model.schema.indexes().map(([key]) => key);
    // Without any, MongoDB may not even have the collection.
    if (declared.length === 0) continue;
    for (const name of replacedIndexes(await model.collection.indexes(), declared)) {
      await dropIndex(model, name);
    }
  }
};

const indexNotFound = 27;

const dropIndex = async (model: Model<unknown>, name: string): Promise<void> => {
  try {
    await model.collection.dropIndex(name);
  } catch (error) {
    // Another replica that starts now was sooner.
    if (!(error instanceof mongo.MongoServerError) || error.code !== indexNotFound) throw error;
  }
};
