import { subscriptionChangedV1 } from '@academy/contracts/events/auth/subscription-changed.v1.ts';
import { pendingEvent, type PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';
import { endsAt, type Subscription } from './subscription.ts';

const ofSubscription = ({ state, interval, amount, currency }: Subscription) => ({
  state,
  interval,
  amount,
  currency,
});

interface Subscriber {
  _id: string;
  subscription: Subscription;
}

/** What mail and figures are told of a subscription: nothing where state and price stay. */
export const subscriptionChanges = (before: Subscriber, after: Subscriber, now: Date): PendingEvent[] => {
  const [was, is] = [ofSubscription(before.subscription), ofSubscription(after.subscription)];
  if (was.state === is.state && was.interval === is.interval && was.amount === is.amount) return [];
  const data = {
    ...is,
    userId: after._id,
    previous: was.state,
    endsAt: endsAt(after.subscription)?.toISOString() ?? null,
    at: now.toISOString(),
  };
  return [pendingEvent(subscriptionChangedV1, data)];
};
