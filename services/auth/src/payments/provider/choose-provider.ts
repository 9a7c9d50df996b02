import type { Logger } from '@academy/service-kit/logging/logger.ts';
import type { Config } from '../../config.ts';
import type { PaymentProvider } from './provider-port.ts';
import { paymentsMode } from './payments-mode.ts';
import { createStripeProvider } from '../stripe/stripe-provider.ts';
import { sandboxSettings, stripeSettings } from '../stripe/stripe-settings.ts';

/**
 * The provider of `paymentsMode`; null where nobody can pay. The sandbox is Stripe at another address. Throws ConfigError
 * as that does, and where either is set up by half.
 */
export const choosePayments = (config: Config, logger: Logger): PaymentProvider | null => {
  const mode = paymentsMode(config);
  if (mode === 'off') return null;
  const settings = mode === 'stripe' ? stripeSettings(config) : sandboxSettings(config);
  return createStripeProvider({ ...settings, name: mode, logger });
};
