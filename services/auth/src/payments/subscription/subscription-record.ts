import type { CustomerRecord, ProviderInvoice, ProviderSubscription } from '../provider/provider-port.ts';
import { pendingUntil } from './subscription-clock.ts';
import { graceEnd, type Subscription } from './subscription.ts';

/** What to bring about at the provider. */
export interface ProviderAction {
  kind: 'end' | 'refundAndEnd';
  subscriptionId: string;
}

/** One subscription in the record that was paid for, and what it comes to at this moment. */
export interface SubscriptionStatus {
  its: ProviderSubscription;
  state: 'active' | 'cancelling' | 'past_due' | 'expired';
  /** Null where no charge has failed. */
  pastDueSince: Date | null;
  /** Null while it gives premium. */
  end: { at: Date; why: 'refunded' | 'ended' | 'expired' } | null;
}

export interface RecordOutcome {
  /** The one that counts: that gives premium, or else that gave it last. Null where nothing was ever paid. */
  main: SubscriptionStatus | null;
  /** Others that the same customer pays for at the same time. */
  duplicates: ProviderSubscription[];
  actions: ProviderAction[];
}

const isLive = ({ status }: ProviderSubscription): boolean => status === 'active' || status === 'past_due';

const byMoment = (moment: (invoice: ProviderInvoice) => Date) => (a: ProviderInvoice, b: ProviderInvoice) =>
  moment(b).getTime() - moment(a).getTime();
const latestFirst = (a: ProviderInvoice, b: ProviderInvoice): number =>
  byMoment(({ issuedAt }) => issuedAt)(a, b) ||
  byMoment(({ periodEnd }) => periodEnd)(a, b) ||
  b.id.localeCompare(a.id);

const invoicesOf = (record: CustomerRecord, { id }: ProviderSubscription): ProviderInvoice[] =>
  record.invoices.filter(({ subscriptionId }) => subscriptionId === id).toSorted(latestFirst);

const isPaid = ({ status }: ProviderInvoice): boolean => status === 'paid' || status === 'refunded';

/** An invoice of nothing, by a coupon, can neither be refunded nor keep up what was. */
const isRefunded = (invoices: readonly ProviderInvoice[]): boolean => {
  const last = invoices.find((invoice) => isPaid(invoice) && invoice.total > 0);
  return last !== undefined && (last.status === 'refunded' || last.refunded >= last.total);
};

/** Since its oldest unpaid invoice; where that is not in the record, since we first saw that a charge had failed. */
const failedSince = (
  its: ProviderSubscription,
  { known, invoices, now }: { known: Subscription; invoices: readonly ProviderInvoice[]; now: Date },
): Date => {
  const unpaid = invoices.findLast(({ status }) => status === 'open')?.issuedAt;
  if (unpaid !== undefined) return unpaid < now ? unpaid : now;
  return (known.providerSubscriptionId === its.id ? known.pastDueSince : null) ?? now;
};

const statusOf = (
  its: ProviderSubscription,
  { record, known, now }: { record: CustomerRecord; known: Subscription; now: Date },
): SubscriptionStatus | null => {
  const invoices = invoicesOf(record, its);
  const wasKnown = known.providerSubscriptionId === its.id && known.startedAt !== null;
  if (!isLive(its) && !wasKnown && !invoices.some(isPaid)) return null;
  const over = (at: Date, why: 'refunded' | 'ended' | 'expired'): SubscriptionStatus => ({
    its,
    state: 'expired',
    pastDueSince: null,
    end: { at, why },
  });
  const ranOut = its.cancelsAtPeriodEnd && its.periodEnd <= now;
  if (isRefunded(invoices)) return over(its.endedAt ?? now, 'refunded');
  if (!isLive(its)) {
    const endedAt = its.endedAt ?? now;
    return over(endedAt, its.cancelsAtPeriodEnd && endedAt >= its.periodEnd ? 'expired' : 'ended');
  }
  if (its.status === 'past_due') {
    const pastDueSince = failedSince(its, { known, invoices, now });
    const end = graceEnd(pastDueSince);
    return end <= now ? over(end, 'expired') : { its, state: 'past_due', pastDueSince, end: null };
  }
  if (ranOut) return over(its.periodEnd, 'expired');
  return { its, state: its.cancelsAtPeriodEnd ? 'cancelling' : 'active', pastDueSince: null, end: null };
};

/** Paid before unpaid, then the first before the second: the same whichever is seen first. */
const mainFirst = (a: SubscriptionStatus, b: SubscriptionStatus): number =>
  Number(a.state === 'past_due') - Number(b.state === 'past_due') ||
  a.its.startedAt.getTime() - b.its.startedAt.getTime() ||
  a.its.id.localeCompare(b.its.id);

const lastToEnd = (a: SubscriptionStatus, b: SubscriptionStatus): number =>
  (b.end?.at.getTime() ?? 0) - (a.end?.at.getTime() ?? 0) || b.its.id.localeCompare(a.its.id);

const actionsFor = (
  statuses: readonly SubscriptionStatus[],
  main: SubscriptionStatus | null,
): ProviderAction[] =>
  statuses.flatMap(({ its, state, end }): ProviderAction[] => {
    if (!isLive(its) || (its === main?.its && end === null)) return [];
    // A cancelled period that has run out ends by itself at the provider.
    if (end?.why === 'expired' && its.status === 'active') return [];
    const isDuplicate = end === null && state !== 'past_due';
    return [{ kind: isDuplicate ? 'refundAndEnd' : 'end', subscriptionId: its.id }];
  });

/** What the provider's record comes to, whichever messages came before and in whatever order. */
export const readRecord = (known: Subscription, record: CustomerRecord, now: Date): RecordOutcome => {
  const statuses = record.subscriptions
    .map((its) => statusOf(its, { record, known, now }))
    .filter((status) => status !== null);
  const living = statuses.filter(({ end }) => end === null).toSorted(mainFirst);
  const ended = statuses.filter(({ end }) => end !== null).toSorted(lastToEnd);
  const main = living[0] ?? ended[0] ?? null;
  return {
    main,
    duplicates: living.slice(1).map(({ its }) => its),
    actions: actionsFor(statuses, main),
  };
};

/** Whether the payment page that was opened may still be paid on: nothing newer than it was bought. */
export const isPendingStill = (known: Subscription, main: SubscriptionStatus | null, now: Date): boolean =>
  known.pendingSince !== null &&
  now < pendingUntil(known.pendingSince) &&
  (main === null ||
    (main.end !== null &&
      (main.its.id === known.providerSubscriptionId || main.its.startedAt < known.pendingSince)));
