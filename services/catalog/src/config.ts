import { commonConfig } from '@academy/service-kit/config/common-config.ts';
import { contentKeySetting } from '@academy/service-kit/secrets/content-key.ts';
import { z } from 'zod';
import { attemptStorageConfig } from './limits/attempt-storage.ts';

export const configSchema = z.object({
  ...commonConfig,
  ...contentKeySetting,
  AUTH_JWKS_URL: z.url(),
  /** The folder that courses are imported from at start; none, no import. */
  CONTENT_DIR: z.string().optional(),
  /** Stands on certificates. */
  BRAND_NAME: z.string().default('Promptario'),
  /** How many prompts one learner may have checked within a minute. */
  CHECKS_PER_MINUTE: z.coerce.number().int().min(1).default(30),
  ...attemptStorageConfig,
});

export type Config = z.output<typeof configSchema>;
