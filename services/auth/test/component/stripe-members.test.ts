import { until } from '@academy/service-kit/testing/wait-for.ts';
import type { Person } from '../support/people.ts';
import { useStripeAuth } from '../support/use-stripe-auth.ts';

const auth = useStripeAuth();
afterEach(() => auth.stripe.noTrouble());
const day = 86_400_000;
/** Far more than it takes, since it is a busy machine that is slow and not a wrong condition. */
const patience = { withinMs: 60_000 };

const subscriptionOf = async (person: Person) => (await auth.get(person, 'subscription')).body;
const is = (person: Person, expected: Record<string, unknown>) =>
  until(
    async () => {
      const found = await subscriptionOf(person);
      return Object.entries(expected).every(([key, value]) => found[key] === value);
    },
    { what: JSON.stringify(expected), ...patience },
  );
const isPremium = async ({ bearer }: Person): Promise<boolean> =>
  (await auth.client.get('/api/auth/me', { authorization: bearer })).body.isPremium;
const planChanges = (person: Person) =>
  auth.published.filter(
    ({ type, subject }) => type === 'academy.auth.plan_changed.v1' && subject === person.user.id,
  );

/** Who comes back after so long signs in again. */
const later = ({ email, password }: Person, ms: number): Promise<Person> => {
  auth.passTime(ms);
  return auth.people.signIn(email, password);
};

/** Somebody with a month that is paid, and known to be. */
const subscriber = async (): Promise<{ person: Person; id: string }> => {
  const person = await auth.people.register();
  const id = await auth.buy(person);
  await auth.deliverAll();
  await is(person, { state: 'active' });
  return { person, id };
};

test('When a learner pays on Stripe, then its messages make them premium, once', async () => {
  const person = await auth.people.register();
  await auth.buy(person, { interval: 'year' });
  expect(await isPremium(person)).toBe(false);
  await auth.deliverAll();
  await is(person, { state: 'active', plan: 'premium', interval: 'year', amount: 29_990, currency: 'eur' });
  expect(await isPremium(person)).toBe(true);
  await until(() => planChanges(person).length > 0, patience);
  expect(planChanges(person)).toMatchObject([{ data: { plan: 'premium' } }]);
  const { body: invoices } = await auth.get(person, 'invoices');
  expect(invoices).toMatchObject([{ status: 'paid', total: 29_990, vat: 5205, refunded: 0 }]);
});

test('When no message ever comes, then the payment is found all the same', async () => {
  const person = await auth.people.register();
  await auth.buy(person);
  auth.passTime(2 * 60_000);
  await is(person, { state: 'active', plan: 'premium' });
});

test('When the card is refused, then nothing is bought, and the next card is taken', async () => {
  const person = await auth.people.register();
  const { body: page } = await auth.post(person, 'checkout', { language: 'en' });
  auth.stripe.refuseCard(person.user.id, true);
  expect(auth.stripe.pay(page.url)).toBeNull();
  await auth.deliverAll();
  expect(await subscriptionOf(person)).toMatchObject({ state: 'pending', plan: 'free' });
  auth.stripe.refuseCard(person.user.id, false);
  auth.stripe.pay(page.url);
  await auth.deliverAll();
  await is(person, { state: 'active' });
});

test('When a renewal fails, then premium stays for the days of grace, and the charge that works ends them', async () => {
  const { person, id } = await subscriber();
  auth.stripe.refuseCard(person.user.id, true);
  auth.stripe.renew(id);
  await auth.deliverAll();
  await is(person, { state: 'past_due', plan: 'premium' });
  auth.stripe.refuseCard(person.user.id, false);
  auth.stripe.collectAgain(id);
  await auth.deliverAll();
  await is(person, { state: 'active', plan: 'premium' });
});

test('When a charge fails to the end, then premium is over after the days of grace, at Stripe too', async () => {
  const { person, id } = await subscriber();
  auth.stripe.refuseCard(person.user.id, true);
  auth.stripe.renew(id);
  await auth.deliverAll();
  await is(person, { state: 'past_due' });
  await is(await later(person, 8 * day), { state: 'expired', plan: 'free' });
  await until(() => auth.stripe.world.subscriptions.get(id)?.status === 'canceled', patience);
});

test('When somebody cancels and resumes, then Stripe has it before they are answered', async () => {
  const { person, id } = await subscriber();
  const its = () => auth.stripe.world.subscriptions.get(id)?.cancel_at_period_end;
  const cancelled = await auth.post(person, 'subscription/cancel');
  expect([cancelled.status, cancelled.body.state, cancelled.body.plan, its()]).toEqual([
    200,
    'cancelling',
    'premium',
    true,
  ]);
  const resumed = await auth.post(person, 'subscription/resume');
  expect([resumed.status, resumed.body.state, its()]).toEqual([200, 'active', false]);
});

test('When somebody cancelled in the customer portal, then their settings say so, and the end comes with the period', async () => {
  const { person, id } = await subscriber();
  auth.stripe.cancelInPortal(id);
  await auth.deliverAll();
  await is(person, { state: 'cancelling', plan: 'premium' });
  const back = await later(person, 32 * day);
  auth.stripe.renew(id);
  await auth.deliverAll();
  await is(back, { state: 'expired', plan: 'free' });
});

test('When staff give the money back at Stripe, then premium ends at once, and the subscription with it', async () => {
  const { person, id } = await subscriber();
  auth.stripe.refund(id);
  await auth.deliverAll();
  await is(person, { state: 'expired', plan: 'free' });
  await until(() => auth.stripe.world.subscriptions.get(id)?.status === 'canceled', patience);
  expect((await auth.get(person, 'invoices')).body).toMatchObject([{ status: 'refunded', refunded: 2999 }]);
});

test('When the bank rejects a refund in part, then its message has the history say so', async () => {
  const person = await auth.people.register();
  const id = await auth.buy(person);
  const kinds = async () =>
    (await auth.deps.subscribers.find(person.user.id)).subscription.history.map(({ what }) => what);
  await auth.deliverAll();
  await until(async () => (await kinds()).includes('started'));
  auth.stripe.refund(id, 1000);
  await auth.deliverAll();
  await until(async () => (await kinds()).includes('partly_refunded'));
  auth.stripe.failLastRefund();
  await auth.deliverAll();
  await until(async () => (await kinds()).includes('refund_failed'));
  expect((await auth.get(person, 'invoices')).body).toMatchObject([{ status: 'paid', refunded: 0 }]);
});

test('When somebody withdraws while answers are lost, then they are told to try again, and the money goes back once', async () => {
  const { person, id } = await subscriber();
  const refunds = () =>
    [...auth.stripe.world.refunds.values()].filter(
      ({ customer }) => customer === auth.stripe.customerOf(person.user.id).id,
    );
  auth.stripe.trouble('POST', /refunds/, 'lost-answer', 2);
  const first = await auth.post(person, 'subscription/withdraw');
  expect([first.status, first.body.type]).toEqual([503, '/problems/payments-away']);
  await auth.post(person, 'subscription/withdraw');
  await auth.deliverAll();
  await is(person, { state: 'expired', plan: 'free' });
  expect(refunds()).toMatchObject([{ amount: 2999 }]);
  await until(() => auth.stripe.world.subscriptions.get(id)?.status === 'canceled', patience);
});

test('When the connection breaks while a page is opened, then it opens; when Stripe stays away, then that is said', async () => {
  const person = await auth.people.register();
  auth.stripe.trouble('POST', /checkout\/sessions$/, 'lost-answer');
  expect((await auth.post(person, 'checkout', { language: 'es' })).status).toBe(200);
  auth.stripe.trouble('POST', /checkout\/sessions$/, 'lost-request', 2);
  const { status, body } = await auth.post(person, 'checkout', { language: 'es' });
  expect([status, body.type]).toEqual([503, '/problems/payments-away']);
});

test('When Stripe is away as messages come, then they are taken, and handled once it is back', async () => {
  const person = await auth.people.register();
  await auth.buy(person);
  auth.stripe.trouble('GET', /./, 'server-error', 10_000);
  await auth.deliverAll();
  expect((await subscriptionOf(person)).plan).toBe('free');
  auth.stripe.noTrouble();
  auth.passTime(60_000);
  await is(person, { state: 'active', plan: 'premium' });
});

test('When two pages were paid, then the younger subscription is given back and ended, and one stays', async () => {
  const { person } = await subscriber();
  const [first] = auth.stripe.subscriptionsOf(person.user.id);
  auth.passTime(5_000);
  auth.stripe.subscribe(person.user.id);
  await auth.deliverAll();
  await until(() => auth.stripe.subscriptionsOf(person.user.id)[1]?.status === 'canceled', patience);
  expect(auth.stripe.subscriptionsOf(person.user.id)).toMatchObject([
    { id: first?.id, status: 'active' },
    { status: 'canceled' },
  ]);
  expect([...auth.stripe.world.refunds.values()].at(-1)).toMatchObject({ amount: 2999 });
  await is(person, { state: 'active', plan: 'premium' });
});

test('When somebody changes to the year, then they read the new price', async () => {
  const { person } = await subscriber();
  const { status, body } = await auth.post(person, 'subscription/change', { interval: 'year' });
  expect([status, body.interval, body.amount, body.plan]).toEqual([200, 'year', 29_990, 'premium']);
});

test('When the card does not bear the change, then that is said and the month goes on', async () => {
  const { person } = await subscriber();
  auth.stripe.refuseCard(person.user.id, true);
  const { status, body } = await auth.post(person, 'subscription/change', { interval: 'year' });
  expect([status, body.type]).toEqual([409, '/problems/card-refused']);
  expect(await subscriptionOf(person)).toMatchObject({ state: 'active', interval: 'month', amount: 2999 });
});

test('When Stripe has a customer no longer, then premium is over, and they buy again as a new one', async () => {
  const { person } = await subscriber();
  const customerId = (await auth.deps.subscribers.find(person.user.id)).subscription.customerId;
  auth.stripe.deleteCustomer(person.user.id);
  await auth.deliverAll();
  await is(person, { state: 'expired', plan: 'free' });
  expect((await auth.post(person, 'portal', { language: 'es' })).status).toBe(409);
  const billing = { name: 'Ana Núñez', line1: '', postalCode: '', city: '', country: 'ES', taxId: '' };
  const saved = await auth.client.put('/api/payments/billing', {
    authorization: person.bearer,
    body: billing,
  });
  expect([saved.status, saved.body.billing]).toEqual([200, billing]);
  await auth.buy(person);
  await auth.deliverAll();
  await is(person, { state: 'active', plan: 'premium' });
  expect((await auth.deps.subscribers.find(person.user.id)).subscription.customerId).not.toBe(customerId);
});
