import { createAccount } from '../test/account.ts';
import { setRefused } from './charging.ts';
import { expireSession, paySession } from './checkout.ts';
import { applyAct, possibleActs } from './portal-acts.ts';
import { forget, passTime } from './renewals.ts';
import { cancelAt, changePrice, collectAgain, end, itemOf, previewPrice, renew } from './subscribing.ts';

const start = new Date('2027-01-31T10:00:00Z');
const seconds = (date: string): number => new Date(date).getTime() / 1000;
const iso = (at: number): string => new Date(at * 1000).toISOString();

const statuses = ({ world }: ReturnType<typeof createAccount>) =>
  [...world.invoices.values()].map(({ status }) => status);

test('When months pass, then periods end on the same day, or the last one a month has', () => {
  const account = createAccount(start);
  account.buy();
  account.clock.now = new Date('2027-04-30T11:00:00Z');
  expect(passTime(account.world)).toBe(true);
  const periods = [...account.world.invoices.values()].map(({ lines }) => lines.data[0]?.period.start ?? 0);
  expect(periods.map((at) => iso(at).slice(0, 10))).toEqual([
    '2027-01-31',
    '2027-02-28',
    '2027-03-31',
    '2027-04-30',
  ]);
  expect(passTime(account.world)).toBe(false);
});

test.each([
  ['BIENVENIDA20', 'month', [2399, 2999, 2999, 2999]],
  ['amigos50 ', 'month', [1499, 1499, 1499, 2999]],
  ['Amigos50', 'year', [14_995, 29_990, 29_990, 29_990]],
] as const)('When %s is used on a price by the %s, then the charges are %j', (coupon, interval, charges) => {
  const account = createAccount(start);
  account.buy({ coupon, interval });
  account.clock.now = new Date(interval === 'month' ? '2027-04-30T11:00:00Z' : '2030-02-01T00:00:00Z');
  passTime(account.world);
  // Half a cent is taken off or left: Stripe rounds the rebate.
  expect(account.charged()).toEqual(charges);
});

test('When a charge fails, then it is owed until the bank or a new card pays it', () => {
  const account = createAccount(start);
  const subscription = account.buy({ failsLater: true });
  renew(account.world, subscription);
  expect(subscription.status).toBe('past_due');
  expect(statuses(account)).toEqual(['paid', 'open']);
  expect(applyAct(account.world, subscription, 'charge')).toBe(false);
  account.clock.now = new Date('2028-01-01T00:00:00Z');
  expect(passTime(account.world)).toBe(false);
  expect(collectAgain(account.world, subscription)).toBe(false);
  setRefused(account.world, account.customer.id, false);
  expect(collectAgain(account.world, subscription)).toBe(true);
  expect(subscription.status).toBe('active');
  expect(statuses(account)).toEqual(['paid', 'paid']);
});

test('When a subscription is cancelled, then it ends with its period and not before, unless resumed', () => {
  const [account, other] = [createAccount(start), createAccount(start)];
  const [cancelled, resumed] = [account.buy(), other.buy()];
  cancelAt(account.world, cancelled, itemOf(cancelled).current_period_end);
  expect(applyAct(account.world, cancelled, 'charge')).toBe(false);
  expect(passTime(account.world)).toBe(false);
  cancelAt(other.world, resumed, itemOf(resumed).current_period_end);
  cancelAt(other.world, resumed, null);
  for (const one of [account, other]) {
    one.clock.now = new Date('2027-02-28T10:00:00Z');
    passTime(one.world);
  }
  expect(cancelled).toMatchObject({ status: 'canceled', ended_at: seconds('2027-02-28T10:00:00Z') });
  expect(resumed.status).toBe('active');
});

test('When a cancelled period is made to end early, then that day was its last', () => {
  const { world, buy } = createAccount(start);
  const subscription = buy();
  applyAct(world, subscription, 'cancel');
  expect(possibleActs(world, subscription)).toEqual(['resume', 'end-period', 'refund']);
  expect(applyAct(world, subscription, 'end-period')).toBe(true);
  expect(subscription).toMatchObject({ status: 'canceled', ended_at: world.now() });
  expect(itemOf(subscription).current_period_end).toBe(world.now());
  expect(possibleActs(world, subscription)).toEqual(['refund']);
});

test('When the interval changes halfway, then the unused half is taken off its invoice', () => {
  const { world, buy, price, clock, customer, charged } = createAccount(start);
  const subscription = buy();
  clock.now = new Date((start.getTime() + new Date('2027-02-28T10:00:00Z').getTime()) / 2);
  const at = world.now();
  const toYear = { price: price('year'), at };
  const quoted = previewPrice(world, subscription, toYear);
  changePrice(world, subscription, toYear);
  expect(charged()).toEqual([2999, 29_990 - 1500]);
  expect(quoted).toMatchObject({ amount_due: 29_990 - 1500, ending_balance: 0 });
  expect(itemOf(subscription).current_period_start).toBe(at);
  changePrice(world, subscription, { price: price('month'), at });
  expect(charged()).toEqual([2999, 29_990 - 1500, 0]);
  expect(customer.balance).toBe(-(29_990 - 2999));
});

test('When a year at half its price becomes a month, then what was charged for it is credited, not its price', () => {
  const { world, buy, price, clock, customer, charged } = createAccount(start);
  const subscription = buy({ interval: 'year', coupon: 'AMIGOS50' });
  clock.now = new Date(start.getTime() + 86_400_000);
  const toMonth = { price: price('month'), at: world.now() };
  const unused = Math.round((14_995 * 364) / 365);
  expect(previewPrice(world, subscription, toMonth)).toMatchObject({ amount_due: 0, total: 1499 - unused });
  changePrice(world, subscription, toMonth);
  expect(charged()).toEqual([14_995, 0]);
  expect(customer.balance).toBe(1499 - unused);
});

test('When a period was charged early, with a coupon, then a change credits both as charged', () => {
  const { world, buy, price, customer } = createAccount(start);
  const subscription = buy({ coupon: 'BIENVENIDA20' });
  renew(world, subscription);
  changePrice(world, subscription, { price: price('year'), at: world.now() });
  expect([...world.invoices.values()].map(({ total }) => total)).toEqual([2399, 2399, 23_992 - 2 * 2399]);
  expect(customer.balance).toBe(0);
});

test('When the last payment is given back, then whole and once, and the rest goes on', () => {
  const { world, buy } = createAccount(start);
  const subscription = buy();
  renew(world, subscription);
  expect(applyAct(world, subscription, 'refund')).toBe(true);
  expect([...world.charges.values()].map(({ amount_refunded: cents }) => cents)).toEqual([0, 2999]);
  expect(applyAct(world, subscription, 'refund')).toBe(false);
  expect(subscription.status).toBe('active');
});

test('When what is owed ends, then nobody collects it any more', () => {
  const account = createAccount(start);
  const subscription = account.buy({ failsLater: true });
  renew(account.world, subscription);
  setRefused(account.world, account.customer.id, false);
  end(account.world, subscription);
  expect(collectAgain(account.world, subscription)).toBe(true);
  expect([...account.world.invoices.values()].map(({ auto_advance: is }) => is)).toEqual([false, false]);
  expect(account.world.charges.size).toBe(2);
});

test('When a page was paid, or a later one opened, or a day has passed, then it takes no payment', () => {
  const { world, open, clock } = createAccount(start);
  const [paid, expired, late] = [open(), open(), open()];
  paySession(world, paid);
  expireSession(world, expired);
  clock.now = new Date(start.getTime() + 25 * 3_600_000);
  passTime(world);
  for (const session of [paid, expired, late]) expect(() => paySession(world, session)).toThrow(session.id);
  expect(world.subscriptions.size).toBe(1);
});

test('When events are old, then those that were delivered go after a month, others three days after a try', () => {
  const { world, buy, clock } = createAccount(start);
  buy();
  forget(world);
  const types = world.events.map(({ type }) => type).toSorted();
  expect(types).toEqual(['checkout.session.completed', 'customer.subscription.created', 'invoice.paid']);
  const [delivered, tried, untried] = world.events;
  if (delivered) delivered.deliveredAt = world.now();
  if (tried) tried.firstTriedAt = world.now();
  clock.now = new Date(start.getTime() + 4 * 86_400_000);
  forget(world);
  expect(world.events).toEqual([delivered, untried]);
  clock.now = new Date(start.getTime() + 31 * 86_400_000);
  forget(world);
  expect(world.events).toEqual([untried]);
});
