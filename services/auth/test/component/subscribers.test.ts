import { sweepJob } from '@academy/service-kit/sweeper/sweeper.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { noSubscription } from '../../src/payments/subscription/subscription.ts';
import { noSubscriber, type Subscriber } from '../../src/payments/subscribers/subscriber.ts';
import { eraseSubscriber } from '../../src/payments/subscribers/erase-subscriber.ts';
import { createOwnerlessSubscribers } from '../../src/payments/subscribers/ownerless-subscribers.ts';
import { settleAccounts } from '../../src/payments/subscribers/settle-accounts.ts';
import { createSubscribers } from '../support/subscribers.ts';
import { from } from '../support/people.ts';
import { useAuth } from '../support/use-auth.ts';

const auth = useAuth();
const members = createSubscribers(auth);
const versionsOf = async (id: string) => ({
  account: (await auth.deps.users.find(id))?.version,
  subscriber: (await auth.deps.subscribers.find(id)).version,
});

/** Writes a record as it is, without the account hearing of it. */
const keep = (subscriber: Subscriber) => auth.models.subscribers.create({ ...subscriber, version: 1 });
const withPage = (userId: string, customerId: string): Subscriber => ({
  ...noSubscriber(userId),
  subscription: {
    ...noSubscription(),
    state: 'pending',
    provider: 'sandbox',
    customerId,
    pendingSince: auth.deps.now(),
  },
});
const noteOf = (customerId: string) => auth.models.subscriptionEndings.findOne({ _id: customerId }).lean();

test('When a charge is renewed while an account is being changed, then neither waits for the other', async () => {
  const { person, id } = await members.inState('active');
  const runs: number[] = [];
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const changing = auth.deps.users.change(person.user.id, async ({ version }) => {
    runs.push(version);
    await held;
    return { state: { firstName: 'Otra' }, events: [] };
  });
  await until(() => runs.length === 1);
  auth.fake.renew(id);
  await members.sync(person);
  release();
  expect(await changing).toMatchObject({ firstName: 'Otra' });
  expect(runs).toHaveLength(1);
  const { subscription } = await auth.deps.subscribers.find(person.user.id);
  expect(subscription.history.at(-1)).toMatchObject({ what: 'renewed' });
});

test('When a password is changed and messages come, then each write raises the version of its own record', async () => {
  const { person, id } = await members.inState('active');
  const before = await versionsOf(person.user.id);
  auth.fake.renew(id);
  const body = { currentPassword: person.password, newPassword: `${person.password} anew` };
  const [changed] = await Promise.all([
    auth.client.post(
      '/api/user/change-password',
      from(person.address, { authorization: person.bearer, body }),
    ),
    members.sync(person),
    members.sync(person),
  ]);
  expect(changed.status).toBe(204);
  const after = await versionsOf(person.user.id);
  // The end of the other sessions, and the mail about it.
  expect(after.account).toBe((before.account ?? 0) + 2);
  expect(after.subscriber).toBeGreaterThan(before.subscriber);
});

test('When a plan of before comes late, then the later plan stays in the account and is told once', async () => {
  const { person } = await members.inState('active');
  const late = await auth.deps.subscribers.find(person.user.id);
  await members.post(person, 'subscription/withdraw');
  const ended = await auth.deps.subscribers.find(person.user.id);
  expect([ended.plan, ended.planNumber, ended.planDueAt]).toEqual(['free', late.planNumber + 1, undefined]);
  await auth.models.subscribers.updateOne(
    { _id: person.user.id },
    { $set: { plan: 'premium', planNumber: late.planNumber, planDueAt: new Date(0) } },
  );
  await settleAccounts(auth.deps);
  expect(await auth.deps.users.find(person.user.id)).toMatchObject({
    plan: 'free',
    planNumber: ended.planNumber,
  });
  const [{ planDueAt }] = [await auth.deps.subscribers.find(person.user.id)];
  expect(planDueAt).toBeUndefined();
});

test('When one account cannot be written, then the plans of others are carried all the same', async () => {
  const [stuck, other] = [await members.inState('active'), await members.inState('active')];
  for (const { person } of [stuck, other]) {
    const { planNumber } = await auth.deps.subscribers.find(person.user.id);
    await auth.models.subscribers.updateOne(
      { _id: person.user.id },
      { $set: { plan: 'free', planNumber: planNumber + 1, planDueAt: new Date(0) } },
    );
  }
  const change: typeof auth.deps.users.change = (id, decide) =>
    id === stuck.person.user.id ? Promise.reject(new Error('away')) : auth.deps.users.change(id, decide);
  await settleAccounts({ ...auth.deps, users: { ...auth.deps.users, change } });
  expect((await auth.deps.users.find(other.person.user.id))?.plan).toBe('free');
  expect((await auth.deps.users.find(stuck.person.user.id))?.plan).toBe('premium');
  await settleAccounts(auth.deps);
  expect((await auth.deps.users.find(stuck.person.user.id))?.plan).toBe('free');
});

test('When a crash left the subscriber of a deleted account, then the sweep notes the customer and erases it', async () => {
  const { person } = await members.inState('pending');
  const opened = withPage('nobody-any-more', 'cus_of_nobody');
  await keep(opened);
  auth.passTime(3_600_000);
  const filter = createOwnerlessSubscribers(auth.models);
  const remove = async (userId: string) => {
    await eraseSubscriber(auth.deps, userId);
    return true;
  };
  const job = { name: 'ownerless', model: auth.models.subscribers, filter, remove };
  expect(await sweepJob(job, auth.deps.now())).toBe(1);
  expect(await auth.models.subscribers.exists({ _id: 'nobody-any-more' })).toBeNull();
  expect(await noteOf('cus_of_nobody')).toMatchObject({
    userId: 'nobody-any-more',
    // What was paid on the page since is given back, however late this is.
    at: opened.subscription.pendingSince,
    pageUntil: expect.any(Date),
  });
  expect((await auth.deps.subscribers.find(person.user.id)).subscription.state).toBe('pending');
});

test('When there are more subscribers than one look takes, then the next goes on where it ended', async () => {
  const owned = await members.inState('pending');
  for (const number of [1, 2, 3]) await keep(noSubscriber(`ownerless-${number}`));
  const next = createOwnerlessSubscribers(auth.models, 1);
  const found: string[] = [];
  const rounds = await auth.models.subscribers.countDocuments();
  for (let round = 0; round < rounds; round += 1)
    found.push(...((await next())['_id'] as { $in: string[] }).$in);
  expect(found).toEqual(['ownerless-1', 'ownerless-2', 'ownerless-3']);
  expect(found).not.toContain(owned.person.user.id);
  await auth.models.subscribers.deleteMany({ _id: { $in: found } });
});

test('When a page is opened once a deletion was noted, then the erasure notes how long it may be paid on', async () => {
  const at = new Date(auth.deps.now().getTime() - 1_000);
  const note = { _id: 'cus_late_page', provider: 'sandbox', userId: 'late-page', at } as const;
  await auth.deps.subscriptionEndings.add({ ...note, pageUntil: null });
  await keep(withPage('late-page', 'cus_late_page'));
  await eraseSubscriber(auth.deps, 'late-page');
  await eraseSubscriber(auth.deps, 'late-page');
  // What is bought after the deletion itself is given back.
  expect(await noteOf('cus_late_page')).toMatchObject({ at, pageUntil: expect.any(Date) });
  expect(await auth.models.subscribers.exists({ _id: 'late-page' })).toBeNull();
});
