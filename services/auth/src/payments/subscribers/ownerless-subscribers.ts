import type { UserModel } from '../../accounts/users/user-model.ts';
import type { SubscriberModel } from './subscriber-model.ts';

interface Models {
  subscribers: SubscriberModel;
  users: UserModel;
}

/**
 * Subscribers whose accounts are gone: a crash came between the account's deletion and theirs, or something was written in
 * the same moment. Each call looks at the next `pageSize` and then begins again, so that it costs the same however many
 * there are.
 */
export const createOwnerlessSubscribers = (
  { subscribers, users }: Models,
  pageSize = 10_000,
): (() => Promise<Record<string, unknown>>) => {
  let after = '';
  return async () => {
    const page = await subscribers
      .find({ _id: { $gt: after }, removedAt: null }, { _id: 1 })
      .sort({ _id: 1 })
      .limit(pageSize)
      .lean();
    after = page.length < pageSize ? '' : (page.at(-1)?._id ?? '');
    const ids = page.map(({ _id }) => _id);
    const present = await users.find({ _id: { $in: ids }, removedAt: null }, { _id: 1 }).lean();
    const owners = new Set(present.map(({ _id }) => _id));
    return { _id: { $in: ids.filter((id) => !owners.has(id)) } };
  };
};
