import { ConfigError, parseConfig } from '@academy/service-kit/config/parse-config.ts';
import { configSchema } from '../../config.ts';
import { stripeSettings } from './stripe-settings.ts';
import { taxIdTypeOf } from './stripe-tax-id.ts';

const all = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_PRODUCT: 'prod_1',
};
const settings = (env: Record<string, string>) =>
  stripeSettings(
    parseConfig(configSchema, { MONGO_URL: 'mongodb://127.0.0.1:1', KAFKA_BROKERS: 'a:1', ...env }),
  );
const faultyKeys = (env: Record<string, string>): readonly string[] => {
  try {
    settings(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.keys;
    throw error;
  }
  return [];
};

test('When nothing of Stripe is set, then all three are named', () => {
  expect(faultyKeys({})).toEqual(Object.keys(all));
});

test('When all of it is set, then there is, with our prices and our own address', () => {
  expect(settings({ ...all, PUBLIC_URL: 'https://academy.example/', PREMIUM_MONTH_CENTS: '1999' })).toEqual({
    secretKey: 'sk_test_1',
    webhookSecrets: ['whsec_1'],
    product: 'prod_1',
    apiUrl: 'https://api.stripe.com',
    publicUrl: 'https://academy.example',
    currency: 'eur',
    prices: { month: 1999, year: 29_990 },
    vatPercent: 21,
  });
});

test.each(Object.keys(all))('When only %s is missing, then it is named', (key) => {
  expect(faultyKeys({ ...all, [key]: '' })).toEqual([key]);
});

test.each([
  [{ STRIPE_SECRET_KEY: 'pk_live_published' }, 'STRIPE_SECRET_KEY'],
  [{ STRIPE_WEBHOOK_SECRET: 'sk_test_1' }, 'STRIPE_WEBHOOK_SECRET'],
  [{ STRIPE_WEBHOOK_SECRET: 'whsec_1,whsec_2,whsec_3' }, 'STRIPE_WEBHOOK_SECRET'],
  [{ STRIPE_WEBHOOK_SECRET: ' , ' }, 'STRIPE_WEBHOOK_SECRET'],
  [{ STRIPE_API_URL: 'http://stripe.example' }, 'STRIPE_API_URL'],
])('When %j is set, then what is wrong is named and no value shown', (wrong, key) => {
  expect(faultyKeys({ ...all, ...wrong })).toEqual([key]);
});

test('When two secrets are set, then both are believed', () => {
  const found = settings({ ...all, STRIPE_WEBHOOK_SECRET: 'whsec_1, whsec_2' });
  expect(found.webhookSecrets).toEqual(['whsec_1', 'whsec_2']);
});

test.each([
  ['ES', 'B12345678', 'es_cif'],
  ['ES', 'ESB12345678', 'eu_vat'],
  ['GR', 'EL123456789', 'eu_vat'],
  ['DE', 'DE123456789', 'eu_vat'],
  ['DE', '12345', null],
  ['MX', 'XAXX010101000', 'mx_rfc'],
  ['GB', 'GB123456789', 'gb_vat'],
  ['JP', '1234', null],
])('When somebody in %s gives the tax id %s, then Stripe calls it %s', (country, taxId, type) => {
  expect(taxIdTypeOf({ country, taxId })).toBe(type);
});
