import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChild } from '@academy/service-kit/testing/child-process.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import {
  moveSubscriber,
  subscribersOfAccounts,
  type UserOfBefore,
} from '../../src/data/migrations/005-subscribers.ts';
import { makeAccountOfBefore, runMigration } from '../support/accounts-of-before.ts';
import type { Person } from '../support/people.ts';
import { createSubscribers } from '../support/subscribers.ts';
import { useAuth } from '../support/use-auth.ts';

const auth = useAuth();
const members = createSubscribers(auth);
const billing = {
  name: 'Talleres Muñoz',
  line1: 'Calle Mayor 1',
  postalCode: '28001',
  city: 'Madrid',
  country: 'ES',
  taxId: 'ESB12345678',
};

const gifted = async (): Promise<Person> => {
  const [person, admin] = [await auth.people.register(), await auth.people.admin()];
  const body = { action: 'give', until: null, reason: 'Un regalo' };
  const path = `/api/admin/subscriptions/${person.user.id}/adjust`;
  await auth.client.post(path, { authorization: admin.bearer, body });
  return person;
};

const named = async (): Promise<Person> => {
  const person = await auth.people.register();
  await auth.client.put('/api/payments/billing', { authorization: person.bearer, body: billing });
  return person;
};

/** One of each kind, whose payments are in their accounts as before. */
const peopleOfBefore = async (): Promise<Person[]> => {
  const payers = [
    await members.inState('active'),
    await members.inState('cancelling'),
    await members.inState('past_due'),
    await members.inState('expired'),
    await members.inState('pending'),
    await members.inState('none'),
  ];
  return [...payers.map(({ person }) => person), await gifted(), await named()];
};

const goBack = async (people: readonly Person[]): Promise<void> => {
  for (const { user } of people) await makeAccountOfBefore(auth.mongo, user.id);
};

/** Whatever payments keep of somebody, bookkeeping apart. */
const kept = async ({ user }: Person) => {
  const { subscription, gift, billing: name, receipted, plan } = await auth.deps.subscribers.find(user.id);
  return { subscription, gift, billing: name, receipted, plan };
};
const allKept = (people: readonly Person[]) => Promise.all(people.map(kept));
const versions = (people: readonly Person[]) =>
  Promise.all(people.map(async ({ user }) => (await auth.deps.users.find(user.id))?.version ?? 0));
const leftInAccounts = () =>
  auth.mongo.collection('users').countDocuments({
    $or: ['subscription', 'gift', 'billing', 'receipted'].map((field) => ({ [field]: { $exists: true } })),
  });
const quiet = () =>
  until(async () => (await auth.models.subscribers.countDocuments({ outboxPending: { $ne: null } })) === 0);

test('When accounts held what payments keep, then it is moved as it was, and goes on', async () => {
  const people = await peopleOfBefore();
  await quiet();
  const before = await allKept(people);
  await goBack(people);
  const accounts = await versions(people);
  await runMigration(subscribersOfAccounts(auth.mongo));
  expect(await allKept(people)).toEqual(before);
  expect(await leftInAccounts()).toBe(0);
  const records = await Promise.all(people.map(({ user }) => auth.deps.subscribers.find(user.id)));
  // Somebody of whom there is nothing has no record.
  expect(records.map(({ version }) => version)).toEqual(
    accounts.map((version, index) => (people[index] === people[5] ? 0 : version)),
  );

  const [active] = people;
  if (!active) throw new Error('nobody pays');
  expect((await members.post(active, 'subscription/cancel')).body).toMatchObject({ state: 'cancelling' });
  const told = () =>
    auth.events.filter(
      ({ subject, type }) => subject === active.user.id && type === 'academy.auth.subscription_changed.v1',
    );
  await until(() => told().at(-1)?.data?.['state' as never] === 'cancelling');
  const sequences = told().map(({ sequence }) => sequence);
  expect(sequences).toEqual(sequences.toSorted((a, b) => a - b));
});

test('When it is run again, then nothing changes', async () => {
  const people = await peopleOfBefore();
  await goBack(people);
  await runMigration(subscribersOfAccounts(auth.mongo));
  const before = [await allKept(people), await versions(people)];
  await runMigration(subscribersOfAccounts(auth.mongo));
  expect([await allKept(people), await versions(people)]).toEqual(before);
});

test('When the process is killed in the middle, then the next run moves the rest, and nothing twice', async () => {
  const people = await peopleOfBefore();
  await quiet();
  const before = await allKept(people);
  await goBack(people);
  await auth.mongo.collection<{ _id: string }>('migrations').deleteOne({ _id: '005-subscribers' });
  const dataDir = mkdtempSync(join(tmpdir(), 'academy-auth-migration-'));
  auth.stack.afterSuite(() => rmSync(dataDir, { recursive: true, force: true }));
  const child = startChild({
    file: join(import.meta.dirname, '../../src/start.ts'),
    env: { ...auth.stack.env, DATA_DIR: dataDir, FAILPOINT: 'migrations.subscriber_copied:4' },
  });
  auth.stack.afterSuite(() => child.kill('SIGKILL'));
  expect(await child.exited).toMatchObject({ signal: 'SIGKILL' });
  expect(await leftInAccounts()).toBeGreaterThan(0);
  await runMigration(subscribersOfAccounts(auth.mongo));
  expect(await leftInAccounts()).toBe(0);
  expect(await allKept(people)).toEqual(before);
});

test('When an account moves on while it is copied, then what it says last is moved', async () => {
  const { person } = await members.inState('active');
  await goBack([person]);
  const users = auth.mongo.collection<UserOfBefore>('users');
  const read = await users.findOne({ _id: person.user.id });
  if (!read) throw new Error('the account is gone');
  await users.updateOne({ _id: person.user.id }, { $set: { billing }, $inc: { version: 1 } });
  await moveSubscriber({ users, subscribers: auth.mongo.collection('subscribers') }, read);
  expect(await kept(person)).toMatchObject({ billing, subscription: { state: 'active' } });
  expect(await leftInAccounts()).toBe(0);
});

test('When an earlier release wrote on in a moved account, then that is added and nothing else is lost', async () => {
  const { person } = await members.inState('active');
  await quiet();
  await goBack([person]);
  await runMigration(subscribersOfAccounts(auth.mongo));
  const before = await kept(person);
  const { version } = await auth.deps.subscribers.find(person.user.id);
  await auth.mongo
    .collection<UserOfBefore>('users')
    .updateOne({ _id: person.user.id }, { $set: { billing, version: version + 5 } });
  await runMigration(subscribersOfAccounts(auth.mongo));
  expect(await kept(person)).toEqual({ ...before, billing });
  expect(await leftInAccounts()).toBe(0);
});
