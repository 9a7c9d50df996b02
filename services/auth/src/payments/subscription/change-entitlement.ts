import type { PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';
import { entitledAt, type Entitlement } from './plan.ts';
import type { User } from '../../accounts/users/user.ts';
import { subscriptionChanges } from './subscription-events.ts';
import { userChanges } from '../../accounts/users/user-events.ts';

/**
 * The one write by which a subscription or a gift changes: the plan follows from both, and what others are to know
 * goes with it. `retryAt` is when to sync with the provider again where a sync is still owed.
 */
export const entitlementChange = (
  current: User,
  change: Partial<Entitlement>,
  { now, retryAt = null }: { now: Date; retryAt?: Date | null },
): { state: ReturnType<typeof entitledAt>; events: PendingEvent[] } => {
  const { subscription = current.subscription, gift = current.gift } = change;
  const state = entitledAt({ subscription, gift }, now, retryAt);
  const after = { ...current, ...state };
  return {
    state,
    events: [...userChanges(current, after), ...subscriptionChanges(current, after, now)],
  };
};
