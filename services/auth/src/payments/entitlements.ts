import type { Billing } from '@academy/contracts/shared/payments.ts';
import type { Plan } from '@academy/contracts/shared/people.ts';
import type { PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';
import type { SubscriptionEndingRepository } from './endings/subscription-ending-repository.ts';
import { subscriptionGivesPremium } from './staff/staff-payment-texts.ts';
import { withGift } from './subscription/gift.ts';
import { pageGoodUntil } from './subscription/payment-rules.ts';
import { entitledAt } from './subscription/plan.ts';
import { subscriptionChanges } from './subscription/subscription-events.ts';
import { billingType, giftType, subscriptionType } from './subscription/subscription-type.ts';
import { isEntitled, noSubscription, type Gift, type Subscription } from './subscription/subscription.ts';

/** The part of an account that payments write. */
export interface Entitlements {
  /** Follows from subscription and gift, see subscription/plan.ts. */
  plan: Plan;
  subscription: Subscription;
  gift: Gift | null;
  /** Invoices whose receipt went out, as long as they are young. */
  receipted?: string[];
  /** Whom invoices name. */
  billing: Billing | null;
}

type Owner = Entitlements & { _id: string };

/** How mongoose takes it. */
export const entitlementFields = {
  plan: String,
  subscription: { type: subscriptionType },
  gift: { type: giftType },
  billing: { type: billingType },
  receipted: { type: [String], default: undefined },
} as const;

/** Somebody who has neither paid nor been given anything. */
export const unpaid = (): Entitlements => ({
  plan: 'free',
  subscription: noSubscription(),
  gift: null,
  billing: null,
});

const lacking = unpaid();

/** With the fields that accounts of an earlier release lack, and an empty history where it was not read. */
export const wholeEntitlements = <Read extends Entitlements>(read: Read): Read =>
  read.subscription
    ? { ...lacking, ...read, subscription: { ...noSubscription(), ...read.subscription } }
    : { ...lacking, ...read, gift: read.gift ?? (read.plan === 'premium' ? { until: null } : null) };

/**
 * The console's switch for premium gives it, or takes back what was given; null where it stays as it is. Throws 409
 * where a subscription would go on giving it.
 */
export const switchPremium = (
  owner: Owner,
  isPremium: boolean | undefined,
  { actorId, now }: { actorId: string; now: Date },
): { state: ReturnType<typeof entitledAt>; events: PendingEvent[] } | null => {
  if (isPremium === undefined || isPremium === (owner.plan === 'premium')) return null;
  if (!isPremium && isEntitled(owner.subscription, now)) throw subscriptionGivesPremium();
  const gift = isPremium ? { until: null } : null;
  const given = withGift(owner, gift, { actorId, reason: null, now });
  const state = entitledAt(given, now, owner.subscription.lookAt);
  return { state, events: subscriptionChanges(owner, { ...owner, ...state }, now) };
};

/**
 * Nobody is charged for an account that is gone. Written down before it goes: a crash in between, or a deletion that is
 * refused in the end, leaves a note about somebody who still exists, which is dropped.
 */
export const noteEnding = async (
  { subscriptionEndings }: { subscriptionEndings: SubscriptionEndingRepository },
  { _id: userId, subscription }: Owner,
  at: Date,
): Promise<void> => {
  const { provider, customerId, pendingSince } = subscription;
  if (provider === null || customerId === null) return;
  const pageUntil = pendingSince && pageGoodUntil(pendingSince);
  await subscriptionEndings.add({ _id: customerId, provider, userId, at, pageUntil });
};
