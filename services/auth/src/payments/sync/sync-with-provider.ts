import { failPoint } from '@academy/service-kit/fail-points/fail-point.ts';
import type { AuthDeps } from '../../deps.ts';
import { billingAfter } from '../billing/billing-after.ts';
import { afterRecord } from '../subscription/subscription-after.ts';
import { receiptsDue } from '../receipts/receipts.ts';
import { leftBehind, retrySyncAt } from '../subscription/subscription-clock.ts';
import type { ProviderAction } from '../subscription/subscription-record.ts';
import type { Subscription } from '../subscription/subscription.ts';
import { carryPlanOrLater } from '../subscribers/carry-plan.ts';
import { changeSubscriber } from '../subscribers/change-subscriber.ts';
import type { SubscriberRecord } from '../subscribers/subscriber.ts';
import { paymentMails } from '../receipts/payment-mails.ts';
import type { CustomerRecord, PaymentProvider } from '../provider/provider-port.ts';
import { userNotFound } from '../../accounts/users/user-texts.ts';
import { entitlementChange } from '../subscription/change-entitlement.ts';

export type ProviderSyncDeps = Pick<
  AuthDeps,
  'users' | 'subscribers' | 'invoices' | 'payments' | 'mailKey' | 'now' | 'config'
>;

/** One sync of a member with the provider's record. */
export interface Sync {
  provider: PaymentProvider;
  userId: string;
  customerId: string;
  /** The fence: the finding is written only while no later sync has begun. */
  lookup: number;
}

export interface Finding {
  subscriber: SubscriberRecord;
  /** What has to be brought about at the provider. */
  actions: ProviderAction[];
  /** A later sync has begun, so nothing was written. */
  isOvertaken: boolean;
}

const syncOf = (
  { payments }: ProviderSyncDeps,
  { _id: userId, subscription }: SubscriberRecord,
): Sync | null => {
  const { provider, customerId, lookup } = subscription;
  if (payments === null || provider !== payments.name || customerId === null) return null;
  return { provider: payments, userId, customerId, lookup };
};

const unasked = ({ payments }: ProviderSyncDeps, subscription: Subscription, now: Date): Subscription =>
  subscription.provider === (payments?.name ?? null) ? subscription : leftBehind(subscription, now);

/**
 * Raises the fence, and has another replica sync should this one die. There is no sync for those who are no customers
 * of the provider: only the clock changes something for them.
 */
export const beginSync = async (
  deps: ProviderSyncDeps,
  userId: string,
): Promise<{ subscriber: SubscriberRecord; sync: Sync | null }> => {
  const subscriber = await changeSubscriber(deps, userId, (current) => {
    const now = deps.now();
    const { subscription } = current;
    if (syncOf(deps, current) === null)
      return entitlementChange(current, { subscription: unasked(deps, subscription, now) }, { now });
    const lookAt = retrySyncAt(subscription.lookFailures, now, deps.config.WEBHOOK_LEASE_MS);
    const { lookup, lookFailures } = subscription;
    return {
      state: {
        subscription: { ...subscription, lookup: lookup + 1, lookFailures: lookFailures + 1, lookAt },
      },
      events: [],
    };
  });
  const sync = syncOf(deps, subscriber);
  if (sync !== null) failPoint('payments.after_fence');
  return { subscriber, sync };
};

/** Where the provider cannot be asked, what the clock has ended is over all the same. */
const endByClock = (deps: ProviderSyncDeps, userId: string): Promise<SubscriberRecord> =>
  changeSubscriber(deps, userId, (current) =>
    entitlementChange(current, {}, { now: deps.now(), retryAt: current.subscription.lookAt }),
  );

/** The provider's record of the customer; its invoices are kept. Throws what the provider throws. */
export const readCustomer = async (deps: ProviderSyncDeps, sync: Sync): Promise<CustomerRecord | null> => {
  const { provider, userId, customerId, lookup } = sync;
  let record: CustomerRecord | null;
  try {
    record = await provider.readCustomer(customerId);
  } catch (error) {
    await endByClock(deps, userId);
    throw error;
  }
  failPoint('payments.after_read');
  await deps.invoices.keep({ userId, provider: provider.name, lookup }, record?.invoices ?? []);
  return record;
};

/** Writes what follows from the record, unless a later sync has begun. */
export const writeFinding = async (
  deps: ProviderSyncDeps,
  { userId, lookup }: Sync,
  record: CustomerRecord | null,
): Promise<Finding> => {
  let actions: ProviderAction[] = [];
  let isOvertaken = false;
  const written = await deps.subscribers.change(userId, async (current) => {
    isOvertaken = current.subscription.lookup !== lookup;
    if (isOvertaken) return null;
    const now = deps.now();
    const followed = afterRecord(current.subscription, record, now);
    actions = followed.actions;
    const isDone = actions.length === 0;
    const { lookAt, lookFailures } = current.subscription;
    const subscription = {
      ...followed.subscription,
      settled: lookup,
      lookFailures: isDone ? 0 : lookFailures,
    };
    const retryAt = isDone ? null : lookAt;
    const { state, events } = entitlementChange(current, { subscription }, { now, retryAt });
    const { invoices: paid, receipted } = receiptsDue(current.receipted ?? [], record, now);
    const account = await deps.users.account(userId);
    if (account === null) throw userNotFound();
    const [before, after] = [current.subscription, state.subscription];
    const { returned } = followed;
    const mails = paymentMails(deps, { account, before, after, paid, returned, at: now });
    const billing = billingAfter(current, subscription, record);
    return { state: { ...state, billing, receipted }, events: [...events, ...mails] };
  });
  if (written === null) throw userNotFound();
  if (!isOvertaken) failPoint('payments.after_finding');
  const subscriber = await carryPlanOrLater(deps, written);
  return { subscriber, actions: isOvertaken ? [] : actions, isOvertaken };
};
