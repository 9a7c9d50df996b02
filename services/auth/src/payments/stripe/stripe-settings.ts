import type { Interval } from '@academy/contracts/shared/payments.ts';
import { ConfigError } from '@academy/service-kit/config/parse-config.ts';
import type { Config } from '../../config.ts';

/** What the academy sells through Stripe, and how it reaches it. */
export interface StripeSettings {
  secretKey: string;
  /** One, or two while a webhook's secret is rotated. */
  webhookSecrets: readonly string[];
  product: string;
  apiUrl: string;
  /** The academy's own address, without a slash at its end. */
  publicUrl: string;
  currency: string;
  /** Cents, VAT included. */
  prices: Readonly<Record<Interval, number>>;
  vatPercent: number;
}

type Fault = { key: string; reason: string };

const required = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRODUCT'] as const;

const isLoopback = (hostname: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

const faultsOf = (config: Config): Fault[] => {
  const faults: Fault[] = [];
  const secrets = config.STRIPE_WEBHOOK_SECRET ?? [];
  const { protocol, hostname } = new URL(config.STRIPE_API_URL);
  if (!/^(sk|rk)_\S+$/.test(config.STRIPE_SECRET_KEY ?? ''))
    faults.push({ key: 'STRIPE_SECRET_KEY', reason: 'is not a secret or restricted key (sk_… or rk_…)' });
  if (secrets.length > 2) faults.push({ key: 'STRIPE_WEBHOOK_SECRET', reason: 'has more than two secrets' });
  if (!secrets.every((secret) => /^whsec_\S+$/.test(secret)))
    faults.push({ key: 'STRIPE_WEBHOOK_SECRET', reason: 'is not a signing secret (whsec_…)' });
  if (protocol !== 'https:' && !isLoopback(hostname))
    faults.push({ key: 'STRIPE_API_URL', reason: 'would send the secret key unencrypted' });
  return faults;
};

const sold = (config: Config) => ({
  publicUrl: config.PUBLIC_URL,
  currency: config.PREMIUM_CURRENCY,
  prices: { month: config.PREMIUM_MONTH_CENTS, year: config.PREMIUM_YEAR_CENTS },
  vatPercent: config.VAT_PERCENT,
});

/** What the academy on this machine sells for trying, at a Stripe of its own. Throws ConfigError naming what is missing. */
export const sandboxSettings = (config: Config): StripeSettings => {
  const { SANDBOX_URL: apiUrl, SANDBOX_SECRET: secret } = config;
  if (!apiUrl || !secret) {
    const missing = (['SANDBOX_URL', 'SANDBOX_SECRET'] as const).filter((key) => !config[key]);
    throw new ConfigError(missing.map((key) => ({ key, reason: 'is missing, and the sandbox needs both' })));
  }
  return {
    ...sold(config),
    secretKey: `sk_test_${secret}`,
    webhookSecrets: [`whsec_${secret}`],
    product: 'prod_premium',
    apiUrl,
  };
};

/**
 * Stripe's settings. Throws ConfigError naming what is missing or malformed: half of the settings would be a payment page
 * whose payments never arrive.
 */
export const stripeSettings = (config: Config): StripeSettings => {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: secrets, STRIPE_PRODUCT: product } = config;
  const missing = required.filter((key) => !config[key]?.length);
  if (!secretKey || !secrets?.length || !product)
    throw new ConfigError(missing.map((key) => ({ key, reason: 'is missing, and Stripe needs all three' })));
  const faults = faultsOf(config);
  if (faults.length > 0) throw new ConfigError(faults);
  return {
    secretKey,
    webhookSecrets: secrets,
    product,
    apiUrl: config.STRIPE_API_URL,
    ...sold(config),
  };
};
