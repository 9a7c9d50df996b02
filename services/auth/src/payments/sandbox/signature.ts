import Stripe from 'stripe';
import type { SandboxEvent } from './data/event-store.ts';

/** What Stripe calls the object that such an event is about. */
const objectOf = (type: string): string => {
  if (type.startsWith('invoice.')) return 'invoice';
  if (type.startsWith('charge.')) return 'charge';
  return type.startsWith('customer.subscription.') ? 'subscription' : 'checkout.session';
};

/** A message's body, in the form of Stripe's events. */
export const bodyOf = ({ _id, type, objectId, customerId, createdAt }: SandboxEvent): string =>
  JSON.stringify({
    id: _id,
    object: 'event',
    type,
    livemode: false,
    created: Math.floor(createdAt.getTime() / 1000),
    data: { object: { id: objectId, object: objectOf(type), customer: customerId } },
  });

/** The header that proves where a body comes from, by Stripe's scheme (docs.stripe.com/webhooks, `Stripe-Signature`). */
export const sign = (body: string, secret: string, now: Date): string =>
  Stripe.webhooks.generateTestHeaderString({
    payload: body,
    secret,
    timestamp: Math.floor(now.getTime() / 1000),
  });
