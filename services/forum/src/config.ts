import { commonConfig } from '@academy/service-kit/config/common-config.ts';
import { z } from 'zod';

export const configSchema = z.object({
  ...commonConfig,
  AUTH_JWKS_URL: z.url(),
  /** The folder that categories are imported from at start; none, no import. */
  CONTENT_DIR: z.string().optional(),
  /** The name under which the academy itself posts. */
  BRAND_NAME: z.string().default('Promptario'),
  /** From how many posts and replies within a minute a member's texts wait for a moderator. */
  FORUM_TOO_FAST_FROM: z.coerce.number().int().min(2).default(3),
});

export type Config = z.output<typeof configSchema>;
