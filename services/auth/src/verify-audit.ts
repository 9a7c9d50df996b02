import { readFileSync } from 'node:fs';
import { ConfigError, parseConfig } from '@academy/service-kit/config/parse-config.ts';
import { createLogger } from '@academy/service-kit/logging/logger.ts';
import { connectMongo } from '@academy/service-kit/mongo/connect-mongo.ts';
import { deriveKey } from './accounts/keys/derive-key.ts';
import { loadMasterKey } from './accounts/keys/load-master-key.ts';
import { createAuditEntryRepository } from './audit/audit-entry-repository.ts';
import { createAuditModels } from './audit/audit-feature.ts';
import { createAuditDayRepository } from './audit/chain/audit-day-repository.ts';
import { verifyLog, type LoggedDay } from './audit/chain/verify-log.ts';
import { configSchema } from './config.ts';
import { z } from 'zod';

const verifyConfig = configSchema.pick({
  NODE_ENV: true,
  LOG_LEVEL: true,
  MONGO_URL: true,
  DB_PREFIX: true,
  DATA_DIR: true,
  AUTH_MASTER_KEY: true,
});

const loggedDay = z.object({ day: z.string(), seal: z.string() });

const UNCHECKED = 2;

/** The lines `audit day closed` of a log, as auth wrote them. */
const loggedDays = (file: string): LoggedDay[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.includes('audit day closed'))
    .map((line) => loggedDay.parse(JSON.parse(line.slice(line.indexOf('{')))));

/**
 * `verify-audit.ts [file of log lines]`. Exit code 0 where the whole log is as it was kept, 1 where something is not, and the first
 * such thing is named; 2 where it could not be checked.
 */
const verify = async (file: string | undefined): Promise<void> => {
  const config = parseConfig(verifyConfig, process.env);
  const logged = file === undefined ? [] : loggedDays(file);
  const logger = createLogger({ service: 'auth', level: config.LOG_LEVEL });
  const mongo = await connectMongo({ url: config.MONGO_URL, dbName: `${config.DB_PREFIX}auth`, logger });
  try {
    const models = createAuditModels(mongo);
    const auditKey = deriveKey(await loadMasterKey(config), 'audit-chain');
    const deps = {
      auditEntries: createAuditEntryRepository(models.auditEntries),
      auditDays: createAuditDayRepository(models.auditDays, auditKey),
      auditKey,
      now: () => new Date(),
    };
    const { fault, ...figures } = await verifyLog(deps, logged);
    process.stdout.write(`AUDIT ${JSON.stringify({ ...figures, compared: logged.length })}\n`);
    if (fault === null) return;
    const entry = fault.entryId === null ? '' : ` (entry ${fault.entryId})`;
    process.stderr.write(`${fault.place}: ${fault.kind}${entry}\n`);
    process.exitCode = 1;
  } finally {
    await mongo.close();
  }
};

verify(process.argv[2]).catch((error: unknown) => {
  const message = error instanceof ConfigError || error instanceof Error ? error.message : String(error);
  process.stderr.write(`auth could not verify its audit log: ${message}\n`);
  process.exitCode = UNCHECKED;
});
