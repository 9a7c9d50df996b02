import { DomainError } from '@academy/service-kit/errors/domain-error.ts';
import { emptyAccount, type Change, type SandboxAccount, type SandboxCard, type Tariff } from './account.ts';
import { changeCard, changeInterval, chargeNext, costOfChange, recover } from './charge-rules.ts';
import { findCoupon } from './coupons.ts';
import { addMonths } from './periods.ts';
import { endNow, pay, refundLast, setCancelling } from './rules.ts';
import { dueAt, endPeriod, passTime, refundAllAndEnd, refundAndEnd } from './time-rules.ts';
import { toRecord } from './to-record.ts';

const start = new Date('2027-01-31T10:00:00Z');
const tariff: Tariff = { prices: { month: 2999, year: 29_990 }, currency: 'eur', vatPercent: 21 };
const good: SandboxCard = { brand: 'Visa', last4: '4242', expires: '12/40', failsLater: false };
const failing = { ...good, last4: '0341', failsLater: true };
const billing = { name: 'Ana', line1: '', postalCode: '', city: '', country: 'ES', taxId: '' };
const id = 'sub_1';

const after = (change: Change): SandboxAccount => {
  if (!change) throw new Error('nothing changed');
  return change.account;
};
const paid = ({ coupon = null as string | null, card = good, interval = 'month' as 'month' | 'year' } = {}) =>
  after(
    pay(
      { ...emptyAccount, openCheckoutId: 'c1' },
      {
        checkoutId: 'c1',
        subscriptionId: id,
        interval,
        coupon: coupon === null ? null : findCoupon(coupon),
        card,
        billing,
      },
      tariff,
      start,
    ),
  );
const byCard = { subscriptionId: id, outcome: 'by card', vatPercent: 21 } as const;
const state = (account: SandboxAccount) => account.subscriptions.find((one) => one.id === id);
const totals = (account: SandboxAccount) => account.invoices.map(({ total }) => total);

test('When a page is paid again, or an older one is, then nothing changes', () => {
  const account = paid();
  const again = {
    checkoutId: 'c1',
    subscriptionId: id,
    interval: 'month' as const,
    coupon: null,
    card: good,
    billing,
  };
  expect(pay(account, again, tariff, start)).toBeNull();
  expect(pay({ ...emptyAccount, openCheckoutId: 'c2' }, again, tariff, start)).toBeNull();
});

test('When months pass, then periods end on the same day, or the last one a month has', () => {
  expect(addMonths(start, 1).toISOString()).toBe('2027-02-28T10:00:00.000Z');
  let account = paid();
  account = after(passTime(account, 21, new Date('2027-04-30T11:00:00Z')));
  expect(account.invoices.map(({ periodStart }) => periodStart.toISOString().slice(0, 10))).toEqual([
    '2027-01-31',
    '2027-02-28',
    '2027-03-31',
    '2027-04-30',
  ]);
  expect(passTime(account, 21, new Date('2027-04-30T11:00:00Z'))).toBeNull();
});

test.each([
  ['BIENVENIDA20', 'month', [2399, 2999, 2999, 2999]],
  ['amigos50 ', 'month', [1499, 1499, 1499, 2999]],
  ['Amigos50', 'year', [14_995, 29_990, 29_990, 29_990]],
] as const)('When %s is used on a price by the %s, then the charges are %j', (coupon, interval, charges) => {
  let account = paid({ coupon, interval });
  for (let count = 0; count < 3; count += 1) account = after(chargeNext(account, byCard, start));
  expect(totals(account)).toEqual(charges);
});

test('When a coupon has one charge left, then the record says so, and what the next one costs', () => {
  const { subscriptions } = toRecord(paid({ coupon: 'AMIGOS50' }), new Map([['in_1_1', 'SANDBOX-000001']]));
  expect(subscriptions).toMatchObject([{ coupon: 'AMIGOS50', amount: 1499 }]);
  const once = toRecord(paid({ coupon: 'BIENVENIDA20' }), new Map([['in_1_1', 'SANDBOX-000001']]));
  expect(once.subscriptions).toMatchObject([{ coupon: null, amount: 2999 }]);
});

test('When a charge fails, then it is owed until the bank or a new card pays it', () => {
  const failed = after(chargeNext(paid({ card: failing }), byCard, start));
  expect(state(failed)?.status).toBe('past_due');
  expect(failed.invoices.at(-1)?.status).toBe('open');
  expect(chargeNext(failed, byCard, start)).toBeNull();
  expect(dueAt(failed)).toBeNull();
  for (const recovered of [after(recover(failed, id)), after(changeCard(failed, good))]) {
    expect(state(recovered)?.status).toBe('active');
    expect(recovered.invoices.map(({ status }) => status)).toEqual(['paid', 'paid']);
  }
});

test('When a subscription is cancelled, then it ends with its period and not before, unless resumed', () => {
  const cancelled = after(setCancelling(paid(), id, true));
  expect(setCancelling(cancelled, id, true)).toBeNull();
  expect(chargeNext(cancelled, byCard, start)).toBeNull();
  expect(passTime(cancelled, 21, addMonths(start, 0))).toBeNull();
  const end = new Date('2027-02-28T10:00:00Z');
  expect(state(after(passTime(cancelled, 21, end)))).toMatchObject({ status: 'ended', endedAt: end });
  const resumed = after(setCancelling(cancelled, id, false));
  expect(state(after(passTime(resumed, 21, end)))?.status).toBe('active');
});

test('When a cancelled period is made to end early, then that day was its last', () => {
  const ended = after(
    endPeriod(after(setCancelling(paid(), id, true)), { subscriptionId: id, vatPercent: 21 }, start),
  );
  expect(state(ended)).toMatchObject({ status: 'ended', endedAt: start, periodEnd: start });
});

test('When the interval changes halfway, then the unused half is taken off its invoice', () => {
  const half = new Date((start.getTime() + new Date('2027-02-28T10:00:00Z').getTime()) / 2);
  const toYear = { interval: 'year', tariff, now: half } as const;
  const quoted = costOfChange(paid(), id, toYear);
  const yearly = after(changeInterval(paid(), id, toYear));
  expect(quoted).toEqual({ due: yearly.invoices.at(-1)?.total, credit: 0 });
  const toMonth = { interval: 'month', tariff, now: half } as const;
  expect(costOfChange(yearly, id, toMonth)).toMatchObject({ due: 0 });
  expect(costOfChange(yearly, id, toYear)).toBeNull();
  expect(yearly.invoices.at(-1)).toMatchObject({ total: 29_990 - 1500, credit: 1500, status: 'paid' });
  expect(state(yearly)).toMatchObject({ interval: 'year', balance: 0, periodStart: half });
  const monthly = after(changeInterval(yearly, id, { interval: 'month', tariff, now: half }));
  expect(monthly.invoices.at(-1)).toMatchObject({ total: 0, credit: 2999 });
  expect(state(monthly)?.balance).toBe(29_990 - 2999);
  expect(changeInterval(monthly, id, { interval: 'month', tariff, now: half })).toBeNull();
});

test('When the card does not pay a change of interval, then it is refused and nothing changed', () => {
  const account = paid({ card: failing });
  expect(() => changeInterval(account, id, { interval: 'year', tariff, now: start })).toThrow(DomainError);
});

test('When a payment is refunded, then whole, once, and the last one that took money', () => {
  const account = after(chargeNext(paid(), byCard, start));
  const refunded = after(refundLast(account, id));
  expect(refunded.invoices.map(({ refunded: cents }) => cents)).toEqual([0, 2999]);
  expect(refundLast(refunded, id)).toBeNull();
  expect(state(refunded)?.status).toBe('active');
});

test('When it is refunded and ended, then again changes nothing', () => {
  const over = after(refundAndEnd(paid(), id, start));
  expect(state(over)?.status).toBe('ended');
  expect(totals(over)).toEqual([2999]);
  expect(refundAndEnd(over, id, start)).toBeNull();
  expect(endNow(over, id, start)).toBeNull();
});

test('When everything is given back, then each payment is, once, and it has ended', () => {
  const yearly = after(changeInterval(paid(), id, { interval: 'year', tariff, now: start }));
  const over = after(refundAllAndEnd(yearly, id, start));
  expect(over.invoices.map(({ total, refunded }) => refunded - total)).toEqual([0, 0]);
  expect(state(over)?.status).toBe('ended');
  expect(refundAllAndEnd(over, id, start)).toBeNull();
});

test('When what is owed ends, then it is owed no more', () => {
  const failed = after(chargeNext(paid(), { ...byCard, outcome: 'fails' }, start));
  expect(after(endNow(failed, id, start)).invoices.map(({ status }) => status)).toEqual(['paid', 'void']);
});
