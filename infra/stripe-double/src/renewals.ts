import type Stripe from 'stripe';
import { chosenTypes } from './chosen-types.ts';
import { expireSession } from './checkout.ts';
import { isCancelled, itemOf, renew } from './subscribing.ts';
import type { RecordedEvent, World } from './world.ts';

const hour = 3_600;
const day = 24 * hour;
/** How long Stripe tries to deliver an event, shows it, believes an idempotency key and leaves a portal open. */
const triedFor = 3 * day;
const shownFor = 30 * day;
const keysLastFor = day;
export const portalOpenFor = hour;

/** A charge that failed waits for another card, or for the seller to end the subscription. */
const isDue = (subscription: Stripe.Subscription, now: number): boolean =>
  subscription.status !== 'canceled' &&
  itemOf(subscription).current_period_end <= now &&
  (subscription.status !== 'past_due' || isCancelled(subscription));

/**
 * Renews and ends what has come due, and closes pages. Periods that went by with nobody running this are charged one by
 * one, each at its own time. Gives whether anything changed.
 */
export const passTime = (world: World): boolean => {
  const now = world.now();
  let hasChanged = false;
  for (const subscription of world.subscriptions.values())
    while (isDue(subscription, now)) {
      const then = itemOf(subscription).current_period_end;
      renew({ ...world, now: () => then }, subscription);
      hasChanged = true;
    }
  for (const session of world.sessions.values())
    if (session.status === 'open' && session.expires_at <= now) {
      expireSession(world, session);
      hasChanged = true;
    }
  return hasChanged;
};

/** What happened while nobody ran this is dated back, and has its three days all the same. */
const isKept = (now: number, { type, created, firstTriedAt, deliveredAt }: RecordedEvent): boolean => {
  if (!chosenTypes.has(type)) return false;
  return deliveredAt === null ? (firstTriedAt ?? now) > now - triedFor : created > now - shownFor;
};

/** Drops what is told or asked for no more. */
export const forget = (world: World): void => {
  const now = world.now();
  world.events.splice(0, Infinity, ...world.events.filter((event) => isKept(now, event)));
  for (const [key, { at }] of world.answers) if (at <= now - keysLastFor) world.answers.delete(key);
  for (const [id, { created }] of world.portalSessions)
    if (created <= now - portalOpenFor) world.portalSessions.delete(id);
  for (const id of world.drafts.keys())
    if (world.sessions.get(id)?.status !== 'open') world.drafts.delete(id);
};
