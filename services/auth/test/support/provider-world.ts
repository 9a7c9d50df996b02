import type {
  CustomerRecord,
  ProviderInvoice,
  ProviderSubscription,
} from '../../src/payments/provider/provider-port.ts';

const dayMs = 86_400_000;
export const day = (count: number): Date => new Date(Date.UTC(2026, 0, 1) + count * dayMs);

export const aSubscription = (changes: Partial<ProviderSubscription> = {}): ProviderSubscription => ({
  id: 'sub_1',
  status: 'active',
  cancelsAtPeriodEnd: false,
  startedAt: day(0),
  periodEnd: day(30),
  endedAt: null,
  interval: 'month',
  amount: 2999,
  currency: 'eur',
  coupon: null,
  ...changes,
});

export const anInvoice = (changes: Partial<ProviderInvoice> = {}): ProviderInvoice => ({
  id: 'in_1',
  number: 'A-1',
  subscriptionId: 'sub_1',
  issuedAt: day(0),
  status: 'paid',
  currency: 'eur',
  total: 2999,
  charged: 2999,
  vat: 520,
  refunded: 0,
  periodStart: day(0),
  periodEnd: day(30),
  billedTo: null,
  ...changes,
});

export const aRecord = (
  subscription: Partial<ProviderSubscription> = {},
  invoice: Partial<ProviderInvoice> = {},
): CustomerRecord => ({ subscriptions: [aSubscription(subscription)], invoices: [anInvoice(invoice)] });

/** What can happen to a customer of a provider; `which` picks one of their subscriptions. */
export type Happening =
  | { what: 'days'; count: number }
  | { what: 'start' }
  | { what: 'fail' | 'recover' | 'renew' | 'cancel' | 'resume' | 'refund' | 'end' | 'yearly'; which: number };

export interface Snapshot {
  record: CustomerRecord;
  at: Date;
}

const newest = (record: CustomerRecord, id: string): ProviderInvoice | undefined =>
  record.invoices.find(({ subscriptionId }) => subscriptionId === id);

const charge = (
  record: CustomerRecord,
  its: ProviderSubscription,
  status: 'paid' | 'open',
  at: Date,
): void => {
  const id = `in_${record.invoices.length + 1}`;
  const { amount: total, periodEnd } = its;
  record.invoices.unshift(
    anInvoice({
      id,
      subscriptionId: its.id,
      issuedAt: at,
      status,
      total,
      charged: total,
      periodStart: at,
      periodEnd,
    }),
  );
};

/** The record after each thing that happened, the last one being how it is now. */
export const historyOf = (happenings: readonly Happening[]): Snapshot[] => {
  const record: CustomerRecord = { subscriptions: [], invoices: [] };
  let today = 0;
  const snapshots: Snapshot[] = [];
  for (const happening of happenings) {
    // A moment apart: no two things happen at one time.
    today += 0.001;
    const at = day(today);
    if (happening.what === 'days') today += happening.count;
    else if (happening.what === 'start') {
      const id = `sub_${record.subscriptions.length + 1}`;
      const its = aSubscription({ id, startedAt: at, periodEnd: day(today + 30) });
      record.subscriptions.unshift(its);
      charge(record, its, 'paid', at);
    } else {
      const its = record.subscriptions[happening.which % Math.max(1, record.subscriptions.length)];
      if (its && its.status !== 'ended') act(record, { its, what: happening.what, today });
    }
    snapshots.push({ record: structuredClone(record), at: day(today) });
  }
  return snapshots;
};

const act = (
  record: CustomerRecord,
  { its, what, today }: { its: ProviderSubscription; what: string; today: number },
): void => {
  const at = day(today);
  const last = newest(record, its.id);
  if (what === 'cancel' || what === 'resume') its.cancelsAtPeriodEnd = what === 'cancel';
  if (what === 'yearly') Object.assign(its, { interval: 'year', amount: 29_990 });
  if (what === 'end') Object.assign(its, { status: 'ended', endedAt: at });
  if (what === 'refund' && last?.status === 'paid')
    Object.assign(last, { status: 'refunded', refunded: last.total });
  if (what === 'fail' && its.status === 'active') {
    its.status = 'past_due';
    charge(record, its, 'open', at);
  }
  if (what === 'recover' && its.status === 'past_due') {
    its.status = 'active';
    if (last) last.status = 'paid';
  }
  if (what === 'renew' && its.status === 'active' && !its.cancelsAtPeriodEnd) {
    its.periodEnd = day(today + 30);
    charge(record, its, 'paid', at);
  }
};
