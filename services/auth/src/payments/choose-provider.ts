import type { Runtime } from '@academy/service-kit/lifecycle/service-runtime.ts';
import type { Config } from '../config.ts';
import type { PaymentProvider } from './provider-port.ts';
import { createSandbox, type Sandbox } from './sandbox/sandbox.ts';
import { createStripeProvider } from './stripe/stripe-provider.ts';
import { stripeSettings } from './stripe/stripe-settings.ts';

export interface Payments {
  /** Null where nobody can pay. */
  provider: PaymentProvider | null;
  /** Null wherever money is real, and in production. */
  sandbox: Sandbox | null;
}

export interface PaymentsOptions extends Pick<Runtime, 'mongo' | 'logger'> {
  config: Config;
  /** What the sandbox signs its messages with. */
  sandboxKey: Buffer;
  /** Where the sandbox delivers its messages. */
  deliverTo: () => string;
  now: () => Date;
}

/**
 * Stripe where it is set up, else the sandbox, which production does not have: there nobody can pay. Throws ConfigError
 * where Stripe is set up by half.
 */
export const choosePayments = (options: PaymentsOptions): Payments => {
  const { config, mongo, logger, sandboxKey, deliverTo, now } = options;
  const stripe = stripeSettings(config);
  if (stripe !== null) return { provider: createStripeProvider({ ...stripe, logger }), sandbox: null };
  if (config.NODE_ENV === 'production') return { provider: null, sandbox: null };
  const sandbox = createSandbox({ mongo, logger, config, webhookKey: sandboxKey, deliverTo, now });
  return { provider: sandbox.provider, sandbox };
};
