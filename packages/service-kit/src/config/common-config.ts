import { z } from 'zod';
import { secret } from './secret.ts';

const list = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  )
  .refine((parts) => parts.length > 0, { error: 'names no address' });

/** A switch in the environment: `1`, `true`, `yes`, `on` or their opposites. */
export const flag = z.stringbool({
  truthy: ['1', 'true', 'yes', 'on'],
  falsy: ['0', 'false', 'no', 'off'],
});

/** The address that people use. What is put behind it begins with a slash, so it never ends with one. */
export const publicUrlSetting = z.url().transform((url) => url.replace(/\/+$/, ''));

/** The keys that every service takes; a service spreads them: `z.object({ ...commonConfig, MY_KEY: … })`. */
export const commonConfig = {
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  /** Loopback outside containers. */
  HOST: z.string().default('127.0.0.1'),
  /** 0 takes any free port; the one taken is printed as a LISTENING line. */
  PORT: z.coerce.number().int().min(0).max(65535).default(0),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  MONGO_URL: secret(z.string().regex(/^mongodb(\+srv)?:\/\//)),
  /** Comma-separated host:port list. */
  KAFKA_BROKERS: list,
  /** How long Kafka holds the fetch of a consumer that has nothing to read, in milliseconds. */
  KAFKA_MAX_WAIT_MS: z.coerce.number().int().min(50).max(5_000).default(3_000),
  /** How often the relay looks for events that a crash left unpublished, in milliseconds. */
  OUTBOX_SWEEP_MS: z.coerce.number().int().min(100).max(300_000).default(30_000),
  /** Before every database's name: several stacks may share one store. */
  DB_PREFIX: z.string().default('academy_'),
  /** Before every topic and consumer group: several stacks may share one broker. */
  TOPIC_PREFIX: z.string().default(''),
  /** Where auth's public keys are. auth itself needs none. */
  AUTH_JWKS_URL: z.url().optional(),
  /** The address that people use: links in mail, QR codes, the allowed Origin. */
  PUBLIC_URL: publicUrlSetting.default('http://localhost:8080'),
  /** How many proxies stand before this process: that many entries of X-Forwarded-For are believed. */
  TRUST_PROXY: z.coerce.number().int().min(0).default(0),
  /**
   * How long a service that is told to stop turns new calls away before it closes its connections, in milliseconds: gateways
   * turn to another replica meanwhile. For where there is one.
   */
  DRAIN_MS: z.coerce.number().int().min(0).max(2_000).default(0),
  /** `1` stops the process when its standard input closes, as it does when the starter dies. */
  STOP_WITH_PARENT: flag.default(false),
};

export type CommonConfig = z.output<z.ZodObject<typeof commonConfig>>;
