import { aRecord, anInvoice, aSubscription, day } from '../../../test/support/provider-world.ts';
import { entitledAt, planOf } from './plan.ts';
import { afterRecord } from './subscription-after.ts';
import { atTime, leftBehind, nextSyncAt, retrySyncAt } from './subscription-clock.ts';
import { attributed, historyLimit, observed, recordEvent, type Cause } from './subscription-history.ts';
import { endsAt, isEntitled, noSubscription, withdrawUntil, type Subscription } from './subscription.ts';

const pending: Subscription = {
  ...noSubscription(),
  state: 'pending',
  provider: 'stripe',
  customerId: 'cus_1',
  pendingSince: day(0),
};
const seen = (record = aRecord(), now = day(0.1), known = pending) => afterRecord(known, record, now);
const active = seen().subscription;
const whats = ({ history }: Subscription) => history.map(({ what, by }) => `${what} by ${by}`);

test('When the payment page has been paid on, then it is active and entitles', () => {
  expect(active).toMatchObject({
    state: 'active',
    providerSubscriptionId: 'sub_1',
    interval: 'month',
    amount: 2999,
    pendingSince: null,
    startedAt: day(0),
    periodEnd: day(30),
  });
  expect(isEntitled(active, day(1))).toBe(true);
  expect(whats(active)).toEqual(['started by provider']);
});

test('When the first charge is not paid yet, or the page is just open, then it stays pending for a day', () => {
  const incomplete = aRecord({ status: 'incomplete' }, { status: 'open' });
  const { subscription } = seen(incomplete, day(0.9));
  expect([subscription.state, planOf({ subscription, gift: null }, day(0.9))]).toEqual(['pending', 'free']);
  const givenUp = seen(incomplete, day(1)).subscription;
  expect([givenUp.state, givenUp.pendingSince]).toEqual(['none', null]);
  expect(atTime(pending, day(1))).toMatchObject({ state: 'none', pendingSince: null });
});

test('When somebody who had premium leaves the page unpaid, then it is expired as before', () => {
  const ended = aRecord({ status: 'ended', endedAt: day(40) });
  const expired = seen(ended, day(41), active).subscription;
  const again: Subscription = { ...expired, state: 'pending', pendingSince: day(50) };
  expect(seen(ended, day(50.5), again).subscription.state).toBe('pending');
  expect(seen(ended, day(51), again).subscription).toMatchObject({ state: 'expired', endedAt: day(40) });
  expect(atTime(again, day(51)).state).toBe('expired');
});

test('When a page is paid on and refunded between two looks, then nothing is pending any more', () => {
  const { subscription } = seen(
    aRecord({ status: 'ended', endedAt: day(0.5) }, { status: 'refunded' }),
    day(0.6),
  );
  expect(subscription).toMatchObject({ state: 'expired', pendingSince: null, endedAt: day(0.5) });
  expect(whats(subscription)).toEqual(['started by provider', 'refunded by provider']);
});

describe('a charge that fails', () => {
  const failed = {
    subscriptions: [aSubscription({ status: 'past_due', periodEnd: day(60) })],
    invoices: [anInvoice({ id: 'in_2', status: 'open', issuedAt: day(30) }), anInvoice()],
  };
  const pastDue = seen(failed, day(32), active).subscription;

  test('When it is seen, even days later, then grace runs from the unpaid invoice', () => {
    expect(pastDue).toMatchObject({ state: 'past_due', pastDueSince: day(30) });
    expect(endsAt(pastDue)).toEqual(day(37));
    expect([isEntitled(pastDue, day(36.999)), isEntitled(pastDue, day(37))]).toEqual([true, false]);
    expect(whats(pastDue)).toEqual(['started by provider', 'charge_failed by provider']);
  });

  test('When no unpaid invoice is in the record, then grace runs from when it was first seen, not longer', () => {
    const bare = { subscriptions: failed.subscriptions, invoices: [anInvoice()] };
    const first = seen(bare, day(31), active).subscription;
    const second = seen(bare, day(33), first).subscription;
    expect([first.pastDueSince, second.pastDueSince]).toEqual([day(31), day(31)]);
  });

  test('When grace is over, then premium ends, with the provider or without, and there it is ended too', () => {
    const { subscription, actions } = seen(failed, day(37), pastDue);
    expect(subscription).toMatchObject({ state: 'expired', endedAt: day(37) });
    expect(actions).toEqual([{ kind: 'end', subscriptionId: 'sub_1' }]);
    expect(atTime(pastDue, day(37))).toMatchObject({ state: 'expired', endedAt: day(37) });
    expect(whats(subscription).at(-1)).toBe('expired by clock');
  });

  test('When it is paid after all, then all is as before', () => {
    const paid = aRecord({ periodEnd: day(60) });
    const { subscription, actions } = seen(paid, day(33), pastDue);
    expect([subscription.state, subscription.pastDueSince, actions]).toEqual(['active', null, []]);
    expect(whats(subscription).at(-1)).toBe('recovered by provider');
  });
});

test('When it is cancelled, then it entitles to the end of its period, and can be taken back before', () => {
  const cancelling = seen(aRecord({ cancelsAtPeriodEnd: true }), day(5), active).subscription;
  expect([cancelling.state, endsAt(cancelling), nextSyncAt(cancelling, day(5))]).toEqual([
    'cancelling',
    day(30),
    day(30),
  ]);
  expect([isEntitled(cancelling, day(29.9)), isEntitled(cancelling, day(30))]).toEqual([true, false]);
  expect(seen(aRecord(), day(6), cancelling).subscription.state).toBe('active');
  expect(atTime(cancelling, day(30))).toMatchObject({ state: 'expired', endedAt: day(30) });
  const late = seen(aRecord({ cancelsAtPeriodEnd: true }), day(31), cancelling);
  expect([late.subscription.state, late.actions]).toEqual(['expired', []]);
});

test('When its last payment is wholly given back, then it ends at once; a part given back changes nothing', () => {
  const partly = seen(aRecord({}, { refunded: 1000 }), day(5), active);
  expect([partly.subscription.state, partly.actions]).toEqual(['active', []]);
  const wholly = seen(aRecord({}, { status: 'refunded', refunded: 2999 }), day(5), active);
  expect(wholly.subscription).toMatchObject({ state: 'expired', endedAt: day(5) });
  expect(wholly.actions).toEqual([{ kind: 'end', subscriptionId: 'sub_1' }]);
  const again = seen(aRecord({}, { status: 'refunded', refunded: 2999 }), day(6), wholly.subscription);
  expect(again.subscription).toMatchObject({ endedAt: day(5), history: wholly.subscription.history });
});

test('When an older payment is given back, then the newer one keeps premium', () => {
  const invoices = [anInvoice({ id: 'in_2', issuedAt: day(30) }), anInvoice({ status: 'refunded' })];
  const record = { subscriptions: [aSubscription({ periodEnd: day(60) })], invoices };
  expect(seen(record, day(31), active).subscription.state).toBe('active');
});

test('When two tabs both paid, then the first is kept and the second given back, once in the history', () => {
  const record = {
    subscriptions: [aSubscription({ id: 'sub_2', startedAt: day(0.01) }), aSubscription()],
    invoices: [anInvoice({ id: 'in_2', subscriptionId: 'sub_2' }), anInvoice()],
  };
  const first = seen(record);
  expect(first.subscription).toMatchObject({ state: 'active', providerSubscriptionId: 'sub_1' });
  expect(first.actions).toEqual([{ kind: 'refundAndEnd', subscriptionId: 'sub_2' }]);
  const second = seen(record, day(0.2), first.subscription);
  expect(second.actions).toEqual(first.actions);
  expect(whats(second.subscription)).toEqual(['started by provider', 'duplicate_refunded by provider']);
  const done = {
    subscriptions: [
      aSubscription({ id: 'sub_2', startedAt: day(0.01), status: 'ended', endedAt: day(0.3) }),
      aSubscription(),
    ],
    invoices: [anInvoice({ id: 'in_2', subscriptionId: 'sub_2', status: 'refunded' }), anInvoice()],
  };
  expect(seen(done, day(0.4), second.subscription)).toMatchObject({
    subscription: { state: 'active', providerSubscriptionId: 'sub_1' },
    actions: [],
  });
});

test('When the unpaid one of two is the older, then the paid one is kept', () => {
  const record = {
    subscriptions: [aSubscription({ id: 'sub_2', startedAt: day(1) }), aSubscription({ status: 'past_due' })],
    invoices: [anInvoice({ id: 'in_2', subscriptionId: 'sub_2' }), anInvoice()],
  };
  const { subscription, actions } = seen(record, day(1.1), active);
  expect(subscription).toMatchObject({ state: 'active', providerSubscriptionId: 'sub_2' });
  expect(actions).toEqual([{ kind: 'end', subscriptionId: 'sub_1' }]);
});

test('When the provider knows the customer no more, then premium ends', () => {
  expect(afterRecord(active, null, day(3)).subscription).toMatchObject({ state: 'expired', endedAt: day(3) });
  expect(afterRecord({ ...pending, pendingSince: null }, null, day(3)).subscription.state).toBe('none');
});

test('When the price or the period changes, then the history tells which', () => {
  const yearly = seen(aRecord({ interval: 'year', amount: 29_990, periodEnd: day(365) }), day(2), active);
  expect(whats(yearly.subscription).at(-1)).toBe('changed by provider');
  expect(whats(seen(aRecord({ periodEnd: day(60) }), day(31), active).subscription).at(-1)).toBe(
    'renewed by provider',
  );
});

test('When 14 days are over or it does not run, then there is no withdrawing', () => {
  expect(withdrawUntil(active, day(13.9))).toEqual(day(15));
  expect(withdrawUntil(active, day(15))).toBeNull();
  expect(withdrawUntil({ ...active, state: 'expired' }, day(1))).toBeNull();
});

test.each(['Europe/Madrid', 'Atlantic/Canary', 'America/Mexico_City', 'Pacific/Auckland'])(
  'When somebody in %s buys at whatever hour, then the last of the 14 days is theirs to its end',
  (timeZone) => {
    const date = new Intl.DateTimeFormat('en-CA', { timeZone });
    for (let hour = 0; hour < 24; hour += 1) {
      const startedAt = day(hour / 24);
      const [year, month, dayOfMonth] = date.format(startedAt).split('-').map(Number);
      const last = new Date(Date.UTC(year ?? 0, (month ?? 0) - 1, (dayOfMonth ?? 0) + 14));
      const until = withdrawUntil({ ...active, startedAt }, startedAt);
      expect(date.format(until ?? undefined) > last.toISOString().slice(0, 10)).toBe(true);
    }
  },
);

describe("when the provider is not the academy's any more", () => {
  const atSandbox: Subscription = { ...active, provider: 'sandbox' };

  test.each(['active', 'cancelling', 'past_due'] as const)(
    'then what the sandbox sold is over at once: %s',
    (state) => {
      const over = leftBehind({ ...atSandbox, state, pastDueSince: day(2) }, day(3));
      expect(over).toMatchObject({ state: 'expired', endedAt: day(3), pastDueSince: null });
      expect([isEntitled(over, day(3)), whats(over).at(-1)]).toEqual([false, 'expired by clock']);
    },
  );

  test('then what was paid for is kept, and the days of grace', () => {
    expect(leftBehind(active, day(36.9))).toBe(active);
    expect(leftBehind(active, day(37))).toMatchObject({ state: 'expired', endedAt: day(37) });
    const cancelled: Subscription = { ...active, state: 'cancelling' };
    expect(atTime(leftBehind(cancelled, day(30)), day(30))).toMatchObject({ endedAt: day(30) });
  });

  test('then what does not run stays as it is', () => {
    const expired: Subscription = { ...atSandbox, state: 'expired' };
    for (const one of [noSubscription(), { ...pending, provider: 'sandbox' as const }, expired])
      expect(leftBehind(one, day(99))).toBe(one);
  });
});

test('When somebody was given premium, then it holds beside a subscription, and ends on its day', () => {
  const subscription = noSubscription();
  expect(planOf({ subscription, gift: { until: null } }, day(999))).toBe('premium');
  expect(planOf({ subscription, gift: { until: day(5) } }, day(5))).toBe('free');
  expect(entitledAt({ subscription, gift: { until: day(5) } }, day(1))).toMatchObject({
    plan: 'premium',
    subscription: { lookAt: day(5) },
  });
  const over = entitledAt({ subscription, gift: { until: day(5) } }, day(5));
  expect(over).toMatchObject({ plan: 'free', gift: null, subscription: { lookAt: null } });
  expect(whats(over.subscription)).toEqual(['gift_ended by clock']);
  expect(entitledAt({ subscription: active, gift: { until: day(5) } }, day(5)).plan).toBe('premium');
});

test('When a page is open, then it is looked at soon, then hourly, and no more after a day', () => {
  const minutes = (now: Date) => ((nextSyncAt(pending, now)?.getTime() ?? 0) - day(0).getTime()) / 60_000;
  expect([0, 0.001, 0.01, 0.5].map((at) => minutes(day(at)))).toEqual([1, 5, 60, 780]);
  expect(nextSyncAt(active, day(3))).toEqual(new Date(day(30).getTime() + 3_600_000));
  expect(nextSyncAt(active, day(31))).toEqual(new Date(day(31).getTime() + 3_600_000));
  expect(nextSyncAt(noSubscription(), day(0))).toBeNull();
});

test('When looks fail in a row, then each waits twice as long, up to ten minutes', () => {
  const waits = [0, 1, 2, 30].map(
    (failures) => retrySyncAt(failures, day(0), 5_000).getTime() - day(0).getTime(),
  );
  expect(waits).toEqual([5_000, 10_000, 20_000, 600_000]);
});

test('When the bank rejects a refund that was seen, then the history says so once, and it may be told anew', () => {
  const refunded = seen(aRecord({}, { refunded: 1000 }), day(5), active).subscription;
  const rejected = seen(aRecord({}, { refunded: 300 }), day(6), refunded);
  expect(rejected.subscription.history.at(-1)).toMatchObject({
    what: 'refund_failed',
    by: 'provider',
    refund: { amount: 700, currency: 'eur', invoiceNumber: 'A-1' },
  });
  expect([rejected.returned, rejected.subscription.state]).toEqual([[], 'active']);
  const later = seen(aRecord({}, { refunded: 300 }), day(7), rejected.subscription).subscription;
  expect(later.history).toEqual(rejected.subscription.history);
  const again = seen(aRecord({}, { refunded: 1000 }), day(8), later);
  expect(again.returned).toMatchObject([{ refund: { amount: 700 } }]);
});

describe('who did it', () => {
  const cause: Cause = { what: 'withdrawn', by: 'member', actorId: 'ana', reason: null };

  test("When the provider's message came first, then its entry is given to whoever caused it", () => {
    const told = recordEvent(active, observed('refunded', { by: 'provider', at: day(2) }));
    const { history } = attributed(told, cause, new Date(day(2).getTime() + 1_000));
    expect(history.slice(1)).toEqual([{ ...cause, at: day(2) }]);
  });

  test('When nothing like it happened lately, then it is added', () => {
    const told = recordEvent(active, observed('refunded', { by: 'provider', at: day(1) }));
    expect(whats(attributed(told, cause, day(2)))).toEqual([
      'started by provider',
      'refunded by provider',
      'withdrawn by member',
    ]);
  });

  test('When a part was seen long before, then its entry is given to who asked for it, and no other part is', () => {
    const refund = { amount: 1000, currency: 'eur', invoiceNumber: 'A-1' };
    const asked = { what: 'partly_refunded', by: 'staff', actorId: 'eva', reason: 'Ours', refund } as const;
    const seenPart = { ...observed('partly_refunded', { by: 'provider', at: day(1) }), refund };
    const told = recordEvent(active, seenPart);
    expect(attributed(told, asked, day(2)).history.slice(1)).toEqual([{ ...asked, at: day(1) }]);
    const other = { ...asked, refund: { ...refund, amount: 500 } };
    expect(whats(attributed(told, other, day(2))).slice(1)).toEqual([
      'partly_refunded by provider',
      'partly_refunded by staff',
    ]);
  });

  test('When more happened than is kept, then the latest is', () => {
    const many = Array.from({ length: 300 }).reduce<Subscription>(
      (sofar, _, index) => recordEvent(sofar, observed('renewed', { by: 'provider', at: day(index) })),
      active,
    );
    expect([many.history.length, many.history.at(-1)?.at]).toEqual([historyLimit, day(299)]);
  });
});
