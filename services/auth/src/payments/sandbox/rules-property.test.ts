import fc from 'fast-check';
import { emptyAccount, isLive, type Change, type SandboxAccount, type Tariff } from './account.ts';
import { changeCard, changeInterval } from './charge-rules.ts';
import { findCoupon } from './coupons.ts';
import { applyAct, portalActs } from './portal-acts.ts';
import { endNow, pay, setCancelling } from './rules.ts';
import { dueAt, applyAll, passTime, refundAndEnd } from './time-rules.ts';

const tariff: Tariff = { prices: { month: 2999, year: 29_990 }, currency: 'eur', vatPercent: 21 };
const billing = { name: 'Ana', line1: '', postalCode: '', city: '', country: 'ES', taxId: '' };
const cardWith = (failsLater: boolean) => ({ brand: 'Visa', last4: '4242', expires: '12/40', failsLater });
const intervals = fc.constantFrom('month' as const, 'year' as const);

/** Everything that can happen to an account, to any of its subscriptions. */
const acts = fc.oneof(
  fc.record({ kind: fc.constant('open' as const), page: fc.nat(2) }),
  fc.record({
    kind: fc.constant('pay' as const),
    page: fc.nat(2),
    interval: intervals,
    coupon: fc.constantFrom(null, 'BIENVENIDA20', 'AMIGOS50'),
    failsLater: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('act' as const), act: fc.constantFrom(...portalActs) }),
  fc.record({ kind: fc.constant('card' as const), failsLater: fc.boolean() }),
  fc.record({ kind: fc.constant('cancelling' as const), page: fc.nat(2), on: fc.boolean() }),
  fc.record({ kind: fc.constant('interval' as const), page: fc.nat(2), interval: intervals }),
  fc.record({ kind: fc.constant('end' as const), page: fc.nat(2) }),
  fc.record({ kind: fc.constant('refund' as const), page: fc.nat(2) }),
  fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 400 }) }),
);
type Act = typeof acts extends fc.Arbitrary<infer T> ? T : never;

const subscription = (page: number): string => `sub_${page}`;

const ruleOf = (account: SandboxAccount, act: Act, now: Date): Change => {
  switch (act.kind) {
    case 'open':
      return { account: { ...account, openCheckoutId: `page ${act.page}` }, facts: [] };
    case 'pay': {
      const { page, interval, coupon, failsLater } = act;
      const payment = { checkoutId: `page ${page}`, subscriptionId: subscription(page), interval, billing };
      const found = coupon === null ? null : findCoupon(coupon);
      // A page that was paid is never opened again: its id is new each time.
      if (account.subscriptions.some(({ checkoutId }) => checkoutId === payment.checkoutId)) return null;
      return pay(account, { ...payment, coupon: found, card: cardWith(failsLater) }, tariff, now);
    }
    case 'act':
      return applyAct(account, act.act, { vatPercent: 21, now });
    case 'card':
      return changeCard(account, cardWith(act.failsLater));
    case 'cancelling':
      return setCancelling(account, subscription(act.page), act.on);
    case 'interval':
      try {
        return changeInterval(account, subscription(act.page), { interval: act.interval, tariff, now });
      } catch {
        return null;
      }
    case 'end':
      return endNow(account, subscription(act.page), now);
    case 'refund':
      return refundAndEnd(account, subscription(act.page), now);
    case 'wait':
      return null;
  }
};

const assertSound = (before: SandboxAccount, after: SandboxAccount, now: Date): void => {
  const ids = after.invoices.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  // Nothing that was issued goes away or asks for another sum.
  expect(
    after.invoices.slice(0, before.invoices.length).map(({ id, total, vat }) => [id, total, vat]),
  ).toEqual(before.invoices.map(({ id, total, vat }) => [id, total, vat]));
  for (const { total, vat, credit, refunded, status, periodStart, periodEnd } of after.invoices) {
    expect(total).toBeGreaterThanOrEqual(0);
    expect(credit).toBeGreaterThanOrEqual(0);
    expect(vat).toBeGreaterThanOrEqual(0);
    expect(vat).toBeLessThanOrEqual(total);
    expect(refunded).toBe(status === 'refunded' ? total : 0);
    expect(periodEnd > periodStart).toBe(true);
  }
  for (const one of after.subscriptions) {
    const its = after.invoices.filter(({ subscriptionId }) => subscriptionId === one.id);
    expect(its.length).toBeGreaterThan(0);
    expect(its.filter(({ status }) => status === 'open').length).toBe(one.status === 'past_due' ? 1 : 0);
    expect(one.endedAt !== null).toBe(one.status === 'ended');
    expect(one.balance).toBeGreaterThanOrEqual(0);
    expect(Number.isInteger(one.balance)).toBe(true);
    if (isLive(one)) expect(one.periodEnd).toEqual(its.at(-1)?.periodEnd);
    const was = before.subscriptions.find(({ id }) => id === one.id);
    // What has ended stays as it ended.
    if (was?.status === 'ended') expect(one).toEqual(was);
  }
  const due = dueAt(after);
  if (due) expect(due > now).toBe(true);
};

test('Whatever happens in whatever order, the account stays sound and its books balance', () => {
  fc.assert(
    fc.property(fc.array(acts, { maxLength: 40 }), (sequence) => {
      let account = emptyAccount;
      let now = new Date('2027-01-31T10:00:00Z');
      for (const act of sequence) {
        if (act.kind === 'wait') now = new Date(now.getTime() + act.days * 86_400_000);
        const change = applyAll(account, [
          (one) => passTime(one, 21, now),
          (one) => ruleOf(one, act, now),
          (one) => passTime(one, 21, now),
        ]);
        const next = change?.account ?? account;
        assertSound(account, next, now);
        account = next;
      }
    }),
    { numRuns: 400 },
  );
});

test('Whatever happens, what was paid for is what was charged: no act makes credit out of nothing', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(intervals, fc.integer({ min: 0, max: 90 })), { maxLength: 12 }),
      (changes) => {
        let now = new Date('2027-01-31T10:00:00Z');
        const payment = {
          checkoutId: 'page',
          subscriptionId: 'sub_1',
          interval: 'month' as const,
          coupon: null,
          card: cardWith(false),
          billing,
        };
        let account =
          pay({ ...emptyAccount, openCheckoutId: 'page' }, payment, tariff, now)?.account ?? emptyAccount;
        for (const [interval, days] of changes) {
          now = new Date(now.getTime() + days * 86_400_000);
          account = passTime(account, 21, now)?.account ?? account;
          account = changeInterval(account, 'sub_1', { interval, tariff, now })?.account ?? account;
          const charged = account.invoices.reduce((sum, { total }) => sum + total, 0);
          const last = account.invoices.at(-1);
          const held = (account.subscriptions[0]?.balance ?? 0) + (last ? last.total + last.credit : 0);
          // What is held (the balance, and the period that runs) never exceeds what was charged, but for rounding.
          expect(held).toBeLessThanOrEqual(charged + changes.length);
        }
      },
    ),
    { numRuns: 300 },
  );
});
