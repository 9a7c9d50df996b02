import type { Billing } from '@academy/contracts/shared/payments.ts';
import { chosenTypes } from '@academy/stripe-double/chosen-types.ts';
import type { Payer } from '@academy/stripe-double/checkout.ts';
import { startStripeServer, type StripeServer } from '@academy/stripe-double/stripe-server.ts';
import { signatureHeader } from '@academy/stripe-double/webhook-signature.ts';
import type {
  Webhook,
  ProviderInvoice,
  ProviderSubscription,
} from '../../src/payments/provider/provider-port.ts';
import { createStripeProvider } from '../../src/payments/stripe/stripe-provider.ts';
import { toSubscription } from '../../src/payments/stripe/stripe-records.ts';
import { signWebhook, type SignedWebhook } from './fake-webhooks.ts';
import { switchedProvider, type SwitchedProvider } from './switched-provider.ts';
import { stripeAt, stripeProduct, stripeSecretKey, webhookSecret } from './use-stripe.ts';

/** The sandbox in this process: the double of Stripe behind production's adapter, with what happens there in the tests' hands. */
export interface FakeProvider extends SwitchedProvider {
  /** Where its pages are. */
  url: string;
  /** Every message it made, oldest first; delivering them is the test's choice. */
  webhooks: SignedWebhook[];
  /** Throws where the user never came to a payment page. */
  customerOf(userId: string): string;
  billingOf(userId: string): Billing;
  /** The address of the page that takes a payment; null where none does. */
  pageOf(userId: string): string | null;
  /** Pays the open page; throws where none is open. Gives the subscription's id. */
  pay(userId: string, payer?: Payer): string;
  /** Another subscription beside what there is, as a second tab would have made it. */
  subscribe(userId: string): string;
  /** The period is over and the next one paid; a subscription that was to end ends. */
  renew(subscriptionId: string): void;
  failCharge(subscriptionId: string): void;
  /** The charge that failed is paid after all. */
  recover(subscriptionId: string): void;
  /** All, or so many cents, of the last paid invoice is given back; the subscription itself goes on. */
  refund(subscriptionId: string, cents?: number): void;
  /** Nothing of its last payment is given back any more. */
  closeRefunds: StripeServer['closeRefunds'];
  end(subscriptionId: string): void;
  /** Without its coupon. */
  subscription(subscriptionId: string): ProviderSubscription;
  /** Newest first. */
  subscriptionsOf(userId: string): string[];
  invoicesOf(userId: string): Promise<ProviderInvoice[]>;
  /** A message of the test's own making, signed as the provider would. */
  sign(webhook: Partial<Omit<Webhook, 'createdAt'>>, at?: Date): SignedWebhook;
  close(): Promise<void>;
}

/** Half off for `HALF`. It counts whole seconds, as Stripe does: what is to come one after the other is a second apart. */
export const startFakeProvider = async (now: () => Date): Promise<FakeProvider> => {
  const stripe = await startStripeServer({ secretKey: stripeSecretKey, now });
  stripe.addPromotionCode('HALF', { duration: 'forever', percentOff: 50 });
  const real = createStripeProvider({ ...stripeAt(stripe.url), name: 'sandbox' });
  const switched = switchedProvider(real);

  const sold = (id: string) => {
    const found = stripe.world.subscriptions.get(id);
    if (!found) throw new Error(`no subscription ${id}`);
    return found;
  };
  const refuseCardOf = (subscriptionId: string, isRefused: boolean): void => {
    const { userId } = sold(subscriptionId).metadata;
    if (userId) stripe.refuseCard(userId, isRefused);
  };
  const pageOf: FakeProvider['pageOf'] = (userId) => {
    const customer = stripe.customerOf(userId).id;
    const open = [...stripe.world.sessions.values()].findLast(
      (session) => session.customer === customer && session.status === 'open',
    );
    return open?.url ?? null;
  };
  const webhooks: SignedWebhook[] = [];
  let heard = 0;

  return {
    provider: switched.provider,
    calls: switched.calls,
    get away() {
      return switched.away;
    },
    set away(isAway) {
      switched.away = isAway;
    },
    hold: switched.hold,
    url: stripe.url,
    get webhooks() {
      for (const { id, type, body } of stripe.events.slice(heard)) {
        heard += 1;
        if (chosenTypes.has(type))
          webhooks.push({ id, body, signature: signatureHeader(body, [webhookSecret], now()) });
      }
      return webhooks;
    },
    customerOf: (userId) => stripe.customerOf(userId).id,
    billingOf: (userId) => {
      const { id, name, address } = stripe.customerOf(userId);
      const taxId = [...stripe.world.taxIds.values()].find(({ customer }) => customer === id);
      return {
        name: name ?? '',
        line1: address?.line1 ?? '',
        postalCode: address?.postal_code ?? '',
        city: address?.city ?? '',
        country: address?.country ?? '',
        taxId: taxId?.value ?? '',
      };
    },
    pageOf,
    pay: (userId, payer) => {
      const page = pageOf(userId);
      if (page === null) throw new Error(`user ${userId} has no open page`);
      // What was saved before is filled in.
      const { address } = stripe.customerOf(userId);
      const paid = stripe.pay(page, { ...(address && { address }), ...payer });
      if (!paid) throw new Error('the card was refused');
      return paid.id;
    },
    subscribe: (userId) => stripe.subscribe(userId).id,
    renew: stripe.renew,
    failCharge: (id) => {
      refuseCardOf(id, true);
      stripe.renew(id);
    },
    recover: (id) => {
      refuseCardOf(id, false);
      stripe.collectAgain(id);
    },
    refund: stripe.refund,
    closeRefunds: stripe.closeRefunds,
    end: stripe.end,
    subscription: (id) => {
      const found = toSubscription(sold(id), stripeProduct, { balance: 0, used: new Set() });
      if (!found) throw new Error(`${id} is not to premium`);
      return found;
    },
    subscriptionsOf: (userId) =>
      stripe
        .subscriptionsOf(userId)
        .map(({ id }) => id)
        .toReversed(),
    invoicesOf: async (userId) => (await real.readCustomer(stripe.customerOf(userId).id))?.invoices ?? [],
    sign: (webhook, at = now()) =>
      signWebhook(webhookSecret, {
        ...{ id: stripe.world.newId('evt'), type: 'changed', customerId: null },
        ...webhook,
        createdAt: at,
      }),
    close: stripe.close,
  };
};
