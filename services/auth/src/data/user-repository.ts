import { withoutOutbox } from '@academy/service-kit/outbox/outbox-schema.ts';
import type { PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';
import {
  changeAggregate,
  createAggregate,
  type AggregateChange,
} from '@academy/service-kit/outbox/with-event.ts';
import type { ProviderName } from '../payments/provider-port.ts';
import { foldEmail, type Account, type SigningIn, type User, type UserRecord } from '../domain/user.ts';
import type { UserModel } from './user-model.ts';
import { wholeAccount } from './whole-account.ts';

export interface UserRepository {
  find(id: string): Promise<UserRecord | null>;
  account(id: string): Promise<Account | null>;
  findByEmail(email: string): Promise<SigningIn | null>;
  administrators(): Promise<Pick<UserRecord, '_id' | 'version'>[]>;
  /** Who pays as this customer; null where nobody does, or not any more. */
  findByCustomer(customerId: string): Promise<UserRecord | null>;
  /** Whose subscription is to be synced by now, longest due first. */
  dueForSync(now: Date, limit: number): Promise<string[]>;
  /** A page, by id, of those who are a provider's customers and whose subscription did not end before `endedSince`. */
  customers(page: { afterId: string; limit: number; endedSince: Date }): Promise<UserRecord[]>;
  /** Has those synced whose subscription runs at another provider than this; gives how many. */
  syncOthersThan(provider: ProviderName | null, now: Date): Promise<number>;
  /** Throws DuplicateKeyError when the email or the username is taken. */
  create(user: User, events: readonly PendingEvent[]): Promise<UserRecord>;
  /** As `changeAggregate`: null for nobody, and `change` may run again. */
  change(
    id: string,
    change: (current: UserRecord) => AggregateChange<User> | null | Promise<AggregateChange<User> | null>,
  ): Promise<UserRecord | null>;
}

const present = { removedAt: null };
/** Long, and of use to nobody but staff and what writes it. */
const withoutHistory = { ...withoutOutbox, terms: 0, 'subscription.history': 0 } as const;
const wholeOrNull = <Read extends Account>(user: Read | null): Read | null => user && wholeAccount(user);

export const createUserRepository = (model: UserModel): UserRepository => ({
  find: async (id) => wholeOrNull(await model.findOne({ _id: id, ...present }, withoutOutbox).lean()),
  account: async (id) =>
    wholeOrNull(await model.findOne({ _id: id, ...present }, { ...withoutHistory, passwordHash: 0 }).lean()),
  findByEmail: async (email) =>
    wholeOrNull(await model.findOne({ emailFolded: foldEmail(email), ...present }, withoutHistory).lean()),
  administrators: () => model.find({ role: 'administrator', ...present }, { version: 1 }).lean(),
  findByCustomer: async (customerId) =>
    wholeOrNull(
      await model.findOne({ 'subscription.customerId': customerId, ...present }, withoutOutbox).lean(),
    ),
  dueForSync: async (now, limit) => {
    const due = await model
      .find({ 'subscription.lookAt': { $ne: null, $lte: now }, ...present }, { _id: 1 })
      .sort({ 'subscription.lookAt': 1 })
      .limit(limit)
      .lean();
    return due.map(({ _id }) => _id);
  },
  customers: async ({ afterId, limit, endedSince }) => {
    const rows = await model
      .find(
        {
          _id: { $gt: afterId },
          'subscription.customerId': { $ne: null },
          $or: [
            { 'subscription.state': { $ne: 'expired' } },
            { 'subscription.endedAt': { $gte: endedSince } },
          ],
          ...present,
        },
        withoutOutbox,
      )
      .sort({ _id: 1 })
      .limit(limit)
      .lean();
    return rows.map(wholeAccount);
  },
  syncOthersThan: async (provider, now) => {
    const { modifiedCount } = await model.updateMany(
      {
        'subscription.state': { $in: ['active', 'cancelling', 'past_due'] },
        'subscription.provider': { $nin: [null, provider] },
        ...present,
      },
      { $set: { 'subscription.lookAt': now }, $inc: { version: 1 } },
    );
    return modifiedCount;
  },
  create: (user, events) => createAggregate<User>({ model, state: user, events }),
  change: async (id, change) =>
    wholeOrNull(
      await changeAggregate<User>({ model, id, change: (current) => change(wholeAccount(current)) }),
    ),
});
