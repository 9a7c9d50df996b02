import { failPoint } from '@academy/service-kit/fail-points/fail-point.ts';
import { insertOnce } from '@academy/service-kit/mongo/insert-once.ts';
import type { Migration } from '@academy/service-kit/migrations/migration.ts';
import type { Stored } from '@academy/service-kit/outbox/aggregate.ts';
import type { Collection, Connection } from 'mongoose';
import type { User } from '../../accounts/users/user.ts';
import { noSubscription } from '../../payments/subscription/subscription.ts';
import { noSubscriber, type Subscriber } from '../../payments/subscribers/subscriber.ts';

/** An account of an earlier release, which held what payments keep of its owner. */
export type UserOfBefore = Stored<User> &
  Partial<Pick<Subscriber, 'subscription' | 'gift' | 'billing' | 'receipted'>>;

const batch = 200;
const fields = { subscription: 1, gift: 1, billing: 1, receipted: 1 } as const;
const outdatedIndexes = ['subscription.customerId_1', 'subscription.lookAt_1'];

/** Somebody whose account was as `noSubscriber` needs no record of its own. */
const hasAnything = ({ subscription, gift, billing, receipted }: UserOfBefore): boolean => {
  const { customerId, state, lookAt, history } = { ...noSubscription(), ...subscription };
  const isKnown = customerId !== null || state !== 'none' || lookAt !== null || history.length > 0;
  return isKnown || gift != null || billing != null || (receipted?.length ?? 0) > 0;
};

/**
 * What the account carries, at its version, so that what it still has to tell of the subscription has the earlier number. An
 * account that was copied before may carry a part: what a replica of the earlier release wrote since.
 */
const carriedOf = ({ subscription, gift, billing, receipted, plan, version }: UserOfBefore) => ({
  ...(subscription && { subscription: { ...noSubscription(), ...subscription } }),
  ...(gift != null && { gift }),
  ...(billing != null && { billing }),
  ...(receipted && { receipted }),
  ...{ plan, version },
});

interface Collections {
  users: Collection<UserOfBefore>;
  subscribers: Collection<Stored<Subscriber>>;
}

/** Copies first: what dies in between is copied once more. An account that moves on meanwhile is looked at anew. */
export const moveSubscriber = async (collections: Collections, user: UserOfBefore): Promise<void> => {
  const { users, subscribers } = collections;
  const { _id, version, removedAt } = user;
  if (removedAt == null && hasAnything(user)) {
    // A copy that is as new stays: should another replica have the lock by now, members may have changed it.
    const older = { _id, version: { $lt: version } };
    const carried = carriedOf(user);
    const { matchedCount } = await subscribers.updateOne(older, { $set: carried });
    if (matchedCount === 0)
      await insertOnce(() => subscribers.insertOne({ ...noSubscriber(_id), ...carried, outbox: [] }));
    failPoint('migrations.subscriber_copied');
  }
  const moved = await users.updateOne({ _id, version }, { $unset: fields, $inc: { version: 1 } });
  if (moved.modifiedCount > 0) return;
  const again = await users.findOne({ _id });
  if (again !== null) await moveSubscriber(collections, again);
};

/** Gives subscription, gift, billing name and receipts of each account a record of their own. */
export const subscribersOfAccounts = (connection: Connection): Migration => ({
  name: '005-subscribers',
  run: async ({ logger, signal }) => {
    const collections = {
      users: connection.collection<UserOfBefore>('users'),
      subscribers: connection.collection<Stored<Subscriber>>('subscribers'),
    };
    const { users } = collections;
    const isOfBefore = { $or: Object.keys(fields).map((field) => ({ [field]: { $exists: true } })) };
    let count = 0;
    let after = '';
    for (;;) {
      signal.throwIfAborted();
      const page = await users
        .find({ _id: { $gt: after }, ...isOfBefore })
        .sort({ _id: 1 })
        .limit(batch)
        .toArray();
      const last = page.at(-1);
      if (last === undefined) break;
      await Promise.all(page.map((user) => moveSubscriber(collections, user)));
      count += page.length;
      after = last._id;
    }
    const names = (await users.indexes()).map(({ name }) => name);
    for (const name of outdatedIndexes) if (names.includes(name)) await users.dropIndex(name);
    if (count > 0) logger.info({ count }, 'what payments keep of accounts has records of its own');
  },
});
