import type { PayingState } from '@academy/contracts/http/auth/staff-payments.ts';
import type { StaffList } from '@academy/service-kit/staff/staff-list.ts';
import { withoutOutbox } from '@academy/service-kit/outbox/outbox-schema.ts';
import { findStaffPage } from '@academy/service-kit/staff/staff-query.ts';
import { listedUsers, unlisted } from '../../accounts/staff-users/staff-user-query.ts';
import type { UserModel } from '../../accounts/users/user-model.ts';
import { wholeAccount } from '../../accounts/users/whole-account.ts';
import { wholeSubscriber, type SubscriberRecord } from '../subscribers/subscriber.ts';
import type { SubscriberModel } from '../subscribers/subscriber-model.ts';
import { withoutHistory } from '../subscribers/subscriber-repository.ts';
import type { NamedSubscriber } from '../subscription/payment-views.ts';
import {
  isByAccount,
  listedSubscribers,
  orderOfAccounts,
  orderOfSubscribers,
} from './staff-subscription-query.ts';
import type { SubscriptionGroup } from './subscription-figures.ts';

const paying: PayingState[] = ['active', 'past_due', 'cancelling'];
const grouped = {
  state: '$subscription.state',
  interval: '$subscription.interval',
  currency: '$subscription.currency',
  amount: '$subscription.amount',
};

interface Models {
  subscribers: SubscriberModel;
  users: UserModel;
}

interface Page {
  rows: NamedSubscriber[];
  total: number;
}

export const createStaffSubscriptionRepository = ({ subscribers, users }: Models) => {
  const namedRows = async (rows: readonly SubscriberRecord[]): Promise<NamedSubscriber[]> => {
    const ids = rows.map(({ _id }) => _id);
    const found = await users
      .find({ _id: { $in: ids }, removedAt: null }, { ...withoutOutbox, ...unlisted })
      .lean();
    const byId = new Map(found.map((account) => [account._id, wholeAccount(account)]));
    return rows.flatMap((row) => {
      const account = byId.get(row._id);
      return account ? [{ account, subscriber: wholeSubscriber(row) }] : [];
    });
  };

  /** All that a list is about, in its order: of the ids of both collections, those that are in the other too. */
  const idsInOrder = async (list: StaffList): Promise<string[]> => {
    const byAccount = isByAccount(list);
    const [kept, named] = await Promise.all([
      subscribers
        .find(listedSubscribers(list), { _id: 1 })
        .sort(byAccount ? {} : orderOfSubscribers(list))
        .lean(),
      users
        .find(listedUsers(list), { _id: 1 })
        .sort(byAccount ? orderOfAccounts(list) : {})
        .lean(),
    ]);
    const [inOrder, others] = byAccount ? [named, kept] : [kept, named];
    const ids = new Set(others.map(({ _id }) => _id));
    return inOrder.map(({ _id }) => _id).filter((id) => ids.has(id));
  };

  const joinedPage = async (list: StaffList): Promise<Page> => {
    const ids = await idsInOrder(list);
    const page = ids.slice(list.range.from, list.range.to + 1);
    const found = await subscribers.find({ _id: { $in: page } }, withoutHistory).lean();
    const byId = new Map(found.map((subscriber) => [subscriber._id, subscriber]));
    return {
      rows: await namedRows(page.flatMap((id) => byId.get(id) ?? [])),
      total: ids.length,
    };
  };

  const plainPage = async (list: StaffList): Promise<Page> => {
    const { rows, total } = await findStaffPage(subscribers, list, {
      where: listedSubscribers(list),
      sort: orderOfSubscribers(list),
      without: withoutHistory,
    });
    return { rows: await namedRows(rows), total };
  };

  return {
    /**
     * Members who ever paid or were given premium, without their histories; found by the beginnings of names, username
     * or email; those who paid last come first. A page by what payments keep is read alone; a search and an order by name
     * read the ids of all. Throws DomainError 400 naming `sort` or `filter`.
     */
    list: (list: StaffList): Promise<Page> =>
      list.q !== null || isByAccount(list) ? joinedPage(list) : plainPage(list),

    /** Subscriptions that give premium now, those that are alike counted together. */
    groups: async (): Promise<SubscriptionGroup[]> => {
      const { state, interval, currency, amount } = grouped;
      const groups = await subscribers.aggregate<{ _id: Omit<SubscriptionGroup, 'count'>; count: number }>([
        { $match: { removedAt: null, 'subscription.state': { $in: paying } } },
        { $group: { _id: { state, interval, currency, amount }, count: { $sum: 1 } } },
      ]);
      return groups.map(({ _id, count }) => ({ ..._id, count }));
    },
  };
};

export type StaffSubscriptionRepository = ReturnType<typeof createStaffSubscriptionRepository>;
