import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import { assertNotOwn } from '@academy/service-kit/identity/own-record.ts';
import type { AuthDeps } from '../../deps.ts';
import { getUser } from '../../accounts/users/get-user.ts';
import { changeOrCreateSubscriber } from '../subscribers/change-subscriber.ts';
import { makeSwitch } from '../subscribers/make-switch.ts';
import type { SubscriberRecord } from '../subscribers/subscriber.ts';
import { entitlementChange } from '../subscription/change-entitlement.ts';
import { withGift } from '../subscription/gift.ts';
import type { Gift } from '../subscription/subscription.ts';
import type { SyncDeps } from '../sync/sync-subscription.ts';
import { adjustCharges } from './adjust-charges.ts';
import { withInvoices, type StaffSubscription } from './get-subscription.ts';
import { refundPart } from './refund-part.ts';
import { givenUntilPast, nothingGiven } from './staff-payment-texts.ts';
import { adjusted, assertFresh, type SubscriptionEdit } from './subscription-edit.ts';

const adjustGift = async (
  deps: Pick<AuthDeps, 'users' | 'subscribers' | 'now'>,
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
    return { state, events: [...events, adjusted(edit, now)] };
  });
};

const giftUntil = (until: string | null, now: Date): Gift => {
  if (until === null) return { until };
  if (new Date(until) <= now) throw givenUntilPast();
  return { until: new Date(until) };
};

const adjust = (deps: SyncDeps, edit: SubscriptionEdit): Promise<SubscriberRecord> => {
  const { change: adjustment } = edit;
  switch (adjustment.action) {
    case 'give':
      return adjustGift(deps, edit, giftUntil(adjustment.until, deps.now()));
    case 'takeBack':
      return adjustGift(deps, edit, null);
    case 'refundPart':
      return refundPart(deps, { ...edit, change: adjustment });
    default:
      return adjustCharges(deps, edit, adjustment.action);
  }
};

/**
 * Staff end, cancel, refund, give or take back, with a reason. Throws 403 for their own, 404, 409, and 400 naming a day that is
 * over or an amount.
 */
export const adjustSubscription = async (
  deps: SyncDeps,
  caller: Caller,
  edit: SubscriptionEdit,
): Promise<StaffSubscription> => {
  assertNotOwn(caller, edit.id);
  // A switch that a replica left half made is the earlier decision.
  await makeSwitch(deps, await getUser(deps, edit.id));
  return withInvoices(deps, await adjust(deps, edit));
};
