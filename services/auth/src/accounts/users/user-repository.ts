import { withoutOutbox } from '@academy/service-kit/outbox/outbox-schema.ts';
import type { PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';
import {
  changeAggregate,
  createAggregate,
  type AggregateChange,
} from '@academy/service-kit/outbox/with-event.ts';
import { contactChanges } from '../addresses/contact-events.ts';
import { foldEmail, type Account, type SigningIn, type User, type UserRecord } from './user.ts';
import type { UserModel } from './user-model.ts';
import { wholeAccount } from './whole-account.ts';

interface CustomerPage {
  afterId: string;
  limit: number;
  endedSince: Date;
}

const present = { removedAt: null };
/** Long, and of use to nobody but staff and what writes it. */
const withoutHistory = { ...withoutOutbox, terms: 0, 'subscription.history': 0 } as const;
const wholeOrNull = <Read extends Account>(user: Read | null): Read | null => user && wholeAccount(user);

/** Every write of an account goes through here, so none can leave the mailer with an address of before. */
const withContact = (
  mailKey: Buffer,
  current: UserRecord,
  change: AggregateChange<User> | null,
): AggregateChange<User> | null =>
  change && {
    ...change,
    // A removed field is none of a contact's.
    events: [...change.events, ...contactChanges(mailKey, current, { ...current, ...change.state } as User)],
  };

export const createUserRepository = (model: UserModel, mailKey: Buffer) => ({
  find: async (id: string): Promise<UserRecord | null> =>
    wholeOrNull(await model.findOne({ _id: id, ...present }, withoutOutbox).lean()),

  account: async (id: string): Promise<Account | null> =>
    wholeOrNull(await model.findOne({ _id: id, ...present }, { ...withoutHistory, passwordHash: 0 }).lean()),

  findByEmail: async (email: string): Promise<SigningIn | null> =>
    wholeOrNull(await model.findOne({ emailFolded: foldEmail(email), ...present }, withoutHistory).lean()),

  administrators: (): Promise<Pick<UserRecord, '_id' | 'version'>[]> =>
    model.find({ role: 'administrator', ...present }, { version: 1 }).lean(),

  /** Who pays as this customer; null where nobody does, or not any more. */
  findByCustomer: async (customerId: string): Promise<UserRecord | null> =>
    wholeOrNull(
      await model.findOne({ 'subscription.customerId': customerId, ...present }, withoutOutbox).lean(),
    ),

  /** Whose subscription is to be synced by now, longest due first. */
  dueForSync: async (now: Date, limit: number): Promise<string[]> => {
    const due = await model
      .find({ 'subscription.lookAt': { $ne: null, $lte: now }, ...present }, { _id: 1 })
      .sort({ 'subscription.lookAt': 1 })
      .limit(limit)
      .lean();
    return due.map(({ _id }) => _id);
  },

  /** A page, by id, of those who are a provider's customers and whose subscription did not end before `endedSince`. */
  customers: async ({ afterId, limit, endedSince }: CustomerPage): Promise<UserRecord[]> => {
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

  /** Has those synced whose subscription runs at another provider than this; gives how many. */
  syncOthersThan: async (provider: User['subscription']['provider'], now: Date): Promise<number> => {
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

  /** Which of these names somebody has already. */
  taken: async ({
    emailFolded,
    usernameFolded,
  }: Pick<User, 'emailFolded' | 'usernameFolded'>): Promise<{ email: boolean; username: boolean }> => {
    const found = await model
      .find({ $or: [{ emailFolded }, { usernameFolded }] }, { emailFolded: 1, usernameFolded: 1 })
      .lean();
    return {
      email: found.some((user) => user.emailFolded === emailFolded),
      username: found.some((user) => user.usernameFolded === usernameFolded),
    };
  },

  /** The mailer is told too. Throws DuplicateKeyError when the email or the username is taken. */
  create: (user: User, events: readonly PendingEvent[]): Promise<UserRecord> =>
    createAggregate<User>({
      model,
      state: user,
      events: [...events, ...contactChanges(mailKey, null, user)],
    }),

  /** As `changeAggregate`: null for nobody, and `change` may run again. A new contact goes to the mailer. */
  change: async (
    id: string,
    change: (current: UserRecord) => AggregateChange<User> | null | Promise<AggregateChange<User> | null>,
  ): Promise<UserRecord | null> =>
    wholeOrNull(
      await changeAggregate<User>({
        model,
        id,
        change: async (stored) => {
          const current = wholeAccount(stored);
          return withContact(mailKey, current, await change(current));
        },
      }),
    ),
});

export type UserRepository = ReturnType<typeof createUserRepository>;
