import fc from 'fast-check';
import type Stripe from 'stripe';
import { createAccount, type TestAccount } from '../test/account.ts';
import { setRefused } from './charging.ts';
import { paySession } from './checkout.ts';
import { vatWithin } from './pages/format.ts';
import { applyAct, portalActs } from './portal-acts.ts';
import { passTime } from './renewals.ts';
import { cancelAt, changePrice, collectAgain, end, intervalOf, itemOf } from './subscribing.ts';
import { invoicesOf } from './world.ts';

const coupons = fc.constantFrom(null, 'BIENVENIDA20', 'AMIGOS50');
const intervals = fc.constantFrom('month' as const, 'year' as const);

/** Everything that can happen to an account, to any of its subscriptions. */
const acts = fc.oneof(
  fc.record({
    kind: fc.constant('pay' as const),
    interval: intervals,
    coupon: coupons,
    failsLater: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('act' as const), act: fc.constantFrom(...portalActs), which: fc.nat(2) }),
  fc.record({ kind: fc.constant('card' as const), failsLater: fc.boolean() }),
  fc.record({ kind: fc.constant('cancelling' as const), which: fc.nat(2), on: fc.boolean() }),
  fc.record({ kind: fc.constant('interval' as const), which: fc.nat(2), interval: intervals }),
  fc.record({ kind: fc.constant('end' as const), which: fc.nat(2) }),
  fc.record({ kind: fc.constant('refund-and-end' as const), which: fc.nat(2) }),
  fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 400 }) }),
);
type Act = typeof acts extends fc.Arbitrary<infer T> ? T : never;

const carryOut = ({ world, clock, customer, buy, price }: TestAccount, act: Act): void => {
  if (act.kind === 'wait') clock.now = new Date(clock.now.getTime() + act.days * 86_400_000);
  if (act.kind === 'pay') buy(act);
  if (act.kind === 'card') {
    setRefused(world, customer.id, false);
    for (const one of world.subscriptions.values()) if (one.status === 'past_due') collectAgain(world, one);
    setRefused(world, customer.id, act.failsLater);
  }
  const its = 'which' in act ? [...world.subscriptions.values()][act.which] : undefined;
  if (its === undefined || its.status === 'canceled') return;
  if (act.kind === 'act') applyAct(world, its, act.act);
  if (act.kind === 'cancelling') cancelAt(world, its, act.on ? itemOf(its).current_period_end : null);
  if (act.kind === 'refund-and-end') applyAct(world, its, 'refund');
  if (act.kind === 'end' || act.kind === 'refund-and-end') end(world, its);
  if (act.kind === 'interval' && its.status === 'active' && intervalOf(itemOf(its)) !== act.interval)
    // As the API does with `error_if_incomplete`: a card that fails changes nothing.
    if (!world.refusedCards.has(customer.id))
      changePrice(world, its, { price: price(act.interval), at: world.now() });
};

type Books = ReturnType<typeof booksOf>;
const booksOf = ({ world }: TestAccount) =>
  structuredClone({
    invoices: [...world.invoices.values()].map(({ id, number, total, amount_due: due }) => ({
      ...{ id, number, total, due },
    })),
    ended: [...world.subscriptions.values()].filter(({ status }) => status === 'canceled'),
  });

const lastPeriodEnd = (invoices: readonly Stripe.Invoice[]): number =>
  Math.max(
    ...(invoices.at(-1)?.lines.data.filter(({ amount }) => amount > 0) ?? []).map(({ period }) => period.end),
  );

const assertSound = (account: TestAccount, before: Books): void => {
  const { world, customer } = account;
  const after = booksOf(account);
  // Nothing that was issued goes away or asks for another sum, and what has ended stays as it ended.
  expect(after.invoices.slice(0, before.invoices.length)).toEqual(before.invoices);
  for (const one of before.ended) expect(after.ended).toContainEqual(one);
  const numbers = after.invoices.map(({ number }) => Number(number?.slice('SANDBOX-'.length)));
  expect(numbers).toEqual(numbers.map((_number, index) => index + 1));
  for (const invoice of world.invoices.values()) {
    const {
      amount_due: due,
      amount_paid: paid,
      status,
      lines,
      starting_balance: had,
      ending_balance: left,
    } = invoice;
    // The credit that it paid with or left over.
    expect(due - invoice.total).toBe(had - (left ?? 0));
    expect(vatWithin(due, 21)).toBeGreaterThanOrEqual(0);
    expect(vatWithin(due, 21)).toBeLessThanOrEqual(due);
    expect(due).toBeGreaterThanOrEqual(0);
    expect(paid).toBe(status === 'paid' ? due : 0);
    for (const { period } of lines.data) expect(period.end).toBeGreaterThan(period.start);
  }
  for (const { amount, amount_refunded: back } of world.charges.values())
    expect(back === 0 || back === amount).toBe(true);
  for (const one of world.subscriptions.values()) {
    const its = invoicesOf(world, one.id);
    expect(its.length).toBeGreaterThan(0);
    const asked = its.filter(({ status, auto_advance: is }) => status === 'open' && is);
    expect(asked).toHaveLength(one.status === 'past_due' ? 1 : 0);
    expect(one.ended_at !== null).toBe(one.status === 'canceled');
    if (one.status === 'active') expect(itemOf(one).current_period_end).toBeGreaterThan(world.now());
    if (one.status !== 'canceled') expect(itemOf(one).current_period_end).toBe(lastPeriodEnd(its));
  }
  // Never owed by the customer: what a card did not pay is an open invoice.
  expect(customer.balance).toBeLessThanOrEqual(0);
  expect(Number.isInteger(customer.balance)).toBe(true);
  const ledger = [...world.balanceTransactions.values()].reduce((sum, { amount }) => sum + amount, 0);
  expect(customer.balance).toBe(ledger);
};

test('Whatever happens in whatever order, the account stays sound and its books balance', () => {
  fc.assert(
    fc.property(fc.array(acts, { maxLength: 40 }), (sequence) => {
      const account = createAccount(new Date('2027-01-31T10:00:00Z'));
      for (const act of sequence) {
        passTime(account.world);
        const before = booksOf(account);
        carryOut(account, act);
        passTime(account.world);
        assertSound(account, before);
      }
    }),
    { numRuns: 400 },
  );
});

/** Cents that the period which runs was charged for, with money or credit, after coupons. */
const paidPeriod = ({ world }: TestAccount, subscription: string): number => {
  const last = invoicesOf(world, subscription).at(-1);
  const rebates = last?.total_discount_amounts ?? [];
  const price = last?.lines.data.find(({ amount }) => amount > 0)?.amount ?? 0;
  return rebates.reduce((left, { amount }) => left - amount, price);
};

test('Whatever happens, what was paid for is what was charged: no act makes credit out of nothing', () => {
  fc.assert(
    fc.property(
      fc.record({ interval: intervals, coupon: coupons }),
      fc.array(fc.tuple(intervals, fc.integer({ min: 0, max: 90 })), { maxLength: 12 }),
      (bought, changes) => {
        const account = createAccount(new Date('2027-01-31T10:00:00Z'));
        const { world, clock, customer, price } = account;
        const subscription = paySession(world, account.open(bought));
        if (!subscription) throw new Error('the card was refused');
        for (const [interval, days] of changes) {
          clock.now = new Date(clock.now.getTime() + days * 86_400_000);
          passTime(world);
          if (intervalOf(itemOf(subscription)) !== interval)
            changePrice(world, subscription, { price: price(interval), at: world.now() });
          const charged = account.charged().reduce((sum, due) => sum + due, 0);
          const held = -customer.balance + paidPeriod(account, subscription.id);
          // What is held (the balance, and the period that runs) never exceeds what was charged, but for rounding.
          expect(held).toBeLessThanOrEqual(charged + changes.length);
        }
      },
    ),
    { numRuns: 300 },
  );
});
