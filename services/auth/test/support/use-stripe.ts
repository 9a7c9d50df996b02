import type { PaymentProvider } from '../../src/payments/provider/provider-port.ts';
import {
  createStripeProvider,
  type StripeProviderOptions,
} from '../../src/payments/stripe/stripe-provider.ts';
import { createLogger } from '@academy/service-kit/logging/logger.ts';
import { startStripeServer, type StripeServer } from '@academy/stripe-double/stripe-server.ts';

export const stripeSecretKey = 'sk_test_of_these_tests';
export const webhookSecret = 'whsec_of_these_tests';
export const stripeProduct = 'prod_premium';

/** How the adapter of these tests is set up, at the Stripe of this address. */
export const stripeAt = (apiUrl: string): StripeProviderOptions => ({
  secretKey: stripeSecretKey,
  webhookSecrets: [webhookSecret],
  product: stripeProduct,
  apiUrl,
  publicUrl: 'https://academy.example',
  currency: 'eur',
  prices: { month: 2999, year: 29_990 },
  vatPercent: 21,
  logger: createLogger({ service: 'test', level: process.env['TEST_LOG_LEVEL'] ?? 'silent' }),
});

export interface StripeUnderTest {
  stripe: StripeServer;
  provider: PaymentProvider;
  /** The adapter with other settings, at the same Stripe. */
  another(options: Partial<StripeProviderOptions>): PaymentProvider;
  /** The test's clock at Stripe: moves on by as much when told, and otherwise with real time. */
  passTime(ms: number): void;
}

/** The adapter, and a Stripe of its own to talk to. Call it once, at the top of a test file. */
export const useStripe = (): StripeUnderTest => {
  // Filled before the first test; what a test reads is there.
  const under = {} as StripeUnderTest;
  under.another = (options) => createStripeProvider({ ...stripeAt(under.stripe.url), ...options });
  beforeAll(async () => {
    let passed = 0;
    under.passTime = (ms) => (passed += ms);
    under.stripe = await startStripeServer({
      secretKey: stripeSecretKey,
      now: () => new Date(Date.now() + passed),
    });
    under.provider = under.another({});
  });
  afterAll(() => under.stripe.close());
  return under;
};
