import { ConfigError } from '@academy/service-kit/config/parse-config.ts';
import type { Config } from '../../config.ts';

type PaymentsMode = NonNullable<Config['PAYMENTS']>;

const stripeKeys = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRODUCT'] as const;

type ModeConfig = Pick<Config, 'NODE_ENV' | 'PAYMENTS' | (typeof stripeKeys)[number]>;

const refuse = (reason: string): never => {
  throw new ConfigError([{ key: 'PAYMENTS', reason }]);
};

/**
 * Who takes payments. Without `PAYMENTS` it is Stripe where one of its settings is there, and otherwise nobody: the
 * sandbox opens Premium for nothing, so it has to be asked for, and never in production. Throws ConfigError naming
 * PAYMENTS where it contradicts another setting.
 */
export const paymentsMode = (config: ModeConfig): PaymentsMode => {
  const stripeKey = stripeKeys.find((key) => config[key] !== undefined);
  const mode = config.PAYMENTS ?? (stripeKey === undefined ? 'off' : 'stripe');
  if (mode !== 'stripe' && stripeKey !== undefined) return refuse(`is ${mode}, but ${stripeKey} is set`);
  if (mode === 'sandbox' && config.NODE_ENV === 'production')
    return refuse('is sandbox, which charges nothing, but NODE_ENV is production');
  return mode;
};
