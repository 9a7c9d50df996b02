import { until } from '@academy/service-kit/testing/wait-for.ts';
import { receiptsOfBefore } from '../../src/data/migrations/003-receipts-of-before.ts';
import { subscribersOfAccounts } from '../../src/data/migrations/005-subscribers.ts';
import { makeAccountOfBefore, runMigration } from '../support/accounts-of-before.ts';
import { deliver } from '../support/deliver.ts';
import { mailsOf } from '../support/mails.ts';
import type { Person } from '../support/people.ts';
import { createSubscribers } from '../support/subscribers.ts';
import { useAuth } from '../support/use-auth.ts';

const auth = useAuth();
const mails = mailsOf(auth);
const members = createSubscribers(auth);
const settings = 'http://localhost:8080/settings#plan';

/** Delivers what the provider says of an act, each message as often as that. */
const told = async (act: () => unknown, times = 1): Promise<void> => {
  const before = auth.fake.webhooks.length;
  act();
  const webhooks = auth.fake.webhooks.slice(before);
  for (let time = 0; time < times; time += 1)
    await Promise.all(webhooks.map((webhook) => deliver(auth.baseUrl, webhook)));
  await until(async () => {
    const ids = webhooks.map(({ id }) => `sandbox:${id}`);
    const waiting = await auth.models.webhookEvents.countDocuments({ _id: { $in: ids }, handledAt: null });
    return waiting === 0;
  });
};
const subscriber = async (times = 1): Promise<{ person: Person; id: string }> => {
  const person = await auth.people.register();
  await members.checkout(person);
  let id = '';
  await told(() => (id = auth.fake.pay(person.user.id)), times);
  return { person, id };
};
/** Syncs once more, with all that was found before. */
const syncAgain = ({ user }: Person) =>
  told(() => auth.fake.webhooks.push(auth.fake.sign({ customerId: auth.fake.customerOf(user.id) })));
const templates = ({ email }: Person) =>
  mails
    .to(email)
    .map(({ template }) => template)
    .filter((template) => template !== 'welcome');
const allTold = () =>
  until(async () => (await auth.models.subscribers.countDocuments({ outboxPending: { $ne: null } })) === 0);

test('When a charge is paid, however often that is told, then one receipt goes out', async () => {
  const { person } = await subscriber(4);
  const receipt = await mails.read(person.email, 'receipt');
  expect(receipt.values).toMatchObject({
    name: 'Ana',
    amount: { cents: 2999, currency: 'eur' },
    invoicesUrl: settings,
  });
  expect(receipt.values.invoiceNumber).not.toBe('');
  await syncAgain(person);
  await allTold();
  expect(templates(person)).toEqual(['receipt']);
});

test('When a charge fails and is paid after all, then both are told, once', async () => {
  const { person, id } = await subscriber();
  await told(() => auth.fake.failCharge(id), 3);
  const failed = await mails.read(person.email, 'charge_failed');
  expect(failed.values).toMatchObject({
    amount: { cents: 2999, currency: 'eur' },
    subscriptionUrl: settings,
  });
  await told(() => auth.fake.recover(id), 3);
  await mails.read(person.email, 'receipt', 2);
  await allTold();
  expect(templates(person).toSorted()).toEqual(['charge_failed', 'receipt', 'receipt']);
});

test('When a member cancels, then the end of the plan is told once', async () => {
  const { person } = await subscriber();
  const path = '/api/payments/subscription/cancel';
  const { body } = await auth.client.post(path, { authorization: person.bearer });
  const ends = await mails.read(person.email, 'plan_ends');
  expect(ends.values).toMatchObject({ endsAt: body.endsAt, subscriptionUrl: settings });
  await syncAgain(person);
  await allTold();
  expect(templates(person).filter((template) => template === 'plan_ends')).toHaveLength(1);
});

test('When a member takes the cancellation back, then they are told once that the plan goes on', async () => {
  const { person } = await subscriber();
  await auth.client.post('/api/payments/subscription/cancel', { authorization: person.bearer });
  await mails.read(person.email, 'plan_ends');
  await auth.client.post('/api/payments/subscription/resume', { authorization: person.bearer });
  const resumed = await mails.read(person.email, 'plan_resumed');
  expect(resumed.values).toMatchObject({
    amount: { cents: 2999, currency: 'eur' },
    subscriptionUrl: settings,
  });
  await syncAgain(person);
  await allTold();
  expect(templates(person).filter((template) => template === 'plan_resumed')).toHaveLength(1);
});

test('When a member withdraws from the contract, then one mail confirms when, however often it is told', async () => {
  const { person } = await subscriber();
  await auth.client.post('/api/payments/subscription/withdraw', { authorization: person.bearer });
  const refunded = await mails.read(person.email, 'plan_refunded');
  expect(refunded.values).toMatchObject({ name: 'Ana', subscriptionUrl: settings });
  const age = Date.now() - Date.parse(String(refunded.values.at));
  expect(Math.abs(age)).toBeLessThan(60_000);
  await syncAgain(person);
  await allTold();
  expect(templates(person)).toEqual(['receipt', 'plan_refunded']);
});

test('When invoices were paid before receipts went out by mail, then they get none', async () => {
  const { person } = await subscriber();
  await mails.read(person.email, 'receipt');
  await auth.models.subscribers.updateOne({ _id: person.user.id }, { $unset: { receipted: 1 } });
  await makeAccountOfBefore(auth.mongo, person.user.id);
  await runMigration(receiptsOfBefore(auth.mongo));
  await runMigration(subscribersOfAccounts(auth.mongo));
  await syncAgain(person);
  await allTold();
  expect(templates(person)).toEqual(['receipt']);
});
