import type { AuthDeps } from '../../../deps.ts';
import type { User } from '../../users/user.ts';
import { endByAccount } from './find-invitation.ts';

/**
 * The address of an account is confirmed, by other means than its invitation, which is spent by that. What a crash leaves is
 * found when the link is opened.
 */
export const spendInvitation = async (
  deps: Pick<AuthDeps, 'invitations' | 'now'>,
  { _id, email }: Pick<User, '_id' | 'email'>,
): Promise<void> => {
  const open = await deps.invitations.openFor(email);
  if (open) await endByAccount(deps, open._id, _id);
};
