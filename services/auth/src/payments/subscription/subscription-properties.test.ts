import fc from 'fast-check';
import { day, historyOf, type Happening, type Snapshot } from '../../../test/support/provider-world.ts';
import type { CustomerRecord } from '../provider/provider-port.ts';
import { entitledAt } from './plan.ts';
import { afterRecord } from './subscription-after.ts';
import { graceDays, noSubscription, type Subscription } from './subscription.ts';

const which = fc.nat({ max: 2 });
const happening: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ what: fc.constant('days' as const), count: fc.nat({ max: 12 }) }) },
  { weight: 2, arbitrary: fc.constant({ what: 'start' as const }) },
  {
    weight: 8,
    arbitrary: fc.record({
      what: fc.constantFrom('fail', 'recover', 'renew', 'cancel', 'resume', 'refund', 'end', 'yearly'),
      which,
    }),
  },
);
const lives = fc.array(happening, { minLength: 1, maxLength: 25 }).map(historyOf);
const runs = { numRuns: 2_000 };

const opened: Subscription = {
  ...noSubscription(),
  state: 'pending',
  provider: 'stripe',
  customerId: 'cus_1',
  pendingSince: day(0),
};
const sync = (known: Subscription, { record, at }: Snapshot) =>
  entitledAt({ subscription: afterRecord(known, record, at).subscription, gift: null }, at);
const synced = (snapshots: readonly Snapshot[]): Subscription =>
  snapshots.reduce((known, snapshot) => sync(known, snapshot).subscription, opened);

/** What it comes to, apart from how it came about. */
const substance = ({
  history: _history,
  duplicates: _duplicates,
  endedAt: _endedAt,
  ...rest
}: Subscription) => rest;

test('Whichever syncs are made, missed or made again, the last one alone decides', () => {
  fc.assert(
    fc.property(lives, fc.infiniteStream(fc.nat({ max: 2 })), (life, times) => {
      const last = life.slice(-1);
      const some = life.slice(0, -1).flatMap((snapshot) => {
        const count = times.next().value ?? 0;
        return Array.from({ length: count }, () => snapshot);
      });
      expect(substance(synced([...some, ...last]))).toEqual(substance(synced(last)));
    }),
    runs,
  );
});

test('When the same is synced twice, then the second sync changes nothing and tells nothing', () => {
  fc.assert(
    fc.property(lives, (life) => {
      const known = synced(life);
      expect(synced([...life, ...life.slice(-1)])).toEqual(known);
    }),
    runs,
  );
});

/** Told in other words than the code's: who has a subscription that is paid for, or within its days of grace. */
const deserves = ({ subscriptions, invoices }: CustomerRecord, now: Date): boolean =>
  subscriptions.some((its) => {
    const own = invoices.filter(({ subscriptionId }) => subscriptionId === its.id);
    const lastPaid = own.find(({ status }) => status === 'paid' || status === 'refunded');
    if (its.status === 'ended' || lastPaid?.status === 'refunded') return false;
    const unpaid = own.filter(({ status }) => status === 'open').at(-1);
    if (unpaid) return now.getTime() < unpaid.issuedAt.getTime() + graceDays * 86_400_000;
    return !its.cancelsAtPeriodEnd || now < its.periodEnd;
  });

test('Premium is with those who pay or are within grace, and nobody else', () => {
  fc.assert(
    fc.property(lives, (life) => {
      const last = life.at(-1);
      if (!last) return;
      const { plan } = sync(synced(life), last);
      expect(plan).toBe(deserves(last.record, last.at) ? 'premium' : 'free');
    }),
    runs,
  );
});

test('Nobody is left paying for what gives nothing, nor for two', () => {
  fc.assert(
    fc.property(lives, (life) => {
      const last = life.at(-1);
      if (!last) return;
      const { subscription, actions } = afterRecord(synced(life), last.record, last.at);
      const going = last.record.subscriptions.filter(
        ({ id, status, cancelsAtPeriodEnd, periodEnd }) =>
          status !== 'ended' &&
          !(cancelsAtPeriodEnd && status === 'active' && periodEnd <= last.at) &&
          !actions.some(({ subscriptionId }) => subscriptionId === id),
      );
      const isOn = ['active', 'cancelling', 'past_due'].includes(subscription.state);
      expect(going.map(({ id }) => id)).toEqual(isOn ? [subscription.providerSubscriptionId] : []);
    }),
    runs,
  );
});
