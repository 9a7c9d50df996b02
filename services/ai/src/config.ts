import { commonConfig } from '@academy/service-kit/config/common-config.ts';
import { z } from 'zod';

export const configSchema = z.object({
  ...commonConfig,
  AUTH_JWKS_URL: z.url(),
});

export type Config = z.output<typeof configSchema>;
