import { backoffMs } from '@academy/service-kit/time/backoff.ts';
import { observed, recordEvent } from './subscription-history.ts';
import { endsAt, graceEnd, type Subscription } from './subscription.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** A payment page is good for a day. */
const pendingMs = 24 * hourMs;
const mostBetweenTriesMs = 10 * minuteMs;

const after = (from: Date, ms: number): Date => new Date(from.getTime() + ms);

export const pendingUntil = (pendingSince: Date): Date => after(pendingSince, pendingMs);

/** The payment page was left unpaid: as it was before. */
export const givenUp = (subscription: Subscription): Subscription => ({
  ...subscription,
  state: subscription.startedAt === null ? 'none' : 'expired',
  pendingSince: null,
});

const expiredAt = (subscription: Subscription, end: Date, now: Date): Subscription => {
  const expired: Subscription = { ...subscription, state: 'expired', pastDueSince: null, endedAt: end };
  return recordEvent(expired, observed('expired', { by: 'clock', at: now }));
};

/** What follows from the clock alone, so that it holds where the provider cannot be asked; the same where nothing does. */
export const atTime = (subscription: Subscription, now: Date): Subscription => {
  const { state, pendingSince } = subscription;
  if (state === 'pending')
    return pendingSince !== null && now < pendingUntil(pendingSince) ? subscription : givenUp(subscription);
  const end = endsAt(subscription);
  return end === null || now < end ? subscription : expiredAt(subscription, end, now);
};

/**
 * What is left of a subscription whose provider is not the academy's any more, so that it is never told of again: nobody
 * paid for the sandbox's; anything else is believed for the period that was paid last, and the days of grace.
 */
export const leftBehind = (subscription: Subscription, now: Date): Subscription => {
  const { state, provider, periodEnd } = subscription;
  if (state !== 'active' && state !== 'cancelling' && state !== 'past_due') return subscription;
  if (provider === 'sandbox') return expiredAt(subscription, now, now);
  const end = state === 'active' && periodEnd !== null ? graceEnd(periodEnd) : null;
  return end !== null && end <= now ? expiredAt(subscription, end, now) : subscription;
};

/** Soon after the page was opened, for those whose message got lost, then hourly while it is good. */
const pendingSyncAt = (since: Date, now: Date): Date => {
  const hours = Array.from({ length: pendingMs / hourMs }, (_, index) => (index + 1) * hourMs);
  const moments = [minuteMs, 5 * minuteMs, ...hours].map((ms) => after(since, ms));
  return moments.find((moment) => moment > now) ?? after(now, hourMs);
};

/** When to sync with the provider again unasked, in case a message got lost; null for never. */
export const nextSyncAt = (subscription: Subscription, now: Date): Date | null => {
  const { state, pendingSince, periodEnd } = subscription;
  if (state === 'pending') return pendingSince === null ? null : pendingSyncAt(pendingSince, now);
  if (state === 'active' && periodEnd !== null) {
    const charged = after(periodEnd, hourMs);
    return charged > now ? charged : after(now, hourMs);
  }
  return endsAt(subscription);
};

/** Without jitter: until then the sync also belongs to the replica that began it. */
const longest = () => 1;

/** When to sync again where a sync begins and brings nothing, its replica dying or the provider being away. */
export const retrySyncAt = (failures: number, now: Date, firstMs: number): Date =>
  after(now, backoffMs(failures + 1, { firstMs, maxMs: mostBetweenTriesMs }, longest));
