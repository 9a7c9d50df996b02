import { until } from '@academy/service-kit/testing/wait-for.ts';
import { giftsOfStaff } from '../../src/data/migrations/001-gifts-of-staff.ts';
import { subscribersOfAccounts } from '../../src/data/migrations/005-subscribers.ts';
import { reconcileSubscriptions } from '../../src/payments/sync/reconcile-subscriptions.ts';
import type { Person } from '../support/people.ts';
import { runMigration } from '../support/accounts-of-before.ts';
import { createSubscribers } from '../support/subscribers.ts';
import { useAuth } from '../support/use-auth.ts';

const auth = useAuth({ WEBHOOK_LEASE_MS: '300' });
const members = createSubscribers(auth);
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

const user = async (person: Person) => {
  const found = await auth.deps.users.find(person.user.id);
  if (!found) throw new Error('the account is gone');
  return found;
};
const planOf = async (person: Person) => (await user(person)).plan;
const subscriber = (person: Person) => auth.deps.subscribers.find(person.user.id);
const stateOf = async (person: Person) => (await subscriber(person)).subscription.state;
/** Nothing is delivered in these tests: the service finds out by itself. */
const paidUnheard = async () => {
  const person = await auth.people.register();
  await members.checkout(person);
  return { person, id: auth.fake.pay(person.user.id) };
};
const told = ({ user: { id } }: Person) =>
  auth.events
    .filter(({ subject, type }) => subject === id && type === 'academy.auth.plan_changed.v1')
    .map(({ data }) => (data as { plan: string }).plan);

test('When the message of a payment never comes, then it is found within minutes all the same', async () => {
  const { person } = await paidUnheard();
  expect(await planOf(person)).toBe('free');
  auth.passTime(61_000);
  await until(async () => (await planOf(person)) === 'premium');
});

test('When a page is left unpaid for a day, then nothing is pending any more', async () => {
  const { person } = await members.inState('pending');
  auth.passTime(dayMs);
  await until(async () => (await stateOf(person)) === 'none');
  expect((await subscriber(person)).subscription).toMatchObject({ lookAt: null, pendingSince: null });
});

test('When a charge fails, then premium lasts seven days and then ends, at the provider too', async () => {
  const { person, id } = await members.inState('past_due');
  auth.passTime(7 * dayMs - hourMs);
  await members.sync(person);
  expect([await planOf(person), await stateOf(person)]).toEqual(['premium', 'past_due']);
  auth.passTime(hourMs);
  await until(async () => (await planOf(person)) === 'free');
  await until(() => auth.fake.subscription(id).status === 'ended');
  await until(() => told(person).length === 2);
  expect([await stateOf(person), told(person)]).toEqual(['expired', ['premium', 'free']]);
});

test('When grace ends while the provider is away, then premium ends on time, and there once it is back', async () => {
  const { person, id } = await members.inState('past_due');
  auth.fake.away = true;
  auth.passTime(7 * dayMs);
  await until(async () => (await planOf(person)) === 'free');
  expect(auth.fake.subscription(id).status).toBe('past_due');
  auth.fake.away = false;
  await until(() => auth.fake.subscription(id).status === 'ended');
});

test('When the provider does not answer about one, then what the clock ends for others ends on time', async () => {
  const slow = await members.inState('past_due');
  const { person } = await members.inState('cancelling');
  const { periodEnd } = (await subscriber(person)).subscription;
  const { readCustomer } = auth.fake.provider;
  let answer = (): void => undefined;
  const slowly = new Promise<void>((resolve) => (answer = resolve));
  auth.fake.provider.readCustomer = async (id) => {
    if (id === auth.fake.customerOf(slow.person.user.id)) await slowly;
    return readCustomer(id);
  };
  try {
    // Grace ends first, and is looked at first.
    auth.passTime((periodEnd?.getTime() ?? 0) - auth.deps.now().getTime());
    await until(async () => (await planOf(person)) === 'free', { what: 'the end of the cancelled period' });
  } finally {
    answer();
    auth.fake.provider.readCustomer = readCustomer;
  }
  await until(async () => (await planOf(slow.person)) === 'free');
});

test('When a cancelled period is over, then premium ends though nobody says so', async () => {
  const { person } = await members.inState('cancelling');
  const { periodEnd } = (await subscriber(person)).subscription;
  auth.passTime((periodEnd?.getTime() ?? 0) - auth.deps.now().getTime() - hourMs);
  await members.sync(person);
  expect(await planOf(person)).toBe('premium');
  auth.passTime(hourMs);
  await until(async () => (await planOf(person)) === 'free');
  expect((await subscriber(person)).subscription).toMatchObject({ state: 'expired', endedAt: periodEnd });
});

test('When a renewal was paid and its message lost, then nobody loses premium, and the next charge is known', async () => {
  const { person, id } = await members.inState('active');
  const { periodEnd } = (await subscriber(person)).subscription;
  auth.passTime((periodEnd?.getTime() ?? 0) - auth.deps.now().getTime());
  auth.fake.renew(id);
  expect(await planOf(person)).toBe('premium');
  auth.passTime(2 * hourMs);
  await until(async () => ((await subscriber(person)).subscription.periodEnd ?? 0) > (periodEnd ?? 0));
  expect(told(person)).toEqual(['premium']);
});

test('When a gift ends, then premium ends with it, unless it is paid for', async () => {
  const until5 = new Date(auth.deps.now().getTime() + 5 * dayMs).toISOString();
  const admin = await auth.people.admin();
  const give = (person: Person) =>
    auth.client.post(`/api/admin/subscriptions/${person.user.id}/adjust`, {
      authorization: admin.bearer,
      body: { action: 'give', until: until5, reason: 'A winner of the contest' },
    });
  const [guest, payer] = [await auth.people.register(), (await members.inState('active')).person];
  expect([(await give(guest)).status, (await give(payer)).status]).toEqual([200, 200]);
  expect([await planOf(guest), await planOf(payer)]).toEqual(['premium', 'premium']);
  auth.passTime(5 * dayMs);
  await until(async () => (await planOf(guest)) === 'free' && (await subscriber(payer)).gift === null);
  expect([await planOf(payer), (await subscriber(guest)).gift]).toEqual(['premium', null]);
});

test('When messages never came, then reconciling repairs each, says how many, and again finds nothing', async () => {
  const { person: payer } = await paidUnheard();
  const lapsed = await members.inState('active');
  const away = await members.inState('active');
  auth.fake.end(lapsed.id);
  const first = await reconcileSubscriptions(auth.deps);
  expect(first.repaired).toBeGreaterThanOrEqual(2);
  expect([await planOf(payer), await planOf(lapsed.person), await planOf(away.person)]).toEqual([
    'premium',
    'free',
    'premium',
  ]);
  const second = await reconcileSubscriptions(auth.deps);
  expect(second).toEqual({ looked: first.looked, repaired: 0, failed: 0 });
  auth.fake.away = true;
  expect(await reconcileSubscriptions(auth.deps)).toEqual({ looked: 0, repaired: 0, failed: first.looked });
  auth.fake.away = false;
});

test('When an account with a subscription is deleted, then it is charged no more', async () => {
  const { person, id } = await members.inState('active');
  const admin = await auth.people.admin();
  auth.fake.away = true;
  const { status } = await auth.client.delete(`/api/admin/users/${person.user.id}`, {
    authorization: admin.bearer,
  });
  expect(status).toBe(200);
  auth.fake.away = false;
  await until(() => auth.fake.subscription(id).status === 'ended', { withinMs: 30_000 });
  await until(async () => (await auth.deps.subscriptionEndings.waiting(auth.deps.now(), 10)).length === 0);
});

test('When an account is deleted while its payment page is being opened, then nobody is led to the page', async () => {
  const { person } = await members.inState('expired');
  const admin = await auth.people.admin();
  const release = auth.fake.hold();
  const opening = members.checkout(person);
  await until(() => auth.fake.calls.at(-1) === 'openCheckout');
  await auth.client.delete(`/api/admin/users/${person.user.id}`, { authorization: admin.bearer });
  release();
  expect((await opening).status).toBe(404);
});

test('When an earlier release had made somebody premium, then it is a gift without end', async () => {
  const [given, plain] = await Promise.all([auth.people.register(), auth.people.register()]);
  const ids = [given.user.id, plain.user.id];
  await auth.models.users.updateOne({ _id: given.user.id }, { $set: { plan: 'premium' } });
  await runMigration(giftsOfStaff(auth.mongo));
  await runMigration(subscribersOfAccounts(auth.mongo));
  const gifts = await auth.models.subscribers.find({ _id: { $in: ids }, gift: { $ne: null } }).lean();
  expect(gifts).toMatchObject([{ _id: given.user.id, gift: { until: null } }]);
  await members.sync(given);
  expect([await planOf(given), await planOf(plain)]).toEqual(['premium', 'free']);
  expect(await subscriber(given)).toMatchObject({ gift: { until: null }, subscription: { state: 'none' } });
});
