import { rolesWith, type Permission } from '@academy/contracts/shared/permissions.ts';
import { withoutOutbox } from '@academy/service-kit/outbox/outbox-schema.ts';
import type { PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';
import {
  changeAggregate,
  createAggregate,
  type AggregateChange,
} from '@academy/service-kit/outbox/with-event.ts';
import { inBatches } from '../in-batches.ts';
import { contactChanges } from '../addresses/contact-events.ts';
import { foldEmail, type Account, type SigningIn, type User, type UserRecord } from './user.ts';
import type { UserModel } from './user-model.ts';
import { wholeAccount } from './whole-account.ts';

const present = { removedAt: null };
const withoutTerms = { ...withoutOutbox, terms: 0 } as const;
const withoutSecrets = { ...withoutTerms, passwordHash: 0 } as const;
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
    wholeOrNull(await model.findOne({ _id: id, ...present }, withoutSecrets).lean()),

  findByEmail: async (email: string): Promise<SigningIn | null> =>
    wholeOrNull(await model.findOne({ emailFolded: foldEmail(email), ...present }, withoutTerms).lean()),

  administrators: (): Promise<Pick<UserRecord, '_id' | 'version'>[]> =>
    model.find({ role: 'administrator', ...present }, { version: 1 }).lean(),

  /** The ids of those whose role has the permission. */
  idsWith: async (permission: Permission): Promise<string[]> => {
    const rows = await model.find({ role: { $in: rolesWith(permission) }, ...present }, { _id: 1 }).lean();
    return rows.map(({ _id }) => _id);
  },

  /** Accounts whose switch for premium waits since before then, longest first. */
  switchesBefore: async (moment: Date, limit: number): Promise<Account[]> => {
    const waiting = await model
      .find({ 'premiumSwitch.at': { $ne: null, $lt: moment }, ...present }, withoutSecrets)
      .sort({ 'premiumSwitch.at': 1 })
      .limit(limit)
      .lean();
    return waiting.map(wholeAccount);
  },

  /** The switch of this number is made; a later one goes on waiting. */
  switchMade: async (id: string, number: number): Promise<void> => {
    await model.updateOne({ _id: id, 'premiumSwitch.number': number }, { $unset: { premiumSwitch: 1 } });
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

  /** Which of these folded addresses have an account. */
  takenEmails: (emails: readonly string[]): Promise<string[]> =>
    inBatches(emails, async (some) => {
      const found = await model.find({ emailFolded: { $in: some } }, { emailFolded: 1 }).lean();
      return found.map(({ emailFolded }) => emailFolded);
    }),

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
