import { z } from 'zod';
import { parseConfig } from '../../src/config/parse-config.ts';
import { createLogger } from '../../src/logging/logger.ts';
import { runMigrations } from '../../src/migrations/run-migrations.ts';
import { connectMongo } from '../../src/mongo/connect-mongo.ts';
import { doubling } from './doubling.ts';

/** A replica that migrates and ends; it dies where FAILPOINT says. */
const { MONGO_URL, DB, LEASE_MS } = parseConfig(
  z.object({ MONGO_URL: z.string(), DB: z.string(), LEASE_MS: z.coerce.number() }),
  process.env,
);
const logger = createLogger({ service: 'migrating', level: 'silent' });
const connection = await connectMongo({ url: MONGO_URL, dbName: DB, logger });
await runMigrations({
  connection,
  migrations: [doubling(connection)],
  logger,
  leaseMs: LEASE_MS,
  pollMs: 20,
});
process.stdout.write('DONE\n');
await connection.close();
