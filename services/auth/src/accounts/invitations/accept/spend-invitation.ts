import type { AuthDeps } from '../../../deps.ts';
import { endByAccount } from './find-invitation.ts';

/** An address that was invited has got an account by other means. What a crash leaves is found when the link is opened. */
export const spendInvitation = async (
  deps: Pick<AuthDeps, 'invitations' | 'now'>,
  { _id, email }: { _id: string; email: string },
): Promise<void> => {
  const open = await deps.invitations.openFor(email);
  if (open) await endByAccount(deps, open._id, _id);
};
