import { parseConfig } from '@academy/service-kit/config/parse-config.ts';
import type { Logger } from '@academy/service-kit/logging/logger.ts';
import { connectMongo, ensureIndexes } from '@academy/service-kit/mongo/connect-mongo.ts';
import { seal } from '@academy/service-kit/secrets/seal.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { configSchema } from '../../src/config.ts';
import { createModels } from '../../src/dependencies.ts';
import { createMailDeps } from '../../src/mail/create-mail-deps.ts';
import { askReply, testDataDir, testMailKey } from '../support/mail-fixtures.ts';
import { startSmtpServer } from '../support/smtp-server.ts';
import { killPoints } from './kill-points.ts';
import { startMailers, type Mailers } from './mailers.ts';

export interface MailChaosOptions {
  /** What a service's own config reads of the stack. */
  stack: Readonly<Record<string, string>>;
  mails: number;
  kills: number;
  logger: Logger;
  withinMs: number;
}

export interface MailChaosReport {
  sent: number;
  kills: number;
  /** Mails that never arrived. */
  lost: number;
  /** Mails that arrived more than once. */
  doubled: number;
  /** Mails that arrived under more than one Message-ID. */
  unmarked: number;
  seconds: number;
}

const replicaCount = 2;

/** Two mailers send a queue of mails to a real mail server, and are killed at random, often just as it has taken one. */
export const runMailChaos = async (options: MailChaosOptions): Promise<MailChaosReport> => {
  const { stack, mails, kills, logger, withinMs } = options;
  const startedAt = performance.now();
  const killAt = killPoints(mails, kills);
  let mailers: Mailers | undefined;
  const smtp = await startSmtpServer({
    onReceived: () => {
      if (killAt.has(smtp.received.length)) mailers?.killOne();
    },
  });
  const env = {
    ...stack,
    AUTH_JWKS_URL: 'http://127.0.0.1:9/keys',
    LOG_LEVEL: 'silent',
    MAIL_KEY: testMailKey.toString('base64'),
    DATA_DIR: testDataDir,
    MAIL_LEASE_MS: '1000',
    SMTP_URL: smtp.url,
  };
  const url = stack['MONGO_URL'] ?? '';
  const mongo = await connectMongo({ url, dbName: `${stack['DB_PREFIX'] ?? ''}scheduler`, logger });
  try {
    const models = createModels(mongo);
    await ensureIndexes(mongo);
    const config = parseConfig(configSchema, env);
    const deps = await createMailDeps({ models, config, wantsMail: async () => true, logger });
    await Promise.all(
      Array.from({ length: mails }, async (_, index) => {
        const userId = `member${index}`;
        const contact = { confirmed: true, language: 'es', timeZone: 'Europe/Madrid', sequence: 1 } as const;
        const sealedAddress = seal(testMailKey, `${userId}@mail.example`);
        await models.contacts.create({ _id: userId, ...contact, sealedAddress });
        await askReply(deps, `reply:${index}`, userId);
      }),
    );
    mailers = startMailers(replicaCount, env);
    await until(async () => (await models.mails.countDocuments({ outcome: 'sent' })) === mails, { withinMs });
  } finally {
    await mailers?.stop();
    await mongo.close();
    await smtp.close();
  }
  const byMember = Map.groupBy(smtp.received, ({ to }) => to);
  const copies = [...byMember.values()];
  return {
    sent: mails,
    kills: mailers.kills(),
    lost: mails - byMember.size,
    doubled: copies.reduce((sum, { length }) => sum + length - 1, 0),
    unmarked: copies.filter((same) => new Set(same.map(({ messageId }) => messageId)).size > 1).length,
    seconds: Math.round((performance.now() - startedAt) / 1000),
  };
};
