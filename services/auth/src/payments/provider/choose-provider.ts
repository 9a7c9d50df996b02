import type { Runtime } from '@academy/service-kit/lifecycle/service-runtime.ts';
import type { Config } from '../../config.ts';
import type { PaymentProvider } from './provider-port.ts';
import { paymentsMode } from './payments-mode.ts';
import { createSandbox, type Sandbox } from '../sandbox/sandbox.ts';
import { createStripeProvider } from '../stripe/stripe-provider.ts';
import { stripeSettings } from '../stripe/stripe-settings.ts';

export interface Payments {
  /** Null where nobody can pay. */
  provider: PaymentProvider | null;
  /** Null unless payments are the sandbox's. */
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

/** The provider of `paymentsMode`. Throws ConfigError as that does, and where Stripe is set up by half. */
export const choosePayments = (options: PaymentsOptions): Payments => {
  const { config, mongo, logger, sandboxKey, deliverTo, now } = options;
  const mode = paymentsMode(config);
  if (mode === 'off') return { provider: null, sandbox: null };
  if (mode === 'stripe')
    return { provider: createStripeProvider({ ...stripeSettings(config), logger }), sandbox: null };
  const sandbox = createSandbox({ mongo, logger, config, webhookKey: sandboxKey, deliverTo, now });
  return { provider: sandbox.provider, sandbox };
};
