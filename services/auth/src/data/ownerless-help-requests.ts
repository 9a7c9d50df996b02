import type { HelpRequestModel } from './request-models.ts';
import type { UserModel } from './user-model.ts';

/**
 * Questions whose askers' accounts are gone: a crash came between the account's deletion and theirs, or one was sent
 * in the same moment. What still waits to be told stays until it is.
 */
export const ownerlessHelpRequests = async (models: {
  helpRequests: HelpRequestModel;
  users: UserModel;
}): Promise<Record<string, unknown>> => {
  const askers = await models.helpRequests.distinct('userId');
  const present = await models.users
    .find({ _id: { $in: askers }, removedAt: null }, { _id: 1 })
    .lean<{ _id: string }[]>();
  const ids = new Set(present.map(({ _id }) => _id));
  return { userId: { $in: askers.filter((id) => !ids.has(id)) }, outboxPending: null };
};
