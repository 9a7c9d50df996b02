import type { RecordModel } from '@academy/service-kit/mongo/define-model.ts';
import { openModel } from '@academy/service-kit/mongo/open-model.ts';
import type { UserModel } from './accounts/users/user-model.ts';

interface Owned {
  _id: string;
  userId: string;
}

/**
 * Records of people whose accounts are gone: a crash came between the account's deletion and theirs, or one was written
 * in the same moment. Each call looks at the next `pageSize` records and then begins again, so that it costs the
 * same however many there are. What still waits to be published stays until it is.
 */
export const createOwnerless = <R extends { userId: string }>(
  { model, users }: { model: RecordModel<R>; users: UserModel },
  pageSize = 2_000,
): (() => Promise<Record<string, unknown>>) => {
  const owned = openModel<Owned>(model);
  let after = '';
  return async () => {
    const page = await owned
      .find({ userId: { $gt: after } }, { _id: 0, userId: 1 })
      .sort({ userId: 1 })
      .limit(pageSize)
      .lean();
    // The rest of the last owner's records need not be read: they go or stay with those that were.
    after = page.length < pageSize ? '' : (page.at(-1)?.userId ?? '');
    const owners = [...new Set(page.map(({ userId }) => userId))];
    const present = await users.find({ _id: { $in: owners }, removedAt: null }, { _id: 1 }).lean();
    const ids = new Set(present.map(({ _id }) => _id));
    return { userId: { $in: owners.filter((id) => !ids.has(id)) }, outboxPending: null };
  };
};
