import { withoutOutbox } from '@academy/service-kit/outbox/outbox-schema.ts';
import type { PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';
import {
  changeAggregate,
  createAggregate,
  type AggregateChange,
} from '@academy/service-kit/outbox/with-event.ts';
import { escapeRegex } from '@academy/service-kit/text/escape-regex.ts';
import { foldEmail, type User, type UserRecord } from '../domain/user.ts';
import type { UserModel } from './user-model.ts';

export interface UserPage {
  rows: UserRecord[];
  total: number;
}

export interface UserQuery {
  ids: readonly string[] | null;
  /** Each must begin one of the user's terms. */
  words: readonly string[];
  role?: User['role'] | { not: User['role'] };
  plan?: User['plan'];
  sort: { field: keyof User; direction: 1 | -1 };
  from: number;
  count: number;
}

export interface UserRepository {
  find(id: string): Promise<UserRecord | null>;
  findByEmail(email: string): Promise<UserRecord | null>;
  list(query: UserQuery): Promise<UserPage>;
  administrators(): Promise<Pick<UserRecord, '_id' | 'version'>[]>;
  /** Throws DuplicateKeyError when the email or the username is taken. */
  create(user: User, events: readonly PendingEvent[]): Promise<UserRecord>;
  /** As `changeAggregate`: null for nobody, and `change` may run again. */
  change(
    id: string,
    change: (current: UserRecord) => AggregateChange<User> | null | Promise<AggregateChange<User> | null>,
  ): Promise<UserRecord | null>;
}

const present = { removedAt: null };

const conditions = ({ ids, words, role, plan }: UserQuery): Record<string, unknown> => ({
  ...present,
  ...(ids && { _id: { $in: ids } }),
  ...(words.length > 0 && { $and: words.map((word) => ({ terms: { $regex: `^${escapeRegex(word)}` } })) }),
  ...(role !== undefined && { role: typeof role === 'string' ? role : { $ne: role.not } }),
  ...(plan !== undefined && { plan }),
});

export const createUserRepository = (model: UserModel): UserRepository => ({
  find: (id) => model.findOne({ _id: id, ...present }, withoutOutbox).lean<UserRecord>(),
  findByEmail: (email) =>
    model.findOne({ emailFolded: foldEmail(email), ...present }, withoutOutbox).lean<UserRecord>(),
  list: async (query) => {
    const filter = conditions(query);
    const { field, direction } = query.sort;
    const [rows, total] = await Promise.all([
      model
        .find(filter, { ...withoutOutbox, passwordHash: 0 })
        .sort({ [field]: direction, _id: direction })
        .skip(query.from)
        .limit(query.count)
        .lean<UserRecord[]>(),
      model.countDocuments(filter),
    ]);
    return { rows, total };
  },
  administrators: () =>
    model
      .find({ role: 'administrator', ...present }, { version: 1 })
      .lean<{ _id: string; version: number }[]>(),
  create: (user, events) => createAggregate<User>({ model, state: user, events }),
  change: (id, change) => changeAggregate<User>({ model, id, change }),
});
