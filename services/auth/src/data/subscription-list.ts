import { z } from 'zod';
import { planSchema } from '@academy/contracts/shared/people.ts';
import { subscriptionStateSchema } from '@academy/contracts/shared/payments.ts';
import type { StaffList } from '@academy/service-kit/http/staff-list.ts';
import type { Filter } from '@academy/service-kit/mongo/record-query.ts';
import { staffFilters, staffSort, type SortableFields } from '@academy/service-kit/mongo/staff-query.ts';
import type { Stored } from '@academy/service-kit/outbox/aggregate.ts';
import { withoutOutbox } from '@academy/service-kit/outbox/outbox-schema.ts';
import { escapeRegex } from '@academy/service-kit/text/escape-regex.ts';
import { fold } from '@academy/service-kit/text/fold.ts';
import { noSubscription } from '../domain/subscription.ts';
import { unpaid, type Account, type User, type UserRecord } from '../domain/user.ts';
import type { UserModel } from './user-model.ts';
import type { UserPage } from './user-repository.ts';

const sortable: SortableFields<UserRecord> = new Map([
  ['id', '_id'],
  ['email', 'emailFolded'],
  ['name', 'firstName'],
  ['plan', 'plan'],
  ['state', 'subscription.state'],
  ['provider', 'subscription.provider'],
  ['interval', 'subscription.interval'],
  ['amount', 'subscription.amount'],
  ['startedAt', 'subscription.startedAt'],
  ['nextChargeAt', 'subscription.periodEnd'],
  ['endsAt', 'subscription.periodEnd'],
]);

const filterSchema = z.strictObject({
  state: subscriptionStateSchema.optional(),
  plan: planSchema.optional(),
});

/** Paid at some time, about to, or was given premium. */
const everHad: Filter<Stored<User>>[] = [
  { 'subscription.startedAt': { $ne: null } },
  { 'subscription.state': 'pending' },
  { gift: { $ne: null } },
  { 'subscription.history': { $elemMatch: { what: 'gift_given' } } },
];

const conditions = (list: StaffList): Filter<Stored<User>> => {
  const { state, plan } = staffFilters(list, filterSchema);
  const words = fold(list.q ?? '')
    .split(/\s+/)
    .filter(Boolean);
  return {
    removedAt: null,
    $or: everHad,
    ...(words.length > 0 && { $and: words.map((word) => ({ terms: { $regex: `^${escapeRegex(word)}` } })) }),
    ...(list.ids && { _id: { $in: list.ids } }),
    ...(state !== undefined && { 'subscription.state': state }),
    ...(plan !== undefined && { plan }),
  };
};

/** With the fields that an account of an earlier release lacks, and those that are not read. */
const whole = <Read extends Account>(user: Read): Read => ({
  ...unpaid(),
  ...user,
  subscription: { ...noSubscription(), ...user.subscription },
});

export interface SubscriptionList {
  /**
   * Members who ever paid or were given premium, without their histories; found by the beginnings of names, username
   * or email; those who paid last come first. Throws DomainError 400 naming `sort` or `filter`.
   */
  page(list: StaffList): Promise<UserPage>;
}

export const createSubscriptionList = (model: UserModel): SubscriptionList => ({
  page: async (list) => {
    const where = conditions(list);
    const { from, to } = list.range;
    const [rows, total] = await Promise.all([
      model
        .find(where, { ...withoutOutbox, passwordHash: 0, 'subscription.history': 0 })
        .sort(staffSort<UserRecord>(list, { sortable, otherwise: { 'subscription.startedAt': -1 } }))
        .skip(from)
        .limit(to - from + 1)
        .lean(),
      model.countDocuments(where),
    ]);
    return { rows: rows.map(whole), total };
  },
});
