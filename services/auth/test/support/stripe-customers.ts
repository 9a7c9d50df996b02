import { randomUUID } from 'node:crypto';
import type {
  CheckoutRequest,
  CustomerDetails,
  CustomerRecord,
} from '../../src/payments/provider/provider-port.ts';
import { useStripe, type StripeUnderTest } from './use-stripe.ts';

/** Somebody with a customer at Stripe. */
export interface StripeCustomer {
  userId: string;
  details: CustomerDetails;
  customerId: string;
}

export interface StripeCustomers extends StripeUnderTest {
  newCustomer(): Promise<StripeCustomer>;
  open(somebody: StripeCustomer, more?: Partial<CheckoutRequest>): Promise<{ url: string }>;
  /** Opens a page and pays on it. Gives the subscription's id. */
  subscribe(somebody: StripeCustomer, more?: Partial<CheckoutRequest>): Promise<string>;
  record(somebody: StripeCustomer): Promise<CustomerRecord>;
}

/** Stripe's adapter with people who pay. Call it once, at the top of a test file. */
export const useStripeCustomers = (): StripeCustomers => {
  const under = useStripe();
  afterEach(() => under.stripe.noTrouble());

  const open: StripeCustomers['open'] = ({ userId, customerId }, more = {}) =>
    under.provider.openCheckout({
      userId,
      customerId,
      interval: 'month',
      coupon: null,
      language: 'es',
      ...more,
    });

  return Object.assign(under, {
    open,
    newCustomer: async () => {
      const userId = randomUUID();
      const details = { userId, email: `${userId}@example.com`, name: 'Ana Núñez', language: 'es' as const };
      return { userId, details, customerId: await under.provider.createCustomer(details) };
    },
    subscribe: async (somebody: StripeCustomer, more?: Partial<CheckoutRequest>) => {
      const paid = under.stripe.pay((await open(somebody, more)).url);
      if (!paid) throw new Error('the card was refused');
      return paid.id;
    },
    record: async ({ customerId }: StripeCustomer) => {
      const found = await under.provider.readCustomer(customerId);
      if (!found) throw new Error(`no customer ${customerId}`);
      return found;
    },
  });
};
