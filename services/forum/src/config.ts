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
  /** What one member may write in an hour, once the account is a day old. */
  FORUM_POSTS_PER_HOUR: z.coerce.number().int().min(1).default(10),
  FORUM_REPLIES_PER_HOUR: z.coerce.number().int().min(1).default(60),
  FORUM_FLAGS_PER_HOUR: z.coerce.number().int().min(1).default(30),
  FORUM_EDITS_PER_HOUR: z.coerce.number().int().min(1).default(30),
  /** What one member's posts and replies may take, earlier wordings included, in megabytes. */
  FORUM_MB_FREE: z.coerce.number().positive().default(1),
  FORUM_MB_PREMIUM: z.coerce.number().positive().default(10),
});

export type Config = z.output<typeof configSchema>;
