import fc from 'fast-check';
import { createLogger } from '@academy/service-kit/logging/logger.ts';
import { aSubscription, anInvoice, day } from '../../../test/support/provider-world.ts';
import { unpaid } from '../entitlements.ts';
import { noSubscriber, type SubscriberRecord } from '../subscribers/subscriber.ts';
import { noSubscription } from '../subscription/subscription.ts';
import type { UserRecord } from '../../accounts/users/user.ts';
import type { CustomerRecord, PaymentProvider } from '../provider/provider-port.ts';
import { createCoalesced } from '@academy/service-kit/concurrency/coalesce.ts';
import { syncSubscription, type SyncDeps } from './sync-subscription.ts';

const logger = createLogger({ service: 'test', level: 'silent' });
const notHere = () => Promise.reject(new Error('not here'));
// Only what syncing reads.
const account = {
  ...unpaid(),
  _id: 'ana',
  email: 'ana@example.com',
  version: 1,
  username: 'ana',
  firstName: 'Ana',
  lastName: 'Núñez',
  role: 'learner',
  language: 'es',
  timeZone: 'Europe/Madrid',
  createdAt: day(0),
} as UserRecord;
const payer: SubscriberRecord = {
  ...noSubscriber('ana'),
  version: 1,
  subscription: {
    ...noSubscription(),
    state: 'pending',
    provider: 'stripe',
    customerId: 'cus_1',
    pendingSince: day(0),
  },
};

/** Replicas on one store and one provider, whose every step takes as long as the scheduler likes. */
const replicasOn = (scheduler: fc.Scheduler) => {
  let user = account;
  let subscriber = payer;
  let record: CustomerRecord = { subscriptions: [], invoices: [] };
  const plans: string[] = [];
  const step = <T>(label: string, value: () => T): Promise<T> =>
    scheduler.schedule(Promise.resolve(), label).then(value);
  const users: SyncDeps['users'] = {
    find: () => step('find', () => user),
    change: async (_id, change) => {
      for (;;) {
        const seen = await step('read user', () => user);
        const decided = await change(seen);
        if (decided === null) return seen;
        const written = await step('write user', () => {
          if (user.version !== seen.version) return null;
          user = { ...user, ...decided.state, version: user.version + 1 } as UserRecord;
          if (decided.state.plan !== seen.plan && decided.state.plan !== undefined)
            plans.push(decided.state.plan);
          return user;
        });
        if (written !== null) return written;
      }
    },
    account: () => step('account', () => user),
    findByEmail: notHere,
    taken: notHere,
    administrators: notHere,
    idsWith: notHere,
    create: notHere,
    switchesBefore: notHere,
    takenEmails: notHere,
    switchMade: notHere,
  };
  const subscribers: SyncDeps['subscribers'] = {
    find: () => step('find subscriber', () => subscriber),
    change: async (_id, change) => {
      for (;;) {
        const seen = await step('read subscriber', () => subscriber);
        const decided = await change(seen);
        if (decided === null) return seen;
        const written = await step('write subscriber', () => {
          if (subscriber.version !== seen.version) return null;
          subscriber = {
            ...subscriber,
            ...decided.state,
            version: subscriber.version + 1,
          } as SubscriberRecord;
          return subscriber;
        });
        if (written !== null) return written;
      }
    },
    planCarried: (_id, planNumber) =>
      step('note plan', () => {
        const { planDueAt: _due, ...carried } = subscriber;
        if (subscriber.planNumber === planNumber) subscriber = carried;
      }),
    withoutHistory: notHere,
    findByCustomer: notHere,
    dueForSync: notHere,
    plansDue: notHere,
    customers: notHere,
    syncOthersThan: notHere,
    changeOrCreate: notHere,
    erase: notHere,
  };
  // Only what syncing calls.
  const payments = {
    name: 'stripe',
    readCustomer: async () => {
      const seen = await step('reach provider', () => structuredClone(record));
      return step('answer of provider', () => seen);
    },
  } as unknown as PaymentProvider;
  const replica = (): SyncDeps => ({
    users,
    subscribers,
    payments,
    invoices: { ofUser: notHere, find: notHere, keep: () => step('invoices', () => undefined) },
    syncing: createCoalesced(),
    now: () => day(1),
    logger,
    mailKey: Buffer.alloc(32),
    config: { WEBHOOK_LEASE_MS: 1_000, PUBLIC_URL: 'http://localhost:8080' } as SyncDeps['config'],
  });
  return {
    replica,
    user: () => user,
    subscriber: () => subscriber,
    plans,
    happens: (next: CustomerRecord) => step('something happens', () => void (record = next)),
  };
};

const started: CustomerRecord = { subscriptions: [aSubscription()], invoices: [anInvoice()] };
const cancelled: CustomerRecord = {
  subscriptions: [aSubscription({ cancelsAtPeriodEnd: true })],
  invoices: [anInvoice()],
};
const ended: CustomerRecord = {
  subscriptions: [aSubscription({ status: 'ended', endedAt: day(0.9) })],
  invoices: [anInvoice()],
};

test('However the steps of two replicas fall between each other, the last state of the provider stands', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), async (scheduler) => {
      const world = replicasOn(scheduler);
      const replicas = [world.replica(), world.replica()];
      const life = async (): Promise<void> => {
        const messages: Promise<unknown>[] = [];
        for (const [index, next] of [started, cancelled, ended].entries()) {
          await world.happens(next);
          for (const deps of [...replicas, replicas[index % 2]])
            if (deps) messages.push(syncSubscription(deps, 'ana'));
        }
        await Promise.all(messages);
      };
      await scheduler.waitFor(life());
      expect(world.user()).toMatchObject({ plan: 'free' });
      expect(world.subscriber()).toMatchObject({ plan: 'free', subscription: { state: 'expired' } });
      // Premium may have been given in between; never twice, and never again once it was over.
      expect([[], ['premium', 'free']]).toContainEqual(world.plans);
    }),
    { numRuns: 150 },
  );
});
