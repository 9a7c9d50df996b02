import type { PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';
import { carriedBy } from '../subscribers/carry-plan.ts';
import type { Subscriber } from '../subscribers/subscriber.ts';
import { entitledAt, type Entitlement } from './plan.ts';
import { subscriptionChanges } from './subscription-events.ts';

interface ChangeContext {
  now: Date;
  /** When to sync with the provider again where a sync is still owed. */
  retryAt?: Date | null;
  /** The plan that the account has, where its own write came first; otherwise it has that of the subscriber. */
  account?: Pick<Subscriber, 'plan' | 'planNumber'>;
}

type Changed = Pick<Subscriber, 'subscription' | 'gift' | 'plan' | 'planNumber' | 'planDueAt'>;

/**
 * The one write by which a subscription or a gift changes: the plan follows from both, and is to be carried to the account
 * where it is another. What others are to know of the subscription goes with it.
 */
export const entitlementChange = (
  current: Subscriber,
  change: Partial<Entitlement>,
  { now, retryAt = null, account = current }: ChangeContext,
): { state: Changed; events: PendingEvent[] } => {
  const { subscription = current.subscription, gift = current.gift } = change;
  const entitled = entitledAt({ subscription, gift }, now, retryAt);
  const isThere = entitled.plan === account.plan && account.planNumber >= current.planNumber;
  const state: Changed = isThere
    ? { ...entitled, planNumber: account.planNumber }
    : {
        ...entitled,
        planNumber: Math.max(current.planNumber, account.planNumber) + 1,
        planDueAt: carriedBy(now),
      };
  return { state, events: subscriptionChanges(current, { ...current, ...state }, now) };
};
