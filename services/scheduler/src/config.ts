import { commonConfig, flag } from '@academy/service-kit/config/common-config.ts';
import { z } from 'zod';
import { mailConfig } from './mail/mail-config.ts';

export const configSchema = z.object({
  ...commonConfig,
  ...mailConfig,
  AUTH_JWKS_URL: z.url(),
  /** Lets staff choose intervals from 1 second, for trials; otherwise from 1 minute. */
  AUTOMATIONS_ALLOW_SECONDS: flag.default(false),
  /** How often one of the replicas looks for automations that are due. */
  AUTOMATIONS_WAKE_MS: z.coerce.number().int().min(100).max(60_000).default(5_000),
  /** After how long another replica takes over from one that was killed; longer than AUTOMATIONS_WAKE_MS. */
  AUTOMATIONS_LOCK_MS: z.coerce.number().int().min(500).max(60_000).default(20_000),
  /** How long a notification waits to be read in the app before it is mailed. */
  NOTIFICATIONS_MAIL_DELAY_MS: z.coerce.number().int().min(0).max(86_400_000).default(120_000),
  /** How often a replica looks for such mails that are due, and a fifth as often while it knows of none. */
  NOTIFICATIONS_WAKE_MS: z.coerce.number().int().min(10).max(60_000).default(1_000),
});

export type Config = z.output<typeof configSchema>;
