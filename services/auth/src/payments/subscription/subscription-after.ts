import type { CustomerRecord } from '../provider/provider-port.ts';
import { givenBackSince, refundsIn, rejectedSince, type Returned } from './given-back.ts';
import { observed, recordEvent } from './subscription-history.ts';
import {
  isPendingStill,
  readRecord,
  type ProviderAction,
  type SubscriptionStatus,
} from './subscription-record.ts';
import type { HistoryEntry, Subscription } from './subscription.ts';

type HistoryKind = HistoryEntry['what'];
export interface Followed {
  subscription: Subscription;
  /** What was given back since the finding before, but for what ended the subscription: that is told by itself. */
  returned: Returned[];
  /** What the provider has yet to be told; afterwards its record is read again. */
  actions: ProviderAction[];
}

/** A refund has no date in the record until the subscription is ended for it: the first time we saw it counts. */
const endOf = (known: Subscription, { its, end }: SubscriptionStatus): Date | null => {
  if (end === null || its.endedAt !== null || end.why !== 'refunded') return end?.at ?? null;
  const isKnown = known.state === 'expired' && known.providerSubscriptionId === its.id;
  return (isKnown ? known.endedAt : null) ?? end.at;
};

const withStatus = (known: Subscription, main: SubscriptionStatus): Subscription => {
  const { its, state, pastDueSince } = main;
  return {
    ...known,
    state,
    providerSubscriptionId: its.id,
    interval: its.interval,
    amount: its.amount,
    currency: its.currency,
    startedAt: its.startedAt,
    periodEnd: its.periodEnd,
    coupon: its.coupon,
    pastDueSince,
    endedAt: endOf(known, main),
  };
};

/** A provider that knows nothing of somebody any more charges nothing either. */
const withNothing = (known: Subscription, now: Date): Subscription =>
  known.startedAt === null
    ? { ...known, state: 'none' }
    : { ...known, state: 'expired', pastDueSince: null, endedAt: known.endedAt ?? now };

const isOn = ({ state }: Subscription): boolean =>
  state === 'active' || state === 'cancelling' || state === 'past_due';

const whatChanged = (
  known: Subscription,
  next: Subscription,
  main: SubscriptionStatus | null,
): HistoryKind[] => {
  const isNew = next.startedAt !== null && next.providerSubscriptionId !== known.providerSubscriptionId;
  const wasOn = isOn(known) && !isNew;
  const came: HistoryKind[] = isNew || (isOn(next) && !wasOn) ? ['started'] : [];
  if (!isOn(next)) return wasOn || isNew ? [...came, main?.end?.why ?? 'ended'] : [];
  if (!wasOn) {
    if (next.state === 'past_due') return [...came, 'charge_failed'];
    return next.state === 'cancelling' ? [...came, 'cancelled'] : came;
  }
  const changes: HistoryKind[] = [];
  if (next.state !== known.state) {
    if (next.state === 'past_due') changes.push('charge_failed');
    if (known.state === 'past_due') changes.push('recovered');
    if (next.state === 'cancelling') changes.push('cancelled');
    if (known.state === 'cancelling' && next.state === 'active') changes.push('resumed');
  }
  const isRepriced = next.interval !== known.interval || next.amount !== known.amount;
  if (isRepriced) changes.push('changed');
  const isExtended = (next.periodEnd?.getTime() ?? 0) > (known.periodEnd?.getTime() ?? 0);
  if (next.state === 'active' && known.state === 'active' && !isRepriced && isExtended)
    changes.push('renewed');
  return changes;
};

const clockDid = (what: HistoryKind): boolean => what === 'expired';

/**
 * What a user's subscription is once the provider's record of the customer has been read. It follows from the record,
 * and from what we knew only for what no record tells: an open payment page, and the history.
 */
export const afterRecord = (known: Subscription, record: CustomerRecord | null, now: Date): Followed => {
  const { subscriptions, invoices } = record ?? { subscriptions: [], invoices: [] };
  const { main, duplicates, actions } = readRecord(known, { subscriptions, invoices }, now);
  const found = main === null ? withNothing(known, now) : withStatus(known, main);
  const next = isPendingStill(known, main, now)
    ? { ...found, state: 'pending' as const }
    : { ...found, pendingSince: null };
  const given = duplicates.map(({ id }) => id).filter((id) => !known.duplicates.includes(id));
  const happened: HistoryKind[] = [
    ...whatChanged(known, next, main),
    ...given.map((): HistoryKind => 'duplicate_refunded'),
  ];
  const wasEndedByIt = happened.includes('refunded') || main === null;
  const returned = wasEndedByIt ? [] : givenBackSince(known, invoices, main.its.id);
  const told = happened.reduce<Subscription>(
    (sofar, what) =>
      recordEvent(sofar, observed(what, { by: clockDid(what) ? 'clock' : 'provider', at: now })),
    { ...next, duplicates: [...known.duplicates, ...given], refunds: refundsIn(invoices) },
  );
  const rejected = main === null ? [] : rejectedSince(known, invoices, main.its.id);
  const moved = [
    ...returned.map(({ refund }) => ({ what: 'partly_refunded' as const, refund })),
    ...rejected.map((refund) => ({ what: 'refund_failed' as const, refund })),
  ];
  const subscription = moved.reduce(
    (sofar, { what, refund }) =>
      recordEvent(sofar, { ...observed(what, { by: 'provider', at: now }), refund }),
    told,
  );
  return { subscription, returned, actions };
};
