import { resolve } from 'node:path';
import { z } from 'zod';
import { parseConfig } from '@academy/service-kit/config/parse-config.ts';

const port = z.coerce.number().int().min(0).max(65535);

const together = (other: string): string => `needs ${other} too: they replace the embedded stack together`;

/** What the starter itself needs to know; every other variable goes through to the services, which check it. */
const schema = z
  .object({
    PORT: port.default(8080),
    HOST: z.string().default('127.0.0.1'),
    PUBLIC_URL: z.url().optional(),
    DATA_DIR: z.string().default('.data'),
    MONGO_URL: z
      .string()
      .regex(/^mongodb(\+srv)?:\/\//)
      .optional(),
    KAFKA_BROKERS: z.string().optional(),
    NODE_ENV: z.enum(['development', 'test', 'production']).optional(),
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

/** A server on loopback only is a trial, with the sandbox; one that others can reach is production. */
const nodeEnvOf = (given: z.output<typeof schema>): string =>
  given.NODE_ENV ?? (isLoopback(given.HOST) && given.PUBLIC_URL === undefined ? 'development' : 'production');

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
    publicUrl: given.PUBLIC_URL?.replace(/\/+$/, '') ?? null,
    dataDir: resolve(root, given.DATA_DIR),
    stores: mongoUrl && kafkaBrokers ? { mongoUrl, kafkaBrokers } : null,
    nodeEnv: nodeEnvOf(given),
    env,
  };
};
