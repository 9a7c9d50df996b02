import type { z } from 'zod';
import type { checkoutSchema } from '@academy/contracts/http/auth/payments.ts';
import type { AuthDeps } from '../../deps.ts';
import { assertMayBuy, withPageOpened } from '../subscription/payment-rules.ts';
import { noSubscription } from '../subscription/subscription.ts';
import { changeOrCreateSubscriber, changeSubscriber } from '../subscribers/change-subscriber.ts';
import type { Subscriber, SubscriberRecord } from '../subscribers/subscriber.ts';
import { isCustomerGone } from '../provider/customer-gone.ts';
import type { PaymentProvider } from '../provider/provider-port.ts';
import { getUser } from '../../accounts/users/get-user.ts';
import { entitlementChange } from '../subscription/change-entitlement.ts';
import { requireProvider } from '../provider/provider.ts';
import { syncSubscription, type SyncDeps } from '../sync/sync-subscription.ts';

type Deps = SyncDeps & Pick<AuthDeps, 'paymentLimits'>;
export type Checkout = z.output<typeof checkoutSchema> & { userId: string };

/** Somebody who comes back to pay may have paid on a page before, the message of which is still on its way. */
const upToDate = async (deps: Deps, userId: string): Promise<SubscriberRecord> => {
  const subscriber = await deps.subscribers.find(userId);
  return subscriber.subscription.state === 'pending' ? syncSubscription(deps, userId) : subscriber;
};

interface Customer {
  subscriber: SubscriberRecord;
  language: Checkout['language'];
  /** The customer that the provider has no longer. */
  replaces?: string;
}

const customerIdAt = (
  { name }: PaymentProvider,
  { subscription: { provider, customerId } }: Subscriber,
  replaces?: string,
): string | null => (provider === name && customerId !== replaces ? customerId : null);

/** Their customer at the provider, written down before anything can be paid: a payment's message must find its owner. */
const asCustomer = async (
  deps: Deps,
  provider: PaymentProvider,
  { subscriber, language, replaces }: Customer,
): Promise<string> => {
  const { _id: userId, billing } = subscriber;
  const known = customerIdAt(provider, subscriber, replaces);
  if (known !== null) return known;
  const { email, firstName, lastName } = await getUser(deps, userId);
  const name = `${firstName} ${lastName}`;
  const details = { userId, email, name, language, ...(replaces !== undefined && { replaces }) };
  const customerId = await provider.createCustomer(details);
  if (billing) await provider.saveBilling(customerId, billing);
  const { subscription } = await changeOrCreateSubscriber(deps, userId, (current) => {
    if (customerIdAt(provider, current, replaces) !== null) return null;
    const { lookup, settled, history } = current.subscription;
    const fresh = { ...noSubscription(), lookup, settled, history, provider: provider.name, customerId };
    return entitlementChange(current, { subscription: fresh }, { now: deps.now() });
  });
  // It has one now, which its type does not say.
  return subscription.customerId ?? customerId;
};

/**
 * Opens a payment page. Throws 404 where the account goes meanwhile, 409 where the caller has a subscription, 400 naming an
 * unknown coupon, 429, and 503 where payments are not set up or the provider is away.
 */
export const startCheckout = async (
  deps: Deps,
  { userId, interval, coupon, language }: Checkout,
): Promise<{ url: string }> => {
  const provider = requireProvider(deps);
  await deps.paymentLimits.checkout(userId);
  const subscriber = await upToDate(deps, userId);
  assertMayBuy(subscriber.subscription);
  const customerId = await asCustomer(deps, provider, { subscriber, language });
  const openFor = (id: string) =>
    provider.openCheckout({ customerId: id, userId, interval, coupon: coupon || null, language });
  const page = await openFor(customerId).catch(async (error: unknown) => {
    if (!isCustomerGone(error)) throw error;
    return openFor(await asCustomer(deps, provider, { subscriber, language, replaces: customerId }));
  });
  await changeSubscriber(deps, userId, (current) => {
    const now = deps.now();
    const subscription = withPageOpened(current.subscription, { userId, now });
    return entitlementChange(current, { subscription }, { now });
  });
  return page;
};
