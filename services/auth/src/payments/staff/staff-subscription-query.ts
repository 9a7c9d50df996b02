import { planSchema } from '@academy/contracts/shared/people.ts';
import { subscriptionStateSchema } from '@academy/contracts/shared/payments.ts';
import type { StaffList } from '@academy/service-kit/staff/staff-list.ts';
import type { Filter, SortOrder } from '@academy/service-kit/mongo/record-query.ts';
import { staffFilters, staffSort, type SortableFields } from '@academy/service-kit/staff/staff-query.ts';
import type { Stored } from '@academy/service-kit/outbox/aggregate.ts';
import { z } from 'zod';
import type { UserRecord } from '../../accounts/users/user.ts';
import type { Subscriber, SubscriberRecord } from '../subscribers/subscriber.ts';

/** What the account keeps. */
const sortableOfAccounts: SortableFields<UserRecord> = new Map([
  ['email', 'emailFolded'],
  ['name', 'firstName'],
]);

const sortable: SortableFields<SubscriberRecord> = new Map([
  ['id', '_id'],
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
const everHad: Filter<Stored<Subscriber>>[] = [
  { 'subscription.startedAt': { $ne: null } },
  { 'subscription.state': 'pending' },
  { gift: { $ne: null } },
  { 'subscription.history': { $elemMatch: { what: 'gift_given' } } },
];

/** The subscribers that a staff list is about. Throws DomainError 400 naming `filter`. */
export const listedSubscribers = (list: StaffList): Filter<Stored<Subscriber>> => {
  const { state, plan } = staffFilters(list, filterSchema);
  return {
    removedAt: null,
    ...(list.ids && { _id: { $in: list.ids } }),
    $or: everHad,
    ...(state !== undefined && { 'subscription.state': state }),
    ...(plan !== undefined && { plan }),
  };
};

/** Whether staff ask for an order by what the account keeps. */
export const isByAccount = ({ sort }: StaffList): boolean =>
  sort !== null && sortableOfAccounts.has(sort.field);

export const orderOfAccounts = (list: StaffList): SortOrder<UserRecord> =>
  staffSort<UserRecord>(list, { sortable: sortableOfAccounts, otherwise: {} });

/** Who paid last comes first where staff ask for no order. Throws DomainError 400 naming `sort`. */
export const orderOfSubscribers = (list: StaffList): SortOrder<SubscriberRecord> =>
  staffSort<SubscriberRecord>(list, { sortable, otherwise: { 'subscription.startedAt': -1 } });
