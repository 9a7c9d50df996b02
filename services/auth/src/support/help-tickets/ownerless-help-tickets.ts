import type { HelpTicketModel } from '../inquiries/support-models.ts';
import type { UserModel } from '../../accounts/users/user-model.ts';

interface Models {
  helpTickets: HelpTicketModel;
  users: UserModel;
}

/**
 * Questions whose askers' accounts are gone: a crash came between the account's deletion and theirs, or one was sent
 * in the same moment. Each call looks at the next `pageSize` questions and then begins again, so that it costs the
 * same however many there are. What still waits to be published stays until it is.
 */
export const createOwnerlessHelpTickets = (
  { helpTickets, users }: Models,
  pageSize = 2_000,
): (() => Promise<Record<string, unknown>>) => {
  let after = '';
  return async () => {
    const page = await helpTickets
      .find({ userId: { $gt: after } }, { _id: 0, userId: 1 })
      .sort({ userId: 1 })
      .limit(pageSize)
      .lean();
    // The rest of the last asker's questions need not be read: they go or stay with those that were.
    after = page.length < pageSize ? '' : (page.at(-1)?.userId ?? '');
    const askers = [...new Set(page.map(({ userId }) => userId))];
    const present = await users.find({ _id: { $in: askers }, removedAt: null }, { _id: 1 }).lean();
    const ids = new Set(present.map(({ _id }) => _id));
    return { userId: { $in: askers.filter((id) => !ids.has(id)) }, outboxPending: null };
  };
};
