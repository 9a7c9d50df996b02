import { resolve } from 'node:path';
import { z } from 'zod';
import { publicUrlSetting } from '@academy/service-kit/config/common-config.ts';
import { parseConfig } from '@academy/service-kit/config/parse-config.ts';
import { secret } from '@academy/service-kit/config/secret.ts';

const port = z.coerce.number().int().min(0).max(65535);

const together = (other: string): string => `needs ${other} too: they replace the embedded stack together`;

/** What the starter itself needs to know; every other variable goes through to the services, which check it. */
const schema = z
  .object({
    PORT: port.default(8080),
    HOST: z.string().default('127.0.0.1'),
    PUBLIC_URL: publicUrlSetting.optional(),
    DATA_DIR: z.string().default('.data'),
    MONGO_URL: secret(
      z
        .string()
        .regex(/^mongodb(\+srv)?:\/\//)
        .optional(),
    ),
    KAFKA_BROKERS: z.string().optional(),
    NODE_ENV: z.enum(['development', 'test', 'production']).optional(),
    SANDBOX_PORT: port.optional(),
    SANDBOX_PUBLIC_URL: z.url().optional(),
  })
  .refine((given) => given.MONGO_URL === undefined || given.KAFKA_BROKERS !== undefined, {
    error: together('KAFKA_BROKERS'),
    path: ['MONGO_URL'],
  })
  .refine((given) => given.KAFKA_BROKERS === undefined || given.MONGO_URL !== undefined, {
    error: together('MONGO_URL'),
    path: ['KAFKA_BROKERS'],
  });

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || host.startsWith('127.');

type Given = z.output<typeof schema>;

/** Only this machine reaches it. */
const isLaptop = ({ HOST, PUBLIC_URL }: Given): boolean => isLoopback(HOST) && PUBLIC_URL === undefined;

/** What only this machine reaches is a trial; what others reach is production. */
const nodeEnvOf = (given: Given): string =>
  given.NODE_ENV ?? (isLaptop(given) ? 'development' : 'production');

const namesStripe = (env: NodeJS.ProcessEnv): boolean =>
  Object.entries(env).some(([key, value]) => key.startsWith('STRIPE_') && value !== '');

/** A trial on this machine alone sells at the sandbox; anywhere else that has to be asked for. */
const sellsAtSandbox = (given: Given, env: NodeJS.ProcessEnv): boolean =>
  isLaptop(given) && nodeEnvOf(given) !== 'production' && !env.PAYMENTS && !namesStripe(env);

export interface Stores {
  mongoUrl: string;
  kafkaBrokers: string;
}

export interface StartConfig {
  /** 0 means any free port. */
  port: number;
  host: string;
  publicUrl: string | null;
  /** Absolute. */
  dataDir: string;
  /** Stores that run elsewhere; null means the embedded stack. */
  stores: Stores | null;
  nodeEnv: string;
  /** Where the pages of the sandbox of payments are; null where nobody said. */
  sandboxPort: number | null;
  sandboxPublicUrl: string | null;
  /** The whole environment, for the services. */
  env: NodeJS.ProcessEnv;
}

/** Throws ConfigError, which names the keys at fault and never their values. */
export const startConfig = (env: NodeJS.ProcessEnv, root: string): StartConfig => {
  const given = parseConfig(schema, env);
  const { MONGO_URL: mongoUrl, KAFKA_BROKERS: kafkaBrokers } = given;
  return {
    port: given.PORT,
    host: given.HOST,
    publicUrl: given.PUBLIC_URL ?? null,
    dataDir: resolve(root, given.DATA_DIR),
    stores: mongoUrl && kafkaBrokers ? { mongoUrl, kafkaBrokers } : null,
    nodeEnv: nodeEnvOf(given),
    sandboxPort: given.SANDBOX_PORT ?? null,
    sandboxPublicUrl: given.SANDBOX_PUBLIC_URL ?? null,
    env: sellsAtSandbox(given, env) ? { ...env, PAYMENTS: 'sandbox' } : env,
  };
};
