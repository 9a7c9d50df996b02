import { ConfigError } from '@academy/service-kit/config/parse-config.ts';
import { paymentsMode } from './payments-mode.ts';

const development = { NODE_ENV: 'development' } as const;
const production = { NODE_ENV: 'production' } as const;
const stripe = { STRIPE_SECRET_KEY: 'sk_test_1' };

const faultOf = (config: Parameters<typeof paymentsMode>[0]): string => {
  try {
    return `taken as ${paymentsMode(config)}`;
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
};

test.each([
  [development, 'off'],
  [production, 'off'],
  [{ ...development, ...stripe }, 'stripe'],
  [{ ...development, PAYMENTS: 'sandbox' as const }, 'sandbox'],
  [{ ...production, PAYMENTS: 'stripe' as const }, 'stripe'],
  [{ ...production, PAYMENTS: 'off' as const }, 'off'],
])('When the settings are %j, then payments are taken by %s', (config, mode) => {
  expect(paymentsMode(config)).toBe(mode);
});

test.each([
  [{ ...production, PAYMENTS: 'sandbox' as const }, 'NODE_ENV is production'],
  [{ ...development, ...stripe, PAYMENTS: 'sandbox' as const }, 'is sandbox, but STRIPE_SECRET_KEY is set'],
  [
    { ...production, STRIPE_PRODUCT: 'prod_1', PAYMENTS: 'off' as const },
    'is off, but STRIPE_PRODUCT is set',
  ],
])('When %j contradict each other, then PAYMENTS is named', (config, text) => {
  expect(faultOf(config)).toMatch(/^Configuration: PAYMENTS /);
  expect(faultOf(config)).toMatch(text);
});
