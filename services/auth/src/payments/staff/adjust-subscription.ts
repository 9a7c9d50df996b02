import type { SubscriptionAdjustment } from '@academy/contracts/http/auth/staff-payments.ts';
import { staffActionRecorded } from '@academy/service-kit/audit/staff-action.ts';
import type { PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';
import { assertExpectedVersion } from '@academy/service-kit/staff/expected-version.ts';
import type { StaffEdit } from '@academy/service-kit/staff/staff-edit.ts';
import { withGift } from '../subscription/gift.ts';
import { assertMayRefund, isRunning } from '../subscription/payment-rules.ts';
import {
  givenUntilPast,
  nothingGiven,
  nothingToEnd,
  subscriptionChangedMeanwhile,
} from './staff-payment-texts.ts';
import type { Gift } from '../subscription/subscription.ts';
import { getUser } from '../../accounts/users/get-user.ts';
import { changeOrCreateSubscriber, changeSubscriber } from '../subscribers/change-subscriber.ts';
import { makeSwitch } from '../subscribers/make-switch.ts';
import type { SubscriberRecord } from '../subscribers/subscriber.ts';
import { entitlementChange } from '../subscription/change-entitlement.ts';
import { providerOf } from '../provider/provider.ts';
import { syncSubscription, type SyncDeps } from '../sync/sync-subscription.ts';
import { withInvoices, type StaffSubscription } from './get-subscription.ts';

type ChargeAction = 'end' | 'refund';

type SubscriptionEdit = StaffEdit<SubscriptionAdjustment>;

const assertFresh = ({ version }: SubscriberRecord, { expectedVersion }: SubscriptionEdit): void => {
  assertExpectedVersion(expectedVersion, version, subscriptionChangedMeanwhile);
};

const audit = ({ actorId, id: userId, change: adjustment }: SubscriptionEdit, at: Date): PendingEvent =>
  staffActionRecorded({
    actorId,
    action: 'subscription.adjusted',
    resource: 'subscriptions',
    resourceId: userId,
    fields: [adjustment.action],
    at,
  });

/** The id of what is to be ended or refunded. */
const adjustable = async (
  { invoices }: Pick<SyncDeps, 'invoices'>,
  { _id: userId, subscription }: SubscriberRecord,
  action: ChargeAction,
): Promise<string> => {
  if (action === 'refund') return assertMayRefund(subscription, await invoices.ofUser(userId));
  if (!isRunning(subscription)) throw nothingToEnd();
  return subscription.providerSubscriptionId;
};

/** The log is written before the provider is told: it may show an act that failed halfway, but never lacks one. */
const adjustCharges = async (
  deps: SyncDeps,
  edit: SubscriptionEdit,
  action: ChargeAction,
): Promise<SubscriberRecord> => {
  const { actorId, id: userId, change: adjustment } = edit;
  const known = await deps.subscribers.withoutHistory(userId);
  assertFresh(known, edit);
  // Of somebody who never came to a payment page there is nothing to sync.
  const subscriber = known.version === 0 ? known : await syncSubscription(deps, userId);
  const subscriptionId = await adjustable(deps, subscriber, action);
  const provider = providerOf(deps, subscriber.subscription);
  await changeSubscriber(deps, userId, () => ({ state: {}, events: [audit(edit, deps.now())] }));
  if (action === 'end') await provider.endNow(subscriptionId);
  else await provider.refundAndEnd(subscriptionId);
  const what = action === 'end' ? 'ended' : 'refunded';
  return syncSubscription(deps, userId, { what, by: 'staff', actorId, reason: adjustment.reason });
};

const adjustGift = async (
  deps: Pick<SyncDeps, 'users' | 'subscribers' | 'now'>,
  edit: SubscriptionEdit,
  gift: Gift | null,
): Promise<SubscriberRecord> => {
  const { actorId, id: userId, change: adjustment } = edit;
  return changeOrCreateSubscriber(deps, userId, (current) => {
    assertFresh(current, edit);
    if (gift === null && current.gift === null) throw nothingGiven();
    const now = deps.now();
    const given = withGift(current, gift, { actorId, reason: adjustment.reason, now });
    const { lookAt: retryAt } = current.subscription;
    const { state, events } = entitlementChange(current, given, { now, retryAt });
    return { state, events: [...events, audit(edit, now)] };
  });
};

const giftUntil = (until: string | null, now: Date): Gift => {
  if (until === null) return { until };
  if (new Date(until) <= now) throw givenUntilPast();
  return { until: new Date(until) };
};

const adjusted = (deps: SyncDeps, edit: SubscriptionEdit): Promise<SubscriberRecord> => {
  const { change: adjustment } = edit;
  switch (adjustment.action) {
    case 'give':
      return adjustGift(deps, edit, giftUntil(adjustment.until, deps.now()));
    case 'takeBack':
      return adjustGift(deps, edit, null);
    default:
      return adjustCharges(deps, edit, adjustment.action);
  }
};

/** Staff end, refund, give or take back, with a reason. Throws 404, 409, and 400 naming a day that is over. */
export const adjustSubscription = async (
  deps: SyncDeps,
  edit: SubscriptionEdit,
): Promise<StaffSubscription> => {
  // A switch that a replica left half made is the earlier decision.
  await makeSwitch(deps, await getUser(deps, edit.id));
  return withInvoices(deps, await adjusted(deps, edit));
};
