import { commonConfig } from '@academy/service-kit/config/common-config.ts';
import { contentKeySetting } from '@academy/service-kit/secrets/content-key.ts';
import { z } from 'zod';

export const configSchema = z.object({
  ...commonConfig,
  ...contentKeySetting,
  AUTH_JWKS_URL: z.url(),
  /** The folder that documents are imported from at start; none, no import. */
  CONTENT_DIR: z.string().optional(),
  /** Stands in the PDFs' footers. */
  BRAND_NAME: z.string().default('Promptario'),
});

export type Config = z.output<typeof configSchema>;
