import { may } from '@academy/contracts/shared/permissions.ts';
import type { Role } from '@academy/contracts/shared/people.ts';
import type { AuthDeps } from '../../../deps.ts';
import { accountNamedBy, isProvedBy } from '../../mails/mail-token.ts';
import { linkNotValid } from '../../mails/mail-link-texts.ts';
import type { Account } from '../../users/user.ts';
import { addressHasAccount, addressUnconfirmed } from '../invitation-texts.ts';
import { ended, isOpen, type Invitation, type InvitationRecord } from '../invitation.ts';

export type FindDeps = Pick<AuthDeps, 'users' | 'invitations' | 'now'>;

/** The invitation has come to this account: that of who accepted it, or one that the address got by other means. */
export const endByAccount = async (
  { invitations, now }: Pick<FindDeps, 'invitations' | 'now'>,
  invitationId: string,
  userId: string,
): Promise<void> => {
  await invitations.change(invitationId, ({ state }) => {
    if (state === 'accepted' || state === 'registered') return null;
    const how = userId === invitationId ? 'accepted' : 'registered';
    return { state: ended(how, { now: now(), userId }), events: [] };
  });
};

/**
 * Refuses an invitation whose address has an account. It is spent only where that account has shown that the mailbox is its own:
 * anybody can register somebody else's address. Throws DomainError 409 that names `email`.
 */
export const refuseForAccount = async (
  deps: Pick<FindDeps, 'invitations' | 'now'>,
  invitationId: string,
  { _id, emailConfirmed }: Pick<Account, '_id' | 'emailConfirmed'>,
): Promise<never> => {
  if (!emailConfirmed) throw addressUnconfirmed();
  await endByAccount(deps, invitationId, _id);
  throw addressHasAccount();
};

/** The open invitation that a link is for. Throws DomainError 400 naming `token`, 409 as `refuseForAccount`. */
export const findInvitation = async (deps: FindDeps, token: string): Promise<InvitationRecord> => {
  const found = await deps.invitations.find(accountNamedBy(token));
  const now = deps.now();
  if (!found || !isOpen(found, now) || !isProvedBy(found.proof, token, now)) throw linkNotValid();
  const account = await deps.users.findByEmail(found.email);
  return account ? refuseForAccount(deps, found._id, account) : found;
};

/** The role of the account: a learner's where whoever invited could not give another one any more. */
export const roleGiven = async (
  { users }: Pick<FindDeps, 'users'>,
  { role, invitedBy }: Pick<Invitation, 'role' | 'invitedBy'>,
): Promise<Role> => {
  if (role === 'learner' || invitedBy === null) return 'learner';
  const inviter = await users.account(invitedBy);
  return inviter && may(inviter.role, 'people.write') ? role : 'learner';
};
