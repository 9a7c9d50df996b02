import { readFileSync } from 'node:fs';
import { reportVerified } from '@academy/service-kit/chains/report-verified.ts';
import { parseConfig } from '@academy/service-kit/config/parse-config.ts';
import { deriveKey } from './accounts/keys/derive-key.ts';
import { presentMasterKey } from './accounts/keys/load-master-key.ts';
import { createAuditEntryRepository } from './audit/audit-entry-repository.ts';
import { createAuditModels } from './audit/audit-feature.ts';
import { createAuditDayRepository } from './audit/chain/audit-day-repository.ts';
import { verifyLog, type LoggedDay } from './audit/chain/verify-log.ts';
import { commandOnStore } from '@academy/service-kit/lifecycle/command-on-store.ts';
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
await commandOnStore({
  service: 'auth',
  does: 'verify its audit log',
  settings: () => parseConfig(verifyConfig, process.env),
  failureCode: 2,
  run: async ({ config, mongo }) => {
    const [, , file] = process.argv;
    const logged = file === undefined ? [] : loggedDays(file);
    const models = createAuditModels(mongo);
    const auditKey = deriveKey(await presentMasterKey(config), 'audit-chain');
    const deps = {
      auditEntries: createAuditEntryRepository(models.auditEntries),
      auditDays: createAuditDayRepository(models.auditDays, auditKey),
      auditKey,
      now: () => new Date(),
    };
    reportVerified('AUDIT', { ...(await verifyLog(deps, logged)), compared: logged.length });
  },
});
