import type { Plan } from '@academy/contracts/shared/people.ts';
import { atTime, nextSyncAt } from './subscription-clock.ts';
import { observed, recordEvent } from './subscription-history.ts';
import { isEntitled, type Gift, type Subscription } from './subscription.ts';

/** All that somebody's plan follows from. */
export interface Entitlement {
  subscription: Subscription;
  gift: Gift | null;
}

const isOver = (gift: Gift, now: Date): boolean => gift.until !== null && gift.until <= now;

/** What subscription and gift come to. The console's switch foresees it in the account, and this confirms it. */
export const planOf = ({ subscription, gift }: Entitlement, now: Date): Plan =>
  isEntitled(subscription, now) || (gift !== null && !isOver(gift, now)) ? 'premium' : 'free';

const withoutSpentGift = ({ subscription, gift }: Entitlement, now: Date): Entitlement =>
  gift !== null && isOver(gift, now)
    ? {
        subscription: recordEvent(subscription, observed('gift_ended', { by: 'clock', at: now })),
        gift: null,
      }
    : { subscription, gift };

const earliest = (...moments: readonly (Date | null)[]): Date | null =>
  moments.reduce<Date | null>(
    (first, moment) => (first === null || (moment !== null && moment < first) ? moment : first),
    null,
  );

/**
 * What stands in a subscriber's record once subscription or gift have changed: what the clock has ended is over, the plan
 * follows, and `lookAt` is when to sync again; `retryAt` brings that forward where a sync is still owed.
 */
export const entitledAt = (
  entitlement: Entitlement,
  now: Date,
  retryAt: Date | null = null,
): Entitlement & { plan: Plan } => {
  const current = { ...entitlement, subscription: atTime(entitlement.subscription, now) };
  const { subscription, gift } = withoutSpentGift(current, now);
  const lookAt = earliest(nextSyncAt(subscription, now), gift?.until ?? null, retryAt);
  return { subscription: { ...subscription, lookAt }, gift, plan: planOf({ subscription, gift }, now) };
};
