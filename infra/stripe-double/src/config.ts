import { z } from 'zod';
import { commonConfig } from '@academy/service-kit/config/common-config.ts';
import { ConfigError, parseConfig } from '@academy/service-kit/config/parse-config.ts';
import { secret } from '@academy/service-kit/config/secret.ts';

const { NODE_ENV, HOST, PORT, LOG_LEVEL, MONGO_URL, DB_PREFIX, PUBLIC_URL, STOP_WITH_PARENT } = commonConfig;

export const configSchema = z.object({
  NODE_ENV,
  HOST,
  PORT,
  LOG_LEVEL,
  /** The academy's store, where the sandbox of before kept its customers. */
  MONGO_URL,
  DB_PREFIX,
  /** The academy's address. */
  PUBLIC_URL,
  STOP_WITH_PARENT,
  DATA_DIR: z.string().default('.data'),
  /** What auth's key and webhook secret are made of, as it was given to auth. */
  SANDBOX_SECRET: secret(z.string().min(16)),
  /** Where browsers find its pages; on this machine where it listens, when absent. */
  SANDBOX_PUBLIC_URL: z.url().optional(),
  /** Where auth takes events. */
  SANDBOX_WEBHOOK_URL: z.url(),
  BRAND_NAME: z.string().default('Promptario'),
  VAT_PERCENT: z.coerce.number().min(0).max(50).default(21),
});
export type Config = z.output<typeof configSchema>;

/** Throws ConfigError, also in production: nothing is charged here. */
export const doubleConfig = (env: NodeJS.ProcessEnv): Config => {
  const config = parseConfig(configSchema, env);
  if (config.NODE_ENV === 'production')
    throw new ConfigError([
      { key: 'NODE_ENV', reason: 'is production, where nothing may stand in for Stripe' },
    ]);
  return config;
};
