import type { Config } from '../config.ts';
import type { ProviderName } from './provider-port.ts';
import { stripeSettings } from './stripe/stripe-settings.ts';

/**
 * Stripe where it is set up, else the sandbox, which production does not have: there, null, and nobody can pay. Throws
 * ConfigError where Stripe is set up by half.
 */
export const chooseProvider = (config: Config): ProviderName | null => {
  if (stripeSettings(config) !== null) return 'stripe';
  return config.NODE_ENV === 'production' ? null : 'sandbox';
};
