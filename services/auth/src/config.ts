import { z } from 'zod';
import { termsVersionSchema } from '@academy/contracts/shared/terms.ts';
import { commonConfig } from '@academy/service-kit/config/common-config.ts';
import { secret } from '@academy/service-kit/config/secret.ts';
import { mailKeySetting } from '@academy/service-kit/mail/mail-key.ts';
import { keySetting } from '@academy/service-kit/secrets/key-file.ts';

/** Comma-separated; while a secret is rotated two are believed. */
const secrets = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);
const cents = (byDefault: number) => z.coerce.number().int().positive().default(byDefault);

const limit = (byDefault: number) => z.coerce.number().int().positive().default(byDefault);

export const configSchema = z.object({
  ...commonConfig,
  /** Where the keys are kept outside production when the environment brings none. */
  DATA_DIR: z.string().default('.data'),
  /** What signing keys are sealed with and refresh tokens derived from: 32 bytes in base64, for all replicas. Needed in production. */
  AUTH_MASTER_KEY: secret(keySetting.optional()),
  ...mailKeySetting,
  /** The first administrator's sign-in; what is absent is made up and printed at the first start. */
  ADMIN_EMAIL: secret(z.email().optional()),
  ADMIN_PASSWORD: secret(z.string().min(8).max(200).optional()),
  /** Wrong passwords for one account from one address in a quarter of an hour. */
  SIGN_IN_FAILURES_PER_ACCOUNT: limit(10),
  /** Wrong passwords for one account from everywhere in a day, about; each past the first tenth slows the next. */
  SIGN_IN_FAILURES_PER_DAY: limit(100),
  /** Wrong passwords from one address, whatever the account, in a quarter of an hour. */
  SIGN_IN_FAILURES_PER_ADDRESS: limit(100),
  /** The version of the terms that somebody who registers accepts; the gateway publishes it. */
  TERMS_VERSION: termsVersionSchema,
  /** New accounts from one address in an hour. */
  REGISTRATIONS_PER_ADDRESS: limit(100),
  /** Account mails to one address in an hour. */
  ACCOUNT_MAILS_PER_RECIPIENT: limit(3),
  /** Account mails that are asked for from one network address in an hour. */
  ACCOUNT_MAILS_PER_ADDRESS: limit(20),
  /** How fast an import of people sends its invitations: well below what the mailer sends, so that other mails get through. */
  INVITATIONS_PER_MINUTE: limit(30),
  /** Questions that one member may send to the staff in a day. */
  HELP_REQUESTS_PER_DAY: limit(20),
  /** Messages that one of staff may write in an hour to members who asked nothing. */
  TEAM_MESSAGES_PER_HOUR: limit(30),
  /** Messages that one member may get in a day, whoever of staff writes them. */
  TEAM_MESSAGES_PER_MEMBER: limit(5),
  /** Messages of the business page's form from one address in an hour. */
  LEADS_PER_ADDRESS_PER_HOUR: limit(10),
  /** What premium costs: cents, VAT included. */
  PREMIUM_MONTH_CENTS: cents(2999),
  PREMIUM_YEAR_CENTS: cents(29_990),
  PREMIUM_CURRENCY: z
    .string()
    .regex(/^[a-z]{3}$/)
    .default('eur'),
  VAT_PERCENT: z.coerce.number().min(0).max(50).default(21),
  /** Who takes payments: `stripe`, the `sandbox` for trials, or nobody. See `paymentsMode` for what follows when absent. */
  PAYMENTS: z.enum(['stripe', 'sandbox', 'off']).optional(),
  /** All three of Stripe, or none. */
  STRIPE_SECRET_KEY: secret(z.string().optional()),
  STRIPE_WEBHOOK_SECRET: secret(secrets.optional()),
  /** The product in Stripe that premium is sold as. */
  STRIPE_PRODUCT: z.string().optional(),
  /** Where Stripe's API is; another address only for a test double. */
  STRIPE_API_URL: z.url().default('https://api.stripe.com'),
  /** Where the sandbox is, and what its keys are made of; `npm start` sets both. */
  SANDBOX_URL: z.url().optional(),
  SANDBOX_SECRET: secret(z.string().min(16).optional()),
  /** How long a replica may take over a payment message before another does: milliseconds, doubled at each failure. */
  WEBHOOK_LEASE_MS: z.coerce.number().int().min(100).default(5_000),
  /** Whom invoices come from. */
  BRAND_NAME: z.string().default('Promptario'),
  COMPANY_NAME: z.string().default('Promptario Academia, S.L.'),
  COMPANY_ADDRESS: z.string().default(''),
  COMPANY_TAX_ID: z.string().default(''),
});

export type Config = z.output<typeof configSchema>;
