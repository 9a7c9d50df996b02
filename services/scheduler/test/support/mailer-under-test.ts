import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseConfig } from '@academy/service-kit/config/parse-config.ts';
import { ensureIndexes } from '@academy/service-kit/mongo/connect-mongo.ts';
import { seal } from '@academy/service-kit/secrets/seal.ts';
import type { TestStack } from '@academy/service-kit/testing/test-stack.ts';
import { configSchema } from '../../src/config.ts';
import { createModels } from '../../src/dependencies.ts';
import { createMailDeps } from '../../src/mail/create-mail-deps.ts';
import { createMailer } from '../../src/mail/mailer.ts';
import type { MailTransport } from '../../src/mail/transport/mail-transport.ts';
import type { MailDeps } from '../../src/mail/use-cases/mail-deps.ts';
import { testMailKey } from './mail-fixtures.ts';

export interface MailerOptions {
  /** Mailers with clocks of their own have queues of their own. */
  database?: string;
  /** Files where it is absent. */
  smtpUrl?: string;
  transport?: MailTransport;
  leaseMs?: number;
  wantsMail?: MailDeps['wantsMail'];
}

/** Workers that really send, on the suite's store, with a clock that a test moves. Stopped after the suite. */
export const startMailer = async (stack: TestStack, options: MailerOptions = {}) => {
  const { database = 'scheduler', leaseMs = 60_000, smtpUrl, wantsMail = async () => true } = options;
  const mongo = await stack.database(database);
  const models = createModels(mongo);
  await ensureIndexes(mongo);
  let moved = 0;
  const dataDir = await mkdtemp(join(tmpdir(), 'mails-'));
  const config = parseConfig(configSchema, {
    ...stack.env,
    AUTH_JWKS_URL: 'http://127.0.0.1:9/keys',
    MAIL_KEY: testMailKey.toString('base64'),
    DATA_DIR: dataDir,
    MAIL_LEASE_MS: String(leaseMs),
    PUBLIC_URL: 'https://academy.example',
    ...(smtpUrl && { SMTP_URL: smtpUrl }),
  });
  const made = await createMailDeps({
    models,
    config,
    wantsMail,
    logger: stack.logger,
    now: () => new Date(Date.now() + moved),
  });
  const deps: MailDeps = { ...made, ...(options.transport && { mailTransport: options.transport }) };
  const workers = createMailer(deps, {
    leaseMs,
    erasure: { guard: (_userId, write) => write() },
    everyMs: 50,
  });
  for (const worker of workers) worker.start();
  const stop = async (): Promise<void> => {
    await Promise.all(workers.map((worker) => worker.stop()));
    deps.mailTransport.close();
  };
  stack.afterSuite(stop);
  return {
    deps,
    models,
    mailFolder: join(dataDir, 'mail'),
    stop,
    /** From now on its clock is later by so much. */
    moveOn: (ms: number) => (moved += ms),
    /** An account whose address the mailer knows. */
    addContact: async (userId: string, contact: { confirmed?: boolean; address?: string } = {}) => {
      const { confirmed = true, address = `${userId}@mail.example` } = contact;
      await models.contacts.create({
        _id: userId,
        sealedAddress: seal(testMailKey, address),
        confirmed,
        language: 'es',
        timeZone: 'Europe/Madrid',
        sequence: 1,
      });
    },
  };
};

export type MailerUnderTest = Awaited<ReturnType<typeof startMailer>>;
