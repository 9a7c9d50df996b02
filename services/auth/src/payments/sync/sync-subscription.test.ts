import fc from 'fast-check';
import { createLogger } from '@academy/service-kit/logging/logger.ts';
import { aSubscription, anInvoice, day } from '../../../test/support/provider-world.ts';
import { noSubscription } from '../subscription/subscription.ts';
import { unpaid } from '../entitlements.ts';
import type { UserRecord } from '../../accounts/users/user.ts';
import type { CustomerRecord, PaymentProvider } from '../provider/provider-port.ts';
import { createCoalesced } from '@academy/service-kit/concurrency/coalesce.ts';
import { syncSubscription, type SyncDeps } from './sync-subscription.ts';

const logger = createLogger({ service: 'test', level: 'silent' });
const notHere = () => Promise.reject(new Error('not here'));
// Only what syncing reads.
const payer = {
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
  subscription: {
    ...noSubscription(),
    state: 'pending',
    provider: 'stripe',
    customerId: 'cus_1',
    pendingSince: day(0),
  },
} as UserRecord;

/** Replicas on one store and one provider, whose every step takes as long as the scheduler likes. */
const replicasOn = (scheduler: fc.Scheduler) => {
  let user = payer;
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
    account: notHere,
    findByEmail: notHere,
    findByCustomer: notHere,
    taken: notHere,
    dueForSync: notHere,
    syncOthersThan: notHere,
    customers: notHere,
    administrators: notHere,
    create: notHere,
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
      expect(world.user()).toMatchObject({ plan: 'free', subscription: { state: 'expired' } });
      // Premium may have been given in between; never twice, and never again once it was over.
      expect([[], ['premium', 'free']]).toContainEqual(world.plans);
    }),
    { numRuns: 150 },
  );
});
