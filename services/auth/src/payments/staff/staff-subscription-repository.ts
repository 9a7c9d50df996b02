import { z } from 'zod';
import type { PayingState } from '@academy/contracts/http/auth/staff-payments.ts';
import { planSchema } from '@academy/contracts/shared/people.ts';
import { subscriptionStateSchema } from '@academy/contracts/shared/payments.ts';
import type { StaffList } from '@academy/service-kit/staff/staff-list.ts';
import type { Filter } from '@academy/service-kit/mongo/record-query.ts';
import {
  findStaffPage,
  staffFilters,
  staffSort,
  type SortableFields,
} from '@academy/service-kit/staff/staff-query.ts';
import type { Stored } from '@academy/service-kit/outbox/aggregate.ts';
import type { SubscriptionGroup } from './subscription-figures.ts';
import type { Account, User, UserRecord } from '../../accounts/users/user.ts';
import { listedUsers, unlisted } from '../../accounts/staff-users/staff-user-query.ts';
import type { UserModel } from '../../accounts/users/user-model.ts';
import { wholeAccount } from '../../accounts/users/whole-account.ts';

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
  return {
    ...listedUsers(list),
    $or: everHad,
    ...(state !== undefined && { 'subscription.state': state }),
    ...(plan !== undefined && { plan }),
  };
};

const paying: PayingState[] = ['active', 'past_due', 'cancelling'];
const grouped = {
  state: '$subscription.state',
  interval: '$subscription.interval',
  currency: '$subscription.currency',
  amount: '$subscription.amount',
};

export const createStaffSubscriptionRepository = (model: UserModel) => ({
  /**
   * Members who ever paid or were given premium, without their histories; found by the beginnings of names, username
   * or email; those who paid last come first. Throws DomainError 400 naming `sort` or `filter`.
   */
  list: async (list: StaffList): Promise<{ rows: Account[]; total: number }> => {
    const { rows, total } = await findStaffPage(model, list, {
      where: conditions(list),
      sort: staffSort<UserRecord>(list, { sortable, otherwise: { 'subscription.startedAt': -1 } }),
      without: unlisted,
    });
    return { rows: rows.map(wholeAccount), total };
  },

  /** Subscriptions that give premium now, those that are alike counted together. */
  groups: async (): Promise<SubscriptionGroup[]> => {
    const { state, interval, currency, amount } = grouped;
    const groups = await model.aggregate<{ _id: Omit<SubscriptionGroup, 'count'>; count: number }>([
      { $match: { removedAt: null, 'subscription.state': { $in: paying } } },
      { $group: { _id: { state, interval, currency, amount }, count: { $sum: 1 } } },
    ]);
    return groups.map(({ _id, count }) => ({ ..._id, count }));
  },
});

export type StaffSubscriptionRepository = ReturnType<typeof createStaffSubscriptionRepository>;
