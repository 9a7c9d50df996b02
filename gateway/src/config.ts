import { perUpstream } from '@academy/contracts/registry/upstreams.ts';
import { termsVersionSchema } from '@academy/contracts/shared/terms.ts';
import { commonConfig, flag } from '@academy/service-kit/config/common-config.ts';
import { secret } from '@academy/service-kit/config/secret.ts';
import { z } from 'zod';

const { MONGO_URL: _noDatabase, DRAIN_MS: _notCalledByGateways, ...common } = commonConfig;

export const configSchema = z.object({
  ...common,
  PORT: common.PORT.default(8080),
  AUTH_JWKS_URL: z.url(),
  /** Where each service of the registry is: `AUTH_URL` and its siblings. */
  ...perUpstream(() => z.url()),
  /** The folders of the built web apps. */
  WEB_LEARNER_DIR: z.string(),
  WEB_ADMIN_DIR: z.string(),
  /** How long a service may take to begin its answer, and between two parts of it. */
  UPSTREAM_DEADLINE_MS: z.coerce.number().int().min(100).default(15_000),
  /** Calls a minute from one address; 0 for no limit. */
  CALLS_PER_MINUTE: z.coerce.number().int().min(0).default(1_200),
  SIGN_INS_PER_MINUTE: z.coerce.number().int().min(0).default(60),
  /** Streams that one address, and one user, may hold open at once; 0 for no limit. */
  STREAMS_PER_ADDRESS: z.coerce.number().int().min(0).default(500),
  STREAMS_PER_USER: z.coerce.number().int().min(0).default(20),
  /** What the ids of live events are sealed with, the same in every replica; none, the id of the Kafka cluster. */
  STREAM_SECRET: secret(z.string().min(16).optional()),
  BRAND_NAME: z.string().default('Promptario'),
  COMPANY_NAME: z.string().default('Promptario Academia, S.L.'),
  /** Postal address, tax id and entry in the commercial register, for the legal notice; empty where not given. */
  COMPANY_ADDRESS: z.string().default(''),
  COMPANY_TAX_ID: z.string().default(''),
  COMPANY_REGISTER: z.string().default(''),
  CONTACT_EMAIL: z.email().default('hola@promptario.example'),
  PRIVACY_EMAIL: z.email().default('privacidad@promptario.example'),
  TERMS_VERSION: termsVersionSchema,
  /** A page-view analytics script, loaded only after consent; none by default. */
  ANALYTICS_SCRIPT_URL: z.url().optional(),
  /** Off only for measuring. */
  ACCESS_LOG: flag.default(true),
});

export type Config = z.output<typeof configSchema>;
