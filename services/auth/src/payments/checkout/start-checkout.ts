import type { z } from 'zod';
import type { checkoutSchema } from '@academy/contracts/http/auth/payments.ts';
import type { AuthDeps } from '../../deps.ts';
import { assertMayBuy, withPageOpened } from '../subscription/payment-rules.ts';
import { noSubscription } from '../subscription/subscription.ts';
import type { User, UserRecord } from '../../accounts/users/user.ts';
import { isCustomerGone } from '../provider/customer-gone.ts';
import type { PaymentProvider } from '../provider/provider-port.ts';
import { userNotFound } from '../../accounts/users/user-texts.ts';
import { getUser } from '../../accounts/users/get-user.ts';
import { entitlementChange } from '../subscription/change-entitlement.ts';
import { requireProvider } from '../provider/provider.ts';
import { syncSubscription, type SyncDeps } from '../sync/sync-subscription.ts';

type Deps = SyncDeps & Pick<AuthDeps, 'paymentLimits'>;
export type Checkout = z.output<typeof checkoutSchema> & { userId: string };

/** Somebody who comes back to pay may have paid on a page before, the message of which is still on its way. */
const upToDate = async (deps: Deps, userId: string): Promise<UserRecord> => {
  const user = await getUser(deps, userId);
  return user.subscription.state === 'pending' ? syncSubscription(deps, userId) : user;
};

interface Customer {
  user: UserRecord;
  language: Checkout['language'];
  /** The customer that the provider has no longer. */
  replaces?: string;
}

const customerIdAt = (
  { name }: PaymentProvider,
  { subscription: { provider, customerId } }: User,
  replaces?: string,
): string | null => (provider === name && customerId !== replaces ? customerId : null);

/** Their customer at the provider, written down before anything can be paid: a payment's message must find its owner. */
const asCustomer = async (
  deps: Deps,
  provider: PaymentProvider,
  { user, language, replaces }: Customer,
): Promise<string> => {
  const { _id: userId, email, billing } = user;
  const known = customerIdAt(provider, user, replaces);
  if (known !== null) return known;
  const name = `${user.firstName} ${user.lastName}`;
  const details = { userId, email, name, language, ...(replaces !== undefined && { replaces }) };
  const customerId = await provider.createCustomer(details);
  if (billing) await provider.saveBilling(customerId, billing);
  const changed = await deps.users.change(userId, (current) => {
    if (customerIdAt(provider, current, replaces) !== null) return null;
    const { lookup, settled, history } = current.subscription;
    const fresh = { ...noSubscription(), lookup, settled, history, provider: provider.name, customerId };
    return entitlementChange(current, { subscription: fresh }, { now: deps.now() });
  });
  if (changed?.subscription.customerId == null) throw userNotFound();
  return changed.subscription.customerId;
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
  const user = await upToDate(deps, userId);
  assertMayBuy(user.subscription);
  const customerId = await asCustomer(deps, provider, { user, language });
  const openFor = (id: string) =>
    provider.openCheckout({ customerId: id, userId, interval, coupon: coupon || null, language });
  const page = await openFor(customerId).catch(async (error: unknown) => {
    if (!isCustomerGone(error)) throw error;
    return openFor(await asCustomer(deps, provider, { user, language, replaces: customerId }));
  });
  const changed = await deps.users.change(userId, (current) => {
    const now = deps.now();
    const subscription = withPageOpened(current.subscription, { userId, now });
    return entitlementChange(current, { subscription }, { now });
  });
  // An account that went meanwhile left no note of this page: it stays with us, so that nobody pays on it.
  if (changed === null) throw userNotFound();
  return page;
};
