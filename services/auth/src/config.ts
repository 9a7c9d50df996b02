import { z } from 'zod';
import { commonConfig } from '@academy/service-kit/config/common-config.ts';

const masterKey = z
  .base64()
  .transform((text) => Buffer.from(text, 'base64'))
  .refine((key) => key.length === 32, { error: 'must be 32 bytes in base64' });

const limit = (byDefault: number) => z.coerce.number().int().positive().default(byDefault);

export const configSchema = z.object({
  ...commonConfig,
  /** Where the master key is kept when the environment brings none. */
  DATA_DIR: z.string().default('.data'),
  /** What signing keys are sealed with and refresh tokens derived from: 32 bytes in base64, for all replicas. */
  AUTH_MASTER_KEY: masterKey.optional(),
  /** The first administrator's sign-in; what is absent is made up and printed at the first start. */
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: z.string().min(8).max(200).optional(),
  /** Wrong passwords for one account from one address in a quarter of an hour. */
  SIGN_IN_FAILURES_PER_ACCOUNT: limit(10),
  /** Wrong passwords from one address, whatever the account, in a quarter of an hour. */
  SIGN_IN_FAILURES_PER_ADDRESS: limit(100),
  /** New accounts from one address in an hour. */
  REGISTRATIONS_PER_ADDRESS: limit(100),
});

export type Config = z.output<typeof configSchema>;
