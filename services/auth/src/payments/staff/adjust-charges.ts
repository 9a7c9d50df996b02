import { cancelStep, assertMayRefund, isRunning } from '../subscription/payment-rules.ts';
import type { PaymentProvider } from '../provider/provider-port.ts';
import { providerOf } from '../provider/provider.ts';
import { changeSubscriber } from '../subscribers/change-subscriber.ts';
import type { SubscriberRecord } from '../subscribers/subscriber.ts';
import type { HistoryEntry } from '../subscription/subscription.ts';
import { syncSubscription, type SyncDeps } from '../sync/sync-subscription.ts';
import { nothingToEnd } from './staff-payment-texts.ts';
import { adjusted, assertFresh, type SubscriptionEdit } from './subscription-edit.ts';

export type ChargeAction = 'cancel' | 'end' | 'refund';

/** What is to be called at the provider, with which subscription, and what it comes to; null where nothing is to do. */
interface Step {
  call: 'cancelAtPeriodEnd' | 'endNow' | 'refundAndEnd';
  subscriptionId: string;
  what: HistoryEntry['what'];
}

/** Throws 409 where there is nothing to end or refund. */
const stepOf = async (
  { invoices }: Pick<SyncDeps, 'invoices'>,
  { _id: userId, subscription }: SubscriberRecord,
  action: ChargeAction,
): Promise<Step | null> => {
  if (action === 'refund') {
    const subscriptionId = assertMayRefund(subscription, await invoices.ofUser(userId));
    return { call: 'refundAndEnd', subscriptionId, what: 'refunded' };
  }
  if (!isRunning(subscription)) throw nothingToEnd();
  const call = action === 'end' ? 'endNow' : cancelStep(subscription);
  if (call === 'nothing') return null;
  const what = call === 'endNow' ? 'ended' : 'cancelled';
  return { call, subscriptionId: subscription.providerSubscriptionId, what };
};

const take = ({ call, subscriptionId }: Step, provider: PaymentProvider): Promise<void> =>
  provider[call](subscriptionId);

/**
 * Staff end, cancel or refund what is paid. The log is written before the provider is told: it may show an act that
 * failed halfway, but never lacks one.
 */
export const adjustCharges = async (
  deps: SyncDeps,
  edit: SubscriptionEdit,
  action: ChargeAction,
): Promise<SubscriberRecord> => {
  const { actorId, id: userId, change } = edit;
  const known = await deps.subscribers.withoutHistory(userId);
  assertFresh(known, edit);
  // Of somebody who never came to a payment page there is nothing to sync.
  const subscriber = known.version === 0 ? known : await syncSubscription(deps, userId);
  const step = await stepOf(deps, subscriber, action);
  if (step === null) return subscriber;
  const provider = providerOf(deps, subscriber.subscription);
  await changeSubscriber(deps, userId, () => ({ state: {}, events: [adjusted(edit, deps.now())] }));
  await take(step, provider);
  return syncSubscription(deps, userId, { what: step.what, by: 'staff', actorId, reason: change.reason });
};
